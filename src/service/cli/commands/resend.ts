import type { Settings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import { forEachReference } from '../references.ts';
import type { Terminal } from '../terminal.ts';

export async function resend(
  store: Store,
  references: readonly string[],
  { mail }: Settings,
  { write }: Terminal,
): Promise<void> {
  await forEachReference(references, (reference) => store.resend(reference, new Date()));
  await write(
    mail
      ? 'The service sends due mails while it runs.\n'
      : 'No mail server is set: due mails wait until there is one.\n',
  );
}
