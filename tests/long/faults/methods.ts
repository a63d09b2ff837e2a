/** F19: every method, real and invented, on every kind of address. */
import { METHODS } from 'node:http';
import { loanPath, messagePath } from '../../../src/api.ts';
import { type Answer, Line } from './line.ts';
import { request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { onService, storedIn } from './service.ts';

const invented = ['BREW', 'GETS', 'get', 'Post', 'GE T', 'TRACK', 'DEBUG', 'G\u00cbT'];

/** What each kind of address answers to GET, and the methods that it has; none for what does not exist. */
const kinds = [
  { address: '/', status: 200, allow: 'GET, HEAD' },
  { address: '/de/kontakt', status: 200, allow: 'GET, HEAD' },
  { address: '/favicon.svg', status: 200, allow: 'GET, HEAD' },
  { address: '/healthz', status: 200, allow: 'GET, HEAD' },
  { address: '/DE/', status: 301, allow: 'GET, HEAD' },
  { address: '/de/unknown', status: 404 },
  { address: '/blog/999', status: 404 },
  { address: '/api/other', status: 404 },
  { address: loanPath, status: 405, allow: 'POST' },
  { address: messagePath, status: 405, allow: 'POST' },
];

/** What an answer says, but for the time of day. */
function headOf({ status, headers }: Answer): string {
  const { date: _date, ...others } = headers;
  return JSON.stringify([status, Object.entries(others).sort()]);
}

export const methods: Scenario = {
  fault: 'F19',
  name: 'methods',
  async run() {
    const findings = new Findings();
    let tried = 0;
    await onService(findings, async ({ port, folder }) => {
      const line = new Line(port);
      const ask = (method: string, address: string) => {
        tried++;
        return line.askAgain(request(method, address));
      };
      for (const { address, status, allow } of kinds) {
        const got = await ask('GET', address);
        const gotHead = await ask('HEAD', address);
        findings.expect(got.status === status, () => `GET ${address}: ${got.status}`);
        findings.expect(headOf(got) === headOf(gotHead), () => `HEAD ${address} is another`);
        for (const method of [...METHODS, ...invented]) {
          if (['GET', 'HEAD'].includes(method)) continue;
          const answer = await ask(method, address);
          const isReadable = METHODS.includes(method);
          const expected = !isReadable
            ? [400]
            : method === 'CONNECT'
              ? // Refused by Node, which closes the connection.
                [0, 400]
              : allow === 'POST' && method === 'POST'
                ? [415]
                : [allow ? 405 : 404];
          const said = () => `${method} ${address}: ${answer.status}, ${answer.headers.allow}`;
          findings.expect(expected.includes(answer.status), said);
          findings.expect(answer.status !== 405 || answer.headers.allow === allow, said);
        }
      }
      line.close();
      const stored = (await storedIn(folder)).length;
      findings.expect(stored === 0, () => `${stored} are stored`);
    });
    return { tried: `${tried} requests`, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
