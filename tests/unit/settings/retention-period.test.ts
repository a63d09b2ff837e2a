/** Retention: the service and the privacy pages use the same number. */
import { describe, expect, it } from 'vitest';
import { figureContext } from '../../../src/content/figure-context.ts';
import { computeFigure } from '../../../src/content/figures.ts';
import { formatCount } from '../../../src/i18n/format.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';
import { readSettings } from '../../../src/service/settings.ts';
import { readBuildSettings } from '../../../src/settings/build-settings.ts';

/** A number for each plural form of Slovenian, which has the most: one, two, few, other. */
const dayCounts = [1, 2, 3, 30];

describe('RETENTION_DAYS', () => {
  it.each([{}, { RETENTION_DAYS: '7' }])('is the same for service and build: %j', (env) => {
    expect(readBuildSettings(env).RETENTION_DAYS).toBe(readSettings(env).RETENTION_DAYS);
  });

  it.each(['0', '-1', '30.5', '3651', 'x', ''])('is rejected by both as %j', (days) => {
    expect(() => readBuildSettings({ RETENTION_DAYS: days })).toThrow(
      /^RETENTION_DAYS is .*: write /,
    );
    expect(() => readSettings({ RETENTION_DAYS: days })).toThrow('RETENTION_DAYS is');
  });

  it.each(siteLanguages)('is printed with its plural form in %s', async (language) => {
    const forms = (await siteMessages(language)).retention;
    const texts = figureContext(language);
    for (const retentionDays of dayCounts)
      expect(computeFigure('retention', { ...texts, retentionDays })).toBe(
        formatCount(retentionDays, forms, language),
      );
  });
});
