/** How long data is kept: one number for the service that deletes and for the page that says so. */
import { describe, expect, it } from 'vitest';
import { figure } from '../../src/build/content/figures.ts';
import { figureTexts } from '../../src/build/content/figures-in-markdown.ts';
import { readBuildSettings } from '../../src/build/settings.ts';
import { sourceStamp } from '../../src/build/stamp.ts';
import { readSettings } from '../../src/intake/settings.ts';

describe('the days that data is kept', () => {
  it.each([{}, { RETENTION_DAYS: '7' }])('are the same for service and build: %j', (env) => {
    expect(Number(readBuildSettings(env).RETENTION_DAYS)).toBe(readSettings(env).retentionDays);
  });

  it.each(['0', '-1', '30.5', '3651', 'x', ''])('are refused by both when they are %j', (days) => {
    expect(() => readBuildSettings({ RETENTION_DAYS: days })).toThrow('RETENTION_DAYS must be');
    expect(() => readSettings({ RETENTION_DAYS: days })).toThrow('RETENTION_DAYS is');
  });

  it('make another site when they change', () => {
    expect(sourceStamp({ RETENTION_DAYS: '7' })).not.toBe(sourceStamp({}));
  });

  it.each([
    ['nl', ['1 dag', '2 dagen', '3 dagen', '30 dagen']],
    ['de', ['1 Tag', '2 Tage', '3 Tage', '30 Tage']],
    ['fi', ['1 päivän', '2 päivän', '3 päivän', '30 päivän']],
    ['hu', ['1 nappal', '2 nappal', '3 nappal', '30 nappal']],
    ['lb', ['1 Dag', '2 Deeg', '3 Deeg', '30 Deeg']],
    ['sl', ['1 dan', '2 dneva', '3 dni', '30 dni']],
  ] as const)('are written as %s says them', (language, said) => {
    const texts = figureTexts(language);
    const saying = (retentionDays: number) => figure('retention', { ...texts, retentionDays });
    expect([1, 2, 3, 30].map(saying)).toEqual(said);
  });
});
