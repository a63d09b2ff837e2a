/** F7 to F9 and F25: the mail server fails, the service dies between sending and noting, mails pile up, clocks jump. */
import { readFileSync } from 'node:fs';
import type { Delivery } from '../../../src/intake/store.ts';
import type { Behaviour } from '../../support/mail-server.ts';
import { Clients, quantile } from './clients.ts';
import { Post } from './post.ts';
import { randomFrom } from './random.ts';
import { Findings, type Scenario } from './scenario.ts';
import { inbox, type Service, stopService, storedIn } from './service.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** What a crashed service had in hand comes back after the lease of two minutes. */
const lease = 2 * minute;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const allAre = (state: Delivery['state']) => (all: (Delivery | null)[]) =>
  all.length > 0 && all.every((delivery) => delivery?.state === state);
const tried = (attempts: number) => (all: (Delivery | null)[]) =>
  all.length > 0 && all.every((delivery) => (delivery?.attempts ?? 0) >= attempts);

interface MailFault {
  /** What the server does. */
  name: string;
  behaviour?: Behaviour;
  /** The server is not there at all. */
  isAway?: true;
  /** Settings of the service that the operator will mend. */
  env?: (port: number) => NodeJS.ProcessEnv;
  /** It took mails without saying so: these come twice. */
  repeats?: true;
  /** The mails wait for the operator's word. */
  holds?: true;
}

const mailFaults: MailFault[] = [
  { name: 'none' },
  { name: 'away', isAway: true },
  { name: 'asks to try later', behaviour: { atRecipient: () => 451 } },
  { name: 'refuses us', behaviour: { atRecipient: () => 550 } },
  { name: 'refuses messages', behaviour: { atData: () => 554 }, holds: true },
  { name: 'hangs', behaviour: { atData: () => 'hang' }, repeats: true },
  { name: 'drops', behaviour: { atData: () => 'drop' }, repeats: true },
  { name: 'has no TLS', env: (port) => ({ SMTP_URL: `smtps://127.0.0.1:${port}` }) },
  { name: 'has no address', env: () => ({ SMTP_URL: 'smtp://mail.invalid' }) },
];

async function failMail(
  { name, behaviour, isAway, env, repeats, holds }: MailFault,
  milliseconds: number,
  findings: Findings,
): Promise<{ lost: number; doubled: number; mails: number; median: number }> {
  const post = new Post({ ...behaviour });
  await post.open();
  if (isAway) await post.close();
  let service = await post.start(env?.(post.port));
  const clients = new Clients(service.port);
  const end = performance.now() + milliseconds;
  // About 50 in a second.
  await clients.submit(4, () => performance.now() > end, 80);
  findings.expect(
    clients.statuses.size === 1 && clients.count(200) > 0,
    () => `While the server ${name}: answered with ${[...clients.statuses.keys()]}`,
  );
  if (holds) {
    const areHeld = await post.until(allAre('held'), 60);
    findings.expect(areHeld, () => `While the server ${name}: not all are held`);
  } else if (name !== 'none') {
    const unsent = (await post.deliveries()).every((delivery) => delivery?.state === 'due');
    findings.expect(unsent, () => `While the server ${name}: a mail counts as sent or held`);
  }

  await post.close();
  for (const key of ['atData', 'atRecipient', 'options'] as const) delete post.behaviour[key];
  await post.open();
  if (env) {
    await stopService(service);
    service = await post.start();
  }
  if (holds) {
    const { code } = await inbox(post.folder, ['resend', ...clients.acknowledged]);
    findings.expect(code === 0, () => `resend ended with ${code}`);
  }
  const start = performance.now();
  let later = 0;
  let areSent = false;
  while (!areSent && performance.now() - start < 2 * minute) {
    // What is in hand keeps its lease, however long a busy machine takes for it.
    const isAnyInHand = (await post.deliveries()).some((delivery) => delivery?.claimedUntil);
    // Longer than what a message waits for a server at most.
    if (!isAnyInHand) later += 72 * second;
    post.clock.set(later);
    areSent = await post.until(allAre('sent'), 1);
  }
  findings.expect(areSent, () => `After the server ${name}: not all were sent`);
  await stopService(service);
  await post.close();
  const ids = new Set(post.taken);
  const missing = (await storedIn(post.folder)).filter(
    ({ id }) => !ids.has(`<${id}@faults.example>`),
  );
  findings.expect(missing.length === 0, () => `The server ${name}: ${missing.length} missing`);
  const more = post.taken.length - ids.size;
  findings.expect(more === 0 || repeats === true, () => `The server ${name}: ${more} twice`);
  const compared = await clients.compare(post.folder);
  await post.end();
  return { ...compared, mails: ids.size, median: quantile(clients.times, 0.5) };
}

