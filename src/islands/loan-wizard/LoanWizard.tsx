import { useStore } from '@nanostores/react';
import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formControls } from '../../api.ts';
import type { WizardMessages } from '../../i18n/contract.ts';
import { fill } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { loanSteps, type StepNumber } from '../../loan/request.ts';
import { buttonStyles, linkStyle, noticeStyles } from '../../parts/styles.ts';
import { restoreDraft } from '../../stores/loan.ts';
import {
  $chosen,
  $confirmation,
  $incomplete,
  $step,
  $submission,
  back,
  clearEverything,
  lastStep,
  next,
  restoreStep,
  submit,
} from '../../stores/wizard.ts';
import { loanEndpoint } from '../endpoints.ts';
import { PolicyText } from '../shared/PolicyText.tsx';
import { wakeIsland } from '../wake-island.ts';
import { Confirmation } from './Confirmation.tsx';
import { ContactStep, LoanStep, PersonStep } from './steps.tsx';
import { WizardHeader } from './WizardHeader.tsx';

export interface LoanWizardProps {
  /** The page's language and its texts; the visitor may choose another for the wizard. */
  language: Language;
  texts: WizardMessages;
  /** Languages of the wizard's menu, the page's first. */
  languages: Language[];
  /** The warning that credit advertising must carry, in every language of the menu. */
  warnings: Record<Language, string>;
  privacyAddress: string;
  phone: string;
}

/** What stands in the dialog. The dialog itself is static HTML and the truth about open or closed. */
export function LoanWizard({
  languages,
  warnings,
  privacyAddress,
  phone,
  ...page
}: LoanWizardProps) {
  const step = useStore($step, { ssr: 'initial' });
  const incomplete = useStore($incomplete, { ssr: 'initial' });
  const submission = useStore($submission, { ssr: 'initial' });
  const reference = useStore($confirmation, { ssr: 'initial' });
  const chosen = useStore($chosen, { ssr: 'initial' });
  const { language, messages: texts } = chosen ?? { language: page.language, messages: page.texts };
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    restoreDraft();
    restoreStep();
    // The hero shows the same loan, and React is here anyway.
    wakeIsland('loan-estimate');
  }, []);

  /** Runs a rule and moves the focus to where it led: the first field that stopped it, or the new step's heading. */
  const proceed = (rule: () => void) => {
    const before = $step.get();
    rule();
    const [first] = $incomplete.get();
    const target = first
      ? `#wizard-${first}`
      : $step.get() === before
        ? undefined
        : `[data-panel="${$step.get()}"] h3`;
    // After React has drawn the step that is now visible.
    if (target)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(target)?.focus());
  };

  const submitForm = async (event: SubmitEvent) => {
    event.preventDefault();
    // Enter in an earlier step is Next.
    if (step < lastStep) return proceed(() => next(texts));
    const button = document.activeElement;
    let sending: Promise<void> | undefined;
    proceed(() => {
      sending = submit(language, texts);
    });
    await sending;
    if ($submission.get().status === 'sent') form.current?.closest('dialog')?.close();
    // A disabled button loses the focus.
    else if ($incomplete.get().length === 0 && button instanceof HTMLElement) button.focus();
  };

  const sending = submission.status === 'sending';
  const step_ = { language, texts, incomplete };
  return (
    <>
      <form
        ref={form}
        lang={language}
        className="wizard"
        method="post"
        action={loanEndpoint}
        data-step={step}
        // Only step 3 has something for the browser to check, and a hidden field must never stop an earlier one.
        noValidate={step < lastStep}
        onSubmit={submitForm}
      >
        <WizardHeader step={step} language={language} languages={languages} texts={texts} />
        <div className="wizard-body">
          <Panel number={1} texts={texts}>
            <LoanStep {...step_} warning={warnings[language]} />
          </Panel>
          <Panel number={2} texts={texts}>
            <PersonStep {...step_} />
          </Panel>
          <Panel number={3} texts={texts}>
            <ContactStep {...step_} />
            <p className="mt-5 text-small text-quiet">
              <PolicyText text={texts.privacy} policy={texts.privacyPolicy} href={privacyAddress} />
            </p>
          </Panel>
          <p className="needs-script mt-5 text-small text-quiet">
            {texts.draft}{' '}
            <button type="button" className={linkStyle} onClick={() => proceed(clearEverything)}>
              {texts.clear}
            </button>
          </p>
          {submission.status === 'failed' && (
            <p className={`mt-5 ${noticeStyles.failure}`}>
              {fill(texts.failures[submission.reason], { phone })}
            </p>
          )}
        </div>
        <input type="hidden" name={formControls.language} value={language} />
        {/* People never see it; what fills it in is not one. */}
        <input type="text" name={formControls.honeypot} className="hidden" autoComplete="off" />
        <div className="wizard-buttons">
          <button
            type="button"
            className={`wizard-back ${buttonStyles.secondary}`}
            onClick={() => proceed(back)}
          >
            {texts.buttons.back}
          </button>
          <button
            type="button"
            className={`wizard-next ${buttonStyles.primary}`}
            onClick={() => proceed(() => next(texts))}
          >
            {texts.buttons.next}
          </button>
          <button
            type="submit"
            className={`wizard-submit ${buttonStyles.primary}`}
            disabled={sending}
          >
            {sending ? texts.buttons.sending : texts.buttons.submit}
          </button>
        </div>
      </form>
      {reference &&
        createPortal(
          <Confirmation reference={reference} texts={texts} language={language} />,
          document.body,
        )}
    </>
  );
}

interface PanelProps {
  number: StepNumber;
  texts: WizardMessages;
  children: React.ReactNode;
}

/** One step. All three are always in the page: without script they are one long form. */
function Panel({ number, texts, children }: PanelProps) {
  const name = [texts.steps.loan, texts.steps.person, texts.steps.contact][number - 1] ?? '';
  return (
    <section data-panel={number} aria-labelledby={`wizard-step-${number}`}>
      <h3 id={`wizard-step-${number}`} tabIndex={-1} className="text-heading font-semibold">
        {fill(texts.step, { step: number, total: loanSteps.length, name })}
      </h3>
      <p className="mt-1 mb-5 text-small text-quiet">{texts.allRequired}</p>
      {children}
    </section>
  );
}
