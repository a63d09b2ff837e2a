import '../helpers/node/require-node.mjs';
import { errorMessage } from '../helpers/errors.ts';
import { SettingsError } from './settings-error.ts';

// A log that cannot be written must not end the service.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  // It imports what reads content/company.yaml and may throw.
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  process.stderr.write(`Cannot start. ${errorMessage(error).split('\n')[0]}\n`);
  // 78 is EX_CONFIG of sysexits.h, at which the supervisor does not restart the service.
  process.exit(error instanceof SettingsError ? 78 : 1);
}
