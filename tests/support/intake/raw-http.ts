import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes to the listening service and reads until it answers, or closes. */
export async function exchange(app: FastifyInstance, request: string): Promise<RawAnswer> {
  const socket = await dial(app);
  socket.write(request);
  const answer = await readAnswer(socket);
  socket.destroy();
  return answer;
}

/** A connection to the service, which starts to listen if it does not yet. */
export async function dial(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return connect(port, '127.0.0.1');
}

/** Sends bytes and reads every answer until the service closes or is silent for half a second. */
export async function readAll(app: FastifyInstance, request: string): Promise<RawAnswer[]> {
  const socket = await dial(app);
  const text = await new Promise<string>((resolve) => {
    let received = '';
    const finish = () => resolve(received);
    socket.setTimeout(500, finish).on('close', finish).on('error', finish);
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
    socket.write(request, 'latin1');
  });
  socket.destroy();
  return answersIn(text);
}

/** Every answer in what a server wrote. */
export function answersIn(text: string): RawAnswer[] {
  const answer = text.startsWith('HTTP/') ? parse(text, true) : undefined;
  if (!answer) return [];
  const length = text.indexOf('\r\n\r\n') + 4 + Number(answer.headers['content-length'] ?? 0);
  const body = answer.body.slice(0, Number(answer.headers['content-length'] ?? 0));
  return [{ ...answer, body }, ...answersIn(text.slice(length))];
}

/** The next answer on a connection; status 0 when it closes without one. */
export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const take = (end: boolean) => {
      const answer = parse(text, end);
      if (!answer) return;
      socket.removeAllListeners('data').removeAllListeners('close');
      resolve(answer);
    };
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      take(false);
    });
    socket.on('close', () => take(true));
    socket.on('error', reject);
  });
}

function parse(text: string, end: boolean): RawAnswer | undefined {
  const split = text.indexOf('\r\n\r\n');
  if (split < 0) return end ? { status: 0, headers: {}, body: '' } : undefined;
  const [first = '', ...lines] = text.slice(0, split).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = text.slice(split + 4);
  if (!end && body.length < Number(headers['content-length'] ?? 0)) return undefined;
  return { status: Number(first.split(' ')[1]), headers, body };
}
