/** The site check reports nothing on the built site, and each mistake that is planted in a copy. */
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { checkSite, pageRules, siteRules } from '../../src/check-site/check.ts';
import { csp } from '../../src/check-site/rules/csp.ts';
import { head } from '../../src/check-site/rules/head.ts';
import { formPageMarkup } from '../../src/check-site/rules/markup.ts';
import { structuredData } from '../../src/check-site/rules/structured-data.ts';
import { applyPageRules, createSite, fileOf } from '../../src/check-site/site/site.ts';
import {
  formatFinding,
  formatFindings,
  type SiteFinding,
} from '../../src/check-site/site/site-finding.ts';
import { scriptBytesBeforeIntent } from '../../src/check-site/site/transfer-size.ts';
import { cspHash } from '../../src/domain/csp-hash.ts';
import { languages, type SiteLanguage } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/messages/site-messages.ts';
import { feedPath, ogImagePath, pagePath } from '../../src/i18n/routes.ts';
import { origin, pagesShowing, publishedIn, site } from '../support/built-site.ts';

/** Milliseconds: every page is read by every rule. */
const reading = 600_000;

type Files = Map<string, Buffer>;

/** Path of a page or of another file; the change that makes the mistake; the expected message. */
type Plant = [place: string, plant: (files: Files, file: string) => void, says: RegExp];

const another = 'sl';
const terms = pagePath('terms', 'de');
const { privacy: german } = (await siteMessages('de')).contact;

