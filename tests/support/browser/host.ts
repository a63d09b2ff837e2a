/** A host of the test's own, in place of the service. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @param use is given the host's address; the host ends when it has returned */
export async function withHost(
  answer: RequestListener,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const host = createServer(answer);
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  await use(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  host.close();
}
