import { spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { referenceOf } from '../../src/api.ts';
import { readSettings } from '../../src/intake/settings.ts';
import { openSqliteReader } from '../../src/intake/sqlite-store.ts';
import { makePackage, run, startService } from '../support/intake/child.ts';
import { emailCall, key, loan, loanPath, messagePath, page } from '../support/intake/fixtures.ts';
import { startMailServer } from '../support/intake/mail-server.ts';
import { spoiltDatabases } from '../support/spoilt-databases.ts';

/** Once there is a file `failing`, commits fail as they do when fsync does. */
const failingDisk = `
  import { existsSync } from 'node:fs';
  import { DatabaseSync } from 'node:sqlite';
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    if (sql === 'COMMIT' && existsSync('failing')) throw Object.assign(new Error(), { errcode: 1034 });
    exec.call(this, sql);
  };
`;

/** Whether one of these is a wrong setting, which the service can tell without trying it. */
function isSetting(env: object): boolean {
  try {
    readSettings({ ...env });
    return false;
  } catch {
    return true;
  }
}

function post(origin: string, path: string, body: object, headers = {}) {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The amounts of the requests that are stored, oldest first. */
async function amountsIn(folder: string): Promise<unknown[]> {
  const reader = openSqliteReader(join(folder, 'data'));
  const stored = (await reader?.list()) ?? [];
  await reader?.close();
  return stored.map(({ payload }) => ('amount' in payload ? payload.amount : undefined));
}

function mailingTo({ port }: { port: number }) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'loans@solvanta.example',
    MAIL_TO: 'operator@solvanta.example',
  };
}

