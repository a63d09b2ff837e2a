import { describe, expect, it } from 'vitest';
import { company } from '../../src/domain/company.ts';
import {
  contactFields,
  contactMessageSchema,
  emailCallSchema,
  templateParamsOf,
  toContactMessage,
} from '../../src/domain/contact/message.ts';
import { message } from '../support/submission.ts';

const call = {
  service_id: 'service',
  template_id: 'template',
  user_id: 'user',
  template_params: templateParamsOf(message, company.email),
};

describe('contactMessageSchema', () => {
  it('has the specification’s four fields in order', () => {
    expect(contactFields).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('trims a message, drops unknown fields', () => {
    expect(contactMessageSchema.parse(message)).toEqual(message);
    expect(
      contactMessageSchema.parse({ ...message, subject: `  ${message.subject}\n`, website: 'x' }),
    ).toEqual(message);
  });

  it('keeps line ends and emoji, drops invisible marks', () => {
    const marked = {
      ...message,
      email: `\u200b<${message.email}>.`,
      message: '\ufeffDank\u00ad 🙋‍♀️\n\nAns\u2800',
    };
    const cleaned = { ...message, message: 'Dank 🙋‍♀️\n\nAns' };
    expect(contactMessageSchema.parse(marked)).toEqual(cleaned);
    const { to_email: _, ...params } = templateParamsOf(marked, company.email);
    expect(toContactMessage(emailCallSchema.parse({ ...call, template_params: params }))).toEqual(
      cleaned,
    );
  });

  it('has no bound on length', () => {
    const long = 'ő'.repeat(100_000);
    expect(contactMessageSchema.parse({ ...message, message: long }).message).toBe(long);
  });

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    [' \n', 'missing'],
    ['\u3164\u2800', 'missing'],
    ['\u200b\u00ad', 'missing'],
    [null, 'not_text'],
    [5, 'not_text'],
    [['a'], 'not_text'],
  ])('refuses %j as %s', (value, code) => {
    for (const field of contactFields) {
      const result = contactMessageSchema.safeParse({ ...message, [field]: value });
      expect(result.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
        [[field], code],
      ]);
    }
  });
});

describe('the EmailJS call', () => {
  it('has exactly the five parameters of the specification', () => {
    expect(templateParamsOf(message, company.email)).toEqual({
      to_email: company.email,
      from_name: message.name,
      from_email: message.email,
      subject: message.subject,
      message: message.message,
    });
  });

  it('gives the message back', () => {
    expect(toContactMessage(emailCallSchema.parse(call))).toEqual(message);
  });

  it('accepts EmailJS’s own parameter', () => {
    const { to_email: _, ...params } = call.template_params;
    expect(toContactMessage(emailCallSchema.parse({ ...call, template_params: params }))).toEqual(
      message,
    );
  });

  it.each(['service_id', 'template_id', 'user_id', 'template_params'])(
    'is refused without %s',
    (name) => {
      const { [name as keyof typeof call]: _, ...rest } = call;
      const issues = emailCallSchema.safeParse(rest).error?.issues ?? [];
      expect(issues.map(({ path }) => path[0])).toEqual([name]);
    },
  );

  it.each(['from_name', 'from_email', 'subject', 'message'])(
    'is refused with an empty %s',
    (name) => {
      const params = { ...call.template_params, [name]: ' ' };
      const issues = emailCallSchema.safeParse({ ...call, template_params: params }).error?.issues;
      expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
        [`template_params.${name}`, 'missing'],
      ]);
    },
  );
});
