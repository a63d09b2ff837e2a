/** What `version-3.sqlite` and `version-2.sql` hold, in tables that were made by earlier versions. */
import { expect } from 'vitest';
import type { Store } from '../../../src/intake/store.ts';
import { now } from './fixtures.ts';

/** Expects all of it to be there, with the mails of each submission, which are claimed then. */
export async function expectOlderRows(store: Store): Promise<void> {
  const list = await store.list();
  expect(list.map(({ payload, delivery }) => [payload.email, delivery?.state])).toEqual([
    ['e0@bench.example', 'due'],
    ['e1@bench.example', 'sent'],
    ['e2@bench.example', 'held'],
    ['e3@bench.example', undefined],
  ]);
  expect((await store.claim(now, 9)).map(({ id }) => id)).toEqual([list[0]?.id]);
  const confirmed = await store.confirmations.claim(now, 9);
  expect(confirmed.map(({ id }) => id)).toEqual([list[0]?.id, list[1]?.id]);
  for (const one of list) expect((await store.accept(one)).repeated).toBe(true);
  expect(await store.erase('e1@bench.example')).toEqual([list[1]?.reference]);
}
