/** The site check reports nothing about the built site, and each change that damages a copy. */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { checkPage, checkSite, siteRules } from '../../src/check-site/check-site.ts';
import { checkCsp } from '../../src/check-site/rules/csp.ts';
import { checkHead } from '../../src/check-site/rules/head.ts';
import { checkFormPageMarkup } from '../../src/check-site/rules/markup.ts';
import { checkStructuredData } from '../../src/check-site/rules/structured-data.ts';
import { createSite, fileOf } from '../../src/check-site/site/site.ts';
import {
  formatSiteFinding,
  formatSiteFindings,
  type SiteFinding,
} from '../../src/check-site/site/site-finding.ts';
import { scriptBytesBeforeIntent } from '../../src/check-site/site/transfer-size.ts';
import { cspHash } from '../../src/helpers/node/csp-hash.ts';
import { languages, type SiteLanguage } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { feedPath, ogImagePath, pagePath } from '../../src/i18n/routes.ts';
import { origin, pagesShowing, publishedIn, site } from '../support/built-site.ts';
import { messagePattern } from '../support/texts.ts';

/** Every rule reads every page. */
const timeoutMs = 600_000;

type Files = Map<string, Buffer>;

type Change = (files: Files, file: string) => void;

const terms = pagePath('terms', 'de');
const { privacy: german } = (await siteMessages('de')).contact;

/**
 * By message: the path of a page or file, and the change to be found there. They are on many pages,
 * so that none hides another.
 */
