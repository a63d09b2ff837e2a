import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { LoanField } from '../../../domain/loan/request.ts';
import { orderNames } from '../../../i18n/name-order.ts';
import { $wizard, fieldsOf } from '../../../stores/wizard.ts';
import type { WizardLocale } from '../../../stores/wizard-locale.ts';
import { linkStyle, noticeStyles } from '../../../ui/styles.ts';
import { fieldErrorText } from '../../shared/field-error-text.ts';
import { Icon } from '../../shared/Icon.tsx';

/** Lines of corrected fields stay, so that nothing moves. Not a live region, for the same reasons as FieldError. */
export function ErrorSummary({ language, texts }: WizardLocale) {
  const { errors, uncorrectedFields } = useStore($wizard);
  const invalidFields = fieldsOf(errors);
  if (invalidFields.length < 2) return null;
  const focusField = (event: MouseEvent, field: LoanField) => {
    event.preventDefault();
    document.getElementById(`wizard-${field}`)?.focus();
  };
  const hasUncorrected = uncorrectedFields.length > 0;
  return (
    <div className={`mb-5 ${hasUncorrected ? noticeStyles.failure : noticeStyles.success}`}>
      <p className="font-semibold">{hasUncorrected ? texts.summary : texts.completed}</p>
      <ul className="mt-1">
        {orderNames(invalidFields, language).map((field) => (
          <li key={field} className="flex gap-2 py-0.5">
            <Icon
              name={uncorrectedFields.includes(field) ? 'alert' : 'done'}
              className={`h-lh w-[1.125rem] ${uncorrectedFields.includes(field) ? 'text-danger' : 'text-brand'}`}
            />
            <a
              href={`#wizard-${field}`}
              className={uncorrectedFields.includes(field) ? linkStyle : 'text-muted'}
              onClick={(event) => focusField(event, field)}
            >
              {fieldErrorText(errors[field] ?? 'invalid', texts.errors[field], texts.emailErrors)}
            </a>
            {!uncorrectedFields.includes(field) && (
              <span className="visually-hidden">{texts.completed}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
