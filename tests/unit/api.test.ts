import { expect, it } from 'vitest';
import { idempotencyHeader, loanPath, maxBodyBytes, messagePath } from '../../src/domain/api.ts';

it('the API’s paths, header and limit are fixed', () => {
  expect(loanPath).toBe('/api/index.php');
  expect(messagePath).toBe('/api/v1.0/email/send');
  expect(idempotencyHeader).toBe('Idempotency-Key');
  expect(maxBodyBytes).toBe(32_768);
});
