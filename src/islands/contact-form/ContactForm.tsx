import { type ChangeEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { extraFormFields } from '../../domain/api.ts';
import {
  type ContactField,
  contactFields,
  contactMessageSchema,
} from '../../domain/contact-message.ts';
import { type FieldErrorCode, findFieldErrors } from '../../domain/validation.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import type { InitialWizardMessages } from '../../i18n/messages/initial-wizard-messages.ts';
import type { SiteMessages } from '../../i18n/messages/types.ts';
import { messageEndpoint } from '../../settings/endpoints.ts';
import { $messageProgress, resetMessageProgress, sendMessage } from '../../stores/message.ts';
import { noticeStyles } from '../../ui/styles.ts';
import { errorText } from '../shared/error-text.ts';
import { honeypotAttributes } from '../shared/honeypot.ts';
import { Icon } from '../shared/Icon.tsx';
import { PolicyText } from '../shared/PolicyText.tsx';
import { SendFailure, type SendFailureProps } from '../shared/SendFailure.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { TextField } from '../shared/TextField.tsx';
import { closeTouchKeyboard } from '../shared/touch-keyboard.ts';
import { useStore } from '../shared/use-store.ts';
import { contactInputAttributes } from './input-attributes.ts';

interface ContactFormProps {
  language: SiteLanguage;
  texts: Pick<
    SiteMessages['contact'],
    'fields' | 'errors' | 'submit' | 'sending' | 'privacy' | 'toasts' | 'success' | 'failures'
  >;
  allRequired: InitialWizardMessages['allRequired'];
  emailErrors: InitialWizardMessages['emailErrors'];
  policy: { text: string; href: string };
  phone: SendFailureProps['phone'];
  email: string;
}

/**
 * Sends a message to the company. The fields are uncontrolled, so text typed before hydration
 * stays. Without script the browser validates.
 */
export function ContactForm({
  language,
  texts,
  allRequired,
  emailErrors,
  policy,
  phone,
  email,
}: ContactFormProps) {
  const progress = useStore($messageProgress);
  const form = useRef<HTMLFormElement>(null);
  const success = useRef<HTMLParagraphElement>(null);
  const [errors, setErrors] = useState<Partial<Record<ContactField, FieldErrorCode>>>({});

  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), []);

  const submitForm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const foundErrors = findErrors(event.currentTarget);
    setErrors(foundErrors);
    const invalidField = contactFields.find((field) => foundErrors[field]);
    if (invalidField) {
      resetMessageProgress();
      return document.getElementById(fieldId(invalidField))?.focus();
    }
    const values = valuesOf(event.currentTarget);
    const message = contactMessageSchema.parse(values);
    closeTouchKeyboard(event.nativeEvent);
    const arrived = await sendMessage(message, email, language, texts.toasts);
    // A form that the visitor changed while it was being sent keeps its text and the focus.
    if (!arrived || !form.current || !isEqual(valuesOf(form.current), values)) return;
    form.current.reset();
    // Scrolls to the message and lets screen readers announce it.
    success.current?.focus();
  };

  /**
   * Removes the message of a corrected field. New messages appear only on sending, not while the
   * visitor types.
   */
  const updateErrors = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const foundErrors = findErrors(currentTarget);
    setErrors((before) =>
      Object.fromEntries(
        contactFields.filter((field) => before[field]).map((field) => [field, foundErrors[field]]),
      ),
    );
  };

  return (
    <form
      ref={form}
      method="post"
      action={messageEndpoint}
      // Browsers neither restore nor suggest what was sent. The fields name what browsers may
      // fill in.
      autoComplete="off"
      className="grid gap-5"
      onSubmit={submitForm}
      onChange={updateErrors}
    >
      {progress.status === 'sent' && (
        <p
          ref={success}
          tabIndex={-1}
          className={`mt-3 flex gap-3 font-semibold ${noticeStyles.success}`}
        >
          <Icon name="done" className="text-brand" />
          {texts.success}
        </p>
      )}
      <p className="text-small text-muted">{allRequired}</p>
      {contactFields.map((field) => {
        const { [field]: fieldError } = errors;
        return (
          <TextField
            key={field}
            id={fieldId(field)}
            name={field}
            label={texts.fields[field]}
            error={fieldError && errorText(fieldError, texts.errors[field], emailErrors)}
            required
            {...contactInputAttributes[field]}
          />
        );
      })}
      <input type="hidden" name={extraFormFields.language} value={language} />
      <input {...honeypotAttributes} />
      <p className="text-small text-muted">
        <PolicyText
          text={texts.privacy}
          linkText={policy.text}
          href={policy.href}
          language={language}
          pageLanguage={language}
        />
      </p>
      {progress.status === 'failed' && (
        <SendFailure text={texts.failures[progress.reason]} phone={phone} />
      )}
      <SubmitButton
        sending={progress.status === 'sending'}
        texts={texts}
        className="sm:justify-self-start"
      />
    </form>
  );
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}

function isEqual(values: object, others: object): boolean {
  return JSON.stringify(values) === JSON.stringify(others);
}

function findErrors(form: HTMLFormElement) {
  return findFieldErrors(contactFields, contactMessageSchema.shape, valuesOf(form));
}

function fieldId(field: ContactField): string {
  return `contact-${field}`;
}
