/** What the footer says of a lender's supervision. */
import { describe, expect, it } from 'vitest';
import { supervisionLines } from '../../../src/components/footer/supervision-lines.ts';
import { interpolate } from '../../../src/i18n/interpolate.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { siteMessages } from '../../../src/i18n/messages/site-messages.ts';

const filled = { registration: 'BE-0001', supervisor: 'FSMA', ombudsman: 'Ombudsfin' };

it('a filled-in line is text and value', async () => {
  const { supervision: texts } = (await siteMessages('nl')).footer;
  expect(supervisionLines(filled, texts)).toContain('Toezicht: FSMA');
});

describe.each(siteLanguages)('the lines about supervision in %s', async (language) => {
  const { supervision: texts } = (await siteMessages(language)).footer;

  it('are those that are filled in', () => {
    const lines = Object.entries(filled).map(([name, value]) =>
      interpolate(texts[name as keyof typeof texts], { value }),
    );
    expect(supervisionLines(filled, texts)).toEqual(lines);
    expect(supervisionLines({ ...filled, supervisor: '' }, texts)).toEqual([lines[0], lines[2]]);
  });

  it('are empty for a fictional company', () => {
    expect(supervisionLines({ registration: '', supervisor: '', ombudsman: '' }, texts)).toEqual(
      [],
    );
  });
});
