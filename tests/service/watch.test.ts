/** The alarms: what `inbox watch` asks, whom it tells, and the test mail. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen, makeService, portOf } from '../support/service/fixtures.ts';
import { startMailServer } from '../support/service/outbox.ts';
import { commandsOn, openTestStore } from '../support/service/stores.ts';
import { run } from '../support/start-service.ts';
import { makeMessage } from '../support/submission.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

afterEach(() => {
  process.exitCode = 0;
});

/** A running service with a backup, which is all well. */
async function makeWatchedService(env: Record<string, string> = {}) {
  const { store, folder } = openTestStore();
  const { app } = makeService({ store });
  const backups = makeTestFolder();
  const backup = join(backups, 'solvanta-2026-01-01.sqlite');
  await store.backup(backup);
  const settings = {
    ...{ DATA_DIR: folder, PORT: `${await portOf(app)}`, BACKUP_DIR: backups },
    // Without `timedatectl`.
    PATH: '/nowhere',
    ...env,
  };
  const command = commandsOn(settings);
  /** The lines that need attention. */
  const readFindings = async () =>
    (await command('watch')).split('\n').filter((line) => line.startsWith('LOOK'));
  return { store, app, backup, command, readFindings };
}

/** A monitor that counts the times it was asked. */
async function startMonitor(status: number) {
  const requests: string[] = [];
  const port = await listen(
    createServer((request, response) => {
      requests.push(`${request.url}`);
      response.writeHead(status).end();
    }),
  );
  return { requests, url: `http://127.0.0.1:${port}/secret` };
}

const mailTo = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'loans@x.example',
  MAIL_TO: 'staff@x.example',
  ALARM_TO: 'admin@y.example',
});

/** A site on localhost with a new certificate that is trusted. @returns its address */
async function startSite(days: number, listener: RequestListener) {
  const { key, cert } = makeCertificate(days);
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, cert]);
  onTestFinished(() => setDefaultCACertificates(usual));
  return `https://localhost:${await listen(createSecureServer({ key, cert }, listener))}`;
}

/** A new certificate for localhost. */
function makeCertificate(days: number) {
  const folder = makeTestFolder();
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', 'key', '-out', 'cert', '-days', String(days)];
  execFileSync('openssl', [...args, ...names, ...files], { cwd: folder, stdio: 'ignore' });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { key: read('key'), cert: read('cert') };
}

/** Puts a link to itself in place of a file: not even root, which runs some tests, can read it. */
function makeUnreadable(file: string): void {
  rmSync(file, { recursive: true });
  symlinkSync(file, file);
}

