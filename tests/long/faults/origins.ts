/** F23: every way in which a page of another site could have its visitors send something. */
import { idempotencyHeader, loanPath, messagePath, newUuid } from '../../../src/api.ts';
import { emailCallOf, loan, message } from '../../support/submission.ts';
import { Line } from './line.ts';
import { postForm, postJson, request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { onService, storedIn } from './service.ts';

const set = 'https://static.example';

/** Origins, and whether the host `loans.example` takes them for its own. */
const origins: [origin: string | undefined, isOwn: boolean][] = [
  ['https://loans.example', true],
  ['http://loans.example', true],
  [undefined, true],
  ['null', false],
  ['', false],
  ['https://evil.example', false],
  ['https://loans.example.evil.example', false],
  ['https://evil.example/?loans.example', false],
  ['https://loans.example:8443', false],
  ['https://loans.example, https://evil.example', false],
  [set, false],
];

const sites = [undefined, 'same-origin', 'same-site', 'none', 'cross-site'];

/** What is sent, and whether we have a use for its media type. */
const contents = [
  {
    path: loanPath,
    isTaken: true,
    send: (headers: object) => postJson(loanPath, loan, { ...headers }),
  },
  {
    ...{ path: messagePath, isTaken: true },
    send: (headers: object) => postJson(messagePath, emailCallOf(message), { ...headers }),
  },
  {
    path: loanPath,
    isTaken: true,
    send: (headers: object) => postForm(loanPath, loan, { ...headers }),
  },
  {
    ...{ path: messagePath, isTaken: true },
    send: (headers: object) => postForm(messagePath, message, { ...headers }),
  },
  // Those that a page may send anywhere without asking first.
  ...['text/plain', 'multipart/form-data; boundary=a'].map((type) => ({
    ...{ path: loanPath, isTaken: false },
    send: (headers: object) => postJson(loanPath, loan, { ...headers, 'Content-Type': type }),
  })),
];

export const crossOrigin: Scenario = {
  fault: 'F23',
  name: 'origins',
  async run() {
    const findings = new Findings();
    let tried = 0;
    for (const ALLOWED_ORIGINS of ['', set]) {
      await onService(
        findings,
        async ({ port, folder }) => {
          const line = new Line(port);
          const kept = new Set<string>();
          for (const [origin, isOwn] of origins) {
            for (const site of sites) {
              const isOurs =
                isOwn || (origin !== undefined && origin === ALLOWED_ORIGINS && origin !== '');
              const isAllowed = isOurs && (origin !== undefined || site !== 'cross-site');
              for (const { isTaken, path, send } of contents) {
                tried++;
                const key = newUuid();
                const headers = {
                  ...{ Host: 'loans.example', [idempotencyHeader]: key },
                  ...(origin !== undefined && { Origin: origin }),
                  ...(site && { 'Sec-Fetch-Site': site }),
                };
                const answer = await line.askAgain(send(headers));
                const expected = !isAllowed ? 403 : isTaken ? 200 : 415;
                if (expected === 200) kept.add(key);
                const share = answer.headers['access-control-allow-origin'];
                const isShared = ALLOWED_ORIGINS !== '' && origin === ALLOWED_ORIGINS;
                findings.expect(
                  answer.status === expected && share === (isShared ? origin : undefined),
                  () =>
                    `${path} ${JSON.stringify(headers)}: ${answer.status}, shared with ${share}`,
                );
              }
            }
            // What a browser asks first, before it sends JSON elsewhere.
            const asking = { Origin: origin ?? 'null', 'Access-Control-Request-Method': 'POST' };
            const first = await line.askAgain(request('OPTIONS', loanPath, asking));
            const expected = ALLOWED_ORIGINS !== '' && origin === ALLOWED_ORIGINS ? 204 : 405;
            findings.expect(first.status === expected, () => `OPTIONS ${origin}: ${first.status}`);
            const names = Object.keys(first.headers).filter((name) => name.startsWith('access-'));
            findings.expect(names.length > 0 === (expected === 204), () => `OPTIONS: ${names}`);
          }
          line.close();
          const stored = (await storedIn(folder)).map(({ idempotencyKey }) => idempotencyKey ?? '');
          const strays = stored.filter((key) => !kept.has(key)).length;
          findings.expect(strays === 0, () => `${strays} came from elsewhere and are stored`);
          findings.expect(stored.length === kept.size, () => `${stored.length} of ${kept.size}`);
        },
        { ALLOWED_ORIGINS },
      );
    }
    return { tried: `${tried} requests`, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
