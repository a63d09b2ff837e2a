/** What a caller hears whose transaction was not committed in time. */
import { expect, it, vi } from 'vitest';
import { groupCommit } from '../../src/service/store/group-commit.ts';
import { StoreError } from '../../src/service/store/store-errors.ts';

it('a time-out names what kept its own transaction, not an earlier one', async () => {
  const runBatch = vi.fn().mockRejectedValue('busy');
  const busy = new StoreError('The database is locked');
  const toWriteFailure = () => ({ kind: 'busy' as const, error: busy });
  const { transaction } = groupCommit({ runBatch, toWriteFailure }, 50);
  await expect(transaction(async () => 1)).rejects.toBe(busy);
  runBatch.mockReturnValue(new Promise(() => {}));
  await expect(transaction(async () => 2)).rejects.toThrow('The database did not answer in time');
});
