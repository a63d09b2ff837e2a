import { useStore } from '@nanostores/react';
import { type InputHTMLAttributes, memo, useLayoutEffect } from 'react';
import type { LoanField } from '../../domain/loan/request.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { inNameOrder } from '../../i18n/name-order.ts';
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
import { Costs } from '../shared/Estimate.tsx';
import { NumberField } from '../shared/NumberField.tsx';
import { TermHint } from '../shared/TermHint.tsx';
import { TextField } from '../shared/TextField.tsx';
import { Repayment } from './repayment/Repayment.tsx';
import css from './steps.module.css';

interface StepProps {
  language: Language;
  texts: WizardMessages;
  /** Fields that stopped the visitor. */
  incomplete: readonly LoanField[];
}

/** Step 1: amount, term, and what they come to; the monthly payment itself is in sight below every step. */
export const LoanStep = memo(function LoanStep({ language, texts, incomplete }: StepProps) {
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
      {/* Without script they would be those of another loan than the one typed. */}
      <div className="needs-script">
        <TermHint idPrefix="wizard" language={language} texts={texts.estimate} />
        <div className="rounded-card bg-mist px-5 py-4">
          <Costs language={language} texts={texts.estimate} />
        </div>
      </div>
      <Repayment language={language} texts={texts} />
      <CreditNotice language={language} texts={texts.estimate} />
    </div>
  );
});

/** Step 2: work, income and home. */
export const PersonStep = memo(function PersonStep(step: StepProps) {
  return (
    <div className={css.fields}>
      <DraftField {...step} field="profession" autoComplete="organization-title" />
      <DraftField {...step} {...verbatim} field="monthlyIncome" autoComplete="off" />
      <DraftField
        {...step}
        field="address"
        autoComplete="address-line1"
        autoCapitalize="words"
        spellCheck={false}
      />
      <DraftField {...step} field="country" autoComplete="country-name" enterKeyHint="go" />
    </div>
  );
});

/** Step 3: how to reach the applicant. The browser checks the form of the e-mail address, nobody else does. */
export const ContactStep = memo(function ContactStep(step: StepProps) {
  const names = inNameOrder(['firstName', 'lastName'] as const, step.language);
  return (
    <div className={css.fields}>
      {names.map((name) => (
        <DraftField
          key={name}
          {...step}
          field={name}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          autoCapitalize="words"
          spellCheck={false}
        />
      ))}
      <DraftField {...step} field="email" type="email" autoComplete="email" spellCheck={false} />
      <DraftField
        {...step}
        {...verbatim}
        field="phone"
        type="tel"
        autoComplete="tel"
        enterKeyHint="send"
      />
    </div>
  );
});

/** No dictionary knows these, and none may change them. */
const verbatim = { autoCapitalize: 'none', spellCheck: false };

interface DraftFieldProps
  extends StepProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck'
    > {
  field: LoanText;
  type?: 'text' | 'email' | 'tel';
}

function DraftField({
  field,
  texts,
  incomplete,
  language: _,
  type = 'text',
  ...input
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
      enterKeyHint="next"
      {...input}
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
