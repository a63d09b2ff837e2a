import type { StoreReader } from '../../store/store.ts';
import type { Terminal } from '../terminal.ts';

export async function backup(
  store: StoreReader,
  file: string,
  { write, onProgress }: Terminal,
): Promise<void> {
  onProgress(`Writing ${file}`);
  await store.backup(file);
  await write(`${file} is a complete backup: keep it as safe as the database\n`);
}
