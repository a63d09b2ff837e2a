/**
 * What step 3 and the confirmation load when they are shown. In one module, because each import
 * would be a request.
 */
export { LoanPassportButton } from '../loan-passport/LoanPassportButton.tsx';
export { PaperList } from './confirmation/PaperList.tsx';
export { PrintButton } from './confirmation/PrintButton.tsx';
export { ReceiptDetails } from './confirmation/ReceiptDetails.tsx';
