/** What a form is doing with what it holds. The states exclude each other. */
export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending' }
  /** What was typed is still there; the reason decides which text says so. */
  | { status: 'failed'; reason: FailureReason }
  | { status: 'sent' };

/** `tooLong`: not sent at all, because the service would refuse its size. */
export type FailureReason = 'send' | 'tooLong';

/** How long the visitor waits for an answer before the form gives the draft back, in milliseconds. */
export const sendTimeout = 15_000;
