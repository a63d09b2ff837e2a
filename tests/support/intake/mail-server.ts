import { onTestFinished } from 'vitest';
import { type Behaviour, openMailServer } from '../mail-server.ts';

/** The same, gone when the test has ended. */
export async function startMailServer(behaviour: Behaviour = {}, port = 0) {
  const server = await openMailServer(behaviour, port);
  onTestFinished(server.close);
  return server;
}
