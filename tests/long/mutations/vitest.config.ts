/** The suites that Stryker runs in its copy of the project: those of the store and of HTTP, without processes. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const http = 'bodies,conditions,forms,framing,headers,origins,rate-limit,refusals,site,submissions';
const store = 'confirmation,copy,doubles,operator,outbox,postgres,queue,sqlite,sqlite-file,store';

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    include: [`tests/service/{${http},${store}}.test.ts`],
    tags: [{ name: 'slow', skip: true }],
    globalSetup: ['tests/support/postgres.ts'],
    isolate: false,
    // A change may make a test wait for ever.
    testTimeout: 10_000,
  },
});
