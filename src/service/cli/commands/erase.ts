/** `inbox erase`. */
import type { Settings } from '../../settings.ts';
import { emailKey, hasExtraWords, isSingleEmail, normalizeText } from '../../store/email-key.ts';
import type { Store } from '../../store/store.ts';
import { InboxError, inboxCommand, type Terminal } from '../terminal.ts';
import { unknownReferences } from './submissions.ts';

/** Erases what was sent from an address, and names what mentions it. @throws InboxError */
export async function eraseByEmail(
  store: Store,
  email: string,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  // `emailKey` takes the last of several addresses.
  const hasSeveralAddresses = normalizeText(email).split('@').length > 2;
  if (hasExtraWords(email) || hasSeveralAddresses || !isSingleEmail(emailKey(email))) {
    throw new InboxError(
      'That is not one address: write only the address, such as ans@x.example, or erase --reference <reference>',
    );
  }
  const { matches, mentions } = await store.findByEmail(email, terminal.onProgress);
  // Without matches, too: it removes traces that an earlier attempt left in SQLite's file.
  const erased = await store.erase(matches, terminal.onProgress);
  const noMatches = 'No submission was sent from that address.\n';
  await terminal.write(
    `${erasedLines(erased) || noMatches}${mentionLines(mentions)}${advice(settings)}`,
  );
}

/** Erases submissions. @throws InboxError at the end, with the unknown references */
export async function eraseReferences(
  store: Store,
  references: readonly string[],
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const upperCase = references.map((reference) => reference.toUpperCase());
  const erased = await store.erase(upperCase, terminal.onProgress);
  await terminal.write(`${erasedLines(erased)}${advice(settings)}`);
  const missing = upperCase.filter((reference) => !erased.includes(reference));
  if (missing.length > 0) throw unknownReferences(...missing);
}

function erasedLines(erased: readonly string[]): string {
  return erased.map((reference) => `Erased ${reference}\n`).join('');
}

function mentionLines(mentions: readonly string[]): string {
  if (mentions.length === 0) return '';
  return [
    'These mention the address or may belong to the same mailbox, and were not erased:',
    ...mentions.map((reference) => `  ${reference}`),
    `Read them with ${inboxCommand} show <reference>, erase them with ${inboxCommand} erase --reference <reference>\n`,
  ].join('\n');
}

function advice({ DATABASE_URL }: Settings): string {
  const bytes = 'PostgreSQL keeps deleted bytes for a while: see docs/operating/postgresql.md.\n';
  return `${DATABASE_URL ? bytes : ''}Backups, exports and mails keep their copies: delete those, too.\n`;
}
