import { describe, expect, it } from 'vitest';
import { commonHeaders } from '../../src/intake/headers.ts';
import { loan, loanPath, makeIntake } from '../support/intake/fixtures.ts';
import { dial, readAnswer } from '../support/intake/raw-http.ts';

const body = JSON.stringify(loan);
const post = `POST ${loanPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('closing', () => {
  it('finishes what came before and turns down what comes after', async () => {
    const { app, store } = makeIntake();
    const socket = await dial(app);
    socket.write(post + body.slice(0, 10));
    await pause(100);
    const closed = app.close();
    await pause(50);
    socket.write(body.slice(10));
    expect((await readAnswer(socket)).status).toBe(200);
    expect(await store.list()).toHaveLength(1);
    socket.write(post + body);
    const late = await readAnswer(socket);
    expect(late).toMatchObject({ status: 503, headers: { ...commonHeaders, connection: 'close' } });
    expect(JSON.parse(late.body)).toEqual({ error: { code: 'unavailable' } });
    await closed;
    expect(await store.list()).toHaveLength(1);
  });

  it('does not wait for a visitor who never finishes', async () => {
    const { app } = makeIntake();
    const socket = await dial(app);
    socket.write(post);
    socket.on('error', () => undefined);
    await pause(100);
    const start = performance.now();
    await app.close();
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
