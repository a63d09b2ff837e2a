/** `npm run test:all` tries every language, width and theme; `npm test` tries a few of each. */
export const isFullWidth = process.env.TEST_WIDTH === 'full';
