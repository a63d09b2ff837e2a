// npm start: builds the site if anything has changed, then serves it. The first import ends it if Node is too old.
import './require-node.mjs';

// Types are taken out and code is compiled once, not at every start.
const { enableCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/../.cache/code`);
const { buildIfNeeded } = await import('./integrations/build-stamp.ts');
await buildIfNeeded();
await import('./service/main.ts');
if (!process.exitCode) console.log('To read submissions: npm run inbox. To end: Ctrl+C.');
