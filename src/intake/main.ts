import { fileURLToPath } from 'node:url';
import { company } from '../company.ts';
import { loadAnswers } from './answers.ts';
import { createApp } from './app.ts';
import { createRateLimiter } from './rate-limit.ts';
import { readSettings } from './settings.ts';
import { loadSite } from './site-files.ts';
import { openSqliteStore } from './sqlite-store.ts';

try {
  await start();
} catch (error) {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const { host, port, dataDir, rateLimit, trustedProxies, allowedOrigins } = readSettings(
    process.env,
  );
  const site = loadSite(fromPackageRoot('dist'));
  const answers = loadAnswers(fromPackageRoot('dist-answers'));
  const store = openSqliteStore(dataDir);
  const app = createApp({
    store,
    site,
    answers,
    clock: () => new Date(),
    log: process.stderr,
    limiter: createRateLimiter(rateLimit),
    trustedProxies,
    allowedOrigins,
  });

  let ending = false;
  async function end(): Promise<void> {
    if (ending) process.exit(1);
    ending = true;
    await app.close();
    await store.close();
    process.exit(0);
  }
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  try {
    const address = await app.listen({ host, port, backlog: 4_096 });
    process.stdout.write(`${company.name} is at ${address}\n`);
  } catch (error) {
    await store.close();
    throw new Error(listenProblem(error, host, port));
  }
}

function fromPackageRoot(folder: string): string {
  return fileURLToPath(new URL(`../../${folder}`, import.meta.url));
}

function listenProblem(error: unknown, host: string, port: number): string {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return `PORT ${port} is in use on ${host}: end what is using it, or set another PORT`;
  }
  return `Cannot listen on HOST ${host}, PORT ${port} (${code}): set others`;
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Cannot start. ${message.split('\n')[0]}`;
}
