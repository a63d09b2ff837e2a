/** Time limits of different files, of which one must be shorter than the other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { duplicateWindowMs } from '../../src/domain/api.ts';
import { closeTimeoutMs } from '../../src/service/app.ts';
import { connectionTiming } from '../../src/service/http/server.ts';
import { mailTiming } from '../../src/service/mail/mail-worker.ts';
import { transportOptions } from '../../src/service/mail/smtp.ts';
import { maxShutdownMs } from '../../src/service/shutdown.ts';
import { commitTiming } from '../../src/service/store/group-commit.ts';
import { serviceTimeouts } from '../../src/service/store/postgres/postgres-store.ts';
import { maxClockSkewMs } from '../../src/service/store/postgres/prepare-database.ts';
import { leaseMs } from '../../src/service/store/retry-policy.ts';
import { sendTimeoutMs } from '../../src/settings/endpoints.ts';
import { root } from '../support/root.ts';

const { attemptMs, recordingMs, pollMs, shutdownMs } = mailTiming;
const { maxWaitMs, retryMs } = commitTiming;
const { dnsTimeout, greetingTimeout, connectionTimeout, socketTimeout } = transportOptions({
  host: 'mail.example',
  port: 465,
  secure: true,
});
const unit = readFileSync(join(root, 'docs/service/solvanta.service'), 'utf8');
const stopSeconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);

it.each([
  // Else a mail under way is claimed again, and goes out twice.
  [
    'claim, attempt and storing of its outcome, between clocks that differ',
    maxWaitMs + attemptMs + recordingMs + pollMs + maxWaitMs + maxClockSkewMs,
    'the lease',
    leaseMs,
  ],
  // Else every slow server looks like an attempt without an answer.
  ['a silent mail server', socketTimeout, 'an attempt', attemptMs],
  ['the way to TLS', connectionTimeout, 'an attempt', attemptMs],
  [
    'the look-up and the greeting',
    dnsTimeout + greetingTimeout,
    'the way to TLS',
    connectionTimeout,
  ],
  // Else a retry never finds the new connection.
  [
    'the replacement of a silent connection to PostgreSQL',
    serviceTimeouts.connectMs + serviceTimeouts.queryMs + retryMs,
    'a wait for the store',
    maxWaitMs,
  ],
  // Else a submission is stored and its answer is lost.
  ['a wait for the store', maxWaitMs, 'that for open requests at the end', closeTimeoutMs],
  ['a wait for the store', maxWaitMs, 'that of the browser', sendTimeoutMs],
  [
    'a slow request and a wait for the store',
    connectionTiming.requestMs + maxWaitMs,
    'that for a response',
    connectionTiming.responseMs,
  ],
  // Else what is sent again after a lost answer is stored again.
  ['a wait of the browser', sendTimeoutMs, 'the window of repetitions', duplicateWindowMs],
  // Else the process is killed before it has closed the database.
  ['the end of open requests', closeTimeoutMs, 'the shutdown', maxShutdownMs],
  ['the end of mails', shutdownMs, 'the shutdown', maxShutdownMs],
  ['the shutdown', maxShutdownMs, 'the patience of Docker', 10_000],
  ['the shutdown', maxShutdownMs, 'the patience of systemd', stopSeconds * 1_000],
])('%s (%i ms) is shorter than %s (%i ms)', (_shorter, shorterMs, _longer, longerMs) => {
  expect(shorterMs).toBeLessThan(longerMs);
});
