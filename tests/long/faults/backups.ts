/** F29: backups are made while clients send and mails go out, then restored. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inbox, makeTemporaryFolder } from '../../support/service.ts';
import { Clients, referencesIn, storedIn } from './clients.ts';
import { allAre, Post } from './post.ts';
import { pause, type Scenario, until } from './scenario.ts';

export const backups: Scenario = {
  fault: 'F29',
  name: 'backups',
  proves: 'a backup holds all that was acknowledged before it, and mails nothing again',
  fullOnly: true,
  async run(found) {
    const post = new Post();
    await post.open();
    const service = await post.start();
    const clients = new Clients(service.port);
    const files = makeTemporaryFolder();
    const rounds = 10;
    let isDone = false;
    const sending = clients.submit(8, () => isDone, 20);
    const folderOf = (round: number) => join(files, String(round));
    for (let round = 0; round < rounds; round++) {
      const wanted = clients.acknowledged.length + 200;
      while (clients.acknowledged.length < wanted) await pause(20);
      const before = [...clients.acknowledged];
      const file = `${folderOf(round)}.sqlite`;
      for (const [folder, words] of [
        [post.folder, ['backup', file]],
        [folderOf(round), ['restore', file, '--send']],
      ] as const) {
        const { code, stderr } = await inbox(folder, words);
        found.expect(code === 0, () => `${words[0]}: ${stderr}`);
      }
      found.compare(before, await referencesIn(folderOf(round)));
    }
    isDone = true;
    await sending;
    clients.expectOnly(found, 200);
    await found.end(service);
    found.compare(clients.acknowledged, await referencesIn(post.folder));
    await post.close();

    // Mails sent before the backup are not sent again; due mails are.
    const folder = folderOf(0);
    const sent = (await storedIn(folder)).filter(({ delivery }) => delivery?.state === 'sent');
    found.expect(sent.length > 0, () => 'Nothing was mailed before the backup');
    post.taken.length = 0;
    await post.open();
    const again = await post.start({}, { folder });
    const areSent = await until(async () => allAre('sent')(await post.deliveries(folder)), 60);
    found.expect(areSent, () => 'Not all that was due in the backup was mailed');
    await post.end(found, again);
    const twice = sent.length - post.missing(sent);
    found.expect(twice === 0, () => `${twice} were mailed again`);
    rmSync(files, { recursive: true });
    return `${rounds} backups among ${clients.acknowledged.length} sent`;
  },
};
