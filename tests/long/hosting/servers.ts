/** The built site on nginx and Caddy, as docs/hosting/ and docs/service/ say. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { keysOf } from '../../../src/helpers/records.ts';
import { describeIfInstalled } from '../../support/describe-if-installed.ts';
import { freePort } from '../../support/ports.ts';
import { findProgram } from '../../support/programs.ts';
import { root } from '../../support/root.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotliModule);

export interface RunningServer {
  url: string;
  port: number;
  stop: () => Promise<unknown>;
}

/** A program of this machine. */
interface LoggingServer extends RunningServer {
  log(): string;
  /** The log that the sample configures. */
  failures(): string;
}

export type ServerName = 'nginx' | 'Caddy';

interface Site {
  /** Host and port of the service. */
  service?: string;
}

export const servers: Record<ServerName, (site?: Site) => Promise<RunningServer>> = {
  nginx: async (site = {}) => {
    const redirectPort = await freePort();
    return startNginx(await freePort(), (port) =>
      readSample('nginx.conf', site)
        .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replaceAll(/^ *listen \[::\].*$/gm, '')
        .replaceAll('server_name loans.example', 'server_name 127.0.0.1')
        .replaceAll(/^ *ssl_.*$/gm, ''),
    );
  },
  Caddy: async (site = {}) => {
    const redirectPort = await freePort();
    return startCaddy(await freePort(), (port) =>
      readSample('Caddyfile', site)
        .replace(/^\{/m, '{\n\tauto_https off')
        .replace(/^loans.example \{/m, `http://127.0.0.1:${port} {`)
        .replace('http://loans.example', `http://127.0.0.1:${redirectPort}`),
    );
  },
};

const programs = { nginx: 'nginx', Caddy: 'caddy' } as const;

/** Repeats the tests on each server. Those of a server that is not installed are skipped. */
export function describeServers(subject: string, tests: (server: ServerName) => void): void {
  for (const server of keysOf(servers)) {
    const program = programs[server];
    const missing = findProgram(program) ? undefined : `${program} is not installed`;
    describeIfInstalled(missing, `${subject} ${server}`, () => tests(server));
  }
}

/** The content codings that each server has here. */
export const codingsOf: Record<ServerName, string[]> = {
  nginx: hasBrotli ? ['br', 'gzip'] : ['gzip'],
  Caddy: ['br', 'gzip'],
};

function readSample(name: string, { service }: Site): string {
  const text = readFileSync(join(root, 'docs/hosting', name), 'utf8').replaceAll(
    '/srv/site',
    root.replace(/\/$/, ''),
  );
  if (service === undefined) return text;
  return text
    .replaceAll(
      /# (location .*\/api\/? \{| {2}\w.*;| {2}# .*|\}|\t+[\w}].*|reverse_proxy .*)$/gm,
      '$1',
    )
    .replaceAll('127.0.0.1:4321', service);
}

/** @param site the blocks inside of `http` */
export function startNginx(port: number, site: (port: number) => string): Promise<LoggingServer> {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return start('nginx', port, (work) => {
    for (const kind of kinds) mkdirSync(join(work, kind));
    const file = join(work, 'nginx.conf');
    // Otherwise nginx, as root, changes to an account that may not read this folder.
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${work}/error.log;
  ${kinds.map((kind) => `${kind}_temp_path ${work}/${kind};`).join('\n  ')}
  ${(hasBrotli ? site(port).replace('# brotli_static on;', 'brotli_static on;') : site(port)).replaceAll('/var/log/nginx', work)}
}
`,
    );
    return ['-p', work, '-e', join(work, 'error.log'), '-c', file];
  });
}

/** @param site the sample with its global options */
function startCaddy(port: number, site: (port: number) => string): Promise<LoggingServer> {
  return start('caddy', port, (work) => {
    const file = join(work, 'Caddyfile');
    const text = site(port).replace(/^\{/m, '{\n\tadmin off').replace('/var/log/caddy', work);
    // Caddy 2.6, which Debian 12 has, knows only the older name.
    const version = execFileSync(findProgram('caddy') ?? 'caddy', ['version'], {
      encoding: 'utf8',
    });
    const isOld = /^v?2\.[0-6]\./.test(version);
    writeFileSync(file, isOld ? text.replace('request_buffers 64KB', 'buffer_requests') : text);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  });
}

/** A sample with TLS, with other ports and certificates. */
export async function startProxy(
  name: ServerName,
  service: string,
  /** Where `fullchain.pem` and `privkey.pem` are. */
  folder: string,
  samples: 'service' | 'hosting' = 'service',
): Promise<LoggingServer & { https: number }> {
  const file = name === 'nginx' ? 'nginx.conf' : 'Caddyfile';
  const text =
    samples === 'hosting'
      ? readSample(file, { service })
      : readFileSync(join(root, 'docs/service', file), 'utf8').replaceAll(
          '127.0.0.1:4321',
          service,
        );
  const [http, https] = [await freePort(), await freePort()];
  const certificate = `\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n`;
  const proxy =
    name === 'nginx'
      ? await startNginx(http, (port) =>
          text
            .replace('listen 80;', `listen 127.0.0.1:${port};`)
            .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
            .replace('listen [::]:80;', `listen [::1]:${port};`)
            .replace('listen [::]:443', `listen [::1]:${https}`)
            .replaceAll('/etc/letsencrypt/live/loans.example', folder),
        )
      : await startCaddy(http, (port) => {
          const options = `{\n\thttp_port ${port}\n\thttps_port ${https}`;
          return text
            .replace(/^\{/m, options)
            .replace(/^\S*loans\.example\}? \{\n/m, (line) => line + certificate);
        });
  return { ...proxy, https };
}

/** Starts a program that listens at a port, and waits until it does. */
async function start(
  name: 'nginx' | 'caddy',
  port: number,
  prepare: (work: string) => string[],
): Promise<LoggingServer> {
  const work = makeTemporaryFolder();
  const env = { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work };
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'pipe'];
  const child = spawn(findProgram(name) ?? name, prepare(work), { env, stdio });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const file = join(work, 'error.log');
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const log = () => output + read(file);
  const failures = () => read(join(work, 'loans.example-failures.log'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(work, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    if (await listens(port)) return { url: `http://127.0.0.1:${port}`, port, stop, log, failures };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${name} did not start: ${output}`);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false)).once('connect', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
}
