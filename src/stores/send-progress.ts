/**
 * How far a form is sent. `tooLong` means that nothing was sent, because the service would refuse
 * the size.
 */
export type SendProgress =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; reason: 'send' | 'tooLong' };
