/**
 * Fault F14 behind nginx: bytes left over from a malformed request never reach the next visitor.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUuid, toReference } from '../../../src/domain/submission-id.ts';
import { describeIfInstalled } from '../../support/describe-if-installed.ts';
import { framingCases } from '../../support/framing-cases.ts';
import { exchange, loanRequest, request } from '../../support/http.ts';
import { freePort } from '../../support/ports.ts';
import { findProgram } from '../../support/programs.ts';
import { readStored, type Service, startService } from '../../support/start-service.ts';
import { loan } from '../../support/submission.ts';
import { type RunningServer, startNginx } from './servers.ts';

const missing = findProgram('nginx') ? undefined : 'nginx is not installed';

describeIfInstalled(missing, 'behind nginx, a request', () => {
  let service: Service | undefined;
  let nginx: RunningServer | undefined;

  beforeAll(async () => {
    service = await startService();
    const { port: servicePort } = service;
    // It sends the requests of all visitors over one connection.
    nginx = await startNginx(
      await freePort(),
      (port) => `upstream service { server 127.0.0.1:${servicePort}; keepalive 1; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }`,
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    await service?.stop();
  });

  it.each(framingCases)('gets one response with $name', async (framing) => {
    const { request: text, statuses, isValid, isCorrectable } = framing;
    const key = newUuid();
    const next = loanRequest({ ...loan, profession: key }, key);
    const pieces = [Buffer.from(text, 'latin1'), next];
    const { responses } = await exchange(nginx?.port ?? 0, pieces, { silenceMs: 1_000 });
    const [firstAnswer, second, ...others] = responses;
    expect(others).toEqual([]);
    const isTaken = second?.status === 200 && second.body.includes(toReference(key));
    if (isValid) expect(isTaken).toBe(true);
    if (isValid || !isTaken) expect([...statuses, undefined]).toContain(firstAnswer?.status);
    else expect(isCorrectable).toBe(true);
    const stored = await readStored(service?.folder ?? '');
    expect(stored.some(({ reference }) => reference === toReference(key))).toBe(isTaken);

    const probe = request('GET', '/favicon.svg', { Connection: 'close' });
    const { responses: visited } = await exchange(nginx?.port ?? 0, [probe]);
    expect(visited).toMatchObject([
      { status: 200, headers: { 'content-type': expect.stringMatching(/^image\/svg/) } },
    ]);
  });
});
