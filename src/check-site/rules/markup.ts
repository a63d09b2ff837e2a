/** Valid HTML: elements where they may stand, ids once, headings in order, texts for pictures and fields. */
import { load } from 'cheerio';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltPage, elementsOf, type Site } from '../site/site.ts';

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React writes popoverTarget and hrefLang; HTML does not tell capitals apart.
    'attr-case': 'off',
    // React writes hidden="", selected="" and novalidate="".
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React closes <img/>, Astro does not; both are HTML.
    'void-style': 'off',
    // Headings of the editors' texts begin with their number, and so do their ids.
    'valid-id': ['error', { relaxed: true }],
    // The rule of the head says it in plainer words.
    'long-title': 'off',
    'heading-level': ['error', { minInitialRank: 'any' }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(rules));

export function* markup({ html, $ }: Pick<BuiltPage, 'html' | '$'>) {
  const templates = elementsOf($, 'template');
  yield* judge(templates.length > 0 ? withoutTemplates(html) : html);
  for (const template of templates) yield* judge($(template).html() ?? '');
  const titles = $('h1').length;
  if (titles !== 1) yield `The page has ${titles} headings h1. Give it one, with what it is about.`;
  for (const { attribs } of elementsOf($, '[commandfor], [popovertarget]')) {
    const id = attribs.commandfor ?? attribs.popovertarget ?? '';
    if ($(`[id="${id}"]`).length === 0)
      yield `A button opens #${id}, which nothing has as its id. Give the element that is meant this id.`;
  }
  for (const { attribs } of elementsOf($, 'img:not([width]), img:not([height])'))
    yield `The picture ${attribs.src?.slice(0, 80)} has no width and height. Write both, so that nothing moves when it comes.`;
}

/** The pages that the service answers with. */
export function* answerMarkup({ answers }: Site) {
  for (const html of answers)
    for (const message of markup({ html, $: load(html) }))
      yield { file: `/../dist-answers: ${/<title>(.*)<\/title>/.exec(html)?.[1]}`, message };
}

function* judge(html: string) {
  const { results } = validator.validateStringSync(html);
  for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
    if (!isAstros(message))
      yield `This is not valid HTML (${ruleId}): ${message.replace(/\.$/, '')}. Change what writes ${selector ?? 'it'}.`;
}

/** Astro writes the style of its island element into the body. */
function isAstros(message: string): boolean {
  return message.startsWith('<style> element is not permitted');
}

/** What a template holds takes the place of something with the same ids. */
function withoutTemplates(html: string): string {
  const $ = load(html);
  $('template').remove();
  return $.html();
}
