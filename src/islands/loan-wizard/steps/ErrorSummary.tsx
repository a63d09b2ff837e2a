import type { MouseEvent } from 'react';
import type { LoanField } from '../../../domain/loan/request.ts';
import { orderFields } from '../../../i18n/order-fields.ts';
import { $wizard, fieldsWithErrors } from '../../../stores/wizard.ts';
import { linkStyle, noticeStyles } from '../../../ui/styles.ts';
import { errorText } from '../../shared/error-text.ts';
import { Icon } from '../../shared/Icon.tsx';
import { useStore } from '../../shared/use-store.ts';
import { fieldId } from '../element-ids.ts';
import { useWizardContext } from '../wizard-context.ts';

/**
 * The errors of a step as links to its fields. While other fields are wrong, the line of a
 * corrected field stays and only names the field, so that nothing moves. When all are corrected,
 * one line is left. The summary is no live region, for the same reasons as FieldError.
 */
export function ErrorSummary() {
  const { language, texts } = useWizardContext();
  const { errors, uncorrectedFields } = useStore($wizard);
  const invalidFields = fieldsWithErrors(errors);
  if (invalidFields.length < 2) return null;
  const focusField = (event: MouseEvent, field: LoanField) => {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };
  const hasUncorrected = uncorrectedFields.length > 0;
  return (
    <div className={`mb-5 ${hasUncorrected ? noticeStyles.failure : noticeStyles.success}`}>
      <p className="flex gap-2 font-semibold">
        {hasUncorrected && <Icon name="alert" className="h-lh w-[1.125rem] text-danger" />}
        {hasUncorrected ? texts.summary : texts.completed}
      </p>
      <ul className={hasUncorrected ? 'mt-1 text-small sm:columns-2' : 'visually-hidden'}>
        {orderFields(invalidFields, language).map((field) => {
          const isCorrected = !uncorrectedFields.includes(field);
          return (
            <li key={field} className="py-1">
              <a
                href={`#${fieldId(field)}`}
                tabIndex={hasUncorrected ? undefined : -1}
                className={isCorrected ? 'relative text-muted' : linkStyle}
                onClick={(event) => focusField(event, field)}
              >
                {isCorrected && (
                  <span className="absolute flex gap-2">
                    <Icon name="done" className="h-lh w-[1.125rem] text-brand" />
                    {texts.fields[field]}
                  </span>
                )}
                <span className={isCorrected ? 'invisible' : ''}>
                  {errorText(errors[field], texts.errors[field], texts.emailErrors)}
                </span>
              </a>
              {isCorrected && <span className="visually-hidden">{texts.completed}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
