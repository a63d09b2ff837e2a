/** F7 to F9: the mail server fails, the service dies between sending and noting, mails pile up. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { leaseMs } from '../../../src/service/store/store.ts';
import { makeRandom, runs, timeoutMs } from '../../support/check-property.ts';
import type { Behaviour } from '../../support/mail-server.ts';
import { isFullRun } from '../../support/prerequisites.ts';
import { inbox, readStored } from '../../support/start-service.ts';
import { Clients, expectStoredOnce } from './clients.ts';
import { MailHarness, smallHeap } from './mail-harness.ts';

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
  { name: 'asks to try later', behaviour: { atRecipient: () => 451 } },
  { name: 'drops', behaviour: { atData: () => 'drop' }, repeats: true },
  { name: 'refuses messages', behaviour: { atData: () => 554 }, holds: true },
  { name: 'is away', isAway: true },
  { name: 'refuses us', behaviour: { atRecipient: () => 550 } },
  { name: 'hangs', behaviour: { atData: () => 'hang' }, repeats: true },
  { name: 'has no TLS', url: 'smtps://127.0.0.1:PORT' },
  { name: 'has no address', url: 'smtp://mail.invalid' },
];

describe('F7: while the mail server fails', () => {
  it.each(mailFaults.slice(0, runs(3, mailFaults.length)))(
    'submissions are stored, then mailed: it $name',
    async ({ behaviour, isAway, url, repeats, holds }) => {
      const post = new MailHarness({ ...behaviour });
      await post.open();
      const port = `${post.server?.port}`;
      if (isAway) await post.close();
      let service = await post.start(url ? { SMTP_URL: url.replace('PORT', port) } : {});
      const clients = new Clients(service.port);
      const end = performance.now() + runs(500, 60_000);
      // About 50 in a second.
      await clients.submit(4, () => performance.now() > end, 80);
      expect.soft([...clients.statuses.keys()]).toEqual([200]);
      if (holds) await post.reach('held');
      else expect.soft(await post.areAll('due')).toBe(true);

      await post.close();
      for (const key of ['atData', 'atRecipient'] as const) delete post.behaviour[key];
      await post.open();
      if (url) {
        await service.stop();
        service = await post.start();
      }
      if (holds)
        expect.soft((await inbox(post.folder, ['resend', ...clients.acknowledged])).code).toBe(0);
      let later = 0;
      const passTime = async () => {
        // Time must not pass for claimed mails: their leases would end.
        const stored = await readStored(post.folder);
        // Longer than the longest wait for a server.
        if (!stored.some(({ delivery }) => delivery?.claimedUntil)) later += 72_000;
        post.clock.set(later);
        return post.areAll('sent');
      };
      await vi.waitUntil(passTime, { timeout: 120_000, interval: 200 });
      await post.end(service);
      const stored = await readStored(post.folder);
      expect.soft(post.missing(stored)).toEqual([]);
      if (!repeats) expect.soft(post.repeated).toBe(0);
      expectStoredOnce(
        clients.acknowledged,
        stored.map(({ reference }) => reference),
      );
    },
    timeoutMs,
  );
});

describe('F8: a crash between sending and noting', () => {
  it(
    'has the same mail sent again',
    async () => {
      const kills = runs(3, 50);
      const random = makeRandom();
      let child: ChildProcess | undefined;
      let left = 0;
      const post = new MailHarness({
        atData() {
          if (--left === 0) {
            // It gets the answer 250, and cannot store the outcome.
            child?.kill('SIGSTOP');
            setImmediate(() => child?.kill('SIGKILL'));
          }
          return undefined;
        },
      });
      const all = await post.fill(kills * 10);
      await post.open();
      for (let killed = 1; killed <= kills; killed++) {
        ({ child } = await post.start());
        left = 1 + Math.floor(random() * 8);
        await vi.waitUntil(() => child?.signalCode, { timeout: 120_000, interval: 20 });
        post.clock.set(killed * (leaseMs + 1_000));
      }
      const service = await post.start();
      await post.reach('sent');
      const mails = post.server?.received.map(({ mail }) => mail) ?? [];
      const texts = new Set(mails.map(({ messageId, text }) => `${messageId} ${text}`));
      await post.end(service);
      expect.soft(post.missing(all)).toEqual([]);
      expect.soft(texts.size, 'one text for each Message-ID').toBe(all.length);
      expect.soft(post.repeated).toBeLessThanOrEqual(kills * 4);
      expect.soft(post.repeated, 'kills in time').toBeGreaterThanOrEqual(kills / 2);
    },
    timeoutMs,
  );
});

describe('F9: a backlog of ten thousand mails', () => {
  it.runIf(isFullRun)(
    'goes out oldest first, within two minutes, in little memory',
    async () => {
      const post = new MailHarness();
      const all = await post.fill(10_000);
      await post.open();
      const start = performance.now();
      // Too little memory to keep the sent mails.
      const service = await post.start(smallHeap, { isRealTime: true });
      const areTaken = () => (post.server?.received.length ?? 0) >= all.length;
      await vi.waitUntil(areTaken, { timeout: 300_000, interval: 20 });
      expect.soft(performance.now() - start).toBeLessThanOrEqual(120_000);
      const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
      expect.soft(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024).toBeLessThanOrEqual(250);
      await post.reach('sent');
      await post.end(service);
      const place = new Map(all.map(({ id }, index) => [`<${id}@faults.example>`, index]));
      const early = Math.max(...post.taken.map((id, index) => (place.get(id) ?? 0) - index));
      // Four are sent at a time, and one may overtake another.
      expect.soft(early).toBeLessThan(8);
      expect.soft(post.missing(all)).toEqual([]);
      // A mail whose answer comes after the time-out is sent again.
      expect.soft(post.repeated).toBeLessThanOrEqual(all.length / 50);
    },
    timeoutMs,
  );
});
