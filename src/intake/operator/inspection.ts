import { readSettings, type Settings } from '../settings.ts';
import { openForReading } from '../store/open-store.ts';
import { databaseIn, openDatabase, readPragma } from '../store/sqlite-file.ts';

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
  const { retentionDays, mail } = settings;
  const mailing = mail
    ? `mail by ${mail.server.host}:${mail.server.port} to ${mail.to.length}`
    : 'no mail server';
  const says = `${mailing}; kept for ${retentionDays} days after delivery`;
  return [{ isWell: true, what: 'settings', says }, ...(await inspectStore(settings, now))];
}

async function inspectStore(settings: Settings, now: Date): Promise<Finding[]> {
  const { databaseUrl, dataDir, mail } = settings;
  try {
    const store = await openForReading(settings);
    if (!store) {
      const says = databaseUrl
        ? 'it has no tables yet: start the service once, or name another in DATABASE_URL'
        : `there is none in ${dataDir}: start the service once, or set DATA_DIR`;
      return [{ isWell: false, what: 'database', says }];
    }
    const { place, version, warning } = store.about;
    const stored = (await store.list()).length;
    const { due, held, oldestDueSeconds } = await store.queue(now);
    await store.close();
    return [
      { isWell: true, what: 'database', says: `${place}, ${stored} submissions` },
      databaseUrl
        ? {
            isWell: !warning,
            what: 'safety',
            says: warning ?? 'what is stored survives a power cut',
          }
        : inspectFile(databaseIn(dataDir)),
      { isWell: true, what: 'schema', says: `version ${version}` },
      {
        isWell: held === 0 && !(mail && oldestDueSeconds > longDue),
        what: 'queue',
        says: `${due} due, the oldest for ${oldestDueSeconds} s; ${held} held`,
      },
    ];
  } catch (error) {
    return [{ isWell: false, what: 'database', says: messageOf(error) }];
  }
}

function inspectFile(file: string): Finding {
  return openDatabase(file, { readOnly: true }, (db) => {
    const found = readPragma(db, 'integrity_check(1)');
    const strays = db.prepare('PRAGMA foreign_key_check').all().length;
    db.close();
    const isWell = found === 'ok' && strays === 0;
    return { isWell, what: 'integrity', says: `${strays} strays; ${found}` };
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
