/**
 * The service as a process: how it starts, goes on, and ends, also when its disk fails (fault F3).
 *
 * @module-tag slow
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loanPath } from '../../src/domain/api.ts';
import { company } from '../../src/domain/company.ts';
import { databasePath } from '../../src/service/store/sqlite/database-file.ts';
import { jsonRequest, request } from '../support/http.ts';
import { freePort } from '../support/ports.ts';
import {
  failingCommits,
  noteFirstWrite,
  preload,
  uncaughtErrorModule,
} from '../support/preloaded-modules.ts';
import { root } from '../support/root.ts';
import { mailSettings } from '../support/service/outbox.ts';
import { connectTo } from '../support/service/stores.ts';
import { readStored, run, startService } from '../support/start-service.ts';
import { loan } from '../support/submission.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

/** A service that is killed after the test. */
async function start(env: NodeJS.ProcessEnv = {}, folder = makeTestFolder()) {
  const service = await startService({ folder, env });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  const statusOf = async (amount: number) => (await service.postLoan({ ...loan, amount })).status;
  return { ...service, statusOf, database: databasePath(folder) };
}

/** The amounts of the requests that are stored, oldest first. */
async function amountsIn(folder: string): Promise<unknown[]> {
  const stored = await readStored(folder);
  return stored.map(({ payload }) => ('amount' in payload ? payload.amount : undefined));
}

describe('the service', () => {
  it('prints its address, serves pages, stores submissions', async () => {
    const { url, postLoan, stop, output, database } = await start();
    const home = await fetch(url);
    const file = join(root, 'dist/index.html');
    expect([home.status, await home.text()]).toEqual([200, readFileSync(file, 'utf8')]);
    expect((await postLoan(loan)).status).toBe(200);
    await stop();
    const isNew = `The database is new and empty: ${database}\n`;
    expect(output.stdout).toBe(`${company.name} is at ${url}\n${isNew}`);
    const lines = output.stderr.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'answered' },
      { msg: 'stored' },
      { msg: 'answered' },
    ]);
  });

  it('warns about pages of another configuration', async () => {
    const { stop, output } = await start({ RETENTION_DAYS: '7', SITE_URL: `${company.origin}/` });
    await stop();
    expect(output.stderr).toContain('"msg":"unsafe"');
    expect(output.stderr).toContain(
      'the pages were built with RETENTION_DAYS=30, the service has 7',
    );
  });

  it('starts from its own sources, data elsewhere', async () => {
    const copy = makeTestFolder();
    for (const part of ['domain', 'helpers', 'i18n', 'service', 'settings'])
      cpSync(join(root, 'src', part), join(copy, 'src', part), { recursive: true });
    for (const file of ['package.json', 'content/company.yaml'])
      cpSync(join(root, file), join(copy, file));
    for (const part of ['node_modules', 'dist', 'dist-forms'])
      symlinkSync(join(root, part), join(copy, part));
    const folder = makeTestFolder();
    const env = { DATA_DIR: 'elsewhere' };
    await using _service = await startService({ project: copy, folder, env });
    expect(existsSync(databasePath(join(folder, 'elsewhere')))).toBe(true);
  });

  it('runs without a working log', async () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const PORT = `${await freePort()}`;
    const env = { PATH: process.env.PATH, PORT, DATA_DIR: makeTestFolder() };
    const options = { cwd: root, env, stdio: ['ignore', full, full] as ('ignore' | number)[] };
    const child = spawn(process.execPath, ['src/service/main.ts'], options);
    const ended = once(child, 'exit');
    onTestFinished(() => void child.kill('SIGKILL'));
    const page = () => fetch(`http://127.0.0.1:${PORT}`);
    const waitOptions = { timeout: 30_000, interval: 50 };
    await vi.waitFor(async () => expect((await page()).status).toBe(200), waitOptions);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('keeps serving after the log’s reader is gone', async () => {
    const { child, statusOf } = await start({ RATE_LIMIT: '5/minute' });
    child.stderr?.destroy();
    for (let times = 0; times < 10; times++)
      expect(await statusOf(5000 + times)).toBe(times < 5 ? 200 : 429);
    expect(child.exitCode).toBeNull();
  });

  it('starts while a command writes', async () => {
    const { stop, folder, database } = await start();
    await stop();
    const command = connectTo(database);
    command.exec('BEGIN IMMEDIATE');
    const { env, hasBegun } = noteFirstWrite(makeTestFolder());
    const release = async () => {
      await vi.waitFor(() => expect(hasBegun()).toBe(true), 30_000);
      // The service waits some seconds for a lock.
      await setTimeout(200);
      command.exec('COMMIT');
    };
    const [{ statusOf }] = await Promise.all([start(env, folder), release()]);
    expect(await statusOf(5000)).toBe(200);
  });
});

