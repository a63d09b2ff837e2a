import { createLazyHook } from '../../shared/create-lazy-hook.ts';

/** Loads the details from the last step on, so that nothing moves in the confirmation. */
export const useReceiptDetails = createLazyHook(() => import('./ReceiptDetails.tsx'));
