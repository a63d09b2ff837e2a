/** One module, because each import would be a request. */
export { formatMoment } from '../../../domain/answer-deadline.ts';
export { LoanPassportButton } from '../../loan-passport/LoanPassportButton.tsx';
export { PaperList } from './PaperList.tsx';
export { AdviserPicture, AnswerDeadline, CopyButton, ReceiptTools } from './ReceiptTools.tsx';