describe('shutdown', () => {
  it('closes the database on SIGTERM', async () => {
    const { statusOf, stop, database } = await start();
    expect(await statusOf(5000)).toBe(200);
    expect(existsSync(`${database}-wal`)).toBe(true);
    expect(await stop()).toBe(0);
    expect(existsSync(`${database}-wal`)).toBe(false);
  });

  /** A visitor who has sent a part of a request, which the service has read. */
  async function beginRequest(port: number) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    const bytes = jsonRequest(loanPath, loan);
    // The answer to this request comes first.
    socket.write(request('GET', '/healthz'));
    socket.write(bytes.subarray(0, -10));
    await once(socket, 'data');
    return { socket, rest: bytes.subarray(-10) };
  }

  it('is immediate on a second signal', async () => {
    const { child, port, ended } = await start();
    await beginRequest(port);
    // Signals close together count as one.
    const signalling = setInterval(() => child.kill('SIGTERM'), 300);
    expect((await ended).code).toBe(1);
    clearInterval(signalling);
  });

  it('is orderly on two simultaneous signals', async () => {
    const { child, port, ended } = await start();
    const { socket, rest } = await beginRequest(port);
    // Two equal signals could merge.
    child.kill('SIGINT');
    child.kill('SIGTERM');
    socket.write(rest);
    const [response] = await once(socket, 'data');
    expect(`${response}`).toMatch(/^HTTP\/1\.1 200 .*"ok":true/s);
    socket.destroy();
    expect((await ended).code).toBe(0);
  });

  it('keeps acknowledged rows after a disk error', async () => {
    const folder = makeTestFolder();
    const disk = failingCommits(makeTestFolder());
    const { statusOf, ended } = await start(disk.env, folder);
    expect(await statusOf(5000)).toBe(200);
    disk.begin();
    expect(await statusOf(6000)).toBe(503);
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain('The disk failed (SQLite error 10): ending');
    expect(await amountsIn(folder)).toEqual([5000]);
  });

  it('quotes no uncaught error (fault F31)', async () => {
    const { child, statusOf, ended } = await start(preload(uncaughtErrorModule));
    expect(await statusOf(5000)).toBe(200);
    child.kill('SIGUSR2');
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /"internal_error","detail":"An internal error \(TypeError at .*\): ending"/,
    );
    expect(stderr).not.toMatch(/canary/i);
  });
});

describe('a moved database', () => {
  it.each([
    ['its folder', (file: string) => renameSync(join(file, '..'), join(file, '../../away'))],
    [
      'its file for another',
      (file: string) => {
        cpSync(file, `${file}-copy`);
        renameSync(`${file}-copy`, file);
      },
    ],
  ])('acknowledges nothing and ends the service: %s', async (_what, move) => {
    const folder = join(makeTestFolder(), 'data');
    const { statusOf, ended, database } = await start({}, folder);
    expect(await statusOf(5000)).toBe(200);
    move(database);
    expect(await statusOf(6000)).toBe(503);
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain('submissions.sqlite was moved or replaced');
  });
});

