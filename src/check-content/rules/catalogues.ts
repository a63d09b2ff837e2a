import { figureContext } from '../../content/figure-context.ts';
import { catchFigureError } from '../../content/figure-error.ts';
import { computeFigure, placeholder } from '../../content/figures.ts';
import { filledByPage, fillFigures } from '../../content/fill-figures.ts';
import { descriptionLength } from '../../content/text-limits.ts';
import { encodingHint } from '../../helpers/node/data-file.ts';
import type { Plural } from '../../i18n/format.ts';
import { defaultLanguage, isSiteLanguage, languages } from '../../i18n/languages.ts';
import type { CheckContext } from '../check-context.ts';
import type { FileFinding } from '../content-finding.ts';
import { allCatalogues, type Catalogue, textsOf } from '../read-catalogues.ts';
import { otherLanguageMessage, type Vocabulary } from '../vocabulary.ts';
import { lengthMessage } from './fields.ts';
import { glossaryFindings } from './glossary.ts';
import { braceMessage } from './markdown.ts';
import { requiredClaims } from './required-statements.ts';
import { typedFigureFindings } from './typed-figures.ts';

/** Characters of a page's title and description. Search engines cut off longer ones. */
const metaLengths = { title: { min: 1, max: 45 }, description: descriptionLength };

/** Checks every catalogue against the Dutch one of its kind. */
export async function* checkCatalogues({ vocabulary }: CheckContext) {
  const all = await allCatalogues();
  for (const catalogue of all) {
    const dutch = all.find(
      ({ kind, language }) => kind === catalogue.kind && language === defaultLanguage,
    );
    if (dutch)
      for (const finding of catalogueFindings(catalogue, dutch, vocabulary))
        yield { file: catalogue.file, ...finding };
  }
}

/** Checks the texts of a catalogue against those of the Dutch one. */
export function* catalogueFindings(
  catalogue: Catalogue,
  dutch: Catalogue,
  vocabulary: Vocabulary,
): Generator<FileFinding> {
  const { kind, entries } = catalogue;
  if ([...entries.values()].flatMap(textsOf).some((text) => text.includes('\uFFFD'))) {
    yield { message: encodingHint };
    return;
  }
  /** Titles and descriptions of pages that came before. */
  const keyByText = new Map<string, string>();
  for (const [key, entry] of entries) {
    const texts = textsOf(entry);
    const [firstText = ''] = texts;
    const original = textsOf(dutch.entries.get(key) ?? '');
    const wanted =
      kind === 'home'
        ? [...filledByPage.keys()].filter((name) => filledByPage.get(name) === key)
        : placeholdersIn(original[0] ?? '');
    const messages = new Set([
      ...(typeof entry === 'string' ? [] : pluralMessages(entry, catalogue)),
      ...texts.flatMap((text) => [
        ...typographyMessages(text),
        ...placeholderMessages(text, wanted, catalogue),
        ...figureMessages(text, catalogue),
        ...languageMessages(text, original, catalogue, vocabulary),
        // Lines do not break in `meta`, which pages do not show, and fillHomeTexts takes care of
        // the texts of `home`.
        ...(key.startsWith('meta.') || kind === 'home' ? [] : endingMessages(text)),
      ]),
      ...metaMessages(key, filled(firstText, catalogue), keyByText),
      ...toastMessages(key, firstText, catalogue),
      ...claimMessages(key, firstText, catalogue),
    ]);
    for (const message of messages) yield { key, message };
  }
}

function* typographyMessages(text: string): Generator<string> {
  const quote = /['"`´]/.exec(text)?.[0];
  const markup = /[<>]|&\w+;|\*\*/.exec(text)?.[0];
  if (text.trim() === '') yield 'The text is empty. Write one.';
  if (text !== text.trim() || /\s{2}/.test(text))
    yield 'There is a space at the beginning or the end, or there are two in a row. Remove it.';
  if (/TODO|undefined/.test(text)) yield 'The text is unfinished. Write it.';
  if (quote)
    yield `${quote} is a typewriter quotation mark. Write ’ or the language’s own quotation marks.`;
  if (markup) yield `${markup} would be shown as it is. Write the words without it.`;
}

/** Figures of the home page are no placeholders of the code. */
function* placeholderMessages(
  text: string,
  wanted: readonly string[],
  { kind }: Catalogue,
): Generator<string> {
  const present = placeholdersIn(text).filter((name) => kind !== 'home' || filledByPage.has(name));
  if (String(present) === String(wanted)) return;
  const list = (names: readonly string[]) =>
    names.map((name) => `{${name}}`).join(', ') || 'nothing';
  const advice =
    wanted.length > 0
      ? `Write ${list(wanted)} once where the value belongs, and no other.`
      : `Remove ${list(present)}.`;
  yield `The code fills in ${list(wanted)}, and the text has ${list(present)}. ${advice}`;
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '').sort();
}

