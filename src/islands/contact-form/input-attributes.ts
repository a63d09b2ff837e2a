/** Attributes of the fields, for the contact form and the form page. */
import type { ContactField } from '../../domain/contact-message.ts';

export const contactInputAttributes: Record<
  ContactField,
  { type?: 'email'; autoComplete?: string; rows?: number }
> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { autoComplete: 'off' },
  message: { rows: 6 },
};
