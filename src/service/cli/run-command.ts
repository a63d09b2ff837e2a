import { Command, CommanderError, Option, type OutputConfiguration } from 'commander';
import { replaceControls } from '../../domain/printable-text.ts';
import { loadSettings, type Settings } from '../settings.ts';
import { openForCommands, openForReading } from '../store/open-store.ts';
import type { DueMails, StoreReader } from '../store/store.ts';
import { check } from './commands/check.ts';
import { afterRestore, backup, copy, restore } from './commands/database.ts';
import { eraseByEmail, eraseReferences } from './commands/erase.ts';
import { exportCsv, exportToFile } from './commands/export.ts';
import { overview } from './commands/overview.ts';
import { previewPurge, purge } from './commands/purge.ts';
import { list, markDone, resend, show } from './commands/submissions.ts';
import { sendTestMail } from './commands/testmail.ts';
import { watch } from './commands/watch.ts';
import { InboxError, inboxCommand, type Terminal } from './terminal.ts';

/** @throws InboxError with exit code 2 when the command line is wrong */
export async function runCommand(argv: readonly string[], terminal: Terminal): Promise<void> {
  let help = '';
  let usageError = '';
  const program = createProgram(terminal, {
    writeOut: (text) => {
      help += text;
    },
    writeErr: (text) => {
      usageError += text;
    },
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return terminal.write(help);
    const [firstArgument = ''] = argv;
    const name = program.commands.some((command) => command.name() === firstArgument)
      ? `${firstArgument} `
      : '';
    // Commander's own messages begin so.
    const line = usageError.trim().replace(/^error: /, '');
    throw new InboxError(`${line}\nType ${inboxCommand} ${name}--help`, 2);
  }
}

interface DueMailsOptions {
  hold?: true;
  send?: true;
}

const hold = new Option('--hold', 'hold its due mails until you resend them').conflicts('send');
const send = new Option(
  '--send',
  'send its due mails to the staff, some of which may have been sent before',
);

function toDueMails(program: Command, options: DueMailsOptions): DueMails {
  if (!options.hold && !options.send) program.error('say --hold or --send');
  return options.hold ? 'hold' : 'send';
}

function createProgram(terminal: Terminal, output: OutputConfiguration): Command {
  const program = new Command(inboxCommand)
    .configureOutput(output)
    .description(
      'Submissions of visitors and their mails. Without a command: the newest submissions.',
    )
    .usage('[command] [options]')
    .helpCommand(false)
    .exitOverride();

  program.argument('[command]').action((name?: string) => {
    const names = program.commands.map((command) => command.name()).join(', ');
    if (name !== undefined) program.error(`${replaceControls(name)} is not a command: ${names}`);
    return withStore(openForReading, (store) => overview(store, terminal, new Date()));
  });
  program
    .command('list')
    .description('one line for each submission')
    .action(() => withStore(openForReading, (store) => list(store, terminal)));
  program
    .command('show <reference>')
    .description('all fields of a submission')
    .action((reference: string) =>
      withStore(openForReading, (store) => show(store, reference, terminal)),
    );
  program
    .command('export')
    .description('all submissions as CSV')
    .option('--out <file>', 'write a new file, readable by its owner only')
    .action(({ out }: { out?: string }) =>
      withStore(openForReading, (store) =>
        out === undefined ? exportCsv(store, terminal) : exportToFile(store, out, terminal),
      ),
    );
  program
    .command('resend <references...>')
    .description('send the mail again')
    .action((references: string[]) =>
      withStore(openForCommands, (store, settings) =>
        resend(store, references, settings, terminal),
      ),
    );
  program
    .command('done <references...>')
    .description('mark as handled, which counts as mailed')
    .action((references: string[]) =>
      withStore(openForCommands, (store) => markDone(store, references)),
    );
  program
    .command('erase [email]')
    .description('delete all submissions of a person, whose address it asks for')
    .option('--reference <references...>', 'delete these submissions')
    .action(async (typedEmail: string | undefined, { reference }: { reference?: string[] }) => {
      const isAsked = typedEmail === undefined && reference === undefined;
      const email = isAsked ? (await terminal.ask('Email address')) || undefined : typedEmail;
      if ((email === undefined) === (reference === undefined))
        program.error('name an email address, or --reference and references');
      return withStore(openForCommands, (store, settings) =>
        email === undefined
          ? eraseReferences(store, reference ?? [], settings, terminal)
          : eraseByEmail(store, email, settings, terminal),
      );
    });
  program
    .command('purge')
    .description('delete submissions mailed more than RETENTION_DAYS ago')
    .option('--by-clock', "delete all by this machine's date, not as the service's next run")
    .option('--dry-run', 'delete nothing, and say how many it would be')
    .action(({ byClock = false, dryRun = false }: { byClock?: boolean; dryRun?: boolean }) =>
      dryRun
        ? withStore(openForReading, (store, settings) =>
            previewPurge(store, byClock, settings, terminal),
          )
        : withStore(openForCommands, (store, settings) =>
            purge(store, byClock, settings, terminal),
          ),
    );
  program
    .command('backup <file>')
    .description('write the database to a new file, beside the running service')
    .action((file: string) => withStore(openForReading, (store) => backup(store, file, terminal)));
  program
    .command('restore <file>')
    .description('restore a backup into an empty DATA_DIR')
    .addOption(hold)
    .addOption(send)
    .action((file: string, options: DueMailsOptions) =>
      restore(file, toDueMails(program, options), loadSettings(), terminal),
    );
  program
    .command('after-restore')
    .description('after pg_restore, and before the service starts: hold or send due mails')
    .addOption(hold)
    .addOption(send)
    .action((options: DueMailsOptions) => {
      const dueMails = toDueMails(program, options);
      return withStore(openForCommands, (store) => afterRestore(store, dueMails, terminal));
    });
  program
    .command('copy')
    .description('move from SQLite in DATA_DIR, not used afterwards, to PostgreSQL in DATABASE_URL')
    .action(() => copy(loadSettings(), terminal));
  program
    .command('check')
    .description('check settings, database and mails; exit code 1 when something needs attention')
    .action(() => check(terminal));
  program
    .command('watch')
    .description('as check, and ask the service, the site, the backups and the clock')
    .option('--mail', 'mail what needs attention to ALARM_TO')
    .action(({ mail = false }: { mail?: boolean }) => watch(mail, terminal));
  program
    .command('testmail')
    .description('send a test mail to MAIL_TO and ALARM_TO')
    .action(() => sendTestMail(loadSettings(), terminal));
  return program;
}

async function withStore<Some extends StoreReader>(
  open: (settings: Settings) => Promise<Some | undefined>,
  use: (store: Some, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = loadSettings();
  const store = await open(settings);
  if (!store) {
    const { DATABASE_URL, DATA_DIR } = settings;
    throw new InboxError(
      DATABASE_URL
        ? 'There are no tables in the database: set DATABASE_URL, or restore a backup'
        : `There is no database in ${DATA_DIR}: set DATA_DIR, or restore a backup`,
    );
  }
  try {
    await use(store, settings);
  } finally {
    await store.close();
  }
}
