/** An HTTP host in place of the service. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @param use is called with the host's address; the host closes when it has returned */
export async function withHost(
  answer: RequestListener,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const host = createServer(answer);
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  await use(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  host.close();
}
