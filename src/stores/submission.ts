export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The draft is kept; the reason selects the message. */
  | { status: 'failed'; reason: FailureReason }
  | { status: 'sent' };

/** `tooLong`: not sent, because the service would refuse the size. */
export type FailureReason = 'send' | 'tooLong';

/** Time-out of a submission, in milliseconds. */
export const sendTimeoutMs = 15_000;
