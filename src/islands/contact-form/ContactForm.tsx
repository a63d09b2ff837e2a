import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef } from 'react';
import { formControls } from '../../api.ts';
import { contactMessageSchema } from '../../contact/message.ts';
import type { SiteMessages, WizardMessages } from '../../i18n/contract.ts';
import { fill } from '../../i18n/format.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { buttonStyles, fieldStyles, noticeStyles } from '../../parts/styles.ts';
import { $message, sendMessage } from '../../stores/contact.ts';
import { messageEndpoint } from '../endpoints.ts';
import { PolicyText } from '../shared/PolicyText.tsx';
import { TextField } from '../shared/TextField.tsx';

export interface ContactFormProps {
  language: SiteLanguage;
  texts: Pick<
    SiteMessages['contact'],
    'fields' | 'submit' | 'sending' | 'privacy' | 'toasts' | 'success' | 'failures'
  >;
  allRequired: WizardMessages['allRequired'];
  policy: { text: string; href: string };
  phone: string;
  /** The public address, which the call names. */
  email: string;
}

/**
 * The contact form. Its fields belong to the browser, so what was typed before this woke needs no saving, and the
 * browser's own checks come first; React adds the sending.
 */
export function ContactForm({
  language,
  texts,
  allRequired,
  policy,
  phone,
  email,
}: ContactFormProps) {
  const state = useStore($message, { ssr: 'initial' });
  const form = useRef<HTMLFormElement>(null);
  const sending = state.status === 'sending';

  const submitForm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = document.activeElement;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    // Blank fields pass the browser's check; the schema does not take them.
    const message = contactMessageSchema.safeParse(typed);
    if (!message.success) {
      const [first] = message.error.issues;
      form.current?.querySelector<HTMLElement>(`[name="${String(first?.path[0])}"]`)?.focus();
      return;
    }
    if (await sendMessage(message.data, email, texts.toasts)) form.current?.reset();
    // A disabled button loses the focus.
    if (button instanceof HTMLElement) button.focus();
  };

  const { fields } = texts;
  return (
    <form
      ref={form}
      method="post"
      action={messageEndpoint}
      className="grid gap-5"
      onSubmit={submitForm}
    >
      <p className="text-small text-quiet">{allRequired}</p>
      <TextField id="contact-name" name="name" label={fields.name} autoComplete="name" required />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label={fields.email}
        autoComplete="email"
        required
      />
      <TextField
        id="contact-subject"
        name="subject"
        label={fields.subject}
        autoComplete="off"
        required
      />
      <div>
        <label htmlFor="contact-message" className={fieldStyles.label}>
          {fields.message}
        </label>
        <textarea
          id="contact-message"
          name="message"
          rows={6}
          required
          className={fieldStyles.input}
        />
      </div>
      <input type="hidden" name={formControls.language} value={language} />
      <input name={formControls.honeypot} className="hidden" autoComplete="off" />
      <p className="text-small text-quiet">
        <PolicyText text={texts.privacy} policy={policy.text} href={policy.href} />
      </p>
      {state.status === 'failed' && (
        <p className={noticeStyles.failure}>{fill(texts.failures[state.reason], { phone })}</p>
      )}
      {state.status === 'sent' && <p className={noticeStyles.success}>{texts.success}</p>}
      <button
        type="submit"
        className={`${buttonStyles.primary} justify-self-start`}
        disabled={sending}
      >
        {sending ? texts.sending : texts.submit}
      </button>
    </form>
  );
}
