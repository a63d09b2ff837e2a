import { useStore } from '@nanostores/react';
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formControls } from '../../domain/api.ts';
import { loanFields, loanSteps, type StepNumber } from '../../domain/loan/request.ts';
import { fill } from '../../i18n/format.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import type { WizardMessages } from '../../i18n/messages/contract.ts';
import { inNameOrder } from '../../i18n/name-order.ts';
import { loanEndpoint } from '../../stores/endpoints.ts';
import { restoreDraft } from '../../stores/loan.ts';
import { wakeIsland } from '../../stores/wake-island.ts';
import {
  $changing,
  $chosen,
  $confirmation,
  $incomplete,
  $step,
  $stopped,
  $submission,
  back,
  change,
  clearEverything,
  lastStep,
  next,
  restoreStep,
  type Spoken,
  submit,
} from '../../stores/wizard.ts';
import { buttonStyles, linkStyle } from '../../ui/styles.ts';
import { PolicyText } from '../shared/PolicyText.tsx';
import { usePart } from '../shared/use-part.ts';
import { Failure } from './Failure.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import css from './LoanWizard.module.css';
import { PaymentLine } from './PaymentLine.tsx';
import { ContactStep, LoanStep, PersonStep } from './steps.tsx';
import { WizardHeader } from './WizardHeader.tsx';

const loadLaterSteps = () => import('./later-steps/later-steps.ts');

/** What the page speaks; the visitor may choose another language for the wizard. */
export interface LoanWizardProps extends Spoken {
  language: SiteLanguage;
  privacyAddress: string;
  phone: { text: string; dial: string };
}