const findingCases: Record<string, [path: string, change: Change]> = {
  'link to /de/blogg is dead…remove the link': [
    pagePath('contact', 'de'),
    replaceText(`href="${pagePath('blog', 'de')}"`, 'href="/de/blogg"'),
  ],
  [`leads to a page in ${languages.de.label}`]: [
    pagePath('contact', 'sl'),
    replaceText(`href="${pagePath('about', 'sl')}"`, `href="${pagePath('about', 'de')}"`),
  ],
  '#vragen names an id that / does not have': [
    pagePath('home', 'nl'),
    replaceText('href="/#faq"', 'href="/#vragen"'),
  ],
  'tel:+3225550100 may lead to a real person': [
    pagePath('about', 'nl'),
    appendTo('main', '<a href="tel:+3225550100">Bel ons</a>'),
  ],
  'tel:020000000 has no number that can be called from everywhere': [
    pagePath('about', 'nl'),
    appendTo('main', '<a href="tel:020000000">Bel ons</a>'),
  ],
  'tel:3220000000 has no number that can be called from everywhere': [
    pagePath('about', 'hu'),
    appendTo('main', '<a href="tel:3220000000">Hívjon</a>'),
  ],
  '<meta name="robots"> is noindex and should be missing': [
    pagePath('about', 'fi'),
    replaceText('</head>', '<meta name="robots" content="noindex"></head>'),
  ],
  'LoanOrCredit says 360 as loanTerm.value, which the representative example on the page does not':
    [pagePath('home', 'fi'), replaceText(/("loanTerm":\{[^}]*"value":)12/, '$1360')],
  'gives …/fi" as url of …#service, and at … Say the same everywhere': [
    pagePath('contact', 'fi'),
    replaceText(/("@type":"FinancialService",[^{]*"url":")[^"]*"/, `$1${origin}/fi"`),
  ],
  'shows the dates … and its structured data 2026-10-06, 2026-10-07': [
    pagePath({ article: 2 }, 'fi'),
    replaceText(/"dateModified":"[^"]*"/, '"dateModified":"2026-10-07"'),
  ],
  'og:type is website. Write article': [
    pagePath({ article: 2 }, 'sl'),
    replaceText('content="article"', 'content="website"'),
  ],
  'de/datenschutz changed 2026-01-01, and the page says 2026-': [
    '/sitemap-0.xml',
    replaceText(
      new RegExp(`(<loc>${origin}/de/datenschutz</loc><lastmod>)[^<]*`),
      '$12026-01-01T00:00:00.000Z',
    ),
  ],
  'sizes 256, and its link says 48x48': [
    pagePath('about', 'sl'),
    (files) => {
      const bytes = Buffer.from(files.get('/favicon.ico') ?? '');
      // 256 pixels.
      bytes[6] = 0;
      files.set('/favicon.ico', bytes);
    },
  ],
  'related articles do not begin with those of the topic': [
    pagePath({ article: 1 }, 'hu'),
    replaceText(
      /(id="more-title".*?href=")[^"]+/s,
      `$1${pagePath({ article: ofOtherTopic('hu') }, 'hu')}`,
    ),
  ],
  'does not name its own URL …feed.xml': [feedPath('nl'), replaceText(/<atom:link[^>]*>/, '')],
  '<img> names /_astro/gone.svg, but there is no such file': [
    pagePath('home', 'de'),
    replaceText(/src="\/_astro\/step-payout[^"]+"/, 'src="/_astro/gone.svg"'),
  ],
  'differs from /robots.txt': ['/robots.txt.br', writeText('other')],
  'No row of src/i18n/routes.ts': ['/fi/uusi.html', writeText('<!doctype html>')],
  'description has 18 characters and should have 70 to 160': [
    pagePath('disclaimer', 'fi'),
    replaceText(/(<meta name="description" content=")[^"]*"/, '$1Ei mitään vastuuta"'),
  ],
  'has the same title in Deutsch': [
    pagePath('disclaimer', 'de'),
    (files, file) => {
      const [title = ''] = /<title>.*?<\/title>/.exec(readText(files, fileOf(terms))) ?? [];
      replaceText(/<title>.*?<\/title>/, title)(files, file);
    },
  ],
  'hreflang link for fi is missing. Write ': [
    terms,
    replaceText(
      `<link rel="alternate" hreflang="fi" href="${origin}${pagePath('terms', 'fi')}">`,
      '',
    ),
  ],
  [`canonical link is …${pagePath('home', 'sl')}. Write `]: [
    pagePath('terms', 'sl'),
    replaceText(/(<link rel="canonical" href=")[^"]*"/, `$1${origin}${pagePath('home', 'sl')}"`),
  ],
  'sitemap does not list this page': [
    pagePath('disclaimer', 'nl'),
    (files) =>
      replaceText(new RegExp(`<url><loc>${origin}/disclaimer</loc>.*?</url>`), '')(
        files,
        '/sitemap-0.xml',
      ),
  ],
  'og:image is … Write …CookiesRichtlinie.png': [
    pagePath('cookies', 'de'),
    replaceText(ogImagePath('cookies', 'de'), ogImagePath('home', 'de')),
  ],
  'is 1200 × 600 and must be a PNG of 1200 × 630': [
    ogImagePath('cookies', 'fi'),
    (files, file) => {
      const bytes = Buffer.from(files.get(file) ?? '');
      bytes.writeUInt32BE(600, 20);
      files.set(file, bytes);
    },
  ],
  'breadcrumbs lead from … to …/1 and should lead from … to …/3': [
    pagePath({ article: 3 }, 'de'),
    replaceText(/"item":"[^"]*\/3"/, `"item":"${origin}${pagePath({ article: 1 }, 'de')}"`),
  ],
  '22222 is not an article in fi': [feedPath('fi'), replaceText('/2</link>', '/22222</link>')],
  'reads like Deutsch, and the page is in Suomi': [
    pagePath({ article: 1 }, 'fi'),
    appendTo('main', `<p>${german}</p>`),
  ],
  '“{amount}” is visible': [
    pagePath({ article: 1 }, 'sl'),
    appendTo('main', '<p>Bis {amount}</p>'),
  ],
  'not valid HTML (element-permitted-content)': [
    pagePath('blog', 'fi'),
    appendTo('main', '<ul><p>Text</p></ul>'),
  ],
  'has 2 headings h1': [pagePath('blog', 'sl'), appendTo('main', '<h1>Drugi</h1>')],
  'no-dup-id…content': [pagePath('blog', 'de'), appendTo('main', '<p id="content">Zweimal</p>')],
  'wcag/h37': [
    pagePath('about', 'de'),
    appendTo('main', '<img src="/favicon.svg" width="10" height="10">'),
  ],
  '<p style> is blocked…Use a class': [
    pagePath('cookies', 'nl'),
    appendTo('main', '<p style="color:red">Rood</p>'),
  ],
  'begins with “alert(1)” has no hash': [
    pagePath('privacy', 'fi'),
    appendTo('main', '<script>alert(1)</script>'),
  ],
  'begins with “alert(2)” has no hash': [
    pagePath('privacy', 'de'),
    (files, file) => {
      appendTo('main', '<script>alert(2)</script>')(files, file);
      replaceText('style-src', `style-src '${cspHash('alert(2)')}'`)(files, file);
    },
  ],
  "policy allows 'unsafe-eval' in script-src": [
    pagePath('privacy', 'sl'),
    replaceText("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
  ],
  'A cold load has a size of … bytes, and the budget is': [
    pagePath({ article: 1 }, 'nl'),
    (files, file) => files.delete(`${file}.br`),
  ],
  'The build did not write this page of src/i18n/routes.ts': [
    pagePath('disclaimer', 'sl'),
    (files, file) => files.delete(file),
  ],
};

it('the built site has no finding', { timeout: timeoutMs }, () => {
  expect(checkSite(site).map(formatSiteFinding)).toEqual([]);
});

describe('a fictional lender at a real address', () => {
  const real = { ...site, origin: 'https://a-lender.be' };
  const [home] = site.pages.filter(({ page }) => page === 'home');
  if (!home) throw new Error('There is no home page');

  it('must be hidden from search engines', () => {
    expect([...checkHead(home, real)]).toEqual([
      expect.stringMatching(/robots.*should be noindex/),
    ]);
  });

  it('must offer no loan in its data', () => {
    expect([...checkStructuredData(home, real)]).toContainEqual(
      expect.stringMatching(/LoanOrCredit.* and should have WebSite\./),
    );
  });
});

describe.each(pagesShowing('home'))('the loan in the data of $path', (page) => {
  it.each([
    ['"interestRate":5', '"interestRate":3'],
    ['"interestRate":5', '"interestRate":12'],
    ['"interestRate":5', '"interestRate":0'],
    ['"interestRate":5', '"interestRate":5.12'],
    ['"annualPercentageRate":5.12', '"annualPercentageRate":5'],
    ['"numberOfLoanPayments":12', '"numberOfLoanPayments":5000'],
    ['"interestRate":5', '"interestRate":5,"monthlyFee":12'],
  ])('has %s and not %s', (figure, other) => {
    const $ = load(page.html.replace(figure, other));
    expect([...checkStructuredData({ ...page, $ }, site)]).toEqual([
      expect.stringMatching(/LoanOrCredit says \d.*, which the representative example/),
    ]);
  });

  it('may be without interest', () => {
    const html = page.html
      .replace(/("(?:interestRate|annualPercentageRate)":)[\d.]+/g, '$10')
      .replace(/\b5([,.]12)?(?=\s?%)/g, '0');
    expect([...checkStructuredData({ ...page, $: load(html) }, site)]).toEqual([]);
  });
});

describe('a damaged copy', () => {
  const files: Files = new Map(site.files);
  const fileAt = (path: string) => (site.pageByPath(path) ? fileOf(path) : path);
  for (const [path, change] of Object.values(findingCases)) change(files, fileAt(path));
  const copy = createSite({ ...site, files });
  const damagedPaths = new Set(Object.values(findingCases).map(([path]) => path));
  const findings: SiteFinding[] = copy.pages
    .filter(({ path }) => damagedPaths.has(path))
    .flatMap((page) => checkPage(page, copy));
  for (const rule of siteRules) findings.push(...rule(copy));

  it.each(Object.entries(findingCases))('is rejected: %s', (message, [path]) => {
    const messages = findings.filter(({ file }) => file === fileAt(path)).map(formatSiteFinding);
    expect(messages).toContainEqual(expect.stringMatching(messagePattern(message)));
  });

  it('names the remedy of each finding', () => {
    for (const { message } of findings) {
      expect(message).toMatch(/\. ?.*\.$/s);
      expect(message.length, message).toBeLessThan(420);
    }
  });

  it('lists and counts every finding', () => {
    const report = formatSiteFindings(findings);
    for (const finding of findings) expect(report).toContain(formatSiteFinding(finding));
    expect(report).toMatch(new RegExp(`\n${findings.length} findings in the built site\\.$`));
  });
});

it('rejects scripts from a service', () => {
  const service = 'https://service.example';
  const [page] = site.pages;
  if (!page) throw new Error('There is no page');
  const $ = load(page.html.replace("script-src 'self'", `$& ${service}`));
  expect([...checkCsp({ ...page, $ }, { ...site, connectOrigins: [service] })]).toEqual([
    expect.stringMatching(`policy allows ${service} in script-src`),
  ]);
});

it('reports an invalid form page', () => {
  const formPages = ['<!doctype html><title>Verzonden</title>'];
  expect([...checkFormPageMarkup({ ...site, formPages })].map(formatSiteFinding)).toContainEqual(
    expect.stringMatching(/^dist-forms, page “Verzonden”: The page has 0 headings h1/),
  );
});

it('counts modules imported by absolute paths', () => {
  const texts = {
    '/index.html': '<script src="/_astro/a.js"></script>',
    '/_astro/a.js': 'import "/_astro/b.js"',
    '/_astro/b.js': '//'.repeat(500),
  };
  const scripts = new Map(Object.entries(texts).map(([file, code]) => [file, Buffer.from(code)]));
  const small = createSite({ ...site, files: scripts });
  expect(small.pages.map((built) => scriptBytesBeforeIntent(built, small))).toEqual([1_022]);
});

function readText(files: Files, file: string): string {
  return files.get(file)?.toString() ?? '';
}

/** Replaces a text, which must be there. */
function replaceText(from: string | RegExp, to: string): Change {
  return (files, file) => {
    const before = readText(files, file);
    const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${from}`);
    files.set(file, Buffer.from(after));
  };
}

/** Number of an article that is not of the first one's topic. */
function ofOtherTopic(language: SiteLanguage): number {
  const articles = publishedIn('blog', language).map(({ fields }) => fields);
  const topic = articles.find((fields) => fields?.id === 1)?.category;
  return Number(articles.find((fields) => fields?.category !== topic)?.id);
}

/** Writes something at the end of an element. */
function appendTo(element: string, html: string): Change {
  return replaceText(new RegExp(`</${element}>`), `${html}</${element}>`);
}

function writeText(content: string): Change {
  return (files, file) => files.set(file, Buffer.from(content));
}
