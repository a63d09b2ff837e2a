import { isNumberField } from '../../../domain/loan/request.ts';
import {
  lastStep,
  type StepNumber,
  stepFields,
  warnableFields,
} from '../../../domain/loan/request-steps.ts';
import type { InitialWizardMessages } from '../../../i18n/messages/initial-wizard-messages.ts';
import { orderFields } from '../../../i18n/order-fields.ts';
import { $draft, type LoanTextField, setFieldValue } from '../../../stores/draft.ts';
import { $wizard, markChanged } from '../../../stores/wizard.ts';
import { errorText } from '../../shared/error-text.ts';
import { TextField } from '../../shared/TextField.tsx';
import { focusNextField } from '../../shared/touch-keyboard.ts';
import { useStore } from '../../shared/use-store.ts';
import { NumberField } from '../../shared-loan/NumberField.tsx';
import { AffordabilityField } from '../affordability/AffordabilityField.tsx';
import { fieldId, fieldIdPrefix } from '../element-ids.ts';
import { useWizardContext } from '../wizard-context.ts';
import css from './Fields.module.css';
import { fieldHint, loanInputAttributes } from './input-attributes.ts';

/** The fields of a step with their messages, in the order of the language. */
export function Fields({ step }: { step: StepNumber }) {
  const { language, texts } = useWizardContext();
  const { invalidFields, errors, warnings } = useStore($wizard);
  const fields = orderFields(stepFields[step], language);
  const textField = (field: LoanTextField) => (
    <DraftField
      key={field}
      field={field}
      hint={fieldHint(field, language, texts.hints)}
      error={
        invalidFields.includes(field)
          ? errorText(errors[field], texts.errors[field], texts.emailErrors)
          : undefined
      }
      warning={warnings.includes(field) ? warningText(field, texts) : undefined}
      enterKey={field !== fields.at(-1) ? 'next' : step < lastStep ? 'go' : 'send'}
    />
  );
  return (
    <div className={css.fields}>
      {fields.map((field) =>
        isNumberField(field) ? (
          <NumberField
            key={field}
            field={field}
            isInForm
            idPrefix={fieldIdPrefix}
            language={language}
            texts={texts}
            isInvalid={invalidFields.includes(field)}
            onChanged={() => markChanged(field)}
          />
        ) : field === 'monthlyIncome' ? (
          <AffordabilityField key={field}>{textField(field)}</AffordabilityField>
        ) : (
          textField(field)
        ),
      )}
    </div>
  );
}

interface DraftFieldProps {
  field: LoanTextField;
  hint: string | undefined;
  error: string | undefined;
  warning: string | undefined;
  /** Label of the Enter key on a phone's keyboard. */
  enterKey: 'next' | 'go' | 'send';
}

function DraftField({ field, hint, error, warning, enterKey }: DraftFieldProps) {
  const { texts } = useWizardContext();
  const { [field]: value } = useStore($draft);
  return (
    <TextField
      id={fieldId(field)}
      name={field}
      {...loanInputAttributes[field]}
      boxClass={css.field}
      enterKeyHint={enterKey}
      onKeyDown={focusNextField}
      label={texts.fields[field]}
      hint={hint}
      error={error}
      warning={warning}
      // Not `required`: the browser's validation bubble would replace the toast.
      aria-required
      value={value}
      onText={(text) => {
        setFieldValue(field, text);
        markChanged(field);
      }}
    />
  );
}

function warningText(
  field: LoanTextField,
  { warnings }: InitialWizardMessages,
): string | undefined {
  const warnable = warnableFields.find((name) => name === field);
  return warnable && `${warnings[warnable]} ${warnings.goOn}`;
}
