/** F27: nothing that a visitor, a mail server or a database says is found in what the service writes. */
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { idempotencyHeader, loanPath, messagePath } from '../../../src/api.ts';
import { loanFields } from '../../../src/loan/request.ts';
import { openMailServer } from '../../support/mail-server.ts';
import { emailCallOf, loan, message } from '../../support/submission.ts';
import { Line } from './line.ts';
import { preload } from './preload.ts';
import { postForm, postJson, request } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { makeDataFolder, onService, startService } from './service.ts';

const canary = 'Canary';

/** Where visitors are is nobody's business either; the service says where it is itself. */
const traces = /canary|198\.51\.100|(?<!^Solvanta is at http:\/\/)127\.0\.0\.1/i;

let number = 0;

/** The same with a canary in every text, other than before. */
function marked<Fields extends object>(fields: Fields): Fields {
  number++;
  const json = JSON.stringify(fields, (_name, value: unknown) =>
    typeof value === 'string' ? `${canary}${number}@x.example ${value}` : value,
  );
  return JSON.parse(json) as Fields;
}

const headers = {
  ...{ 'User-Agent': canary, Cookie: `${canary}=${canary}`, Authorization: `Basic ${canary}` },
  ...{ Referer: `https://${canary}.example/de`, 'Content-Language': canary, [canary]: canary },
  ...{ 'X-Forwarded-For': '198.51.100.7', Forwarded: `for=${canary}`, 'X-Real-IP': canary },
  ...{ 'Accept-Language': canary, 'X-Request-Id': canary, Traceparent: canary },
};

const query = `?${canary}=${canary}&email=${canary}`;

/** Bytes as they come from many kinds of visitors; some are answered with success, most with each of our errors. */
function* requests(): Generator<Buffer> {
  const json = (body: unknown, more = {}) =>
    postJson(loanPath + query, body, { ...headers, ...more });
  yield json(marked(loan));
  yield json(marked(loan), { [idempotencyHeader]: `${canary} once` });
  yield json(marked(loan), { [idempotencyHeader]: `${canary} once` });
  yield json(marked(loan), { [idempotencyHeader]: `${canary}\u00e9` });
  yield json(marked(loan), { Origin: `https://${canary}.example` });
  yield postJson(messagePath + query, marked(emailCallOf(message)), headers);
  yield postForm(loanPath + query, marked({ ...loan, language: 'de' }), headers);
  yield postForm(messagePath, marked({ ...message, website: 'x' }), headers);
  yield postForm(messagePath, { ...marked(message), email: ' ' }, headers);
  for (const field of loanFields) {
    for (const value of [
      `${canary} `.repeat(3_000),
      '',
      [canary],
      { [canary]: canary },
      null,
      Number.MAX_VALUE,
    ]) {
      yield json({ ...marked(loan), [field]: value });
    }
  }
  const whole = JSON.stringify(marked(loan));
  for (let end = 1; end < whole.length; end += 7) yield json(whole.slice(0, end));
  yield json(`${canary}@x.example`);
  yield json(`"${canary}"`);
  yield json(`{"__proto__":"${canary}"}`);
  yield json(`{"constructor":{"prototype":"${canary}"}}`);
  yield json(`"${canary.repeat(9_000)}"`);
  yield json(canary, { 'Content-Type': `text/${canary}` });
  yield json(canary, { 'Content-Type': `application/json; charset=${canary}` });
  yield json(canary, { 'Content-Encoding': canary });
  yield postForm(loanPath, `${canary}=%zz&email=%c0%80${canary}`, headers);
  for (const target of [
    ...[`/${canary}`, `/${canary}%zz`, `/api/${canary}`, `/DE/${query}`, `/de?${canary}`],
    ...[`http://${canary}.example/${canary}`, `//${canary}`, `/%00${canary}`, `/healthz${query}`],
    ...[`/../${canary}`, `/de/%ff${canary}`, `${loanPath}/${canary}`, canary],
  ]) {
    for (const method of ['GET', 'HEAD', 'PUT', 'OPTIONS', 'PROPFIND', canary.toUpperCase()]) {
      yield request(method, target, { ...headers, Accept: 'text/html' });
    }
  }
  yield Buffer.from(`${canary} nonsense\r\n\r\n`);
  yield Buffer.from(`GET /${canary} HTTP/9.9\r\n\r\n`);
  yield request('GET', '/', { ...headers, Host: `${canary}@x` });
  yield request('GET', '/', { ...headers, Expect: canary });
  yield request('GET', '/', { ...headers, Range: canary, 'If-None-Match': canary });
  yield request('GET', '/', { ...headers, 'X-Long': canary.repeat(2_000) });
  yield request('POST', loanPath, { ...headers, 'Transfer-Encoding': canary }, canary);
}

