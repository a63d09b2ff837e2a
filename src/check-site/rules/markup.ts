import { load } from 'cheerio';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { type BuiltPage, type Site, selectAll } from '../site/site.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React writes popoverTarget and hrefLang. HTML ignores case.
    'attr-case': 'off',
    // React writes hidden="", selected="" and novalidate="".
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React writes <img/>, Astro <img>. Both are HTML.
    'void-style': 'off',
    // Ids of numbered headings begin with the number.
    'valid-id': ['error', { relaxed: true }],
    // rules/head.ts checks it.
    'long-title': 'off',
    'heading-level': ['error', { minInitialRank: 'any' }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Checks that a page is valid HTML. */
export function* checkMarkup({ html, $ }: Pick<BuiltPage, 'html' | '$'>) {
  yield* validate(html);
  const headingCount = $('h1').length;
  if (headingCount !== 1)
    yield `The page has ${headingCount} headings h1 and needs one. Correct it in the view.`;
  for (const { attribs } of selectAll($, '[commandfor], [popovertarget]')) {
    const id = attribs.commandfor ?? attribs.popovertarget ?? '';
    if ($(`[id="${id}"]`).length === 0) yield `A button opens #${id}, but no element has this id.`;
  }
  for (const { attribs } of selectAll($, 'img:not([width]), img:not([height])'))
    yield `The picture ${attribs.src?.slice(0, 80)} has no width and height. Add both, so that the layout does not shift.`;
}

/** Checks that the form pages are valid HTML. */
export function* checkFormPageMarkup({ formPages }: Site) {
  for (const html of formPages)
    for (const message of checkMarkup({ html, $: load(html) }))
      yield { file: `dist-forms, page “${/<title>(.*)<\/title>/.exec(html)?.[1]}”`, message };
}

function* validate(html: string) {
  const { results } = validator.validateStringSync(html);
  for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
    if (!isAstroStyle(message))
      yield `This is not valid HTML (${ruleId}): ${message.replace(/\.$/, '')}. Change what writes ${selector ?? 'it'}.`;
}

/** Astro writes the style of its island element into the body. */
function isAstroStyle(message: string): boolean {
  return message.startsWith('<style> element is not permitted');
}
