/**
 * The form's fields, and the call of @emailjs/browser 4 that carries them: POST of
 * `{lib_version, user_id, service_id, template_id, template_params}` as JSON. `lib_version` is
 * optional, because the specification's page omits it.
 */
import * as z from 'zod/mini';
import { keysOf } from '../helpers/records.ts';
import { nonEmptyEmail, nonEmptyText } from './non-empty-text.ts';

/** The visitor's fields, also the fields of the form without script. */
export const contactMessageSchema = z.object({
  name: nonEmptyText,
  email: nonEmptyEmail,
  subject: nonEmptyText,
  message: nonEmptyText,
});

export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;

export const contactFields = keysOf(contactMessageSchema.shape);

/** The call of the EmailJS SDK. `to_email` is optional and ignored: recipients are settings. */
export const emailCallSchema = z.object({
  service_id: nonEmptyText,
  template_id: nonEmptyText,
  user_id: nonEmptyText,
  template_params: z.object({
    from_name: nonEmptyText,
    from_email: nonEmptyEmail,
    subject: nonEmptyText,
    message: nonEmptyText,
  }),
});

type EmailCall = z.output<typeof emailCallSchema>;

/**
 * Name of the service's template for a language. The call has no other field for the
 * page's language.
 */
export function templateName(language: string): string {
  return `contact-${language}`;
}

/**
 * The language in a {@link templateName}; undefined for anything else, such as an EmailJS account's
 * own template.
 */
export function parseTemplateLanguage(name: unknown): string | undefined {
  return typeof name === 'string' ? /^contact-([a-z]{2})$/.exec(name)?.[1] : undefined;
}

/** `template_params` of the form's call; always all five. */
export function toTemplateParams(message: ContactMessage, toEmail: string) {
  return {
    to_email: toEmail,
    from_name: message.name,
    from_email: message.email,
    subject: message.subject,
    message: message.message,
  };
}

export function toContactMessage({ template_params: params }: EmailCall): ContactMessage {
  return {
    name: params.from_name,
    email: params.from_email,
    subject: params.subject,
    message: params.message,
  };
}
