/**
 * The operator's commands, for the service's account and root. docs/security.md says who may
 * read what.
 */
import '../../helpers/node/require-node.mjs';
import { errorMessage } from '../../helpers/errors.ts';
import { createTerminal, InboxError } from './terminal.ts';

process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  // `inbox list | head` closes the pipe early.
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`Cannot write the output (${code})\n`);
  process.exit(1);
});
// A lost connection must not stop erasing or an update half way. Node resets a SIGHUP that the
// shell had ignored.
process.on('SIGHUP', () => undefined);
const terminal = createTerminal(process.stdout, process.stderr);
try {
  // It reads content/company.yaml, which may have a mistake.
  const { runCommand } = await import('./run-command.ts');
  await runCommand(process.argv.slice(2), terminal);
} catch (error) {
  terminal.end();
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = error instanceof InboxError ? error.exitCode : 1;
}
terminal.end();
