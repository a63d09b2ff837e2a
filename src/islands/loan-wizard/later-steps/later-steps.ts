/** Parts that only later steps use. The wizard also works if they cannot be loaded. */
export { Confirmation } from './Confirmation.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { Review } from './Review.tsx';
