/**
 * Copies of the project with the changes that editors and engineers make. The caller removes them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createArticle } from '../../../src/check-content/create-article.ts';
import {
  type ContentEntry,
  isContentEntry,
  readContent,
} from '../../../src/content/read-content.ts';
import { today } from '../../../src/domain/today.ts';
import { type SiteLanguage, siteLanguages } from '../../../src/i18n/languages.ts';
import { pagePath } from '../../../src/i18n/routes.ts';
import { buildOrThrow, copyProject, runInCopy } from '../../support/project-copy.ts';

const day = today();

/**
 * A built copy with one more article and question, another text in every hero and on every legal
 * page, other facts of the company, a changed picture and a new one, a photograph, a renamed
 * heading with a link to it, and a file .env.
 */
export async function copyWithNewContent(): Promise<string> {
  const copy = copyProject({ withTests: true });
  const article = addArticle(copy);
  addQuestion(copy);
  for (const language of siteLanguages) changeHome(copy, language);
  changeCompany(copy);
  for (const { path } of textsIn(copy, 'legal')) changeFirstSentence(join(copy, 'content', path));
  for (const language of siteLanguages) renameHeading(copy, language, article);
  repaint(copy, 'documents.svg', 'documents.svg');
  repaint(copy, 'cost.svg', 'Cost, 2.SVG');
  repaint(copy, 'cost.svg', 'not used, #1.svg');
  for (const language of siteLanguages)
    change(fileOf(copy, 6, language), 'pictures/cost.svg', 'pictures/Cost, 2.SVG');
  await addPhotograph(copy, article);
  writeFileSync(join(copy, '.env'), 'PUBLIC_INTAKE_URL=https://left.example\n');
  checkAndBuild(copy);
  return copy;
}

/**
 * A built copy with an article that is a draft in one language, one that waits for its day, and one
 * without text.
 */
export function copyWithDrafts(): { copy: string; waiting: number; titles: string[] } {
  const copy = copyProject({ withTests: true });
  const id = addArticle(copy);
  const file = fileOf(copy, id, 'fi');
  change(file, 'draft: false', 'draft: true');
  const waiting = addArticle(copy);
  for (const language of siteLanguages)
    change(fileOf(copy, waiting, language), /^date: .*$/m, 'date: 9999-12-31');
  createArticle(join(copy, 'content'), 'Nog niet begonnen', day);
  writeFileSync(join(copy, 'content/redirects.yaml'), '/blog/900: /blog/1\n');
  checkAndBuild(copy);
  const titles = siteLanguages.map((language) => titleIn(fileOf(copy, waiting, language)));
  return { copy, waiting, titles: [...titles, titleIn(file), 'Nog niet begonnen'] };
}

/** Runs the recipes' commands in their order; each must succeed. */
export function checkAndBuild(copy: string): void {
  for (const command of [
    ['src/check-content/commands/check.ts'],
    ['src/check-content/commands/translations.ts', '--agree', 'content/**/*.md', 'content/home/*'],
  ]) {
    const { ok, output } = runInCopy(copy, command);
    if (!ok) throw new Error(output);
  }
  buildOrThrow(copy);
}

