import type { StoreReader } from '../../store/store.ts';
import { deliveryState } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

export async function list(store: StoreReader, { write }: Terminal): Promise<void> {
  for await (const stored of store.all()) {
    const { receivedAt, reference, kind, language, marks } = stored;
    const cells = [receivedAt, reference, kind, language, deliveryState(stored), marks.join(' ')];
    await write(`${cells.join('  ').trimEnd()}\n`);
  }
}
