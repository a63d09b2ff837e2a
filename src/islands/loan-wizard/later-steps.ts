/** What only the steps after the first need, and what they can do without if it cannot be had. */
export { ErrorSummary } from './ErrorSummary.tsx';
export { Answers, Review } from './Review.tsx';
