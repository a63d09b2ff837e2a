/**
 * The fictional submission of all suites, with letters of every language, quotation marks and
 * line breaks.
 */
import type { ContactMessage } from '../../src/domain/contact-message.ts';
import type { LoanField, LoanRequest } from '../../src/domain/loan/request.ts';
import { newUuid, toReference } from '../../src/domain/submission-id.ts';
import type { EmailErrorCode } from '../../src/domain/validation.ts';
import type { DeliveryOutcome, Submission } from '../../src/service/store/store.ts';

/** Default time of the tests. */
export const now = new Date('2026-03-04T05:06:07.890Z');

/** A time this many milliseconds after `now`. */
export const nowPlus = (ms: number) => new Date(now.getTime() + ms);

/** The outcome of a mail that waits until the operator resends it. */
export const heldAt = (at: Date) => ({ state: 'held', at, error: 'timeout' }) as const;

type Failure = Extract<DeliveryOutcome, { state: 'due' }>;

/** The outcome of an attempt that failed and counts; the mail is due again at once. */
export const failedAt = (at: Date, changes: Partial<Failure> = {}): Failure => ({
  state: 'due',
  at,
  error: 'timeout',
  nextAttempt: at,
  isCounted: true,
  ...changes,
});

export const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

/** An idempotency key as a browser creates it. */
export const key = '6f1c2d3e-4a5b-4c6d-8e7f-a0b1c2d3e4f5';

/** The visitor's answers in the wizard. */
export const applicant = {
  profession: 'Bäcker ő š',
  monthlyIncome: 'ongeveer 2.400 €',
  address: 'Teststraße 5, 1000 Testville',
  country: 'Luxembourg',
  firstName: 'Žofia',
  lastName: 'O’Müller-Kovács',
  email: 'zofia@applicant.example',
  phone: '+352 000 000',
} satisfies Omit<LoanRequest, 'amount' | 'duration'>;

export const loan = { amount: 5_000, duration: 12, ...applicant } satisfies Record<
  LoanField,
  unknown
>;

/** The visitor's contact message. */
export const message = {
  name: 'Žofia O’Müller-Kovács',
  email: 'zofia@writer.example',
  subject: 'Frage & "réponse" <ő>',
  message: 'Goedendag,\nhyvää päivää, lep pozdrav.',
} satisfies ContactMessage;

/** A message as an EmailJS call. */
export function emailCallOf({ name, email, ...texts }: ContactMessage) {
  return {
    service_id: 'service',
    template_id: 'template',
    user_id: 'user',
    template_params: {
      to_email: 'somebody-else@example.com',
      from_name: name,
      from_email: email,
      ...texts,
    },
  };
}

export const emailCall = emailCallOf(message);

let counter = 0;

/** A contact message that the service is to store; unique by default. */
export function makeSubmission(changes: Partial<Submission> = {}): Submission {
  const id = newUuid();
  return {
    kind: 'message',
    payload: { ...message, message: `message ${counter++}` },
    id,
    reference: toReference(id),
    receivedAt: now,
    language: 'nl',
    idempotencyKey: id,
    marks: [],
    channel: 'json',
    ...changes,
  } as Submission;
}

/** A loan request that the service is to store; unique by default. */
export function makeLoan(fields: Partial<LoanRequest> = {}, changes: Partial<Submission> = {}) {
  const payload = { ...loan, address: `Teststraße ${counter++}, 1000 Testville`, ...fields };
  return makeSubmission({ ...changes, kind: 'loan', payload } as Partial<Submission>);
}

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
