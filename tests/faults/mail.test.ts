/** Fault F7, fault F8: the mail server fails, and the service dies between sending and noting. */
import type { ChildProcess } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { leaseMs } from '../../src/service/store/retry-policy.ts';
import { dailyOrFull, makeRandom } from '../support/random-inputs.ts';
import type { Behaviour } from '../support/service/outbox.ts';
import { inbox, readStored } from '../support/start-service.ts';
import { Clients, expectStoredOnce } from './clients.ts';
import { MailHarness } from './mail-harness.ts';

interface MailFault {
  /** What the server does. */
  name: string;
  behaviour?: Behaviour;
  /** The server is not there at all. */
  isAway?: true;
  /** A wrong SMTP_URL, which the operator corrects later. */
  url?: string;
  /** It takes mails without an answer, so they come twice. */
  repeats?: true;
  /** The mails wait for `resend`. */
  holds?: true;
}

const mailFaults: MailFault[] = [
  { name: 'drops', behaviour: { atData: () => 'drop' }, repeats: true },
  { name: 'asks to try later', behaviour: { atRecipient: () => 451 } },
  { name: 'refuses messages', behaviour: { atData: () => 554 }, holds: true },
  { name: 'is away', isAway: true },
  { name: 'refuses us', behaviour: { atRecipient: () => 550 } },
  { name: 'hangs', behaviour: { atData: () => 'hang' }, repeats: true },
  { name: 'has no TLS', url: 'smtps://127.0.0.1:PORT' },
  { name: 'has no address', url: 'smtp://mail.invalid' },
];

describe('fault F7: while the mail server fails', () => {
  it.each(mailFaults.slice(0, dailyOrFull(1, mailFaults.length)))(
    'submissions are stored, mailed later: it $name',
    async ({ behaviour, isAway, url, repeats, holds }) => {
      const harness = new MailHarness({ ...behaviour });
      await harness.open();
      const port = `${harness.server?.port}`;
      if (isAway) await harness.close();
      let service = await harness.start(url ? { SMTP_URL: url.replace('PORT', port) } : {});
      const clients = new Clients(service.port);
      const end = performance.now() + dailyOrFull(500, 60_000);
      // About 50 in a second.
      await clients.submit(4, () => performance.now() > end, 80);
      expect.soft([...clients.statuses.keys()]).toEqual([200]);
      if (holds) await harness.reach('held');
      else expect.soft(await harness.areAll('due')).toBe(true);

      await harness.close();
      for (const key of ['atData', 'atRecipient'] as const) delete harness.behaviour[key];
      await harness.open();
      if (url) {
        await service.stop();
        service = await harness.start();
      }
      if (holds)
        expect
          .soft((await inbox(harness.folder, ['resend', ...clients.acknowledged])).code)
          .toBe(0);
      let later = 0;
      const passTime = async () => {
        // Time must not pass for claimed mails: their leases would end.
        // Longer than the longest wait for a server.
        if (!harness.isClaimed()) later += 72_000;
        harness.clock.set(later);
        return harness.areAll('sent');
      };
      await vi.waitUntil(passTime, { timeout: 120_000, interval: 200 });
      await harness.end(service);
      const stored = await readStored(harness.folder);
      expect.soft(harness.unmailed(stored)).toEqual([]);
      if (!repeats) expect.soft(harness.repeated).toBe(0);
      expectStoredOnce(clients.acknowledged, stored);
    },
  );
});

describe('fault F8: a crash before storing the outcome', () => {
  it('repeats the same mail', async () => {
    const kills = dailyOrFull(1, 50);
    const random = makeRandom();
    let child: ChildProcess | undefined;
    let remaining = 0;
    const harness = new MailHarness({
      atData() {
        if (--remaining === 0) {
          // It gets the answer 250, and cannot store the outcome.
          child?.kill('SIGSTOP');
          setImmediate(() => child?.kill('SIGKILL'));
        }
        return undefined;
      },
    });
    const all = await harness.fill(kills * 10);
    await harness.open();
    for (let killed = 1; killed <= kills; killed++) {
      ({ child } = await harness.start());
      remaining = 1 + Math.floor(random() * 8);
      await vi.waitUntil(() => child?.signalCode, { timeout: 120_000, interval: 20 });
      harness.clock.set(killed * (leaseMs + 1_000));
    }
    const service = await harness.start();
    await harness.reach('sent');
    const mails = harness.server?.received.map(({ mail }) => mail) ?? [];
    const texts = new Set(mails.map(({ messageId, text }) => `${messageId} ${text}`));
    await harness.end(service);
    expect.soft(harness.unmailed(all)).toEqual([]);
    expect.soft(texts.size, 'one text for each Message-ID').toBe(all.length);
    expect.soft(harness.repeated).toBeLessThanOrEqual(kills * 4);
    expect.soft(harness.repeated, 'kills in time').toBeGreaterThanOrEqual(kills / 2);
  });
});
