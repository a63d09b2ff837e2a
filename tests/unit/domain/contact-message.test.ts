import { describe, expect, it } from 'vitest';
import { company } from '../../../src/domain/company.ts';
import {
  contactFields,
  contactMessageSchema,
  emailCallSchema,
  toContactMessage,
  toTemplateParams,
} from '../../../src/domain/contact-message.ts';
import { message } from '../../support/submission.ts';

const call = {
  service_id: 'service',
  template_id: 'template',
  user_id: 'user',
  template_params: toTemplateParams(message, company.email),
};

describe('contactMessageSchema', () => {
  it('has the specification’s four fields in order', () => {
    expect(contactFields).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('trims a message, drops unknown fields', () => {
    const padded = { ...message, subject: `  ${message.subject}\n`, website: 'x' };
    expect(contactMessageSchema.parse(padded)).toEqual(message);
  });

  it('unifies line ends, keeps emoji, drops invisible marks', () => {
    const text = '\ufeffDank\u00ad 🙋‍♀️\r\n\r\nAns\u2800';
    const marked = { ...message, email: `\u200b<${message.email}>.`, message: text };
    const cleaned = { ...message, message: 'Dank 🙋‍♀️\n\nAns' };
    expect(contactMessageSchema.parse(marked)).toEqual(cleaned);
    // EmailJS's own parameter may be missing.
    const { to_email: _, ...params } = toTemplateParams(marked, company.email);
    const parsed = emailCallSchema.parse({ ...call, template_params: params });
    expect(toContactMessage(parsed)).toEqual(cleaned);
  });

  it('has no bound on length', () => {
    const long = 'ő'.repeat(100_000);
    expect(contactMessageSchema.parse({ ...message, message: long }).message).toBe(long);
  });

  it('refuses each field with a code', () => {
    const codesOf = (value: unknown) =>
      contactFields.map((field) => {
        const { error } = contactMessageSchema.safeParse({ ...message, [field]: value });
        return error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
      });
    for (const blank of [undefined, '', ' \n', '\u3164\u2800', '\u200b\u00ad'])
      expect(codesOf(blank)).toEqual(contactFields.map((field) => [[field, 'missing']]));
    for (const other of [null, 5, ['a']])
      expect(codesOf(other)).toEqual(contactFields.map((field) => [[field, 'not_text']]));
  });
});

describe('the EmailJS call', () => {
  it('has exactly the five parameters of the specification', () => {
    expect(toTemplateParams(message, company.email)).toEqual({
      to_email: company.email,
      from_name: message.name,
      from_email: message.email,
      subject: message.subject,
      message: message.message,
    });
  });
});