describe('the service as a process', () => {
  it('says where it is, answers, and ends cleanly on SIGTERM', async () => {
    const folder = makePackage();
    const { child, ended, origin } = await startService(folder);
    const home = await fetch(origin);
    expect([home.status, await home.text()]).toEqual([200, page('Home')]);
    expect((await post(origin, loanPath, loan)).status).toBe(200);
    expect(existsSync(join(folder, 'data', 'submissions.sqlite'))).toBe(true);
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    expect(stdout).toBe(`Solvanta is at ${origin}\n`);
    const events = stderr
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(events).toEqual(['answered', 'stored', 'answered']);
    expect(existsSync(join(folder, 'data', 'submissions.sqlite-wal'))).toBe(false);
  });

  it('ends cleanly on SIGINT, and at once on a second signal', async () => {
    const folder = makePackage();
    const first = await startService(folder);
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);

    const second = await startService(folder);
    const socket = connect(Number(new URL(second.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const start = performance.now();
    second.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(1);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('ends cleanly when Ctrl+C comes twice, from the terminal and from npm', async () => {
    const folder = makePackage();
    const { child, ended, origin } = await startService(folder);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const body = JSON.stringify(loan);
    socket.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|503) /);
    expect((await ended).code).toBe(0);
  });

  it('starts and goes on when neither its log nor its output takes anything', async () => {
    const folder = makePackage();
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const { PATH } = process.env;
    // The next free port, or so: nobody can be told which it is.
    const port = String(20_000 + (process.pid % 10_000));
    const child = spawn(process.execPath, [join(folder, 'src/intake/main.ts')], {
      ...{ cwd: folder, env: { PATH, PORT: port }, stdio: ['ignore', full, full] },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), {
      timeout: 15_000,
      interval: 50,
    });
    expect((await post(origin, loanPath, loan)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  });

  it('goes on when nobody reads its log any more', async () => {
    const folder = makePackage();
    const { child, origin } = await startService(folder);
    child.stderr?.destroy();
    for (let times = 0; times < 20; times++)
      expect((await post(origin, loanPath, { ...loan, amount: 5000 + times })).status).toBe(
        times < 5 ? 200 : 429,
      );
    expect((await fetch(origin)).status).toBe(200);
    expect(child.exitCode).toBeNull();
  });

  it.each([
    ['its file', (data: string) => renameSync(join(data, 'submissions.sqlite'), join(data, 'x'))],
    ['its folder', (data: string) => renameSync(data, `${data}-away`)],
  ])('acknowledges nothing once %s was moved away, and ends', async (_what, move) => {
    const folder = makePackage();
    const { ended, origin } = await startService(folder);
    expect((await post(origin, loanPath, loan)).status).toBe(200);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    move(join(folder, 'data'));
    expect((await fetch(`${origin}/healthz`)).status).toBe(503);
    expect((await post(origin, loanPath, { ...loan, amount: 6000 })).status).toBe(503);
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain('submissions.sqlite was moved or replaced');
  });

  it('ends when its journal was deleted, with all that was in it', async () => {
    const folder = makePackage();
    const { ended, origin } = await startService(folder);
    expect((await post(origin, loanPath, loan)).status).toBe(200);
    rmSync(join(folder, 'data', 'submissions.sqlite-wal'));
    // Whoever looks in makes an empty one.
    await run(folder, 'inbox.ts', ['list'], { DATA_DIR: join(folder, 'data') }).ended;
    expect((await post(origin, loanPath, { ...loan, amount: 6000 })).status).toBe(503);
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain(
      'submissions.sqlite-wal was moved or deleted: what was in it is saved, leave it away: ending',
    );
    expect(await amountsIn(folder)).toEqual([loan.amount]);
    const again = await startService(folder);
    expect((await post(again.origin, loanPath, { ...loan, amount: 6000 })).status).toBe(200);
    expect(await amountsIn(folder)).toEqual([loan.amount, 6000]);
  });

  it('says so, too, when it was looking for mail', async () => {
    const folder = makePackage();
    const { ended } = await startService(folder, mailingTo(await startMailServer()));
    rmSync(join(folder, 'data', 'submissions.sqlite-wal'));
    expect((await ended).stderr).toContain('submissions.sqlite-wal was moved or deleted');
  });

  it('puts nothing of its journal into a database that others have written since', async () => {
    const folder = makePackage();
    const data = join(folder, 'data');
    const { ended, origin } = await startService(folder);
    expect((await post(origin, loanPath, loan)).status).toBe(200);
    cpSync(join(data, 'submissions.sqlite-wal'), join(data, 'copy'));
    rmSync(join(data, 'submissions.sqlite-wal'));
    renameSync(join(data, 'copy'), join(data, 'submissions.sqlite-wal'));
    const before = readFileSync(join(data, 'submissions.sqlite'));
    expect((await post(origin, loanPath, { ...loan, amount: 6000 })).status).toBe(503);
    expect((await ended).stderr).toContain('submissions.sqlite-wal was replaced: end whatever');
    expect(readFileSync(join(data, 'submissions.sqlite'))).toEqual(before);
  });

  it('has lost nothing that it acknowledged when it is killed', async () => {
    const folder = makePackage();
    const { child, ended, origin } = await startService(folder);
    const headers = { 'idempotency-key': key };
    const answer = await post(origin, loanPath, loan, headers);
    expect((await post(origin, messagePath, emailCall)).status).toBe(200);
    child.kill('SIGKILL');
    await ended;
    const again = await startService(folder);
    const replayed = await post(again.origin, loanPath, loan, headers);
    expect(await replayed.json()).toEqual(await answer.json());
    again.child.kill('SIGTERM');
    await again.ended;
    const reader = openSqliteReader(join(folder, 'data'));
    const kinds = (await reader?.list())?.map(({ kind }) => kind);
    await reader?.close();
    expect(kinds).toEqual(['loan', 'message']);
  });

  it('ends when the disk fails, and has all that it acknowledged when it starts again', async () => {
    const folder = makePackage();
    writeFileSync(join(folder, 'fail.mjs'), failingDisk);
    const env = { NODE_OPTIONS: `--import=${join(folder, 'fail.mjs')}` };
    const { ended, origin } = await startService(folder, env);
    expect((await post(origin, loanPath, loan)).status).toBe(200);
    writeFileSync(join(folder, 'failing'), '');
    const refused = await post(origin, loanPath, { ...loan, amount: 6000 });
    expect(refused.status).toBe(503);
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain('The disk failed (SQLite error 10): ending');
    const again = await startService(folder);
    expect((await post(again.origin, loanPath, loan)).status).toBe(200);
    const reader = openSqliteReader(join(folder, 'data'));
    const payloads = (await reader?.list())?.map(({ payload }) => payload);
    await reader?.close();
    expect(payloads).toEqual([loan]);
  });

  it('mails what comes in to the operator, and what came before it could', async () => {
    const folder = makePackage();
    const first = await startService(folder);
    await post(first.origin, loanPath, loan, { 'idempotency-key': key });
    first.child.kill('SIGTERM');
    expect((await first.ended).stderr).toContain(`"reference":"${referenceOf(key)}"`);

    const server = await startMailServer();
    const env = mailingTo(server);
    const { child, ended, origin } = await startService(folder, env);
    await post(origin, messagePath, emailCall);
    await vi.waitFor(() => expect(server.received).toHaveLength(2), 10_000);
    expect(server.received.map(({ to }) => to)).toEqual([[env.MAIL_TO], [env.MAIL_TO]]);
    expect(server.received.map(({ mail }) => mail.subject)).toContain(
      `Solvanta: leningaanvraag ${referenceOf(key)}`,
    );
    const health = () => fetch(`${origin}/healthz`).then((answer) => answer.json());
    const queue = { due: 0, held: 0, oldestDueSeconds: 0 };
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', queue }));
    child.kill('SIGTERM');
    const { code, stderr } = await ended;
    expect(code).toBe(0);
    expect(stderr.match(/"msg":"mailed"/g)).toHaveLength(2);
    expect(stderr).not.toContain('@');
  });

  it('starts beside a command that is writing just then', async () => {
    const folder = makePackage();
    const first = await startService(folder);
    first.child.kill('SIGTERM');
    await first.ended;
    const command = new DatabaseSync(join(folder, 'data', 'submissions.sqlite'));
    onTestFinished(() => command.close());
    command.exec('BEGIN IMMEDIATE');
    setTimeout(() => command.exec('COMMIT'), 1_500);
    const { origin } = await startService(folder);
    expect((await post(origin, loanPath, loan)).status).toBe(200);
  });

  it('keeps its data where it is told to', async () => {
    const folder = makePackage();
    await startService(folder, { DATA_DIR: 'elsewhere' });
    expect(existsSync(join(folder, 'elsewhere', 'submissions.sqlite'))).toBe(true);
  });
});

describe('a start that cannot be', () => {
  it.each<[string, (folder: string) => unknown, object, RegExp]>([
    [
      'a bad PORT',
      () => {},
      { PORT: '4x' },
      /^PORT is "4x": write a whole number from 0 to 65535$/,
    ],
    [
      'a bad RATE_LIMIT',
      () => {},
      { RATE_LIMIT: '5' },
      /^RATE_LIMIT is "5": write counts such as 5\/minute 30\/hour, or off$/,
    ],
    [
      'a name for a proxy',
      () => {},
      { TRUSTED_PROXIES: 'proxy' },
      /^TRUSTED_PROXIES is "proxy": write addresses or networks, such as /,
    ],
    [
      'half a build',
      (f) => rmSync(join(f, 'dist', 'de', '404.html')),
      {},
      /dist lacks \/de\/404\.html: run npm run build$/,
    ],
    [
      'no build',
      (f) => rmSync(join(f, 'dist'), { recursive: true }),
      {},
      /dist holds no built site: run npm run build$/,
    ],
    [
      'no answers',
      (f) => rmSync(join(f, 'dist-answers'), { recursive: true }),
      {},
      /is missing: run npm run build$/,
    ],
    [
      'an unknown HOST',
      () => {},
      { HOST: '192.0.2.1' },
      /^Cannot listen on HOST 192\.0\.2\.1, PORT 0 \(EADDRNOTAVAIL\): set others$/,
    ],
    [
      'a file for DATA_DIR',
      (f) => writeFileSync(join(f, 'data'), ''),
      {},
      /cannot be read or written: check its owner, its mode and DATA_DIR$/,
    ],
    [
      'a DATA_DIR where nobody makes folders',
      () => {},
      { DATA_DIR: '/proc/nowhere/data' },
      /cannot be used \(ENOENT\): check DATA_DIR$/,
    ],
  ])('because of %s ends with one line', async (_name, spoil, env, line) => {
    const folder = makePackage();
    spoil(folder);
    const { code, stdout, stderr } = await run(folder, 'main.ts', [], env).ended;
    // 78 has a supervisor not start it again and again.
    expect([code, stdout]).toEqual([isSetting(env) ? 78 : 1, '']);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr.trim().replace('Cannot start. ', '')).toMatch(line);
  });

  it.each(spoiltDatabases)(
    'because of a database that is $name ends with one line',
    async ({ spoil, line }) => {
      const folder = makePackage();
      const first = await startService(folder);
      first.child.kill('SIGTERM');
      await first.ended;
      const file = join(folder, 'data', 'submissions.sqlite');
      const open = spoil(file);
      onTestFinished(() => open?.close());
      const { code, stdout, stderr } = await run(folder, 'main.ts').ended;
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Cannot start\. [^\n]+submissions\.sqlite [^\n]+\n$/);
      expect(stderr.trim()).toMatch(line);
      expect(stderr).not.toContain('canary');
    },
  );

  it('because the port is in use ends with one line', async () => {
    const folder = makePackage();
    const { origin } = await startService(folder);
    const { port } = new URL(origin);
    const env = { PORT: port, DATA_DIR: 'other' };
    const { code, stdout, stderr } = await run(folder, 'main.ts', [], env).ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Cannot start. PORT ${port} is in use on 127.0.0.1: end what is using it, or set another PORT\n`,
    );
  });
});