export const failingMail: Scenario = {
  fault: 'F7',
  name: 'mail-fails',
  waits: true,
  async run({ long }) {
    const findings = new Findings();
    const ms = long ? minute : second;
    // One after the other, so that none is slow because of another.
    const results: Awaited<ReturnType<typeof failMail>>[] = [];
    for (const fault of mailFaults) results.push(await failMail(fault, ms, findings));
    const sum = (of: 'lost' | 'doubled' | 'mails') =>
      results.reduce((total, result) => total + result[of], 0);
    const [healthy = 1, ...others] = results.map(({ median }) => median);
    const slower = (Math.max(...others) / healthy).toFixed(1);
    return {
      tried: `${others.length} faults, ${sum('mails')} mails; answers × ${slower}`,
      lost: sum('lost'),
      doubled: sum('doubled'),
      wrong: findings.wrong,
    };
  },
};

export const crashesInMail: Scenario = {
  fault: 'F8',
  name: 'mail-crashes',
  waits: true,
  async run({ long, seed }) {
    const findings = new Findings();
    const kills = long ? 50 : 5;
    const random = randomFrom(seed);
    let service: Service | undefined;
    let left = 0;
    const post = new Post({
      atData() {
        // Once what follows has said 250, and before the service can have noted it.
        if (--left === 0) setImmediate(() => service?.child.kill('SIGKILL'));
        return undefined;
      },
    });
    const all = await post.fill(kills * 10);
    await post.open();
    let killed = 0;
    for (; killed < kills; killed++) {
      left = 1 + Math.floor(random() * 8);
      service = await post.start();
      await Promise.race([service.ended, pause(minute)]);
      if (service.child.exitCode === null && service.child.signalCode === null) break;
      post.clock.set((killed + 1) * (lease + second));
    }
    findings.expect(killed === kills, () => `Only ${killed} of ${kills} kills came`);
    service = await post.start();
    const areSent = await post.until(allAre('sent'), 120);
    findings.expect(areSent, () => 'Not all were sent in the end');
    await stopService(service);
    const texts = new Map<string, string>();
    for (const { mail } of post.server?.received ?? []) {
      const { messageId = '', text = '' } = mail;
      const isSame = (texts.get(messageId) ?? text) === text;
      findings.expect(isSame, () => 'The same Message-ID came with another text');
      texts.set(messageId, text);
    }
    await post.close();
    const lost = all.filter(({ id }) => !texts.has(`<${id}@faults.example>`)).length;
    const twice = post.taken.length - texts.size;
    findings.expect(twice <= kills * 4, () => `${twice} came twice`);
    findings.expect(twice >= kills / 2, () => `Only ${twice} of ${kills} kills were in time`);
    await post.end();
    const said = `${kills} kills, ${all.length} mails, ${twice} sent again`;
    return { tried: said, lost, doubled: 0, wrong: findings.wrong };
  },
};

export const backlog: Scenario = {
  fault: 'F9',
  name: 'backlog',
  waits: true,
  async run({ long }) {
    const findings = new Findings();
    const post = new Post();
    const all = await post.fill(long ? 5_000 : 300);
    await post.open();
    const start = performance.now();
    const service = await post.start();
    while (
      (post.server?.received.length ?? 0) < all.length &&
      performance.now() - start < 5 * minute
    ) {
      await pause(50);
    }
    const seconds = (performance.now() - start) / second;
    const [, peak = ''] =
      /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8')) ?? [];
    const megabytes = Math.round(Number(peak) / 1_024);
    findings.expect(megabytes <= 180, () => `It took ${megabytes} MB`);
    findings.expect(await post.until(allAre('sent')), () => 'Not all count as sent');
    await stopService(service);
    await post.close();
    const place = new Map(all.map(({ id }, index) => [`<${id}@faults.example>`, index]));
    const early = post.taken.map((id, index) => (place.get(id) ?? Number.NaN) - index);
    // Four are sent at a time, and one may overtake another.
    findings.expect(
      early.every((places) => places < 8),
      () => `One came ${Math.max(...early)} places early`,
    );
    // Of few mails, a busy machine may make slow ones.
    findings.expect(seconds <= 120 || !long, () => `It took ${Math.round(seconds)} s`);
    const lost = all.length - new Set(post.taken).size;
    // An answer that comes after its time-out has its mail sent once more.
    const twice = post.taken.length - new Set(post.taken).size;
    findings.expect(twice <= all.length / 50, () => `${twice} came twice`);
    await post.end();
    const said = `${all.length} mails in ${seconds.toFixed(1)} s, ${megabytes} MB`;
    return { tried: said, lost, doubled: 0, wrong: findings.wrong };
  },
};

