/**
 * After a failure the draft is kept. `tooLong`: not sent, because the service would refuse
 * the size.
 */
export type SubmissionState =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; reason: 'send' | 'tooLong' };