describe('the watch', () => {
  it('reports nothing when all is well', async () => {
    expect(await (await makeWatchedService()).readFindings()).toEqual([]);
  });

  it('asks a service on a port that browsers refuse', async () => {
    const [host, port] = ['127.0.0.9', 10_080];
    const server = createServer((_request, response) => void response.end());
    onTestFinished(() => void server.close());
    await once(server.listen(port, host), 'listening');
    const { readFindings } = await makeWatchedService({ HOST: host, PORT: `${port}` });
    expect(await readFindings()).toEqual([]);
  });

  it('reports a silent service', async () => {
    const { app, readFindings } = await makeWatchedService();
    await app.close();
    expect(await readFindings()).toEqual([
      expect.stringMatching(/^LOOK {2}service .* does not answer/),
    ]);
    expect(process.exitCode).toBe(1);
  });

  const now = Date.now() / 1_000;
  const tooLongAgo = now - 27 * 3_600;

  it.each<[string, spoil: (backup: string) => void, RegExp]>([
    ['old', (backup) => utimesSync(backup, tooLongAgo, tooLongAgo), / .* is 27 hours old$/],
    ['dated ahead', (backup) => utimesSync(backup, now, now + 7_300), / is dated ahead: .* touch/],
    ['missing', (backup) => rmSync(backup), / +there is none/],
    ['damaged', (backup) => truncateSync(backup, 5_000), / .* is damaged/],
    ['unreadable', makeUnreadable, / cannot be read \(ELOOP\)$/],
  ])('reports a backup that is %s', async (_, spoil, line) => {
    const { backup, readFindings } = await makeWatchedService();
    spoil(backup);
    expect(await readFindings()).toEqual([expect.stringMatching(/^LOOK {2}backup/)]);
    expect(await readFindings()).toEqual([expect.stringMatching(line)]);
  });

  it('ignores a broken link among the backups', async () => {
    const { backup, readFindings } = await makeWatchedService();
    symlinkSync('nowhere', join(dirname(backup), 'solvanta-2026-01-02.sqlite'));
    expect(await readFindings()).toEqual([]);
  });

  it.each([
    ['of 90 days, half used', 90, 45, /^ok .* lasts 44 days$/],
    ['of 90 days, almost used', 90, 80, /^LOOK .* lasts 9 days: renew it$/],
    ['of 6 days, half used', 6, 3, /^ok .* lasts 2 days$/],
    ['of 6 days, almost used', 6, 5, /^LOOK .* lasts 0 days: renew it$/],
  ])('checks the site’s certificate %s', async (_, lifetime, usedDays, expected) => {
    const url = await startSite(lifetime, (_request, response) => response.end());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + usedDays * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { command } = await makeWatchedService({ SITE_URL: url });
    const line = (await command('watch')).split('\n').find((candidate) => / site /.test(candidate));
    expect(line).toMatch(expected);
  });

  it('reports an unreachable site', async () => {
    const { command } = await makeWatchedService({ SITE_URL: 'https://127.0.0.1:9' });
    expect(await command('watch')).toMatch(/^LOOK {2}site +visitors do not reach .*ECONNREFUSED/m);
  });

  it('reports a site whose answer does not end', async () => {
    const url = await startSite(90, ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nslow: ');
      const drip = setInterval(() => socket.write('.'), 20);
      socket.once('close', () => clearInterval(drip));
    });
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 1_000));
    onTestFinished(() => void vi.restoreAllMocks());
    const { readFindings } = await makeWatchedService({ SITE_URL: url });
    expect(await readFindings()).toContainEqual(
      expect.stringMatching(/^LOOK {2}site .*\(no answer\)$/),
    );
  });

  it.each([
    ['follows no time server', 'echo no', / no time server: install one/],
    [
      'no bus leads to',
      'echo Failed to connect to bus: No such file or directory >&2; exit 1',
      / timedatectl fails \(Failed to connect .*\): install and start dbus$/,
    ],
    ['nobody knows of', 'exit 1', / timedatectl fails \(Command failed: timedatectl .*\)$/],
  ])('reports a clock that %s', async (_, command, line) => {
    const folder = makeTestFolder();
    writeFileSync(join(folder, 'timedatectl'), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    const { readFindings } = await makeWatchedService({ PATH: folder });
    expect(await readFindings()).toEqual([expect.stringMatching(/^LOOK {2}time /)]);
    expect(await readFindings()).toEqual([expect.stringMatching(line)]);
  });

  it('names the code when timedatectl cannot be started', async () => {
    const folder = makeTestFolder();
    writeFileSync(join(folder, 'timedatectl'), '', { mode: 0o644 });
    const { readFindings } = await makeWatchedService({ PATH: folder });
    expect(await readFindings()).toEqual([
      expect.stringMatching(/^LOOK {2}time .*timedatectl fails \(EACCES\)$/),
    ]);
  });

  it('pings the monitor only when all is well', async () => {
    const monitor = await startMonitor(200);
    const { app, command } = await makeWatchedService({ PING_URL: monitor.url });
    await command('watch');
    expect(monitor.requests).toEqual(['/secret']);
    await app.close();
    await command('watch');
    expect(monitor.requests).toEqual(['/secret']);
  });

  it('fails without the monitor’s response, hides its URL', async () => {
    const { url } = await startMonitor(500);
    const { command } = await makeWatchedService({ PING_URL: url });
    await expect(command('watch')).rejects.toThrow(/^PING_URL does not answer$/);
  });

  it('mails findings to ALARM_TO', async () => {
    const server = await startMailServer();
    const { store, command } = await makeWatchedService(mailTo(server.port));
    const receivedAt = new Date(Date.now() - 3_700_000);
    await store.storeOnce(makeMessage({ receivedAt }));
    await command('watch', '--mail');
    const [sent] = server.received;
    expect([sent?.to, sent?.mail.subject]).toEqual([
      ['admin@y.example'],
      expect.stringMatching(/: LOOK queue$/),
    ]);
    expect(process.exitCode).toBe(0);
    expect(sent?.mail.text).toMatch(/^LOOK {2}queue +1 due/m);
  });

  it('mails that the database’s folder cannot be read', async () => {
    const server = await startMailServer();
    const folder = join(makeTestFolder(), 'data');
    const command = commandsOn({ DATA_DIR: folder, PATH: '/nowhere', ...mailTo(server.port) });
    mkdirSync(folder);
    makeUnreadable(folder);
    await command('watch', '--mail');
    expect(server.received[0]?.mail.text).toMatch(/^LOOK {2}database .*ELOOP/m);
  });

  it('mails an invalid setting', async () => {
    const server = await startMailServer();
    const { command } = await makeWatchedService({ ...mailTo(server.port), RATE_LIMIT: 'x' });
    await command('watch', '--mail');
    expect(server.received[0]?.mail.text).toMatch(/^LOOK {2}settings +RATE_LIMIT is "x"/);
  });

  it('fails without ALARM_TO', async () => {
    const { command } = await makeWatchedService();
    await expect(command('watch', '--mail')).rejects.toThrow('ALARM_TO is not set');
  });
});

describe('the test mail', () => {
  it('goes to MAIL_TO and ALARM_TO', async () => {
    const server = await startMailServer();
    const output = await commandsOn(mailTo(server.port))('testmail');
    expect(output).toMatch(/took the mail: .*\(staff@x\.example, admin@y\.example\)/);
    expect(server.received.map(({ to }) => to)).toEqual([['staff@x.example', 'admin@y.example']]);
  });

  it('goes out although the terminal was closed', { tags: 'slow' }, async () => {
    const server = await startMailServer();
    const { child, ended } = run('cli/inbox.ts', ['testmail'], { env: mailTo(server.port) });
    server.behaviour.atData = () => void child.kill('SIGHUP');
    expect(await ended).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('took the mail'),
    });
  });

  it('reports why it was not sent', async () => {
    await expect(commandsOn(mailTo(9))('testmail')).rejects.toThrow('(connection): see docs/');
  });

  it('reports how many addresses were refused', async () => {
    const server = await startMailServer({
      atRecipient: (address) => (address === 'admin@y.example' ? 550 : undefined),
    });
    await expect(commandsOn(mailTo(server.port))('testmail')).rejects.toThrow('refused 1 of 2');
  });

  it('needs a mail server', async () => {
    await expect(commandsOn({})('testmail')).rejects.toThrow('No mail server is set');
  });
});