/** Writes an article from the words of the others, with its own picture. */
function addArticle(copy: string): number {
  const content = join(copy, 'content');
  repaint(copy, 'phone.svg', 'one-more.svg');
  const paths = createArticle(content, undefined, day);
  const id = Number(/\/(\d+)-/.exec(paths[0] ?? '')?.[1]);
  for (const [index, language] of siteLanguages.entries()) {
    const template = readFileSync(fileOf(copy, 1, language), 'utf8');
    const titles = textsIn(copy, 'blog')
      .filter((file) => file.language === language)
      .map(({ fields }) => String(fields?.title));
    const shortest = titles.reduce((a, b) => (b.length < a.length && b !== '…' ? b : a));
    const text = template
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^title: .*$/m, `title: ${JSON.stringify(`${shortest} (${id})`)}`)
      .replace(/^(excerpt: .*?)[.!?]?(["']?)$/m, id % 2 ? '$1!$2' : '$1?$2')
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^updated: .*\n/m, '')
      .replace(/^image: .*$/m, 'image: ../pictures/one-more.svg');
    writeFileSync(join(content, paths[index] ?? ''), text);
  }
  return id;
}

function addQuestion(copy: string): void {
  const questions = textsIn(copy, 'faq');
  const order = Math.max(...questions.map(({ fields }) => Number(fields?.order))) + 1;
  for (const { path, fields } of questions.filter((file) => file.fields?.order === 1)) {
    const template = readFileSync(join(copy, 'content', path), 'utf8');
    const text = template
      .replace(/^order: 1$/m, `order: ${order}`)
      .replace(/^question: .*$/m, `question: ${JSON.stringify(`${fields?.question} (${order})`)}`);
    writeFileSync(join(copy, 'content', dirname(path), `${order}-more.md`), text);
  }
}

/** Changes a text of the hero on the home page, and of the wizard. */
function changeHome(copy: string, language: SiteLanguage): void {
  change(join(copy, `content/home/${language}.yaml`), /^(hero:\n +title: .*?)[.!]?$/m, '$1!');
  const wizard = join(copy, 'src/i18n/messages/wizard', `${language}.ts`);
  change(wizard, /(\n {2}draft:\s+'[^']*?)[.!]?'/, "$1!'");
}

/** Gives the company another number, street and survey. */
function changeCompany(copy: string): void {
  const file = join(copy, 'content/company.yaml');
  change(file, /^phone: .*$/m, 'phone: +32 2 012 34 56');
  change(file, /^street: .*$/m, 'street: Elders 12');
  change(file, /^( {2}customers: ).*$/m, '$11234');
}

/** Ends the first sentence with another mark, and changes the date. */
function changeFirstSentence(file: string): void {
  change(file, /\n\n(\p{L}[^\n]*?)\.(?=[ \n])/u, '\n\n$1!');
  const dateLine = `date: ${day}`;
  if (!readFileSync(file, 'utf8').includes(dateLine)) change(file, /^date: .*$/m, dateLine);
}

/** Renames a heading, and takes the link's new anchor from the check's advice. */
function renameHeading(copy: string, language: SiteLanguage, article: number): void {
  const file = fileOf(copy, 2, language);
  const [, heading = ''] = /^## (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  change(file, `## ${heading}`, `## ${heading} (${article})`);
  const link = `${pagePath({ article: 2 }, language)}#old-name`;
  const from = fileOf(copy, article, language);
  writeFileSync(from, `${readFileSync(from, 'utf8')}\n[${heading}](${link})\n`);
  const { output } = runInCopy(copy, ['src/check-content/commands/check.ts']);
  const [, anchor] = /no heading #old-name\. Write one of (#[^\s,]+)/.exec(output) ?? [];
  if (!anchor?.endsWith(`-${article}`)) throw new Error(`No advice about the link: ${output}`);
  change(from, '#old-name', anchor);
}

/** Writes a drawing in other colours. */
function repaint(copy: string, from: string, to: string): void {
  const pictures = join(copy, 'content/blog/pictures');
  const drawing = readFileSync(join(pictures, from), 'utf8');
  writeFileSync(join(pictures, to), drawing.replaceAll(/#([\da-f]{2})([\da-f]{2})/g, '#$2$1'));
}

/** A large photograph at the head of an article and in its text. */
async function addPhotograph(copy: string, article: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
    .resize(6_000, 4_500)
    .jpeg()
    .toFile(join(copy, 'content/blog/pictures/photograph.jpg'));
  for (const language of siteLanguages) {
    const file = fileOf(copy, article, language);
    change(file, /^image: .*$/m, 'image: ../pictures/photograph.jpg');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n![Foto](../pictures/photograph.jpg)\n`);
  }
}

function textsIn(copy: string, collection: ContentEntry['collection']): ContentEntry[] {
  const files = readContent(join(copy, 'content')).filter(isContentEntry);
  return files.filter((file) => file.collection === collection);
}

function fileOf(copy: string, article: number, language: SiteLanguage): string {
  const text = textsIn(copy, 'blog').find(
    (file) => file.fields?.id === article && file.language === language,
  );
  if (!text) throw new Error(`There is no article ${article} in ${language}`);
  return join(copy, 'content', text.path);
}

function titleIn(file: string): string {
  return JSON.parse(/^title: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '""');
}

export type Replacement = string | ((match: string, group: string) => string);

/** Replaces a text, which must be there. */
export function change(file: string, from: string | RegExp, to: Replacement): void {
  const before = readFileSync(file, 'utf8');
  const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, after);
}
