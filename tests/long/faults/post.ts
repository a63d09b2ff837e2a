import { join } from 'node:path';
import { newUuid, referenceOf } from '../../../src/api.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import type { Delivery, Submission } from '../../../src/intake/store.ts';
import { type Behaviour, openMailServer } from '../../support/mail-server.ts';
import { freePort } from '../../support/port.ts';
import { loan } from '../../support/submission.ts';
import { type Clock, makeClock, preload } from './preload.ts';
import { makeDataFolder, type Service, startService, storedIn } from './service.ts';

/** A mail server, and a service that mails to it. */
export class Post {
  readonly #data = makeDataFolder();
  readonly folder = join(this.#data.folder, 'data');
  /** Where the service goes by a clock that the test can put forward. */
  readonly clock: Clock = makeClock(this.#data.folder);
  readonly #isRealTime: boolean;
  readonly behaviour: Behaviour;
  port = 0;
  server: Awaited<ReturnType<typeof openMailServer>> | undefined;
  /** Message identifiers of what the mail server has taken, in order. */
  readonly taken: string[] = [];

  /** @param isRealTime leaves the service the machine's clock: to read ours takes it time and memory */
  constructor(behaviour: Behaviour = {}, { isRealTime = false } = {}) {
    this.behaviour = behaviour;
    this.#isRealTime = isRealTime;
  }

  /** Opens the mail server, always at the same port. */
  async open(): Promise<void> {
    this.port ||= await freePort();
    this.server = await openMailServer(this.behaviour, this.port);
  }

  async close(): Promise<void> {
    for (const { mail } of this.server?.received ?? []) this.taken.push(mail.messageId ?? '');
    await this.server?.close();
    this.server = undefined;
  }

  start(env: NodeJS.ProcessEnv = {}): Promise<Service> {
    return startService(this.folder, {
      ...(this.#isRealTime ? {} : preload(this.clock.source)),
      SMTP_URL: `smtp://127.0.0.1:${this.port}`,
      MAIL_FROM: 'loans@faults.example',
      MAIL_TO: 'operator@faults.example',
      ...env,
    });
  }

  /** Stores submissions as if they had come before the service started. */
  async fill(count: number): Promise<Submission[]> {
    const store = openSqliteStore(this.folder);
    const all = Array.from({ length: count }, (): Submission => {
      const id = newUuid();
      const payload = { ...loan, profession: id };
      return {
        ...{ kind: 'loan', payload, id, reference: referenceOf(id), language: 'nl', marks: [] },
        ...{ receivedAt: new Date().toISOString(), idempotencyKey: id, channel: 'json' },
      };
    });
    await Promise.all(all.map((one) => store.accept(one)));
    await store.close();
    return all;
  }

  async deliveries(): Promise<(Delivery | null)[]> {
    return (await storedIn(this.folder)).map(({ delivery }) => delivery);
  }

  /** Waits until the deliveries are as they must be, for so many seconds at most. */
  async until(isSo: (all: (Delivery | null)[]) => boolean, seconds = 20): Promise<boolean> {
    for (let attempt = 0; attempt < seconds * 10; attempt++) {
      if (isSo(await this.deliveries())) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }

  async end(): Promise<void> {
    await this.close();
    this.#data.remove();
  }
}
