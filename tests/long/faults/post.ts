/** A service that mails to a server, by a clock that can be moved. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../../src/intake/store/sqlite/store.ts';
import type { Delivery, Submission } from '../../../src/intake/store/store.ts';
import { makeWallClock } from '../../support/clock.ts';
import { type Behaviour, type MailServer, openMailServer } from '../../support/mail-server.ts';
import { freePort } from '../../support/port.ts';
import { preload } from '../../support/preload.ts';
import { makeTemporaryFolder, type Service, startService } from '../../support/service.ts';
import { makeLoan } from '../../support/submission.ts';
import { storedIn } from './clients.ts';
import type { Found } from './scenario.ts';

export const second = 1_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

/** V8 collects garbage late while it has room, which looks like a leak. */
export const smallHeap = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=8' };

type Deliveries = readonly (Delivery | null)[];

export const allAre = (state: Delivery['state']) => (all: Deliveries) =>
  all.length > 0 && all.every((delivery) => delivery?.state === state);

export class Post {
  readonly #work = makeTemporaryFolder();
  readonly folder = join(this.#work, 'data');
  readonly clock = makeWallClock(this.#work);
  readonly behaviour: Behaviour;
  #port = 0;
  server: MailServer | undefined;
  /** Message-IDs of the mails that the server has taken, in order. */
  readonly taken: string[] = [];

  constructor(behaviour: Behaviour = {}) {
    this.behaviour = behaviour;
  }

  /** Opens the mail server, always at the same port. */
  async open(): Promise<void> {
    this.#port ||= await freePort();
    this.server = await openMailServer(this.behaviour, this.#port);
  }

  async close(): Promise<void> {
    for (const { mail } of this.server?.received ?? []) this.taken.push(mail.messageId ?? '');
    await this.server?.close();
    this.server = undefined;
  }

  /** @param isRealTime uses the machine's clock: reading the movable one costs time and memory */
  start(env: NodeJS.ProcessEnv = {}, { isRealTime = false, folder = this.folder } = {}) {
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${this.#port}`,
      MAIL_FROM: 'loans@faults.example',
      MAIL_TO: 'operator@faults.example',
    };
    const clock = isRealTime ? {} : preload(this.clock.source);
    return startService({ folder, env: { ...clock, ...mail, ...env } });
  }

  /** Stores submissions as if they had come before the service started. */
  async fill(count: number): Promise<Submission[]> {
    const store = openSqliteStore(this.folder);
    const receivedAt = new Date().toISOString();
    const all = Array.from({ length: count }, () => makeLoan({}, { receivedAt }));
    // Each accept has its own limit of 3 s.
    for (let from = 0; from < count; from += 100)
      await Promise.all(all.slice(from, from + 100).map((one) => store.accept(one)));
    await store.close();
    return all;
  }

  async deliveries(folder = this.folder): Promise<Deliveries> {
    return (await storedIn(folder)).map(({ delivery }) => delivery);
  }

  /** How many of these the mail server has no mail about. */
  missing(all: readonly Pick<Submission, 'id'>[]): number {
    const taken = new Set(this.taken);
    return all.filter(({ id }) => !taken.has(`<${id}@faults.example>`)).length;
  }

  /** How many mails were repetitions. */
  get repeated(): number {
    return this.taken.length - new Set(this.taken).size;
  }

  /** Ends everything. */
  async end(found: Found, service?: Service): Promise<void> {
    if (service) await found.end(service);
    await this.close();
    rmSync(this.#work, { recursive: true, force: true });
  }
}
