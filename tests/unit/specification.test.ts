/** Numbers of the specification; its texts are rules of `npm run check:content`. */
import { describe, expect, it } from 'vitest';
import { company } from '../../src/domain/company.ts';
import { consentKey, consentValue } from '../../src/stores/consent-keys.ts';
import { swipeThreshold, toastDuration, toastHotkey } from '../../src/stores/toast.ts';

describe('the constants', () => {
  it('are those of the specification', () => {
    expect([toastDuration, swipeThreshold, toastHotkey]).toEqual([5_000, 50, 'F8']);
    expect([consentKey, consentValue]).toEqual(['cookieConsent', 'accepted']);
  });
});

describe('the company', () => {
  it('is the one of the claims', () => {
    expect(company).toMatchObject({
      badge: 'Finance Pro',
      founded: 2020,
      customers: 10_000,
      satisfaction: 0.98,
    });
    const weekday = { opens: '09:00', closes: '17:00' };
    expect(company.openingHours).toEqual([
      ...Array.from({ length: 5 }, () => weekday),
      { opens: '10:00', closes: '14:00' },
      null,
    ]);
  });
});
