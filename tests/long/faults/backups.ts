/** F29: a backup is made while clients send and mails go out, and is restored. */
import { join } from 'node:path';
import { Clients, compare } from './clients.ts';
import { Post } from './post.ts';
import { Findings, type Scenario } from './scenario.ts';
import { inbox, makeDataFolder, stopService, storedIn } from './service.ts';

export const backups: Scenario = {
  fault: 'F29',
  name: 'backups',
  waits: true,
  async run({ long }) {
    const findings = new Findings();
    const post = new Post();
    await post.open();
    const service = await post.start();
    const clients = new Clients(service.port);
    const files = makeDataFolder();
    const total = { lost: 0, doubled: 0 };
    const rounds = long ? 10 : 1;
    let isDone = false;
    const sending = clients.submit(8, () => isDone, 20);
    const restored: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const wanted = clients.acknowledged.length + 200;
      while (clients.acknowledged.length < wanted) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const before = [...clients.acknowledged];
      const file = join(files.folder, `${round}.sqlite`);
      const { code, output } = await inbox(post.folder, ['backup', file]);
      findings.expect(code === 0, () => `backup: ${output}`);
      const folder = join(files.folder, String(round));
      const back = await inbox(folder, ['restore', file, '--send']);
      findings.expect(back.code === 0, () => `restore: ${back.output}`);
      const stored = (await storedIn(folder)).map(({ reference }) => reference);
      const { lost, doubled } = compare(before, stored);
      total.lost += lost;
      total.doubled += doubled;
      restored.push(folder);
    }
    isDone = true;
    await sending;
    // On a busy machine, somebody may wait until they give up.
    const odd = [...clients.statuses.keys()].filter((status) => ![200, 0].includes(status));
    findings.expect(odd.length === 0, () => `Answered with ${odd}`);
    findings.expect((await stopService(service)) === 0, () => 'The service did not end cleanly');
    const { lost, doubled } = await clients.compare(post.folder);
    await post.close();

    // What was sent before the backup is not sent again, and what was due is.
    const [folder = ''] = restored;
    const sent = (await storedIn(folder)).filter(({ delivery }) => delivery?.state === 'sent');
    findings.expect(sent.length > 0, () => 'Nothing was mailed before the backup');
    post.taken.length = 0;
    await post.open();
    const again = await post.start({ DATA_DIR: folder });
    const isEmpty = async () =>
      (await storedIn(folder)).every(({ delivery }) => delivery?.state === 'sent');
    const end = performance.now() + 60_000;
    while (!(await isEmpty()) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    findings.expect(await isEmpty(), () => 'Not all that was due in the backup was mailed');
    await stopService(again);
    await post.close();
    const taken = new Set(post.taken);
    const twice = sent.filter(({ id }) => taken.has(`<${id}@faults.example>`)).length;
    findings.expect(twice === 0, () => `${twice} were mailed again`);
    await post.end();
    files.remove();
    return {
      tried: `${rounds} backups among ${clients.acknowledged.length} sent`,
      lost: lost + total.lost,
      doubled: doubled + total.doubled,
      wrong: findings.wrong,
    };
  },
};
