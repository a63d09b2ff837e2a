/** The service under load, as ratios within one run: machines are shared, so milliseconds would say nothing. */
import { idempotencyHeader, loanPath, newUuid } from '../../../src/api.ts';
import { startService } from '../../support/service.ts';
import { loan } from '../../support/submission.ts';

const connections = 32;
const seconds = 3;

export interface ServiceRates {
  /** Answers per second: stored loan requests, refused ones (read and checked, not stored), and the home page. */
  stored: number;
  refused: number;
  page: number;
}

export async function measureService(): Promise<ServiceRates> {
  const { url, stop } = await startService();
  const post = (body: object, status: number) => async () => {
    const answer = await fetch(`${url}${loanPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyHeader]: newUuid() },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`Status ${answer.status} instead of ${status}`);
  };
  const page = async () => void (await (await fetch(url)).arrayBuffer());
  try {
    await ratePerSecond(page);
    return {
      refused: await ratePerSecond(post({ ...loan, email: ' ' }, 422)),
      stored: await ratePerSecond(post(loan, 200)),
      page: await ratePerSecond(page),
    };
  } finally {
    stop();
  }
}

async function ratePerSecond(request: () => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      await request();
      count++;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return Math.round(count / seconds);
}
