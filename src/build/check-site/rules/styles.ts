/** No rule of a style sheet is for nothing: each class and id that it speaks of is in some page, answer or island. */
import { type Selector, transform } from 'lightningcss';
import type { SiteFault } from '../fault.ts';
import { elementsOf, faultOn, type Site } from '../site.ts';

export function* styles(site: Site): Generator<SiteFault> {
  const names = namesIn(site);
  // A style in many pages is judged on the first of them.
  const sheets = new Map<string, (message: string) => SiteFault>();
  for (const file of site.files.keys())
    if (file.endsWith('.css')) sheets.set(site.textOf(file), (message) => ({ file, message }));
  for (const page of site.pages)
    for (const style of elementsOf(page.$, 'style')) {
      const text = page.$(style).text();
      if (!sheets.has(text)) sheets.set(text, (message) => faultOn(page, message));
    }
  for (const [sheet, fault] of sheets) {
    if (/:has\(\+ ?\*\)/.test(sheet))
      yield fault(
        'A style sheet has a rule with :has(+ *). Name what comes after: else whatever a script puts anywhere has the browser look through all of the page again.',
      );
    for (const name of unknownIn(sheet, names))
      yield fault(
        `A style sheet has rules for ${name}, which is in no page, answer or island. Take them out of src/styles, or the class from where nothing draws it.`,
      );
  }
}

/** Every word in class lists and ids of pages and answers, and in the islands’ code. */
function namesIn({ pages, answers, files, textOf }: Site): Set<string> {
  const html = [...pages.map((page) => page.html), ...answers];
  const scripts = [...files.keys()].filter((file) => file.endsWith('.js')).map(textOf);
  const names = new Set<string>();
  for (const text of html)
    for (const [, words = ''] of text.matchAll(/\s(?:class|id)="([^"]*)"/g))
      for (const word of words.split(/\s+/)) names.add(word);
  for (const text of scripts) for (const word of text.match(/[^\s"'`$]+/g) ?? []) names.add(word);
  return names;
}

function unknownIn(sheet: string, known: ReadonlySet<string>): Set<string> {
  const unknown = new Set<string>();
  transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    visitor: {
      Selector(selector) {
        for (const name of unknownOf(selector, known)) unknown.add(name);
      },
    },
  });
  return unknown;
}

/** Of a list of which one is enough, the first is told when none is known. */
function unknownOf(selector: Selector, known: ReadonlySet<string>): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class' || part.type === 'id')
      return known.has(part.name) ? [] : [`${part.type === 'class' ? '.' : '#'}${part.name}`];
    if (part.type !== 'pseudo-class') return [];
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return [];
    const each = part.selectors.map((alternative) => unknownOf(alternative, known));
    return each.some((names) => names.length === 0) ? [] : (each[0] ?? []);
  });
}
