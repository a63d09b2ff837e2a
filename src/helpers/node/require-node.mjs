/**
 * The first import of what people start: Node 22 and 23 read TypeScript, too. Plain JavaScript
 * without anything new, because a Node that is too old must be able to read it.
 */

/** As in package.json. */
const minVersion = 24;

if (Number(process.versions.node.split('.')[0]) < minVersion) {
  console.error(
    `This needs Node ${minVersion} or newer and was started with ${process.versions.node}: run it through npm (npm start, npm test), which uses the Node that npm ci has installed here. If npm runs no install scripts, type npm rebuild first. On Apple Silicon, install Node ${minVersion} yourself.`,
  );
  process.exit(1);
}
