/** Constants of the specification; `npm run check:content` checks its texts. */
import { describe, expect, it } from 'vitest';
import { consentKey, consentValue } from '../../src/components/cookie-banner/consent-keys.ts';
import { specifiedCompany, specifiedOffer } from '../../src/content/check/specified.ts';
import { company, offer } from '../../src/domain/company.ts';
import { swipeThreshold, toastDuration, toastHotkey } from '../../src/stores/toast.ts';

describe('the constants', () => {
  it('are those of the specification', () => {
    expect([toastDuration, swipeThreshold, toastHotkey]).toEqual([5_000, 50, 'F8']);
    expect([consentKey, consentValue]).toEqual(['cookieConsent', 'accepted']);
  });
});

describe('the company and its offer', () => {
  it('are those of the specification', () => {
    expect(company).toMatchObject(specifiedCompany);
    expect(offer).toMatchObject(specifiedOffer);
  });
});
