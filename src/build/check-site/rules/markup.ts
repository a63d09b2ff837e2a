/** Valid HTML. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { elementsOf, type HtmlText, withoutTemplates } from '../site.ts';

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
  },
};

/** Told in plainer words by rules of our own. */
const ownRules = new Set([
  'no-dup-id',
  'no-missing-references',
  'no-inline-style',
  'wcag/h37',
  'long-title',
]);

let validator: HtmlValidate | undefined;

export function* markup(text: HtmlText) {
  yield* judge(withoutTemplates(text.html));
  if (!text.html.includes('<template ')) return;
  for (const template of elementsOf(text.$, 'template'))
    yield* judge(text.$(template).html() ?? '');
}

function* judge(html: string) {
  validator ??= new HtmlValidate(new StaticConfigLoader(rules));
  const { results } = validator.validateStringSync(withoutFrame(html));
  for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
    if (!ownRules.has(ruleId))
      yield `This is not valid HTML (${ruleId}): ${message.replace(/\.$/, '')}. Change what writes ${selector ?? 'it'}.`;
}

/** Without what Astro itself puts where no author could: the style of its island element, in the body. */
function withoutFrame(html: string): string {
  return html.replace(/<style>astro-island,astro-slot[^<]*<\/style>/g, '');
}
