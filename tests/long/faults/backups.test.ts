/** F29: backups are made while clients send and mails go out, then restored. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { timeoutMs } from '../../support/check-property.ts';
import { isFullRun } from '../../support/prerequisites.ts';
import { inbox, makeTemporaryFolder, readStored } from '../../support/start-service.ts';
import { Clients, expectStoredOnce, referencesIn } from './clients.ts';
import { MailHarness } from './mail-harness.ts';

describe('F29: a backup under load', () => {
  it.runIf(isFullRun)(
    'holds what was acknowledged before it, and mails nothing again',
    async () => {
      const post = new MailHarness();
      await post.open();
      const service = await post.start();
      const clients = new Clients(service.port);
      const files = makeTemporaryFolder();
      let isDone = false;
      const sending = clients.submit(8, () => isDone, 20);
      const folderOf = (round: number) => join(files, String(round));
      for (let round = 0; round < 10; round++) {
        const wanted = clients.acknowledged.length + 200;
        while (clients.acknowledged.length < wanted) await pause(20);
        const before = [...clients.acknowledged];
        const file = `${folderOf(round)}.sqlite`;
        expect.soft(await inbox(post.folder, ['backup', file])).toMatchObject({ code: 0 });
        const restored = await inbox(folderOf(round), ['restore', file, '--send']);
        expect.soft(restored).toMatchObject({ code: 0 });
        expectStoredOnce(before, await referencesIn(folderOf(round)));
      }
      isDone = true;
      await sending;
      clients.expectOnly(200);
      await post.end(service);
      expectStoredOnce(clients.acknowledged, await referencesIn(post.folder));

      // Mails sent before the backup are not sent again; due mails are.
      const folder = folderOf(0);
      const sent = (await readStored(folder)).filter(({ delivery }) => delivery?.state === 'sent');
      expect(sent).not.toEqual([]);
      post.taken.length = 0;
      await post.open();
      const again = await post.start({}, { folder });
      await post.reach('sent', folder);
      await post.end(again);
      expect(post.missing(sent)).toEqual(sent);
      rmSync(files, { recursive: true });
    },
    timeoutMs,
  );
});
