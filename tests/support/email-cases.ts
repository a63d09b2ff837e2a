import type { EmailErrorCode } from '../../src/domain/validation.ts';

/**
 * Email addresses with their error; null: valid. Browsers find the same errors, except that they
 * allow any length.
 */
export const emailCases: readonly (readonly [email: string, errorCode: EmailErrorCode | null])[] = [
  ['anna@example.be', null],
  [' anna@example.be ', null],
  ['anna@example', null],
  ['Anna.B+loan@mail.example.be', null],
  ["a!#$%&'*+/=?^_`{|}~-@b.be", null],
  ['.anna..b.@b.be', null],
  ['anna@1.2', null],
  ['anna@bücher.example', null],
  ['anna@пример.рф', null],
  [`anna@${'a'.repeat(63)}.be`, null],
  [`${'a'.repeat(249)}@b.be`, null],
  [`${'a'.repeat(250)}@b.be`, 'overlong'],
  ['anna', 'noAt'],
  ['anna.example.be', 'noAt'],
  ['anna b', 'noAt'],
  ['anna@', 'noDomain'],
  [' anna@ ', 'noDomain'],
  ['@', 'noDomain'],
  ['@example.be', 'malformed'],
  ['anna@@example.be', 'malformed'],
  ['anna@.be', 'malformed'],
  ['anna@-example.be', 'malformed'],
  ['anna@example-.be', 'malformed'],
  ['anna b@example.be', 'malformed'],
  ['anna@exam ple.be', 'malformed'],
  ['änna@example.be', 'malformed'],
  ['anna@example_be', 'malformed'],
  ['anna@example.be, bob@example.be', 'malformed'],
  ['Anna <anna@example.be>', 'malformed'],
  [`anna@${'a'.repeat(64)}.be`, 'malformed'],
];
