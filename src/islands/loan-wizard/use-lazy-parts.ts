import { createLazyHook } from '../shared/create-lazy-hook.ts';

/** Loads the parts from step 3 on, so that nothing moves in the confirmation. */
export const useLazyParts = createLazyHook(() => import('./lazy-parts.ts'));
