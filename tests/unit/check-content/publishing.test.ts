/** When a text is published. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isPublished, scheduledDay } from '../../../src/content/publication.ts';
import { readContentFile } from '../../../src/content/read-content.ts';
import { article, findingsAfter, german, pathOf, replaceText, sources } from './changed-content.ts';

describe('an article', () => {
  const at = (day: string) => {
    vi.useFakeTimers({ now: new Date(day) });
    onTestFinished(() => void vi.useRealTimers());
  };
  const dated = (day: string, path = article) =>
    readContentFile(path, (sources.get(path) ?? '').replace(/^date: .*$/m, `date: ${day}`));

  it('is published at midnight in Brussels', () => {
    at('2026-12-01T22:59:00Z');
    expect(scheduledDay(dated('2026-12-02'))).toBe('2026-12-02');
    expect(isPublished(dated('2026-12-02'))).toBe(false);
    at('2026-12-01T23:01:00Z');
    expect(isPublished(dated('2026-12-02'))).toBe(true);
  });

  it('waits for no day that cannot be read', () => {
    at('2026-12-01T12:00:00Z');
    expect(scheduledDay(dated('2026-9-1'))).toBeUndefined();
  });

  it('waits in its language alone', async () => {
    const findings = await findingsAfter(
      replaceText(german, /^date: .*$(\nupdated: .*$)?/m, 'date: 9999-01-01'),
    );
    expect(findings.filter((finding) => !finding.startsWith('Remark: '))).toEqual([]);
  });

  it('may be a draft in one language', async () => {
    const findings = await findingsAfter(
      replaceText(pathOf('blog', 'fi', 7), 'draft: false', 'draft: true'),
    );
    const before = await findingsAfter(() => undefined);
    expect(findings.filter((finding) => !before.includes(finding))).toEqual([
      expect.stringMatching(/^Remark: .* id 7 is not published in .*Suomi/),
    ]);
  });
});

it('a legal page ignores a future date', () => {
  const page = readContentFile('legal/de/terms.md', '---\ntitle: AGB\ndate: 9999-01-01\n---\n');
  expect(isPublished(page)).toBe(true);
});
