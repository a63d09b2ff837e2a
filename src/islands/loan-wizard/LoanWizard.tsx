import { type SubmitEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { extraFormFields } from '../../domain/api.ts';
import { loanFields } from '../../domain/loan/request.ts';
import { lastStep } from '../../domain/loan/request-steps.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { loanEndpoint } from '../../settings/endpoints.ts';
import { setFieldValue } from '../../stores/draft.ts';
import { hydrateIsland } from '../../stores/hydrate-island.ts';
import type { SendProgress } from '../../stores/send-progress.ts';
import {
  $loanProgress,
  $wizard,
  clearWithUndo,
  discardUndo,
  editStep,
  forgetOnLeave,
  goBack,
  goNext,
  sendLoanRequest,
  undoClear,
  type WizardOutcome,
} from '../../stores/wizard.ts';
import { $wizardLocale, type WizardLocale } from '../../stores/wizard-locale.ts';
import { $receipt, restoreReceipt } from '../../stores/wizard-receipt.ts';
import { linkStyle } from '../../ui/styles.ts';
import { honeypotAttributes } from '../shared/honeypot.ts';
import { closeTouchKeyboard } from '../shared/touch-keyboard.ts';
import { useStore } from '../shared/use-store.ts';
import { applyOutcome } from './apply-outcome.ts';
import { ClearedNotice } from './ClearedNotice.tsx';
import { Confirmation } from './confirmation/Confirmation.tsx';
import { keepFocusVisible } from './keep-focus-visible.ts';
import css from './LoanWizard.module.css';
import { Steps } from './steps/Steps.tsx';
import { WizardFooter } from './WizardFooter.tsx';
import { WizardHeader } from './WizardHeader.tsx';
import { WizardContext } from './wizard-context.ts';
import { syncHistory } from './wizard-history.ts';

interface LoanWizardProps {
  /** The visitor may choose another language in the wizard. */
  pageLocale: WizardLocale & { language: SiteLanguage };
  privacyHref: string;
  adviceHref: string;
  phone: { text: string; dial: string };
}

/**
 * Content of the dialog. The dialog is plain HTML, and its `open` attribute is the only state of
 * open or closed.
 */
export function LoanWizard({ privacyHref, adviceHref, phone, pageLocale }: LoanWizardProps) {
  const { step, direction } = useStore($wizard);
  const receipt = useStore($receipt);
  const progress = useStore($loanProgress);
  const { status } = progress;
  // The failure that was on screen when the wizard was last closed. Each failure is a new object,
  // so `!==` tells a later one from it.
  const [seenFailure, setSeenFailure] = useState<SendProgress>();
  const locale = useStore($wizardLocale) ?? pageLocale;
  const { language, texts } = locale;
  const { language: pageLanguage } = pageLocale;
  const context = useMemo(
    () => ({ ...locale, pageLanguage, privacyHref, adviceHref }),
    [locale, pageLanguage, privacyHref, adviceHref],
  );
  const form = useRef<HTMLFormElement>(null);
  const scrollArea = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => $wizardLocale.set(pageLocale), [pageLocale]);
  useLayoutEffect(() => {
    // The browser's own messages may be in another language than the page.
    form.current?.setAttribute('novalidate', '');
    return scrollArea.current ? keepFocusVisible(scrollArea.current) : undefined;
  }, []);
  useEffect(() => {
    // The hero shows the same loan, and React is already loaded.
    hydrateIsland('loan-estimate');
    const dialog = form.current?.closest('dialog');
    // If the browser has translated the title, React draws it anew and it loses the focus.
    if (document.activeElement === document.body) dialog?.querySelector('h2')?.focus();
    // Set by page-script/wizard-on-page.ts.
    if (dialog?.dataset.reloaded !== undefined) restoreReceipt();
    const controller = new AbortController();
    const { signal } = controller;
    const onClose = () => {
      discardUndo();
      setSeenFailure($loanProgress.get());
    };
    dialog?.addEventListener('close', onClose, { signal });
    addEventListener('pagehide', forgetOnLeave, { signal });
    if (dialog) syncHistory(dialog, (outcome) => applyOutcome(outcome, scrollArea.current), signal);
    return () => controller.abort();
  }, []);

  const showOutcome = (outcome: WizardOutcome | undefined) =>
    applyOutcome(outcome, scrollArea.current);
  const onNext = () => {
    storeFieldValues(form.current);
    showOutcome(goNext());
  };
  const submitForm = async (event: SubmitEvent) => {
    event.preventDefault();
    // The Enter key in an earlier step means Next.
    if (step < lastStep) return onNext();
    storeFieldValues(form.current);
    // If a field in error gets the focus, the keyboard stays.
    showOutcome(await sendLoanRequest(() => closeTouchKeyboard(event.nativeEvent)));
  };

  // The receipt of the last request would mislead while another one is being sent, and beside its
  // failure until the visitor closes the wizard.
  const hidesReceipt = status === 'sending' || (status === 'failed' && progress !== seenFailure);

  return (
    <WizardContext value={context}>
      <form
        ref={form}
        lang={language}
        className={css.wizard}
        method="post"
        action={loanEndpoint}
        autoComplete="off"
        data-step={step}
        data-direction={direction ?? undefined}
        onSubmit={submitForm}
      >
        <WizardHeader step={step} />
        <div ref={scrollArea} className={css.body} data-nosnippet="">
          <ClearedNotice onUndo={() => showOutcome(undoClear())} />
          <Steps onEdit={(earlier) => showOutcome(editStep(earlier))} />
          {step > 1 && (
            // A new element for each language: see “Traps” in docs/design-language.md.
            <p key={language} className={`mt-5 ${css.note}`}>
              {texts.draft}{' '}
              <button
                type="button"
                className={linkStyle}
                onClick={() => showOutcome(clearWithUndo())}
              >
                {texts.clear}
              </button>
            </p>
          )}
        </div>
        <input type="hidden" name={extraFormFields.language} value={language} />
        <input {...honeypotAttributes} />
        <WizardFooter phone={phone} onBack={() => showOutcome(goBack())} onNext={onNext} />
      </form>
      {receipt &&
        !hidesReceipt &&
        createPortal(<Confirmation key={language} receipt={receipt} />, document.body)}
    </WizardContext>
  );
}

/**
 * Password managers may fill in fields without an event. `defaultValue` is what React knows of
 * a field.
 */
function storeFieldValues(form: HTMLFormElement | null): void {
  for (const field of loanFields) {
    const input = form?.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value !== input.defaultValue)
      setFieldValue(field, input.value);
  }
}