export const outage: Scenario = {
  fault: 'F9',
  name: 'outage',
  longOnly: true,
  waits: true,
  async run() {
    const findings = new Findings();
    const post = new Post();
    await post.open();
    await post.close();
    const service = await post.start();
    const clients = new Clients(service.port);
    const count = 1_000;
    let submitted = 0;
    const submitting = clients.submit(4, () => submitted++ >= count, 40);
    // Ten minutes on the service's clock, in steps in which it asks for the server again.
    for (let seconds = 0; seconds <= 600; seconds += 20) {
      post.clock.set(seconds * second);
      await pause(second);
    }
    await submitting;
    findings.expect(clients.count(200) === count, () => `Only ${clients.count(200)} acknowledged`);
    await post.open();
    const start = performance.now();
    const areSent = await post.until(allAre('sent'), 120);
    const seconds = (performance.now() - start) / second;
    findings.expect(areSent && seconds <= 60, () => `It took ${Math.round(seconds)} s`);
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const compared = await clients.compare(post.folder);
    await post.close();
    const missing = count - new Set(post.taken).size;
    const twice = post.taken.length - new Set(post.taken).size;
    findings.expect(twice === 0, () => `${twice} came twice`);
    await post.end();
    const tried = `10 min away, ${count} mails in ${seconds.toFixed(0)} s after`;
    const { lost, doubled } = compared;
    return { tried, lost: lost + missing, doubled, wrong: findings.wrong };
  },
};

interface Jump {
  name: string;
  /** Where the clock stands before, and after. */
  from?: string;
  by: number;
  zone?: string;
}

/** Each while a mail waits to be tried again. */
const jumps: Jump[] = [
  { name: 'a day ahead', by: day },
  { name: 'a day back', by: -day },
  { name: 'into summer time', from: '2027-03-28T00:59:50Z', by: minute, zone: 'Europe/Brussels' },
  { name: 'out of summer time', from: '2026-10-25T00:59:50Z', by: minute, zone: 'Europe/Brussels' },
  { name: 'beyond 31 bits', from: '2038-01-19T03:13:50Z', by: minute },
];

async function jump({ name, from, by, zone }: Jump, findings: Findings): Promise<void> {
  const behaviour: Behaviour = { atRecipient: () => 451 };
  const post = new Post(behaviour);
  await post.open();
  const offset = from ? Date.parse(from) - Date.now() : 0;
  post.clock.set(offset);
  const service = await post.start({ ...(zone ? { TZ: zone } : {}) });
  const clients = new Clients(service.port);
  await clients.submit(1, () => clients.acknowledged.length === 3);
  await post.until(tried(1));
  post.clock.set(offset + by);
  // Several looks at the queue: a storm of mails would show.
  await pause(3 * second);
  const most = Math.max(...(await post.deliveries()).map((delivery) => delivery?.attempts ?? 0));
  findings.expect(most <= 2, () => `${name}: a mail was tried ${most} times at once`);
  delete behaviour.atRecipient;
  // What was tried twice waits for a minute and a fifth.
  post.clock.set(offset + by + 73 * second);
  findings.expect(await post.until(allAre('sent'), 10), () => `${name}: a mail is stuck`);
  findings.expect(clients.count(200) === 3, () => `${name}: a submission was not acknowledged`);
  findings.expect((await stopService(service)) === 0, () => `${name}: not ended cleanly`);
  await post.end();
}

/** Retention counts days of 24 hours, whatever the clock did since. */
async function keep(findings: Findings): Promise<void> {
  const post = new Post();
  await post.fill(3);
  await post.open();
  await stopService(await sent(post));
  for (const [days, left] of [
    [-1, 3],
    [1, 3],
    [0, 3],
    [29.99, 3],
    [30.01, 0],
  ] as const) {
    post.clock.set(days * day);
    const service = await post.start();
    await pause(500);
    const { length } = await post.deliveries();
    findings.expect(length === left, () => `${length} of 3 are left after ${days} days`);
    await stopService(service);
  }
  await post.end();

  async function sent(post: Post): Promise<Service> {
    const service = await post.start();
    findings.expect(await post.until(allAre('sent')), () => 'Not mailed');
    return service;
  }
}

export const clockJumps: Scenario = {
  fault: 'F25',
  name: 'clocks',
  waits: true,
  async run() {
    const findings = new Findings();
    await Promise.all([...jumps.map((one) => jump(one, findings)), keep(findings)]);
    const tried = `${jumps.length} jumps, and retention over 5 of them`;
    return { tried, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