/** Each kind of mistake on a page of its own, so that none hides another. */
const plants: Record<string, Plant> = {
  'a dead link': [
    pagePath('contact', 'de'),
    swap(`href="${pagePath('blog', 'de')}"`, 'href="/de/blogg"'),
    /link to \/de\/blogg is dead.*remove the link/,
  ],
  'a link into another language': [
    pagePath('contact', another),
    swap(`href="${pagePath('about', another)}"`, `href="${pagePath('about', 'de')}"`),
    new RegExp(`leads to a page in ${languages.de.label}`),
  ],
  'a link to a place that is not there': [
    pagePath('home', 'nl'),
    swap('href="/#faq"', 'href="/#vragen"'),
    /#vragen names an id that \/ does not have/,
  ],
  'a telephone number that may be somebody’s': [
    pagePath('about', 'nl'),
    into('main', '<a href="tel:+3225550100">Bel ons</a>'),
    /tel:\+3225550100 may lead to a real person/,
  ],
  'a telephone number without its country': [
    pagePath('about', 'nl'),
    into('main', '<a href="tel:020000000">Bel ons</a>'),
    /tel:020000000 has no number that can be called from everywhere/,
  ],
  'a telephone number without its plus': [
    pagePath('about', 'hu'),
    into('main', '<a href="tel:3220000000">Hívjon</a>'),
    /tel:3220000000 has no number that can be called from everywhere/,
  ],
  'a page that search engines may not list': [
    pagePath('about', 'fi'),
    swap('</head>', '<meta name="robots" content="noindex"></head>'),
    /<meta name="robots"> is noindex and should be missing/,
  ],
  'a loan that no text offers': [
    pagePath('home', 'fi'),
    swap(/("loanTerm":\{[^}]*"value":)12/, '$1360'),
    /LoanOrCredit says 360 as loanTerm.value, which the representative example on the page does not/,
  ],
  'a company with a second URL': [
    pagePath('contact', 'fi'),
    swap(/("@type":"FinancialService",[^{]*"url":")[^"]*"/, `$1${origin}/fi"`),
    /gives .*\/fi" as url of .*#service, and at .* Say the same everywhere/,
  ],
  'an article that is changed at another time': [
    pagePath({ article: 2 }, 'fi'),
    swap(/"dateModified":"[^"]*"/, '"dateModified":"2026-10-07"'),
    /shows the dates .* and its structured data 2026-10-06, 2026-10-07/,
  ],
  'an article that is shared as a page': [
    pagePath({ article: 2 }, another),
    swap('content="article"', 'content="website"'),
    /og:type is website\. Write article/,
  ],
  'a date in the sitemap that the page does not have': [
    '/sitemap-0.xml',
    swap(
      new RegExp(`(<loc>${origin}/de/datenschutz</loc><lastmod>)[^<]*`),
      '$12026-01-01T00:00:00.000Z',
    ),
    /de\/datenschutz changed 2026-01-01, and the page says 2026-/,
  ],
  'an icon of another size': [
    pagePath('about', another),
    (files) => {
      const bytes = Buffer.from(files.get('/favicon.ico') ?? '');
      // 256 pixels.
      bytes[6] = 0;
      files.set('/favicon.ico', bytes);
    },
    /sizes 256, and its link says 48x48/,
  ],
  'an article that leads to other topics first': [
    pagePath({ article: 1 }, 'hu'),
    swap(
      /(id="more-title".*?href=")[^"]+/s,
      `$1${pagePath({ article: ofOtherTopic('hu') }, 'hu')}`,
    ),
    /related articles do not begin with those of the topic/,
  ],
  'a feed without its own URL': [
    feedPath('nl'),
    swap(/<atom:link[^>]*>/, ''),
    /does not name its own URL .*feed\.xml/,
  ],
  'a picture that is not there': [
    pagePath('home', 'de'),
    swap(/src="\/_astro\/step-payout[^"]+"/, 'src="/_astro/gone.svg"'),
    /<img> names \/_astro\/gone\.svg, but there is no such file/,
  ],
  'a compressed twin of another text': [
    '/robots.txt.br',
    add('other'),
    /differs from \/robots\.txt/,
  ],
  'a page that is in no table': [
    '/fi/uusi.html',
    add('<!doctype html>'),
    /No row of src\/i18n\/routes\.ts/,
  ],
  'a description of three words': [
    pagePath('disclaimer', 'fi'),
    swap(/(<meta name="description" content=")[^"]*"/, '$1Ei mitään vastuuta"'),
    /description has 18 characters and should have 70 to 160/,
  ],
  'a title that another page has': [
    pagePath('disclaimer', 'de'),
    (files, file) => {
      const [title = ''] = /<title>.*?<\/title>/.exec(text(files, fileOf(terms))) ?? [];
      swap(/<title>.*?<\/title>/, title)(files, file);
    },
    /has the same title in Deutsch/,
  ],
  'a one-way hreflang': [
    terms,
    swap(`<link rel="alternate" hreflang="fi" href="${origin}${pagePath('terms', 'fi')}">`, ''),
    /hreflang link for fi is missing. Write /,
  ],
  'a wrong canonical': [
    pagePath('terms', another),
    swap(/(<link rel="canonical" href=")[^"]*"/, `$1${origin}${pagePath('home', another)}"`),
    new RegExp(`canonical link is .*${pagePath('home', another)}\\. Write `),
  ],
  'a page that the sitemap lacks': [
    pagePath('disclaimer', 'nl'),
    (files) =>
      swap(new RegExp(`<url><loc>${origin}/disclaimer</loc>.*?</url>`), '')(
        files,
        '/sitemap-0.xml',
      ),
    /sitemap does not list this page/,
  ],
  'the image of another page': [
    pagePath('cookies', 'de'),
    swap(ogImagePath('cookies', 'de'), ogImagePath('home', 'de')),
    /og:image is .* Write .*CookiesRichtlinie\.png/,
  ],
  'an Open Graph image of another size': [
    ogImagePath('cookies', 'fi'),
    (files, file) => {
      const bytes = Buffer.from(files.get(file) ?? '');
      bytes.writeUInt32BE(600, 20);
      files.set(file, bytes);
    },
    /is 1200 × 600 and must be a PNG of 1200 × 630/,
  ],
  'breadcrumbs that end elsewhere': [
    pagePath({ article: 3 }, 'de'),
    swap(/"item":"[^"]*\/3"/, `"item":"${origin}${pagePath({ article: 1 }, 'de')}"`),
    /breadcrumbs lead from .* to .*\/1 and should lead from .* to .*\/3/,
  ],
  'an item of a feed that leads nowhere': [
    feedPath('fi'),
    swap('/2</link>', '/22222</link>'),
    /22222 is not an article in fi/,
  ],
  'a text in another language': [
    pagePath({ article: 1 }, 'fi'),
    into('main', `<p>${german}</p>`),
    /reads like Deutsch, and the page is in Suomi/,
  ],
  'a placeholder that nobody filled': [
    pagePath({ article: 1 }, another),
    into('main', '<p>Bis {amount}</p>'),
    /“\{amount\}” is visible/,
  ],
  'HTML that is not valid': [
    pagePath('blog', 'fi'),
    into('main', '<ul><p>Text</p></ul>'),
    /not valid HTML \(element-permitted-content\)/,
  ],
  'two h1': [pagePath('blog', another), into('main', '<h1>Drugi</h1>'), /has 2 headings h1/],
  'an id that stands twice': [
    pagePath('blog', 'de'),
    into('main', '<p id="content">Zweimal</p>'),
    /no-dup-id.*content/,
  ],
  'a picture without a text': [
    pagePath('about', 'de'),
    into('main', '<img src="/favicon.svg" width="10" height="10">'),
    /wcag\/h37/,
  ],
  'an inline style': [
    pagePath('cookies', 'nl'),
    into('main', '<p style="color:red">Rood</p>'),
    /<p style> is blocked.*Use a class/,
  ],
  'a script that the policy does not know': [
    pagePath('privacy', 'fi'),
    into('main', '<script>alert(1)</script>'),
    /begins with “alert\(1\)” has no hash/,
  ],
  'a script whose hash is for styles': [
    pagePath('privacy', 'de'),
    (files, file) => {
      into('main', '<script>alert(2)</script>')(files, file);
      swap('style-src', `style-src '${cspHash('alert(2)')}'`)(files, file);
    },
    /begins with “alert\(2\)” has no hash/,
  ],
  'a policy that allows too much': [
    pagePath('privacy', another),
    swap("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    /policy allows 'unsafe-eval' in script-src/,
  ],
  'a page that is too heavy': [
    pagePath({ article: 1 }, 'nl'),
    (files, file) => files.delete(`${file}.br`),
    /A cold load weighs \d+ bytes, and the budget is/,
  ],
  'a page that is missing': [
    pagePath('disclaimer', another),
    (files, file) => files.delete(file),
    /The build did not write this page of src\/i18n\/routes\.ts/,
  ],
};

it('the built site has no finding', { timeout: reading }, () => {
  expect(checkSite(site).map(formatFinding)).toEqual([]);
});

describe('a fictional lender at a real address', () => {
  const real = { ...site, origin: 'https://a-lender.be' };
  const [home] = site.pages.filter(({ page }) => page === 'home');
  if (!home) throw new Error('There is no home page');

  it('has to be hidden from search engines', () => {
    expect([...head(home, real)]).toEqual([expect.stringMatching(/robots.*should be noindex/)]);
  });

  it('has to offer no loan to them', () => {
    expect([...structuredData(home, real)]).toContainEqual(
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
    expect([...structuredData({ ...page, $ }, site)]).toEqual([
      expect.stringMatching(/LoanOrCredit says \d.*, which the representative example/),
    ]);
  });

  it('may be without interest', () => {
    const html = page.html
      .replace(/("(?:interestRate|annualPercentageRate)":)[\d.]+/g, '$10')
      .replace(/\b5([,.]12)?(?=\s?%)/g, '0');
    expect([...structuredData({ ...page, $: load(html) }, site)]).toEqual([]);
  });
});

describe('a damaged copy', () => {
  const files: Files = new Map(site.files);
  const fileAt = (place: string) => (site.pageByPath(place) ? fileOf(place) : place);
  for (const [place, plant] of Object.values(plants)) plant(files, fileAt(place));
  const copy = createSite({ ...site, files });
  const spoilt = new Set(Object.values(plants).map(([place]) => place));
  const findings: SiteFinding[] = copy.pages
    .filter(({ path }) => spoilt.has(path))
    .flatMap((page) => applyPageRules(page, copy, Object.values(pageRules)));
  for (const rule of Object.values(siteRules)) findings.push(...rule(copy));

  it.each(Object.entries(plants))('is rejected for %s', (_, [place, , says]) => {
    const messages = findings.filter(({ file }) => file === fileAt(place)).map(formatFinding);
    expect(messages).toContainEqual(expect.stringMatching(says));
  });

  it('names a service that scripts may come from', () => {
    const service = 'https://service.example';
    const [page] = site.pages;
    if (!page) throw new Error('There is no page');
    const $ = load(page.html.replace("script-src 'self'", `$& ${service}`));
    expect([...csp({ ...page, $ }, { ...site, connectOrigins: [service] })]).toEqual([
      expect.stringMatching(`policy allows ${service} in script-src`),
    ]);
  });

  it('names the invalid form page', () => {
    const formPages = ['<!doctype html><title>Verzonden</title>'];
    expect([...formPageMarkup({ ...site, formPages })].map(formatFinding)).toContainEqual(
      expect.stringMatching(/^dist-forms, page “Verzonden”: The page has 0 headings h1/),
    );
  });

  it('names the remedy of each finding', () => {
    for (const { message } of findings) {
      expect(message).toMatch(/\. ?.*\.$/s);
      expect(message.length, message).toBeLessThan(420);
    }
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

  it('lists and counts every finding', () => {
    const report = formatFindings(findings);
    for (const finding of findings) expect(report).toContain(formatFinding(finding));
    expect(report).toMatch(new RegExp(`\n${findings.length} findings in the built site\\.$`));
  });
});

function text(files: Files, file: string): string {
  return files.get(file)?.toString() ?? '';
}

/** Replaces a text, which must be there. */
function swap(from: string | RegExp, to: string): Plant[1] {
  return (files, file) => {
    const before = text(files, file);
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
function into(element: string, html: string): Plant[1] {
  return swap(new RegExp(`</${element}>`), `${html}</${element}>`);
}

function add(content: string): Plant[1] {
  return (files, file) => files.set(file, Buffer.from(content));
}
