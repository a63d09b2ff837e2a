// npm start: builds what has changed, then serves it. The first import ends here under a Node that is too old.
import './require-node.mjs';

const { buildIfNeeded } = await import('./build/build-if-needed.ts');
buildIfNeeded();
await import('./intake/main.ts');
