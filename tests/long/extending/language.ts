/** A seventh language by its recipe, `docs/recipes/add-a-language.md`. Its words are invented. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isContentEntry, readContent } from '../../../src/content/read-content.ts';
import { checkTypes, copyProject, runInCopy } from '../../support/project-copy.ts';
import { change, checkAndBuild, type Replacement } from './copies.ts';

export const language = 'et';

/** The source of its words. */
const sourceLanguage = 'fi';

/** The copy, built, and the files that were changed or added in it. */
export function copyWithLanguage(): { copy: string; touched: string[] } {
  const copy = copyProject({ withTests: true });
  const touched = new Set<string>();
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
    touched.add(path);
  };
  const edit = (path: string, from: RegExp, to: Replacement) => {
    change(join(copy, path), from, to);
    touched.add(path);
  };
  const expectNamed = (output: string, path: string) => {
    if (!output.includes(path)) throw new Error(`Nothing says that ${path} lacks something`);
  };

  const row = `  ${language}: {
    label: 'Eesti',
    prefix: '/${language}',
    locale: 'et-EE',
    flag: '${language}',
    wordsPerMinute: 165,
  },
`;
  edit('src/i18n/languages.ts', /^ {2}en: \{$/m, `${row}$&`);
  expectNamed(checkTypes(copy).output, 'src/i18n/routes.ts');
  const routeRows = new RegExp(`^ {2}${sourceLanguage}: \\{\n(.*?)^ {2}\\},\n`, 'ms').exec(
    read('src/i18n/routes.ts'),
  );
  const rows = routeRows?.[1]
    ?.replace(/^ +backFromArticle: .*\n/gm, '')
    .replaceAll(`'/${sourceLanguage}`, `'/${language}`)
    .replaceAll(/'#.*'/g, inventWords);
  edit('src/i18n/routes.ts', /^ {2}sl: \{\n.*?^ {2}\},\n/ms, `$&  ${language}: {\n${rows}  },\n`);

  for (const part of ['site', 'wizard']) {
    const path = `src/i18n/messages/${part}/${language}.ts`;
    expectNamed(runInCopy(copy, ['src/check-content/commands/check.ts']).output, path);
    const texts = read(`src/i18n/messages/${part}/${sourceLanguage}.ts`);
    const keyOrText = /^ *'[\w-]+': |(?<!^import .*)'(?:[^'\\]|\\.)*'/gm;
    write(
      path,
      texts.replace(keyOrText, (part) => (part.endsWith(': ') ? part : inventWords(part))),
    );
  }
  write(
    `src/assets/pictures/flag-${language}.svg`,
    read(`src/assets/pictures/flag-${sourceLanguage}.svg`),
  );

  for (const { path } of readContent(join(copy, 'content')).filter(
    (file) => isContentEntry(file) && file.language === sourceLanguage,
  )) {
    const [, top = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(read(`content/${path}`)) ?? [];
    const fields = /^(title|excerpt|category|imageAlt|question|lead): .*$/gm;
    write(
      `content/${path.replace(`/${sourceLanguage}`, `/${language}`)}`,
      top.replace(fields, (line, name: string) => name + inventWords(line.slice(name.length))) +
        inventWords(body).replaceAll(`](/${sourceLanguage}`, `](/${language}`),
    );
  }
  const home = read(`content/home/${sourceLanguage}.yaml`);
  write(`content/home/${language}.yaml`, home.replace(/(?<=^ *\w+: ).+$/gm, inventWords));
  expectNamed(
    runInCopy(copy, ['src/check-content/commands/check.ts']).output,
    `field city.${language}`,
  );
  for (const path of ['content/blog/categories.yaml', 'content/company.yaml'])
    edit(
      path,
      new RegExp(`^ {2}${sourceLanguage}: (.*)$`, 'gm'),
      (line, name) => `${line}\n  ${language}: ${inventWords(name)}`,
    );
  expectNamed(
    runInCopy(copy, ['src/check-content/commands/check.ts']).output,
    'required-statements.ts',
  );
  checkAndBuild(copy);
  touched.add('content/confirmed');
  return { copy, touched: [...touched] };
}

const vowels = 'aeiouaAEIOUA';

/**
 * Changes the vowels of a text and its anchors, except in figures, code, addresses, sections
 * and escapes.
 */
function inventWords(text: string): string {
  return text.replace(
    /\{[^{}]*\}|`[^`]*`|\]\(\/\w*#[^)]*|\]\([^)#]*|\\u[\dA-Fa-f]{4}|\\.|[aeiou]/gi,
    (part) => (part.length > 1 ? part : (vowels[vowels.indexOf(part) + 1] ?? part)),
  );
}
