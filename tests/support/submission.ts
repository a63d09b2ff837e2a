/**
 * The fictional submission of all suites, with letters of every language, quotation marks and
 * line breaks.
 */
import type { ContactMessage } from '../../src/domain/contact-message.ts';
import type { LoanField, LoanRequest } from '../../src/domain/loan/request.ts';
import { newUuid, toReference } from '../../src/domain/submission-id.ts';
import type { Submission, SubmissionKind } from '../../src/service/store/store.ts';
import { now } from './times.ts';

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

type SubmissionOf<Kind extends SubmissionKind> = Extract<Submission, { kind: Kind }>;

/** What a test may want otherwise, except for the kind. */
export type SubmissionChanges<Kind extends SubmissionKind> = Partial<
  Omit<SubmissionOf<Kind>, 'kind'>
>;

/** A contact message that the service is to store; unique by default. */
export function makeMessage(changes: SubmissionChanges<'message'> = {}): SubmissionOf<'message'> {
  const payload = { ...message, message: `message ${counter++}` };
  return { kind: 'message', payload, ...makeDetails(), ...changes };
}

/** A loan request that the service is to store; unique by default. */
export function makeLoan(
  fields: Partial<LoanRequest> = {},
  changes: Omit<SubmissionChanges<'loan'>, 'payload'> = {},
): SubmissionOf<'loan'> {
  const payload = { ...loan, address: `Teststraße ${counter++}, 1000 Testville`, ...fields };
  return { kind: 'loan', payload, ...makeDetails(), ...changes };
}

function makeDetails(): Omit<Submission, 'kind' | 'payload'> {
  const id = newUuid();
  return {
    id,
    reference: toReference(id),
    receivedAt: now,
    language: 'nl',
    idempotencyKey: id,
    marks: [],
    channel: 'json',
  };
}
