import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { WizardMessages } from '../../i18n/contract.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LoanField } from '../../loan/request.ts';
import {
  $draft,
  type LoanNumber,
  type LoanText,
  numberLimits,
  restoreDraft,
  setText,
} from '../../stores/loan.ts';
import { markMended } from '../../stores/wizard.ts';
import { CreditNotice } from '../shared/CreditNotice.tsx';
import { Estimate } from '../shared/Estimate.tsx';
import { NumberField } from '../shared/NumberField.tsx';
import { TextField } from '../shared/TextField.tsx';

interface StepProps {
  language: Language;
  texts: WizardMessages;
  /** Fields that stopped the visitor. */
  incomplete: readonly LoanField[];
}

/** Step 1: amount, term, and what they come to. */
export function LoanStep({ warning, ...step }: StepProps & { warning: string }) {
  const { language, texts, incomplete } = step;
  const field = (name: LoanNumber) => ({
    field: name,
    name,
    idPrefix: 'wizard',
    language,
    texts,
    error: incomplete.includes(name) ? numberError(name, language, texts) : undefined,
    onMended: () => markMended(name),
  });
  return (
    <div className="grid gap-6">
      <NumberField {...field('amount')} />
      <NumberField {...field('duration')} />
      <Estimate language={language} texts={texts.estimate} />
      <CreditNotice language={language} texts={texts.estimate} warning={warning} />
    </div>
  );
}

/** Step 2: work, income and home. */
export function PersonStep(step: StepProps) {
  return (
    <div className="grid gap-5">
      <DraftField {...step} field="profession" autoComplete="organization-title" />
      <DraftField {...step} field="monthlyIncome" autoComplete="off" />
      <DraftField {...step} field="address" autoComplete="address-line1" />
      <DraftField {...step} field="country" autoComplete="country-name" />
    </div>
  );
}

/** Step 3: how to reach the applicant. The browser checks the form of the e-mail address, nobody else does. */
export function ContactStep(step: StepProps) {
  return (
    <div className="grid gap-5">
      <DraftField {...step} field="firstName" autoComplete="given-name" />
      <DraftField {...step} field="lastName" autoComplete="family-name" />
      <DraftField {...step} field="email" type="email" autoComplete="email" />
      <DraftField {...step} field="phone" type="tel" autoComplete="tel" />
    </div>
  );
}

interface DraftFieldProps extends StepProps {
  field: LoanText;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel';
}

function DraftField({
  field,
  texts,
  incomplete,
  language: _,
  type = 'text',
  autoComplete,
}: DraftFieldProps) {
  const { [field]: value } = useStore($draft, { ssr: 'initial' });
  const id = `wizard-${field}`;
  // What was typed before this island woke is in the page and not in React.
  useLayoutEffect(() => {
    restoreDraft();
    const input = document.getElementById(id) as HTMLInputElement | null;
    if (input && input.value !== input.defaultValue) setText(field, input.value);
  }, [field, id]);

  return (
    <TextField
      id={id}
      name={field}
      type={type}
      autoComplete={autoComplete}
      label={texts.fields[field]}
      hint={hintOf(field, texts)}
      error={incomplete.includes(field) ? texts.errors[field] : undefined}
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

function hintOf(field: LoanText, { hints }: WizardMessages): string | undefined {
  return Object.entries(hints).find(([name]) => name === field)?.[1];
}

function numberError(field: LoanNumber, language: Language, texts: WizardMessages): string {
  const { min, max } = numberLimits[field];
  const say = (value: number) => (field === 'amount' ? formatMoney(value, language, 0) : value);
  return fill(texts.errors[field], { min: say(min), max: say(max) });
}
