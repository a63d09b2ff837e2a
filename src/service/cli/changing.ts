import { createCutoffFinder, retentionCutoff } from '../retention.ts';
import type { Settings } from '../settings.ts';
import { emailKey, hasExtraWords, isSingleEmail, normalizeText } from '../store/email-key.ts';
import { copyStore } from '../store/open-store.ts';
import { restoreBackup } from '../store/sqlite/backup.ts';
import { databasePath } from '../store/sqlite/database-file.ts';
import type { Store, StoreReader } from '../store/store.ts';
import { unknownReferences } from './reading.ts';
import { InboxError, inboxCommand, type Terminal } from './terminal.ts';

export async function resend(
  store: Store,
  references: readonly string[],
  { mail }: Settings,
  { write }: Terminal,
): Promise<void> {
  await each(references, (reference) => store.resend(reference, new Date()));
  await write(
    mail
      ? 'The service sends due mails while it runs.\n'
      : 'No mail server is set: due mails wait until there is one.\n',
  );
}

export async function markHandled(store: Store, references: readonly string[]): Promise<void> {
  await each(references, (reference) => store.markHandled(reference, new Date()));
}

/** @throws InboxError at the end, with the unknown references */
async function each(
  references: readonly string[],
  change: (reference: string) => Promise<boolean>,
): Promise<void> {
  const missing: string[] = [];
  for (const reference of references) {
    if (!(await change(reference.toUpperCase()))) missing.push(reference);
  }
  if (missing.length > 0) throw unknownReferences(...missing);
}

export async function eraseByEmail(
  store: Store,
  email: string,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  // `addressKey` takes the last of several addresses.
  const areSeveral = normalizeText(email).split('@').length > 2;
  if (hasExtraWords(email) || areSeveral || !isSingleEmail(emailKey(email))) {
    throw new InboxError(
      'That is not one address: write only the address, such as ans@x.example, or erase --reference <reference>',
    );
  }
  const { matches, mentions } = await store.lookFor(email, terminal.onProgress);
  await store.erase(matches, terminal.onProgress);
  const none = 'No submission was sent from that address.\n';
  const others = mentions.map((reference) => `  ${reference}\n`).join('');
  await terminal.write(
    `${linesOf(matches) || none}${others && `These mention the address or may belong to the same mailbox, and were not erased:\n${others}Read them with ${inboxCommand} show <reference>, erase them with ${inboxCommand} erase --reference <reference>\n`}${advice(settings)}`,
  );
}

export async function eraseReferences(
  store: Store,
  references: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const wanted = references.map((reference) => reference.toUpperCase());
  const erased = await store.erase(wanted, terminal.onProgress);
  await terminal.write(`${linesOf(erased)}${advice(settings)}`);
  const missing = wanted.filter((reference) => !erased.includes(reference));
  if (missing.length > 0) throw unknownReferences(...missing);
}

function linesOf(erased: readonly string[]): string {
  return erased.map((reference) => `Erased ${reference}\n`).join('');
}

function advice({ databaseUrl }: Settings): string {
  const bytes = 'PostgreSQL keeps deleted bytes for a while: see docs/operating.md.\n';
  return `${databaseUrl ? bytes : ''}Backups, exports and mails keep their copies: delete those, too.\n`;
}

export async function purge(
  store: Store,
  trustsClock: boolean,
  { retentionDays }: Settings,
  { write }: Terminal,
): Promise<void> {
  const now = new Date();
  const before = trustsClock
    ? retentionCutoff(now, retentionDays)
    : await createCutoffFinder({ store, retentionDays, clock: () => now })();
  await write(`Purged: ${await store.purge(before)}\n`);
}

export async function backup(
  store: StoreReader,
  file: string,
  { write, onProgress }: Terminal,
): Promise<void> {
  onProgress(`Writing ${file}`);
  await store.backup(file);
  await write(`${file} is a complete backup: keep it as safe as the database\n`);
}

export async function restore(
  file: string,
  ifDue: 'send' | 'hold',
  { dataDir, databaseUrl }: Settings,
  { write, onProgress }: Terminal,
): Promise<void> {
  if (databaseUrl) {
    throw new InboxError('PostgreSQL is restored with pg_restore: see docs/operating.md');
  }
  restoreBackup(file, dataDir, ifDue, onProgress);
  await write(`${databasePath(dataDir)} is restored: now run ${inboxCommand} check\n`);
}

export async function copy(
  { dataDir, databaseUrl }: Settings,
  { write, onProgress }: Terminal,
): Promise<void> {
  if (!databaseUrl) throw new InboxError('Set DATABASE_URL to an empty PostgreSQL database');
  const copied = await copyStore(dataDir, databaseUrl, onProgress);
  if (!copied) throw new InboxError(`There is no database in ${dataDir}: set DATA_DIR`);
  const lines = Object.entries(copied).map(
    ([name, { rows, hash }]) => `${name.padEnd(14)}${String(rows).padStart(9)}  sha256 ${hash}\n`,
  );
  await write(
    `Both databases have the same rows:\n${lines.join('')}Now start the service with DATABASE_URL. The SQLite database is not used any more.\n`,
  );
}
