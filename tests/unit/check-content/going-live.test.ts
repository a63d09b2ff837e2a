/** What a real lender is told before the site goes live. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listOpenTasks } from '../../../src/check-content/open-tasks.ts';
import { company, supervision } from '../../../src/domain/company.ts';
import { isPublicOrigin, isUnassignedPhone, originWarning } from '../../../src/domain/fiction.ts';
import { lawFigures } from '../../../src/domain/loan/law-figures.ts';
import { creditWarnings } from '../../../src/i18n/credit-warnings.ts';
import { languages, wizardLanguages } from '../../../src/i18n/languages.ts';
import { readBuildSettings } from '../../../src/settings/build-settings.ts';

const list = readFileSync(new URL('../../../docs/going-live.md', import.meta.url), 'utf8');
const read = new Date(lawFigures['early-fee'].readOn);

describe('isPublicOrigin', () => {
  it.each(['https://a-lender.be', 'https://www.a-lender.eu', 'https://example.be'])(
    'accepts %s',
    (origin) => {
      expect(isPublicOrigin(origin)).toBe(true);
    },
  );

  it.each([
    readBuildSettings({}).SITE_URL,
    'https://www.example.com',
    'http://localhost:4321',
    'http://127.0.0.1:4321',
    'http://[::1]:4321',
    'https://site.test',
    'https://intranet',
    'no address',
  ])('rejects %s', (origin) => {
    expect(isPublicOrigin(origin)).toBe(false);
  });
});

describe('originWarning', () => {
  it('warns about an example origin', () => {
    expect(originWarning('https://lender.example')).toMatch(/point to .*example.*set SITE_URL/);
  });

  it('warns about a fictional lender online', () => {
    vi.spyOn(company, 'isFictional', 'get').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(originWarning('https://a-lender.be')).toMatch(/fictional.*list no page/);
  });
});

describe('isUnassignedPhone', () => {
  it.each(['+3220000000', '3220550100'])('recognizes %s', (number) => {
    expect(isUnassignedPhone(number)).toBe(true);
  });

  it.each(['+3225550100', '32475550100', '+322000000', '', '+31201234567'])(
    'rejects %s',
    (number) => {
      expect(isUnassignedPhone(number)).toBe(false);
    },
  );
});

describe('listOpenTasks', () => {
  const lines = listOpenTasks(list, read);

  it('names every unticked line', () => {
    expect(list.match(/^- \[ \] /gm)?.length).toBeGreaterThan(15);
    for (const [, line] of list.matchAll(/^- \[ \] (.*)$/gm)) expect(lines).toContain(line);
    expect(listOpenTasks('- [ ] One.\n- [x] Two.\n', read)).toContain('One.');
    expect(listOpenTasks('- [ ] One.\n- [x] Two.\n', read)).not.toContain('Two.');
  });

  it('names example data of the company', () => {
    const phone = { text: '+32 2 000 00 01', dial: '+3220000001' };
    vi.spyOn(company, 'isFictional', 'get').mockReturnValue(true);
    vi.spyOn(company, 'number', 'get').mockReturnValue('0000.000.000');
    vi.spyOn(company, 'email', 'get').mockReturnValue('info@lender.example');
    vi.spyOn(company, 'phone', 'get').mockReturnValue(phone);
    onTestFinished(() => void vi.restoreAllMocks());
    const tasks = listOpenTasks(list, read);
    for (const text of ['0000.000.000', 'info@lender.example', phone.text, 'isFictional'])
      expect(tasks).toContainEqual(expect.stringContaining(text));
  });

  it('names what the footer lacks', () => {
    for (const [name, value] of Object.entries(supervision))
      expect([name, lines.some((line) => line.includes(`has no ${name} `))]).toEqual([
        name,
        !value,
      ]);
  });

  it('names languages with an unconfirmed warning', () => {
    const [line = ''] = lines.filter((task) => task.startsWith('Nobody has confirmed'));
    for (const language of wizardLanguages)
      expect([language, line.includes(languages[language].label)]).toEqual([
        language,
        !creditWarnings[language]?.verified,
      ]);
  });

  it('names statutory figures older than a year', () => {
    const inTwoYears = new Date(read.getTime() + 2 * 365 * 24 * 60 * 60 * 1_000);
    const old = listOpenTasks('', inTwoYears).filter((task) =>
      task.startsWith('The statutory figure'),
    );
    expect(old).toHaveLength(Object.keys(lawFigures).length);
    expect(lines.filter((task) => task.startsWith('The statutory figure'))).toEqual([]);
  });
});

it('check:content prints open tasks for real addresses', async () => {
  vi.doMock('../../../src/check-content/check-content.ts', () => ({
    checkContent: async () => [],
  }));
  vi.stubEnv('SITE_URL', 'https://a-lender.be');
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.doUnmock('../../../src/check-content/check-content.ts');
    vi.unstubAllEnvs();
    print.mockRestore();
  });
  await import('../../../src/check-content/commands/check.ts');
  const printed = print.mock.calls.flat();
  for (const [, line] of list.matchAll(/^- \[ \] (.*)$/gm)) expect(printed).toContain(`- ${line}`);
});
