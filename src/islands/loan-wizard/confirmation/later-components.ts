/** One module, because each import would be a request. */
export { PassportButton } from '../../shared/PassportButton.tsx';
export { AnswerTime } from './AnswerTime.tsx';
export { PaperList } from './PaperList.tsx';
