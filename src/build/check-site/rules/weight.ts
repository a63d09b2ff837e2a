/** Pages stay within the budgets, and waking an island takes one round of requests. */
import { budgets } from '../budgets.ts';
import { type BuiltPage, elementsOf, faultOn, type Site } from '../site.ts';
import {
  fontsInStyleOf,
  fontsOf,
  inlineScriptsOf,
  islandsOf,
  type Scales,
  scalesFor,
  staticImports,
  sum,
} from '../weigh.ts';

export function* weight(site: Site) {
  const scales = scalesFor(site);
  for (const page of site.pages)
    for (const message of [
      ...sizes(page, scales),
      ...fonts(page, scales),
      ...scripts(page, scales),
      ...islands(page, scales),
    ])
      yield faultOn(page, message);
}

/** What budgets by kind call the page. */
export function budgetKindOf({ page }: BuiltPage): keyof typeof budgets.html {
  if (typeof page === 'object' && page) return 'article';
  return page === 'home' || page === 'contact' ? page : 'other';
}

function* sizes(page: BuiltPage, scales: Scales) {
  const { coldLoadOf, scriptBeforeIntentOf, sheetsOf, weightOf, wizardWeightOf } = scales;
  const wizard = wizardWeightOf(page);
  const kind = budgetKindOf(page);
  const sheets = sheetsOf(page);
  yield* tooMuch('The HTML', weightOf(page.file), budgets.html[kind]);
  yield* tooMuch('A cold load', coldLoadOf(page), budgets.coldLoad[kind]);
  const script = scriptBeforeIntentOf(page);
  yield* tooMuch('Script before intent', script, budgets.scriptBeforeIntent[kind]);
  yield* tooMuch('The style sheet', sum(sheets.map(weightOf)), budgets.sheet);
  if (sheets.length !== 1 || page.$('head link[rel="stylesheet"]').length > 0)
    yield `The page links to ${sheets.length} style sheets. Link to the one of all pages, and after the first screen, as src/layouts/SiteSheet.astro does.`;
  yield* tooMuch('Opening the wizard', wizard ?? 0, budgets.wizard);
  if ((wizard === undefined) !== (page.kind === 'not-found'))
    yield wizard === undefined
      ? 'The page has no wizard. Draw it in the layout Page.'
      : 'A page for what does not exist has the wizard. Draw it in the layout Plain.';
}

function* tooMuch(what: string, bytes: number, budget: number) {
  if (bytes > budget)
    yield `${what} weighs ${bytes} bytes, and the budget is ${budget}. Make it lighter; npm run bench shows every kind of page.`;
}

function* fonts(page: BuiltPage, { weightOf }: Scales) {
  const files = fontsOf(page);
  yield* tooMuch('The typeface', sum(files.map(weightOf)), budgets.fonts);
  const preloads = elementsOf(page.$, 'link[rel~="preload"]').map(({ attribs }) => attribs.as);
  if (files.length !== 2 || preloads.some((as) => as !== 'font'))
    yield `The page preloads ${preloads.join(', ') || 'nothing'}. Preload the two files of the typeface and nothing else.`;
  if (page.$('head link[as="font"]').length > 0)
    yield 'The head fetches the typeface ahead, which holds the first paint back on slow lines too. See src/build/fonts-in-body.ts.';
  // A font that the style sheet fetches and nobody preloads would come late and unweighed.
  const late = fontsInStyleOf(page).filter((url) => !files.includes(url));
  if (late.length > 0)
    yield `The style sheet fetches ${late.join(', ')}, which is not preloaded. Preload it, or leave it out.`;
}

function* scripts(page: BuiltPage, { scriptsOf }: Scales) {
  if (inlineScriptsOf(page).flatMap(staticImports).length > 0)
    yield 'An inline script imports a module, which runs before anybody does anything. Import it on intent.';
  const islandModules = new Set(islandsOf(page).flatMap(({ named }) => named));
  for (const url of scriptsOf(page).filter((linked) => islandModules.has(linked)))
    yield `The page loads ${url} at once, which belongs to an island. Wake the island on intent, with client:wake.`;
  for (const { attribs } of elementsOf(
    page.$,
    'link[rel="modulepreload"], link[as="script"], link[rel="prefetch"]',
  ))
    yield `<link rel="${attribs.rel}" href="${attribs.href}"> fetches before intent. Take it out.`;
  if (islandModules.size === 0)
    yield 'The page has no island, not even the cookie banner. Draw it in a layout.';
}

function* islands(page: BuiltPage, { closureOf }: Scales) {
  for (const { name, own, named } of islandsOf(page)) {
    const needed = closureOf(own, page.language);
    const missing = needed.filter((url) => !named.includes(url));
    const more = named.filter((url, index) => named.indexOf(url) !== index);
    for (const url of missing)
      yield `The island ${name} imports ${url} and does not name it, so that it comes in a second round. See src/build/preloads.ts.`;
    for (const url of more)
      yield `The island ${name} names ${url} twice. See src/build/preloads.ts.`;
    for (const url of named.filter((one) => !needed.includes(one)))
      yield `The island ${name} names ${url}, which it does not import. See src/build/preloads.ts.`;
  }
}
