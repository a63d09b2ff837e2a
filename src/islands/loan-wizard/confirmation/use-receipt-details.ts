import { createLazyHook } from '../../shared/create-lazy-hook.ts';

/** First called in the last step, so that nothing moves in the confirmation. */
export const useReceiptDetails = createLazyHook(() => import('./ReceiptDetails.tsx'));
