/** F7 to F9: the mail server fails, the service dies between sending and noting, mails pile up. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Behaviour } from '../../support/mail-server.ts';
import { inbox } from '../../support/service.ts';
import { Clients, referencesIn, storedIn } from './clients.ts';
import { allAre, minute, Post, second, smallHeap } from './post.ts';
import { type Found, pause, quantile, randomFrom, type Scenario, until } from './scenario.ts';

/** Mails claimed by a crashed service are free after this lease. */
const lease = 2 * minute;

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

/** @returns the median answer time in milliseconds */
async function failMail(fault: MailFault, found: Found, milliseconds: number): Promise<number> {
  const { name, behaviour, isAway, url, repeats, holds } = fault;
  const expect = (holds: boolean, line: string) =>
    found.expect(holds, () => `While the server ${name}: ${line}`);
  const post = new Post({ ...behaviour });
  await post.open();
  const port = `${post.server?.port}`;
  if (isAway) await post.close();
  let service = await post.start(url ? { SMTP_URL: url.replace('PORT', port) } : {});
  const clients = new Clients(service.port);
  const end = performance.now() + milliseconds;
  // About 50 in a second.
  await clients.submit(4, () => performance.now() > end, 80);
  const areAll = clients.statuses.size === 1 && clients.count(200) > 0;
  expect(areAll, `answered with ${[...clients.statuses.keys()]}`);
  const are = async (state: 'due' | 'held' | 'sent') => allAre(state)(await post.deliveries());
  if (holds) expect(await until(() => are('held')), 'not all are held');
  else expect(await are('due'), 'a mail counts as sent or held');

  await post.close();
  for (const key of ['atData', 'atRecipient'] as const) delete post.behaviour[key];
  await post.open();
  if (url) {
    await service.stop();
    service = await post.start();
  }
  if (holds) {
    const { code } = await inbox(post.folder, ['resend', ...clients.acknowledged]);
    expect(code === 0, `resend ended with ${code}`);
  }
  let later = 0;
  const areSent = await until(async () => {
    // Time must not pass for claimed mails: their leases would end.
    const isAnyInHand = (await post.deliveries()).some((delivery) => delivery?.claimedUntil);
    // Longer than the longest wait for a server.
    if (!isAnyInHand) later += 72 * second;
    post.clock.set(later);
    await pause(200);
    return are('sent');
  });
  expect(areSent, 'not all were sent afterwards');
  await service.stop();
  await post.close();
  const stored = await storedIn(post.folder);
  expect(post.missing(stored) === 0, `${post.missing(stored)} mails are missing`);
  expect(post.repeated === 0 || repeats === true, `${post.repeated} came twice`);
  found.compare(clients.acknowledged, await referencesIn(post.folder));
  await post.end(found);
  return quantile(clients.times, 0.5);
}

export const failingMail: Scenario = {
  fault: 'F7',
  name: 'mail-fails',
  proves: 'whatever the mail server does, submissions are taken, and mailed once it is mended',
  async run(found, { full }) {
    const tried = full ? mailFaults : mailFaults.slice(0, 3);
    const medians: number[] = [];
    for (const fault of tried) medians.push(await failMail(fault, found, full ? minute : 500));
    return `${tried.length} faults; answers in ${Math.max(...medians).toFixed(1)} ms at most`;
  },
};

export const crashesInMail: Scenario = {
  fault: 'F8',
  name: 'mail-crashes',
  proves: 'a crash between sending and noting has a mail sent again, as the same one',
  async run(found, { full, seed }) {
    const kills = full ? 50 : 3;
    const random = randomFrom(seed);
    let child: ChildProcess | undefined;
    let left = 0;
    const post = new Post({
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
    let killed = 0;
    for (; killed < kills; killed++) {
      const service = await post.start();
      ({ child } = service);
      left = 1 + Math.floor(random() * 8);
      if (!(await until(() => service.child.signalCode !== null))) break;
      post.clock.set((killed + 1) * (lease + second));
    }
    found.expect(killed === kills, () => `Only ${killed} of ${kills} kills came`);
    const service = await post.start();
    const areSent = await until(async () => allAre('sent')(await post.deliveries()));
    found.expect(areSent, () => 'Not all were sent in the end');
    const received = post.server?.received ?? [];
    const texts = Map.groupBy(received, ({ mail }) => mail.messageId);
    for (const same of texts.values()) {
      const isSame = new Set(same.map(({ mail }) => mail.text)).size === 1;
      found.expect(isSame, () => 'The same Message-ID came with another text');
    }
    await post.end(found, service);
    found.lost += post.missing(all);
    const twice = post.repeated;
    found.expect(twice <= kills * 4, () => `${twice} came twice`);
    found.expect(twice >= kills / 2, () => `Only ${twice} of ${kills} kills were in time`);
    return `${kills} kills, ${all.length} mails, ${twice} sent again`;
  },
};

export const backlog: Scenario = {
  fault: 'F9',
  name: 'backlog',
  proves:
    'ten thousand mails go out oldest first, within two minutes, and a sent mail leaves memory',
  fullOnly: true,
  async run(found) {
    const post = new Post();
    const all = await post.fill(10_000);
    await post.open();
    const start = performance.now();
    // Too little memory to keep the sent mails.
    const service = await post.start(smallHeap, { isRealTime: true });
    await until(() => (post.server?.received.length ?? 0) >= all.length, 300);
    const seconds = Math.round((performance.now() - start) / second);
    found.expect(seconds <= 120, () => `It took ${seconds} s`);
    const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
    const megabytes = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
    found.expect(megabytes <= 250, () => `It took ${megabytes} MB`);
    const areSent = await until(async () => allAre('sent')(await post.deliveries()));
    found.expect(areSent, () => 'Not all count as sent');
    await post.end(found, service);
    const place = new Map(all.map(({ id }, index) => [`<${id}@faults.example>`, index]));
    const early = Math.max(...post.taken.map((id, index) => (place.get(id) ?? 0) - index));
    // Four are sent at a time, and one may overtake another.
    found.expect(early < 8, () => `One came ${early} places early`);
    found.lost += post.missing(all);
    // A mail whose answer comes after the time-out is sent again.
    found.expect(post.repeated <= all.length / 50, () => `${post.repeated} came twice`);
    return `${all.length} mails in ${seconds} s, ${megabytes} MB`;
  },
};
