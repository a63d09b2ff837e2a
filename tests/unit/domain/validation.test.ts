import { describe, expect, it } from 'vitest';
import { contactFields, contactMessageSchema } from '../../../src/domain/contact-message.ts';
import { findEmailError, findFieldErrors } from '../../../src/domain/validation.ts';
import { emailCases } from '../../support/email-cases.ts';
import { message } from '../../support/submission.ts';

describe('findEmailError', () => {
  it.each(emailCases)('given %j returns %j', (address, errorCode) => {
    expect(findEmailError(address) ?? null).toBe(errorCode);
  });

  it.each([
    'anna@example.be.',
    'mailto:anna@example.be;',
    '\u200ban\u200bna@example.be',
    '<anna@x.be>',
  ])('accepts %j, which is sent corrected', (email) => {
    expect(findEmailError(email)).toBeUndefined();
    expect(contactMessageSchema.parse({ ...message, email }).email).toMatch(
      /^anna@(example|x)\.be$/,
    );
  });
});

describe('findFieldErrors', () => {
  const errorsAfter = (changes: object) =>
    findFieldErrors(contactFields, contactMessageSchema.shape, { ...message, ...changes });

  it('finds none in a message', () => {
    expect(errorsAfter({})).toEqual({});
  });

  it('lists invalid fields in form order', () => {
    const errors = errorsAfter({ message: ' ', name: undefined, email: '', subject: ['twice'] });
    expect(Object.entries(errors)).toEqual(contactFields.map((field) => [field, 'invalid']));
  });

  it('returns the error code of an email', () => {
    expect(errorsAfter({ email: 'anna', subject: '' })).toEqual({
      email: 'noAt',
      subject: 'invalid',
    });
  });
});