/** Visitors who leave in the middle, and who never finish. */
async function leave(port: number): Promise<void> {
  for (const isRude of [true, false]) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(request('POST', loanPath, { ...headers, 'Content-Length': '999' }, `{"${canary}`));
    await pause(100);
    if (isRude) socket.resetAndDestroy();
    else socket.end();
  }
}

/** Database errors that quote what is stored, and one that lasts until the service gives up waiting. */
async function spoil(folder: string, line: Line): Promise<number[]> {
  const db = new DatabaseSync(join(folder, 'submissions.sqlite'), { timeout: 5_000 });
  const bytes = () => postJson(loanPath, marked(loan), headers);
  const statuses = [];
  db.exec(
    "CREATE TRIGGER spoiled BEFORE INSERT ON submissions BEGIN SELECT raise(ABORT, 'Canary'); END",
  );
  statuses.push((await line.askAgain(bytes())).status);
  db.exec('DROP TRIGGER spoiled; BEGIN IMMEDIATE');
  statuses.push((await line.askAgain(bytes())).status);
  db.exec('ROLLBACK');
  statuses.push((await line.askAgain(bytes())).status);
  db.close();
  return statuses;
}

/** An error that nobody catches, whose message looks like a place in the code. */
async function fail(said: string[], findings: Findings): Promise<void> {
  // Spelled so that the module's own address has no canary in it.
  const message = "'Can' + 'ary\\n    at Can' + 'ary (Can' + 'ary:1:1)'";
  const throwing = `process.on('SIGUSR2', () => setImmediate(() => { throw new Error(${message}); }));`;
  const data = makeDataFolder();
  const { child, ended } = await startService(data.folder, preload(throwing), said);
  child.kill('SIGUSR2');
  const code = await ended;
  findings.expect(code === 1, () => `After an error of ours it ended with ${code}`);
  data.remove();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export const canaries: Scenario = {
  fault: 'F27',
  name: 'canaries',
  waits: true,
  async run() {
    const findings = new Findings();
    const said: string[] = [];
    const answers = new Map<number, number>();
    // What a server says of a mail often quotes it, or whom it is from.
    const codes = [550, undefined, 450, 421, undefined, 552];
    let mails = 0;
    const server = await openMailServer({
      atRecipient: () => (mails % 5 === 4 ? 550 : undefined),
      atData: () => codes[mails++ % codes.length],
    });
    const mail = {
      SMTP_URL: `smtp://${canary}:${canary}@127.0.0.1:${server.port}`,
      MAIL_FROM: `${canary}@solvanta.example`,
      MAIL_TO: `${canary}@x.example`,
      MAIL_CONFIRMATION: 'on',
    };
    let tried = 0;
    await onService(
      findings,
      async ({ port, folder }) => {
        const line = new Line(port);
        for (const bytes of requests()) {
          tried++;
          const { status } = await line.ask(bytes);
          answers.set(status, (answers.get(status) ?? 0) + 1);
        }
        await leave(port);
        const spoiled = await spoil(folder, line);
        findings.expect(spoiled.join() === '503,503,200', () => `Spoiled: ${spoiled}`);
        await pause(2_000);
        line.close();
      },
      mail,
      said,
    );
    await server.close();

    // The last word of a process that fails.
    await fail(said, findings);

    // What stops the start may be a file that holds anything, or a setting with a password.
    const data = makeDataFolder();
    writeFileSync(join(data.folder, 'submissions.sqlite'), `${canary}@x.example`.repeat(500));
    for (const env of [{}, { ...mail, SMTP_URL: `smtp://${canary}:${canary}@${canary} x` }]) {
      const before = said.length;
      await startService(data.folder, env, said).catch(() => undefined);
      await pause(100);
      findings.expect(said.length > before, () => 'Nothing was said of a start that failed');
      rmSync(join(data.folder, 'submissions.sqlite'), { force: true });
    }
    data.remove();

    const lines = said.join('').split('\n');
    for (const wanted of [200, 400, 403, 404, 405, 413, 415, 422, 431]) {
      findings.expect(answers.has(wanted), () => `Nothing was answered with ${wanted}`);
    }
    for (const wanted of [
      'not_mailed',
      'stored',
      'refused',
      'SQLite error',
      'An error of ours',
      'Cannot start',
    ]) {
      const isThere = lines.some((one) => one.includes(wanted));
      findings.expect(isThere, () => `Nothing was said of ${wanted}`);
    }
    for (const one of lines) findings.expect(!traces.test(one), () => `It says: ${one}`);
    return {
      tried: `${tried} requests, ${lines.length} lines said`,
      ...{ lost: 0, doubled: 0, wrong: findings.wrong },
    };
  },
};
