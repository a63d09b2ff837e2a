/** What only the steps after the first need, and what they can do without if it cannot be had. */
export { Confirmation } from './Confirmation.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { Review } from './Review.tsx';
