import { useStore } from '@nanostores/react';
import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react';
import { formControls } from '../../domain/api.ts';
import {
  type ContactField,
  contactFields,
  contactMessageSchema,
} from '../../domain/contact/message.ts';
import { fill } from '../../i18n/format.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import type { SiteMessages, WizardMessages } from '../../i18n/messages/contract.ts';
import { $message, sendMessage } from '../../stores/contact.ts';
import { messageEndpoint } from '../../stores/endpoints.ts';
import { noticeStyles } from '../../ui/styles.ts';
import { Icon } from '../shared/Icon.tsx';
import { PolicyText } from '../shared/PolicyText.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { TextField } from '../shared/TextField.tsx';

export interface ContactFormProps {
  language: SiteLanguage;
  texts: Pick<
    SiteMessages['contact'],
    'fields' | 'errors' | 'submit' | 'sending' | 'privacy' | 'toasts' | 'success' | 'failures'
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
  const [wrong, setWrong] = useState<ContactField[]>([]);

  const submitForm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    // A field of spaces passes the browser's check; the schema does not take it.
    const message = contactMessageSchema.safeParse(typed);
    const faults = message.success ? [] : message.error.issues.map(({ path }) => path[0]);
    setWrong(contactFields.filter((field) => faults.includes(field)));
    if (!message.success) {
      form.current?.querySelector<HTMLElement>(`[name="${String(faults[0])}"]`)?.focus();
      return;
    }
    if (await sendMessage(message.data, email, language, texts.toasts)) form.current?.reset();
  };

  /** The browser's bubble goes by itself; what is wrong stays said at the field until it is mended. */
  const judge = ({ target, type }: SyntheticEvent) => {
    const invalid = type === 'invalid';
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name, validity } = target;
    setWrong((before) =>
      contactFields.filter((field) =>
        field === name
          ? !validity.valid && (invalid || before.includes(field))
          : before.includes(field),
      ),
    );
  };

  return (
    <form
      ref={form}
      method="post"
      action={messageEndpoint}
      className="grid gap-5"
      onSubmit={submitForm}
      onInvalidCapture={judge}
      onChange={judge}
    >
      {state.status === 'sent' && (
        <p
          ref={focusOn}
          tabIndex={-1}
          className={`mt-3 flex gap-3 font-semibold ${noticeStyles.success}`}
        >
          <Icon name="done" className="text-brand" />
          {texts.success}
        </p>
      )}
      <p className="text-small text-quiet">{allRequired}</p>
      {contactFields.map((field) => (
        <TextField
          key={field}
          id={`contact-${field}`}
          name={field}
          label={texts.fields[field]}
          error={wrong.includes(field) ? texts.errors[field] : undefined}
          required
          {...inputs[field]}
        />
      ))}
      <input type="hidden" name={formControls.language} value={language} />
      <input type="text" name={formControls.honeypot} hidden autoComplete="off" />
      <p className="text-small text-quiet">
        <PolicyText text={texts.privacy} policy={policy.text} href={policy.href} />
      </p>
      {state.status === 'failed' && (
        <p className={`flex gap-3 ${noticeStyles.failure}`}>
          <Icon name="alert" className="text-danger" />
          <span>{fill(texts.failures[state.reason], { phone })}</span>
        </p>
      )}
      <SubmitButton
        sending={state.status === 'sending'}
        texts={texts}
        className="sm:justify-self-start"
      />
    </form>
  );
}

/** Brings what appears into view, and to whoever hears the page. */
function focusOn(element: HTMLElement | null) {
  element?.focus();
}

/** How each field is typed in. */
const inputs: Record<ContactField, { type?: string; autoComplete?: string; rows?: number }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { autoComplete: 'off' },
  message: { rows: 6 },
};