/** What stands in the dialog. The dialog itself is plain HTML and the truth about open or closed. */
export function LoanWizard({ privacyAddress, phone, ...page }: LoanWizardProps) {
  const step = useStore($step, { ssr: 'initial' });
  const incomplete = useStore($incomplete, { ssr: 'initial' });
  const submission = useStore($submission, { ssr: 'initial' });
  const stopped = useStore($stopped, { ssr: 'initial' });
  const sent = useStore($confirmation, { ssr: 'initial' });
  const chosen = useStore($chosen, { ssr: 'initial' });
  const { language, texts } = chosen ?? page;
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Where the last change of step led; none before the first. */
  const [moved, setMoved] = useState<'forward' | 'back'>();

  useLayoutEffect(() => {
    restoreDraft();
    restoreStep();
    // The hero shows the same loan, and React is here anyway.
    wakeIsland('loan-estimate');
  }, []);

  /**
   * Runs a rule and moves the focus to where it led: the first field that stopped it, or the new step. A step begins
   * with its heading, except for somebody who came to change an answer, or comes back from it.
   */
  const proceed = (rule: () => void) => {
    const [before, wasChanging] = [$step.get(), $changing.get()];
    rule();
    const after = $step.get();
    const [first] = inNameOrder($incomplete.get(), language);
    if (after !== before) setMoved(after > before ? 'forward' : 'back');
    else if (!first) return;
    const isChanging = !wasChanging && $changing.get();
    const target = first
      ? `#wizard-${first}`
      : isChanging
        ? `[data-panel="${after}"] input`
        : wasChanging && after === lastStep
          ? '#wizard-review'
          : `[data-panel="${after}"] h3`;
    // After React has drawn the step that is now visible.
    requestAnimationFrame(() => {
      if (after !== before) body.current?.scrollTo(0, 0);
      form.current?.querySelector<HTMLElement>(target)?.focus();
    });
  };

  const submitForm = async (event: SubmitEvent) => {
    event.preventDefault();
    // Enter in an earlier step is Next.
    if (step < lastStep) return proceed(() => next(texts));
    let sending: Promise<void> | undefined;
    proceed(() => {
      sending = submit(language, texts);
    });
    await sending;
    if ($submission.get().status !== 'sent') return;
    // Closing gives the focus back to what opened the dialog, and nothing outside can have it before.
    form.current?.closest('dialog')?.close();
    requestAnimationFrame(() => document.getElementById('confirmation-title')?.focus());
  };

  const later = usePart(loadLaterSteps, sent ?? (step > 1 && step));
  const sending = submission.status === 'sending';
  const shared = { language, texts, incomplete };
  // The two fields of step 1 stand one below the other.
  const summary = later && (
    <later.ErrorSummary
      fields={inNameOrder(stopped, language)}
      incomplete={incomplete}
      texts={texts}
    />
  );
  const panel = (number: StepNumber) => ({
    number,
    texts,
    summary: step > 1 && step === number && summary,
  });
  return (
    <>
      <form
        ref={form}
        lang={language}
        className={css.wizard}
        method="post"
        action={loanEndpoint}
        data-step={step}
        data-moved={moved}
        // Only step 3 has something for the browser to check, and a hidden field must never stop an earlier one.
        noValidate={step < lastStep}
        onSubmit={submitForm}
      >
        <WizardHeader step={step} texts={texts} />
        <div ref={body} className={css.body}>
          <LanguageChoice label={texts.language} language={language} page={page.language} />
          <Panel {...panel(1)}>
            <LoanStep {...shared} />
          </Panel>
          <Panel {...panel(2)}>
            <PersonStep {...shared} />
          </Panel>
          <Panel {...panel(3)}>
            <ContactStep {...shared} />
            {later && step === lastStep && (
              <later.Review
                language={language}
                texts={texts}
                onChange={(to) => proceed(() => change(to))}
              />
            )}
            <p className="mt-5 text-small text-quiet">
              <PolicyText text={texts.privacy} policy={texts.privacyPolicy} href={privacyAddress} />
            </p>
          </Panel>
          {step > 1 && (
            <p className="mt-5 text-small text-quiet">
              {texts.draft}{' '}
              <button type="button" className={linkStyle} onClick={() => proceed(clearEverything)}>
                {texts.clear}
              </button>
            </p>
          )}
          {submission.status === 'failed' && (
            <Failure text={texts.failures[submission.reason]} phone={phone} />
          )}
        </div>
        <input type="hidden" name={formControls.language} value={language} />
        {/* People never see it; what fills it in is not one. */}
        <input type="text" name={formControls.honeypot} hidden autoComplete="off" />
        <div className={css.foot}>
          <PaymentLine step={step} language={language} texts={texts.estimate} />
          <div className={css.buttons}>
            <button
              type="button"
              className={`${css.back} ${buttonStyles.secondary}`}
              onClick={() => proceed(back)}
            >
              {texts.buttons.back}
            </button>
            <button
              type="button"
              className={`${css.next} ${buttonStyles.primary}`}
              onClick={() => proceed(() => next(texts))}
            >
              {texts.buttons.next}
            </button>
            {/* Not `disabled`, which would take the focus away from whoever pressed it. */}
            <button
              type="submit"
              className={`${css.submit} ${buttonStyles.primary}`}
              aria-disabled={sending || undefined}
            >
              {sending ? texts.buttons.sending : texts.buttons.submit}
            </button>
          </div>
          {/* A button that changes its name under the focus is not announced. */}
          <span role="status" className="hidden-text">
            {sending && texts.buttons.sending}
          </span>
        </div>
      </form>
      {sent &&
        later &&
        createPortal(
          <later.Confirmation sent={sent} texts={texts} language={language}>
            <later.Answers
              fields={inNameOrder(loanFields, language)}
              draft={sent.answers}
              language={language}
              texts={texts}
            />
          </later.Confirmation>,
          document.body,
        )}
    </>
  );
}

interface PanelProps {
  number: StepNumber;
  texts: WizardMessages;
  /** What is wrong with the step as a whole. */
  summary: React.ReactNode;
  children: React.ReactNode;
}

/** One step. All three are always in the page: without script they are one long form. */
function Panel({ number, texts, summary, children }: PanelProps) {
  const name = [texts.steps.loan, texts.steps.person, texts.steps.contact][number - 1] ?? '';
  return (
    <section data-panel={number} className={css.panel} aria-labelledby={`wizard-step-${number}`}>
      <h3
        id={`wizard-step-${number}`}
        tabIndex={-1}
        className={`text-heading font-semibold ${number === 1 ? 'mb-5' : 'mb-1'}`}
      >
        {fill(texts.step, { step: number, total: loanSteps.length, name })}
      </h3>
      {/* Amount and term are never empty to begin with. */}
      {number > 1 && <p className="mb-5 text-small text-quiet">{texts.allRequired}</p>}
      {summary}
      {children}
    </section>
  );
}
