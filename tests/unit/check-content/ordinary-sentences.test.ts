/** Ordinary sentences pass the check of texts, and those with our figures or wrong words do not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkFile } from '../../../src/check-content/check-content.ts';
import { createCheckContext } from '../../../src/check-content/check-context.ts';
import { figureContext } from '../../../src/content/figure-context.ts';
import { computeFigure, placeholder } from '../../../src/content/figures.ts';
import { readContent, readContentFile } from '../../../src/content/read-content.ts';
import { contentFolder } from '../../../src/helpers/node/project-root.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';

type Rule = 'words' | 'lending' | 'amounts' | 'rates' | 'refused';

const listed = readFileSync(new URL('ordinary-sentences.yaml', import.meta.url), 'utf8');
// A new language may have none.
const sentences: Partial<Record<string, Partial<Record<Rule, string[]>>>> = parse(listed);

const files = readContent(contentFolder);
const context = await createCheckContext(contentFolder, files);

describe.each(siteLanguages.filter((language) => sentences[language]))(
  'a text in %s',
  (language) => {
    const {
      words = [],
      lending = [],
      amounts = [],
      rates = [],
      refused = [],
    } = sentences[language] ?? {};
    const model = files.find(
      (file) => file.collection === 'blog' && file.language === language && file.fields?.id === 1,
    );
    const path = model?.path ?? '';
    const source = readFileSync(join(contentFolder, path), 'utf8');
    const findingsWith = async (text: string) => {
      const findings = await checkFile(readContentFile(path, `${source}\n${text}\n`), context);
      // A longer text takes longer to read.
      return findings.filter(({ field }) => field !== 'readTime');
    };

    // All of a list at once: a finding names the line.
    it('may say every listed sentence', async () => {
      const findings = await findingsWith([...words, ...lending].join('\n\n'));
      expect(findings.filter(({ isRemark }) => !isRemark)).toEqual([]);
    });

    it.each([
      ['amounts', amounts],
      ['rates', rates],
    ])('says the listed %s without a remark', async (_, sentences) => {
      expect(await findingsWith(sentences.join('\n\n'))).toEqual([]);
    });

    it.each(refused)('must not say: %s', async (sentence) => {
      const typed = sentence.replace(placeholder, (_, figure: string) =>
        computeFigure(figure, figureContext(language)),
      );
      const findings = await findingsWith(typed);
      expect(findings.filter(({ isRemark }) => !isRemark)).toHaveLength(1);
    });

    it('may say any amount and percentage by hand', async () => {
      expect(await findingsWith('{euro 428.04} {percent 5}')).toEqual([]);
    });
  },
);
