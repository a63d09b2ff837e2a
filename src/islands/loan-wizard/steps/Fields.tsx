import { useStore } from '@nanostores/react';
import { memo, useLayoutEffect } from 'react';
import {
  doubtfulFields,
  type LoanField,
  loanSteps,
  type StepNumber,
} from '../../../domain/loan/request.ts';
import { fill, formatMoney } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { WizardMessages } from '../../../i18n/messages/contract.ts';
import { inNameOrder } from '../../../i18n/name-order.ts';
import {
  $draft,
  isLoanNumber,
  type LoanNumber,
  type LoanText,
  numberLimits,
  setText,
} from '../../../stores/loan.ts';
import { type Faults, lastStep, markMended } from '../../../stores/wizard.ts';
import { faultText } from '../../shared/fault-text.ts';
import { NumberField } from '../../shared/NumberField.tsx';
import { TextField } from '../../shared/TextField.tsx';
import css from './Fields.module.css';
import { inputs } from './text-inputs.ts';

interface FieldsProps {
  step: StepNumber;
  language: Language;
  texts: WizardMessages;
  /** Fields that stopped the visitor and were not touched since. */
  incomplete: readonly LoanField[];
  /** See WizardState. */
  faults: Faults;
  questioned: readonly LoanField[];
}

/** The fields of a step. */
export const Fields = memo(function Fields({
  step,
  language,
  texts,
  incomplete,
  faults,
  questioned,
}: FieldsProps) {
  const fields = inNameOrder<LoanField>(loanSteps[step - 1] ?? [], language);
  return (
    <div className={css.fields}>
      {fields.map((field) =>
        isLoanNumber(field) ? (
          <NumberField
            key={field}
            field={field}
            name={field}
            idPrefix="wizard"
            language={language}
            texts={texts}
            error={incomplete.includes(field) ? numberError(field, language, texts) : undefined}
            onMended={() => markMended(field)}
          />
        ) : (
          <DraftField
            key={field}
            field={field}
            texts={texts}
            error={
              incomplete.includes(field)
                ? faultText(faults[field] ?? 'incomplete', texts.errors[field], texts.addressFaults)
                : undefined
            }
            question={questioned.includes(field) ? questionOf(field, texts) : undefined}
            enterKey={field !== fields.at(-1) ? 'next' : step < lastStep ? 'go' : 'send'}
          />
        ),
      )}
    </div>
  );
});

interface DraftFieldProps {
  field: LoanText;
  texts: WizardMessages;
  error: string | undefined;
  question: string | undefined;
  /** What the Enter key of a telephone's keyboard says. */
  enterKey: 'next' | 'go' | 'send';
}

function DraftField({ field, texts, error, question, enterKey }: DraftFieldProps) {
  const { [field]: value } = useStore($draft, { ssr: 'initial' });
  const { hint, width, ...input } = inputs[field];
  const id = `wizard-${field}`;
  // What was typed before this island woke is in the page and not in React.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value !== input.defaultValue)
      setText(field, input.value);
  }, [field, id]);

  return (
    <TextField
      id={id}
      name={field}
      {...input}
      enterKeyHint={enterKey}
      data-width={width}
      label={texts.fields[field]}
      hint={hint && texts.hints[hint]}
      error={error}
      question={question}
      // Not `required`: the browser's own bubble would come in place of the toast.
      aria-required
      value={value}
      onChange={({ target }) => {
        setText(field, target.value);
        markMended(field);
      }}
    />
  );
}

function questionOf(field: LoanText, { questions }: WizardMessages): string | undefined {
  const doubtful = doubtfulFields.find((name) => name === field);
  return doubtful && `${questions[doubtful]} ${questions.goOn}`;
}

function numberError(field: LoanNumber, language: Language, texts: WizardMessages): string {
  const { min, max } = numberLimits[field];
  const say = (value: number) => (field === 'amount' ? formatMoney(value, language, 0) : value);
  return fill(texts.errors[field], { min: say(min), max: say(max) });
}
