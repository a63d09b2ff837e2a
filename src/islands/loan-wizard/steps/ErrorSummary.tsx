import type { MouseEvent } from 'react';
import type { LoanField } from '../../../domain/loan/request.ts';
import { orderFields } from '../../../i18n/order-fields.ts';
import { $wizard, fieldsWithErrors } from '../../../stores/wizard.ts';
import { linkStyle, noticeStyles } from '../../../ui/styles.ts';
import { Icon } from '../../shared/Icon.tsx';
import { useStore } from '../../shared/use-store.ts';
import { fieldId } from '../element-ids.ts';
import { useWizardContext } from '../wizard-context.ts';

/**
 * Links to the fields of a step that are wrong. Each error stands at its field; here screen readers
 * hear it after the field's name. While other fields are wrong, the name of a changed field stays
 * and gets a mark, so that nothing moves. When all are changed, one line is left. The summary is
 * no live region, for the same reasons as FieldError.
 */
export function ErrorSummary() {
  const { language, texts } = useWizardContext();
  const { errors, invalidFields } = useStore($wizard);
  const listedFields = fieldsWithErrors(errors);
  if (listedFields.length < 2) return null;
  const focusField = (event: MouseEvent, field: LoanField) => {
    event.preventDefault();
    document.getElementById(fieldId(field))?.focus();
  };
  const hasInvalid = invalidFields.length > 0;
  return (
    <div className={`mb-5 ${hasInvalid ? noticeStyles.failure : noticeStyles.success}`}>
      <p className="flex gap-2 font-semibold">
        {hasInvalid && <Icon name="alert" className="h-lh w-[1.125rem] text-danger" />}
        {hasInvalid ? texts.summary : texts.completed}
      </p>
      <ul
        className={
          hasInvalid
            ? 'grid grid-cols-[auto_auto] justify-start gap-x-8 text-small sm:flex sm:flex-wrap'
            : 'visually-hidden'
        }
      >
        {orderFields(listedFields, language).map((field) => {
          const isChanged = !invalidFields.includes(field);
          return (
            <li key={field} className="relative">
              <a
                href={`#${fieldId(field)}`}
                tabIndex={hasInvalid ? undefined : -1}
                className={`block py-1 ${isChanged ? 'text-muted' : linkStyle}`}
                aria-describedby={isChanged ? undefined : `${fieldId(field)}-error`}
                onClick={(event) => focusField(event, field)}
              >
                {texts.fields[field]}
              </a>
              {isChanged && (
                <>
                  <Icon
                    name="done"
                    className="absolute start-full top-1 ms-1 h-lh w-4 text-brand"
                  />
                  <span className="visually-hidden">{texts.completed}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
