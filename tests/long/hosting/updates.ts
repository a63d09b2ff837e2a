/**
 * Updates and goes back under load: a visitor sends five requests a second, each again until it is
 * answered. Called by operating.sh with an archive and a count, and ends with 1 when a request was
 * lost or stored twice.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { loanPath } from '../../../src/domain/api.ts';
import { readStored } from '../../support/start-service.ts';
import { loan } from '../../support/submission.ts';

const [archive = '', count] = process.argv.slice(2);
const times = Number(count);
const emailPrefix = `update-${process.pid}-`;
const waits: Promise<number>[] = [];
const sendInterval = setInterval(() => waits.push(send(waits.length)), 200);
for (let time = 0; time < times; time += 1)
  for (const version of [archive, 'back']) {
    const { stdout } = await promisify(execFile)('solvanta-update', [version]);
    if (!stdout.includes('UPDATED to')) throw new Error(stdout);
  }
clearInterval(sendInterval);
const maxWait = Math.max(...(await Promise.all(waits)));
const stored = (await readStored('/var/lib/solvanta'))
  .map(({ payload }) => String(payload.email))
  .filter((email) => email.startsWith(emailPrefix));
const lost = waits.length - new Set(stored).size;
const doubled = stored.length - (waits.length - lost);
console.log(
  `${times} updates and as many ways back, ${waits.length} requests: ${lost} lost, ${doubled} doubled, longest wait ${maxWait} ms`,
);
process.exitCode = lost === 0 && doubled === 0 ? 0 : 1;

/** @returns milliseconds until the receipt */
async function send(index: number): Promise<number> {
  const start = performance.now();
  const url = `http://127.0.0.1:4321${loanPath}`;
  const body = JSON.stringify({ ...loan, email: `${emailPrefix}${index}@x.example` });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    // The limit counts each sender by itself.
    'x-forwarded-for': `192.0.${index >> 8}.${index & 255}`,
  };
  const post = () => fetch(url, { method: 'POST', headers, body });
  while (!(await post().catch(() => undefined))?.ok) await wait(10);
  return Math.round(performance.now() - start);
}
