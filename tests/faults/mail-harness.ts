/** A service that mails to a server, by a clock that can be moved. */
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { databasePath, withDatabase } from '../../src/service/store/sqlite/database-file.ts';
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts';
import type { StoredMail, Submission } from '../../src/service/store/store.ts';
import { freePort } from '../support/ports.ts';
import { makeWallClock, preload } from '../support/preloaded-modules.ts';
import {
  type Behaviour,
  type MailServer,
  mailSettings,
  openMailServer,
} from '../support/service/outbox.ts';
import { storeAll } from '../support/service/stores.ts';
import { readStored, type Service, startService } from '../support/start-service.ts';
import { makeLoan } from '../support/submission.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

/** V8 collects garbage late while it has room, which looks like a leak. */
export const smallHeap = { NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=8' };

export class MailHarness {
  readonly #work = makeTestFolder();
  readonly folder = join(this.#work, 'data');
  readonly clock = makeWallClock(this.#work);
  readonly behaviour: Behaviour;
  #port = 0;
  server: MailServer | undefined;
  /** Message-IDs of the mails that the closed servers have accepted, in order. */
  readonly received: string[] = [];

  constructor(behaviour: Behaviour = {}) {
    this.behaviour = behaviour;
  }

  /** Opens the mail server, always at the same port. */
  async open(): Promise<void> {
    this.#port ||= await freePort();
    this.server = await openMailServer(this.behaviour, this.#port);
  }

  async close(): Promise<void> {
    for (const { mail } of this.server?.received ?? []) this.received.push(mail.messageId ?? '');
    await this.server?.close();
    this.server = undefined;
  }

  /** @param isRealTime uses the machine's clock: reading the movable one costs time and memory */
  start(env: NodeJS.ProcessEnv = {}, { isRealTime = false, folder = this.folder } = {}) {
    const mail = mailSettings(`smtp://127.0.0.1:${this.#port}`);
    const clock = isRealTime ? {} : preload(this.clock.source);
    return startService({ folder, env: { ...clock, ...mail, ...env } });
  }

  /** Stores submissions as if they had come before the service started. */
  async fill(count: number): Promise<Submission[]> {
    const store = openSqliteStore(this.folder);
    const receivedAt = new Date();
    const all = Array.from({ length: count }, () => makeLoan({}, { receivedAt }));
    await storeAll(store, all);
    await store.close();
    return all;
  }

  /** Whether there are deliveries, and all are in this state. */
  async areAll(state: StoredMail['state'], folder = this.folder): Promise<boolean> {
    const stored = await readStored(folder);
    return stored.length > 0 && stored.every(({ mail }) => mail?.state === state);
  }

  /** Waits until all deliveries are in this state. */
  async reach(state: StoredMail['state'], folder = this.folder): Promise<void> {
    await vi.waitUntil(() => this.areAll(state, folder), { timeout: 120_000, interval: 20 });
  }

  /** Whether a lease of a mail runs. */
  isClaimed(): boolean {
    const sql = 'SELECT 1 FROM deliveries WHERE claimed_until IS NOT NULL';
    return withDatabase(
      databasePath(this.folder),
      { readOnly: true },
      (db) => db.prepare(sql).get() !== undefined,
    );
  }

  /** Those that the mail server has no mail about. */
  unmailed<Mailed extends Pick<Submission, 'id'>>(all: readonly Mailed[]): Mailed[] {
    // A resent mail has the time behind the submission's number.
    const received = new Set(this.received.map((messageId) => /[\w-]+/.exec(messageId)?.[0]));
    return all.filter(({ id }) => !received.has(id));
  }

  /** How many mails were repetitions. */
  get repeated(): number {
    return this.received.length - new Set(this.received).size;
  }

  /** Ends the service and the mail server. */
  async end(service: Service): Promise<void> {
    expect.soft(await service.stop()).toBe(0);
    await this.close();
  }
}
