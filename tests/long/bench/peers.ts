/** What the service is measured against, each as a process: `sirv`, or `storeless`, which is the service with nothing behind it. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { loadAnswers } from '../../../src/intake/answers.ts';
import { createApp } from '../../../src/intake/app.ts';
import { inOneWrite } from '../../../src/intake/log.ts';
import { createRateLimiter } from '../../../src/intake/rate-limit.ts';
import { loadSite } from '../../../src/intake/site-files.ts';
import type { Store } from '../../../src/intake/store.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const listening = { host: '127.0.0.1', port: 0 };
const say = (port: number) => console.log(`Listening on http://127.0.0.1:${port}`);

if (process.argv[2] === 'sirv') {
  const files = sirv(join(root, 'dist'), { brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => files(request, response));
  server.listen(listening, () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') say(address.port);
  });
} else {
  const none = () => Promise.reject(new Error('There is no store'));
  const store: Store = {
    about: { place: 'nowhere', version: 0 },
    accept: (submission) => Promise.resolve({ submission, repeated: false }),
    ...{ claim: none, settle: none, resend: none, markHandled: none, purge: none, erase: none },
    confirmations: { claim: none, settle: none },
    ...{ list: none, find: none, queue: none, backup: none, close: () => Promise.resolve() },
    broken: new Promise(() => undefined),
  };
  const app = createApp({
    store,
    site: loadSite(join(root, 'dist')),
    answers: loadAnswers(join(root, 'dist-answers')),
    clock: () => new Date(),
    log: inOneWrite(process.stderr),
    limiter: createRateLimiter([]),
    ...{ trustedProxies: [], allowedOrigins: [] },
  });
  await app.listen(listening);
  say(Number(new URL(app.listeningOrigin).port));
}
