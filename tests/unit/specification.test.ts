import { describe, expect, it } from 'vitest';
import { allCatalogues } from '../../src/check-content/read-catalogues.ts';
import { consentKey, consentValue } from '../../src/components/cookie-banner/consent-keys.ts';
import { publishedEntries } from '../../src/content/read-content.ts';
import { idempotencyHeader, loanPath, maxBodyBytes, messagePath } from '../../src/domain/api.ts';
import { companyProfile } from '../../src/domain/company.ts';
import * as offer from '../../src/domain/loan/offer.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { aliases, pagePath, sections } from '../../src/i18n/routes.ts';
import { swipeThreshold, toastDurationMs, toastHotkey } from '../../src/stores/toast.ts';
import {
  specifiedAliases,
  specifiedOffer,
  specifiedPages,
  specifiedPaths,
  specifiedProfile,
  specifiedQuestions,
  specifiedReadTimes,
  specifiedSections,
  specifiedTexts,
} from './specification.ts';

describe('the code matches the specified', () => {
  it('constants of toasts and consent', () => {
    expect([toastDurationMs, swipeThreshold, toastHotkey]).toEqual([5_000, 50, 'F8']);
    expect([consentKey, consentValue]).toEqual(['cookieConsent', 'accepted']);
  });

  it('paths, header and limit of the API', () => {
    expect([loanPath, messagePath]).toEqual(['/api/index.php', '/api/v1.0/email/send']);
    expect([idempotencyHeader, maxBodyBytes]).toEqual(['Idempotency-Key', 32_768]);
  });

  it('company and offer', () => {
    expect(companyProfile).toMatchObject(specifiedProfile);
    expect(offer).toMatchObject(specifiedOffer);
  });

  it.each(siteLanguages)('paths in %s', (language) => {
    const paths = specifiedPaths[language]?.split(' ') ?? [];
    expect(specifiedPages.slice(0, paths.length).map((page) => pagePath(page, language))).toEqual(
      paths,
    );
  });

  it('aliases and sections', () => {
    expect(aliases).toEqual(expect.arrayContaining([...specifiedAliases]));
    expect(sections).toEqual(expect.arrayContaining([...specifiedSections]));
  });

  it.each(siteLanguages)('articles and questions in %s', (language) => {
    const texts = publishedEntries().filter((text) => text.language === language);
    const readTimes = texts.map(({ fields }) => [fields?.id, fields?.readTime]);
    for (const [id, minutes] of Object.entries(specifiedReadTimes))
      expect(readTimes).toContainEqual([Number(id), minutes]);
    const questions = texts.map(({ fields }) => fields?.order);
    expect(questions).toEqual(expect.arrayContaining(specifiedQuestions));
  });

  it.each(Object.entries(specifiedTexts))('texts of the catalogue %s', async (name, texts) => {
    const catalogue = (await allCatalogues()).find(
      ({ kind, language }) => `${kind} ${language}` === name,
    );
    expect(Object.fromEntries(catalogue?.entries ?? [])).toMatchObject(texts);
  });
});