describe('a failing start', () => {
  it.each<[string, NodeJS.ProcessEnv, number, RegExp]>([
    // After 78 a supervisor does not restart it.
    ['a wrong setting', { PORT: '4x' }, 78, /^PORT is "4x": write a whole number/],
    [
      'an unknown HOST',
      { HOST: '192.0.2.1' },
      1,
      /^Cannot listen on HOST 192\.0\.2\.1, PORT 0 \(E/,
    ],
    ['no room for DATA_DIR', { DATA_DIR: '/proc/x/data' }, 1, /cannot be used \(ENOENT\): check/],
  ])('prints one line about %s', async (_name, env, code, line) => {
    const ended = await run('main.ts', [], { folder: makeTestFolder(), env }).ended;
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    const [firstLine = '', ...more] = ended.stderr.split('\n');
    expect(firstLine.replace('Cannot start. ', '')).toMatch(line);
    expect(more).toEqual(['']);
  });

  it('quotes no secret of an unknown setting', async () => {
    const folder = makeTestFolder();
    const file = join(folder, 'solvanta.env');
    const runWith = (name: string, program: string, ...args: string[]) => {
      writeFileSync(file, `PGPASSWORD=x\nTZ=UTC\nEDITING_BRANCH=main\n${name}=secret\n`);
      const { child, ended } = run(program, args, { folder, nodeOptions: [`--env-file=${file}`] });
      onTestFinished(() => void child.kill('SIGKILL'));
      return ended;
    };
    const messageAbout = (name: string) =>
      `${name} in ${file} is no setting: correct it as in docs/settings.md, or delete the line\n`;
    expect(await runWith('ATABASE_URL', 'main.ts')).toEqual({
      code: 78,
      stdout: '',
      stderr: `Cannot start. ${messageAbout('ATABASE_URL')}`,
    });
    // A part of a wrapped password.
    const check = await runWith('cretPW@host?x', 'cli/inbox.ts', 'check');
    expect([check.code, check.stdout]).toEqual([1, `LOOK  settings  ${messageAbout('A name')}`]);
    const known = await runWith('EDITING_REPO', 'cli/inbox.ts', 'list');
    expect(known.stderr).toBe(
      `There is no database in ${folder}: set DATA_DIR, or restore a backup\n`,
    );
  });

  it.each(['RETENTION_DAYS: 90', 'RETENTION_DAYS 90', 'wrappedPW@host'])(
    'prints one line about %j without =',
    async (line) => {
      const folder = makeTestFolder();
      const file = join(folder, 'solvanta.env');
      writeFileSync(file, `# Settings\r\n\r\nTZ=UTC\r\n${line}\r\n`);
      const { child, ended } = run('main.ts', [], { folder, nodeOptions: [`--env-file=${file}`] });
      onTestFinished(() => void child.kill('SIGKILL'));
      expect(await ended).toEqual({
        code: 78,
        stdout: '',
        stderr: `Cannot start. Line 4 of ${file} has no =: write NAME=value, as in docs/settings.md, or delete it\n`,
      });
    },
  );

  it.each(['DATA_DIR=', '# Settings\nDATA_DIR='])(
    'reads a file with a byte order mark before %j',
    async (prefix) => {
      const folder = makeTestFolder();
      const file = join(folder, 'solvanta.env');
      writeFileSync(file, `\uFEFF${prefix}${folder}/other\n`);
      const { ended } = run('cli/inbox.ts', ['list'], {
        folder,
        env: { DATA_DIR: undefined },
        nodeOptions: [`--env-file=${file}`],
      });
      expect((await ended).stderr).toBe(
        `There is no database in ${folder}/other: set DATA_DIR, or restore a backup\n`,
      );
    },
  );

  it('prints one line about an open quotation mark', async () => {
    const folder = makeTestFolder();
    const file = join(folder, 'solvanta.env');
    writeFileSync(file, 'MAIL_TO="a@x.example\nRETENTION_DAYS=9\nMAIL_FROM="');
    const { ended } = run('main.ts', [], { folder, nodeOptions: [`--env-file=${file}`] });
    const { code, stderr } = await ended;
    expect(code).toBe(78);
    expect(stderr).toMatch(/^Cannot start. MAIL_TO is .*: write an address.*\n$/);
  });

  it.each([
    ['main.ts', 'nodemailer', 'Cannot start. '],
    ['cli/inbox.ts', 'commander', ''],
  ])('%s prints one line without its module %s', async (program, module, prefix) => {
    const missing = `
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(name, context, next) {
          if (name === '${module}') throw new Error('It is missing');
          return next(name, context);
        },
      });
    `;
    const env = { ...preload(missing), ...mailSettings('smtp://localhost') };
    const { code, stderr } = await run(program, [], { folder: makeTestFolder(), env }).ended;
    expect([code, stderr]).toEqual([1, `${prefix}It is missing\n`]);
  });

  it('prints one line about a mistake in company.yaml', async () => {
    const mistaken = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { readFileSync } = fs;
      fs.readFileSync = (file, ...options) =>
        String(file).endsWith('company.yaml') ? 'name: 1' : readFileSync(file, ...options);
      syncBuiltinESMExports();
    `;
    const { ended } = run('main.ts', [], { folder: makeTestFolder(), env: preload(mistaken) });
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Cannot start\. content\/company\.yaml, field .*\n$/);
  });

  it('prints one line about a used port', async () => {
    const { port } = await start();
    const PORT = `${port}`;
    const folder = makeTestFolder();
    expect(await run('main.ts', [], { folder, env: { PORT } }).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Cannot start. PORT ${PORT} is in use on 127.0.0.1: end the other program, or set another PORT\n`,
    });
  });
});
