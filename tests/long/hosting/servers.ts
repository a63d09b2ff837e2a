/** The built site on our own service, and on nginx and Caddy as docs/hosting/ and docs/service/ say. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Running {
  url: string;
  stop: () => Promise<void>;
}

export type ServerName = 'our service' | 'nginx' | 'Caddy';

export const servers: Record<ServerName, (folder?: string) => Promise<Running>> = {
  'our service': startService,
  nginx: startNginx,
  Caddy: startCaddy,
};

/** The codings that a server sends files in here. */
export const codingsOf: Record<ServerName, string[]> = {
  'our service': ['br', 'gzip'],
  nginx: existsSync(brotliModule) ? ['br', 'gzip'] : ['gzip'],
  Caddy: ['br', 'gzip'],
};

export function findServer(name: 'nginx' | 'caddy'): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** @param environment settings besides the port and the folder of the database */
export async function startService(
  folder = root,
  environment: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  return start(process.execPath, ['src/intake/main.ts'], port, (work) => ({
    cwd: folder,
    env: { ...process.env, ...environment, PORT: `${port}`, DATA_DIR: join(work, 'data') },
  }));
}

async function startNginx(folder = root): Promise<Running> {
  const port = await freePort();
  const site = sample('nginx.conf', folder).replace('listen 80;', `listen 127.0.0.1:${port};`);
  return runNginx(site, port);
}

function runNginx(site: string, port: number): Promise<Running> {
  const hasBrotli = existsSync(brotliModule);
  return start(findServer('nginx') ?? 'nginx', [], port, (work) => {
    const file = join(work, 'nginx.conf');
    for (const kind of ['client', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(work, kind));
    writeFileSync(
      file,
      `${hasBrotli ? `load_module ${brotliModule};\n` : ''}
daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work}/${kind.split('_')[0]};`).join('\n  ')}
  ${hasBrotli ? site.replace('# brotli_static on;', 'brotli_static on;') : site}
}
`,
    );
    // As root nginx would give its work to an account that may not read this folder.
    if (process.getuid?.() === 0) prepend(file, 'user root;\n');
    return { arguments: ['-p', work, '-e', join(work, 'error.log'), '-c', file] };
  });
}

async function startCaddy(folder = root): Promise<Running> {
  const port = await freePort();
  const site = sample('Caddyfile', folder).replace('loans.example', `http://127.0.0.1:${port}`);
  return runCaddy(`{\n\tadmin off\n\tauto_https off\n}\n${site}`, port);
}

function runCaddy(configuration: string, port: number): Promise<Running> {
  return start(findServer('caddy') ?? 'caddy', [], port, (work) => {
    const file = join(work, 'Caddyfile');
    writeFileSync(file, configuration);
    return {
      arguments: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work },
    };
  });
}

export interface Proxied {
  /** Ports of the proxy. */
  http: number;
  https: number;
  /** Host and port. */
  service: string;
  /** Where `fullchain.pem` and `privkey.pem` are. */
  folder: string;
}

/** The proxy in front of the service, with TLS; told apart from its sample only by ports and certificates. */
export function startProxy(
  name: 'nginx' | 'Caddy',
  { http, https, service, folder }: Proxied,
): Promise<Running> {
  const file = `${root}/docs/service/${name === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`;
  const text = readFileSync(file, 'utf8').replaceAll('127.0.0.1:4321', service);
  if (name === 'nginx') {
    const site = text
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
      .replaceAll('/etc/ssl/loans.example', folder);
    return runNginx(site, http);
  }
  const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
  const certificate = `\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n`;
  return runCaddy(
    options + text.replace('loans.example {\n', `loans.example {\n${certificate}`),
    http,
  );
}

function sample(name: string, folder: string): string {
  return readFileSync(`${root}/docs/hosting/${name}`, 'utf8').replaceAll('/srv/site', folder);
}

interface Prepared {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  arguments?: string[];
}

async function start(
  command: string,
  first: string[],
  port: number,
  prepare: (work: string) => Prepared,
): Promise<Running> {
  const work = mkdtempSync(join(tmpdir(), 'hosting-'));
  const { arguments: more = [], ...options } = prepare(work);
  const child = spawn(command, [...first, ...more], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(work, { recursive: true, force: true });
  };
  if (!(await answers(url, child))) {
    await stop();
    throw new Error(`${command} did not start: ${said}`);
  }
  return { url, stop };
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    try {
      await (await fetch(url, { redirect: 'manual' })).arrayBuffer();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function prepend(file: string, text: string): void {
  writeFileSync(file, text + readFileSync(file, 'utf8'));
}