/** Placeholders and typed figures, as in other texts of `content/`. */
function* figureMessages(text: string, { kind, language }: Catalogue): Generator<string> {
  if (isSiteLanguage(language)) {
    for (const [, name = ''] of text.matchAll(placeholder))
      if ((kind === 'home' || /\s/.test(name)) && !filledByPage.has(name)) {
        const message = catchFigureError(() => computeFigure(name, figureContext(language)));
        if (message) yield message;
      }
    if (kind === 'home')
      for (const { message } of typedFigureFindings(text, language)) yield message;
  }
  const message = braceMessage(text, '{company customers}');
  if (message) yield message;
}

/** The text as the home page has it; as it is when a figure is wrong. */
function filled(text: string, catalogue: Catalogue): string {
  const { kind, language } = catalogue;
  if (kind !== 'home' || !isSiteLanguage(language)) return text;
  const isWrong = [...figureMessages(text, catalogue)].length > 0;
  return isWrong ? text : fillFigures(text, figureContext(language));
}

function* pluralMessages(forms: Plural, { language }: Catalogue): Generator<string> {
  const { pluralCategories } = new Intl.PluralRules(languages[language].locale).resolvedOptions();
  const present = Object.keys(forms).sort();
  const wanted = pluralCategories.toSorted();
  if (String(present) !== String(wanted))
    yield `${languages[language].label} has the plural forms ${wanted.join(', ')}, and the text has ${present.join(', ')}. Write one text for each.`;
}

/**
 * Compares the words with the glossary, and finds texts in another language. A text with fewer than
 * 8 letters may be the same as in Dutch.
 */
function* languageMessages(
  text: string,
  dutch: readonly string[],
  { language }: Catalogue,
  vocabulary: Vocabulary,
): Generator<string> {
  // Buttons and messages are about loans alone, so a word with another meaning is wrong, too.
  for (const { message } of glossaryFindings(text.replace(placeholder, 'x'), language))
    yield message;
  const letters = text.replace(placeholder, '').match(/\p{L}/gu)?.length ?? 0;
  if (language !== defaultLanguage && dutch.includes(text) && letters >= 8)
    yield `This is the Dutch text. Write it in ${languages[language].label}.`;
  const message = isSiteLanguage(language) && otherLanguageMessage(text, language, vocabulary);
  if (message) yield message;
}

function* endingMessages(text: string): Generator<string> {
  const ending = /[\d%€}]-\p{L}+/u.exec(text)?.[0];
  if (ending) yield `A line could end within “${ending}”. Write \\u2060 after the hyphen.`;
}

function* metaMessages(
  key: string,
  text: string,
  keyByText: Map<string, string>,
): Generator<string> {
  const [, field] = /^meta\.(?:\w+\.)?(title|description)$/.exec(key) ?? [];
  if (field !== 'title' && field !== 'description') return;
  const earlierKey = keyByText.get(text);
  keyByText.set(text, earlierKey ?? key);
  const message = lengthMessage(text, metaLengths[field]);
  if (message) yield message;
  if (earlierKey) yield `${earlierKey} says the same. Write one for each page.`;
}

/**
 * A message in the page and its toast need different words, or screen readers say the same twice.
 */
function* toastMessages(key: string, text: string, { entries }: Catalogue): Generator<string> {
  if (!/(^|\.)(failures\.\w+|success|confirmation\.title)$/.test(key)) return;
  for (const [other, toast] of entries)
    if (
      /toasts\.\w+\.(title|description)$/.test(other) &&
      typeof toast === 'string' &&
      text.includes(toast)
    )
      yield `This repeats ${other}, so a screen reader says it twice. Use other words.`;
}

function* claimMessages(key: string, text: string, { kind }: Catalogue): Generator<string> {
  const claim = kind === 'home' ? requiredClaims[key] : undefined;
  if (claim && !claim.pattern.test(text)) yield `This text must say ${claim.statement}. Write it.`;
}
