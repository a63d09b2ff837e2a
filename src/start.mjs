// npm start: builds the site if anything has changed, then serves it. The first import ends it if
// Node is too old. package.json starts it by `exec`: otherwise SIGTERM to npm ends a shell, and the
// service runs on.
import './helpers/node/require-node.mjs';

// Types are taken out and code is compiled once, not at every start.
const { enableCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/../.cache/code`);
// Reads content/company.yaml, whose mistakes are printed without a stack. The service below prints
// its errors itself.
const { buildIfNeeded } = await import('./build-if-needed.ts').catch((error) => {
  console.error(error.name === 'Error' ? error.message : error);
  process.exit(1);
});
await buildIfNeeded();
await import('./service/main.ts');
if (!process.exitCode) console.log('To read submissions: npm run inbox. To end: Ctrl+C.');
