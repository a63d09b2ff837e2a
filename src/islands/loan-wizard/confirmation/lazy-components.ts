/** One module, because each import would be a request. */
export { LoanPassportButton } from '../../loan-passport/LoanPassportButton.tsx';
export { PaperList } from './PaperList.tsx';
export {
  AdviserPicture,
  AnswerDeadline,
  CopyButton,
  ReceiptTools,
  SentTime,
} from './ReceiptTools.tsx';
