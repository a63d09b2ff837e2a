import { existsSync } from 'node:fs';
import { readSettings, type Settings } from './settings.ts';
import { databaseIn, openDatabase, readPragma, schemaVersion } from './sqlite-file.ts';
import { openSqliteReader } from './sqlite-store.ts';

export interface Finding {
  isWell: boolean;
  /** One word. */
  what: string;
  /** One line, without personal data. */
  says: string;
}

/** Seconds; with a mail server set, what is due for longer is not on its way. */
const longDue = 3_600;

/** Looks at settings, database and queue, while the service may be running. */
export async function inspect(
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    return [{ isWell: false, what: 'settings', says: messageOf(error) }];
  }
  const { dataDir, retentionDays, mail } = settings;
  const mailing = mail
    ? `mail by ${mail.server.host}:${mail.server.port} to ${mail.to.length}`
    : 'no mail server';
  const says = `${mailing}; kept for ${retentionDays} days after delivery`;
  return [
    { isWell: true, what: 'settings', says },
    ...(await inspectDatabase(dataDir, mail !== undefined, now)),
  ];
}

async function inspectDatabase(folder: string, isMailing: boolean, now: Date): Promise<Finding[]> {
  const file = databaseIn(folder);
  if (!existsSync(file)) {
    return [{ isWell: true, what: 'database', says: `there is none in ${folder} yet` }];
  }
  try {
    const integrity = openDatabase(file, { readOnly: true }, (db) => {
      const found = readPragma(db, 'integrity_check(1)');
      const strays = db.prepare('PRAGMA foreign_key_check').all().length;
      db.close();
      return { isWell: found === 'ok' && strays === 0, says: `${strays} strays; ${found}` };
    });
    const store = openSqliteReader(folder);
    const stored = (await store?.list())?.length ?? 0;
    const { due, held, oldestDueSeconds } = (await store?.queue(now)) ?? {
      ...{ due: 0, held: 0, oldestDueSeconds: 0 },
    };
    await store?.close();
    return [
      { isWell: true, what: 'database', says: `${file}, ${stored} submissions` },
      { what: 'integrity', ...integrity },
      { isWell: true, what: 'schema', says: `version ${schemaVersion}` },
      {
        isWell: held === 0 && !(isMailing && oldestDueSeconds > longDue),
        what: 'queue',
        says: `${due} due, the oldest for ${oldestDueSeconds} s; ${held} held`,
      },
    ];
  } catch (error) {
    return [{ isWell: false, what: 'database', says: messageOf(error) }];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
