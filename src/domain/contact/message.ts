/**
 * A contact message: what the form asks for, and the EmailJS call that carries it.
 *
 * Wire format of @emailjs/browser 4: POST of `{lib_version, user_id, service_id, template_id, template_params}` as
 * JSON; the specification's page sends the same without `lib_version`.
 */
import * as z from 'zod/mini';
import { filledText } from '../filled-text.ts';

/** What a visitor fills in, and the fields of the form that works without script. */
export const contactMessageSchema = z.object({
  name: filledText,
  email: filledText,
  subject: filledText,
  message: filledText,
});

export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;

export const contactFields = Object.keys(contactMessageSchema.shape) as ContactField[];

/** The call of the EmailJS SDK. `to_email` is required by nobody and used by nobody: recipients are settings. */
export const emailCallSchema = z.object({
  service_id: filledText,
  template_id: filledText,
  user_id: filledText,
  template_params: z.object({
    from_name: filledText,
    from_email: filledText,
    subject: filledText,
    message: filledText,
  }),
});

export type EmailCall = z.output<typeof emailCallSchema>;

/**
 * Name of our own template, one for each language as an account at EmailJS has them: a call has no other place for the
 * language of its page.
 */
export function templateOf(language: string): string {
  return `contact-${language}`;
}

/** The language tag in the name of a template, if it is one of ours. */
export function tagInTemplate(name: unknown): string | undefined {
  return typeof name === 'string' ? /^contact-([a-z]{2})$/.exec(name)?.[1] : undefined;
}

/** `template_params` as the form's call sends them: always all five. */
export function templateParamsOf(message: ContactMessage, toEmail: string) {
  return {
    to_email: toEmail,
    from_name: message.name,
    from_email: message.email,
    subject: message.subject,
    message: message.message,
  };
}

/** The message that an EmailJS call carries. */
export function messageOf({ template_params: params }: EmailCall): ContactMessage {
  return {
    name: params.from_name,
    email: params.from_email,
    subject: params.subject,
    message: params.message,
  };
}
