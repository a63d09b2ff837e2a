import { lazily } from '../../shared/lazily.ts';

/** First called in the last step, so that nothing moves in the confirmation. */
export const useReceiptDetails = lazily(() => import('./ReceiptDetails.tsx'));
