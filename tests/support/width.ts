/** How wide the browser tests go: `npm run test:all` tries every language, width and theme, `npm test` a few of each. */
export const isFullWidth = process.env.TEST_WIDTH === 'full';
