/**
 * How far a form is sent. While it is `sending`, `sendLoanRequest` of wizard.ts and `sendMessage`
 * of message.ts send nothing, so that a second press is no second request. After a failure the form
 * keeps its content. `tooLong` means that nothing was sent, because the service would refuse the
 * size.
 */
export type SendProgress =
  | { status: 'idle' | 'sending' | 'sent' }
  | { status: 'failed'; reason: 'send' | 'tooLong' };
