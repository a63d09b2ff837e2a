/** One module, because each import would be a request. */
export { PassportButton } from '../../shared/PassportButton.tsx';
export { AnswerDeadline } from './AnswerDeadline.tsx';
export { PaperList } from './PaperList.tsx';
