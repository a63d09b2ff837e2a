/** The check of the built site finds nothing in ours, and each of many faults that are planted in a copy of it. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { budgets } from '../../src/build/check-site/budgets.ts';
import { checkSite, pageRules, siteRules } from '../../src/build/check-site/check.ts';
import { faultLine, faultReport, type SiteFault } from '../../src/build/check-site/fault.ts';
import { addresses } from '../../src/build/check-site/rules/addresses.ts';
import { links } from '../../src/build/check-site/rules/links.ts';
import { createSite, faultsOn, fileOf, type Site } from '../../src/build/check-site/site.ts';
import { origin, site } from '../support/built-site.ts';

/** Milliseconds: every page is read by every rule. */
const reading = 120_000;

describe('the built site', () => {
  it.each(Object.entries(pageRules))(
    'has on every page %s',
    (name, rule) => {
      const faults = site.pages.flatMap((page) => faultsOn(page, site, { [name]: rule }));
      expect(faults.map(faultLine)).toEqual([]);
    },
    reading,
  );

  it.each(Object.entries(siteRules))(
    'has %s',
    async (_, rule) => {
      expect([...(await rule(site))].map(faultLine)).toEqual([]);
    },
    reading,
  );
});

type Files = Map<string, Buffer>;

interface Plant {
  /** What is wrong. */
  fault: string;
  /** The page that it is planted in; or nothing, where it is in no page. */
  address?: string;
  /** The file that it is reported in, where that is not the page's. */
  file?: string;
  plant: (files: Files, file: string) => void;
  says: RegExp;
  /** What it makes wrong elsewhere: the file, and what is said there. */
  also?: [file: string, says: RegExp][];
}

const module = [...site.files.keys()].find((file) => /\/Toasts\.[^/]*\.js$/.test(file)) ?? '';

const sheet = [...site.files.keys()].find((file) => file.endsWith('.css')) ?? '';

const plants: Plant[] = [
  // Links
  {
    fault: 'a dead link',
    address: '/de/kontakt',
    plant: swap('href="/de/blog"', 'href="/de/blogg"'),
    says: /link to \/de\/blogg is dead.*take the link out/,
  },
  {
    fault: 'a link in other capitals',
    address: '/fi/yhteystiedot',
    plant: swap('href="/fi/ehdot"', 'href="/fi/Ehdot"'),
    says: /\/fi\/Ehdot has other capitals.*Write \/fi\/ehdot\./,
  },
  {
    fault: 'a link with a slash at its end',
    address: '/hu/kapcsolat',
    plant: swap('href="/hu/sutik"', 'href="/hu/sutik/"'),
    says: /\/hu\/sutik\/ has more than.*Write \/hu\/sutik\./,
  },
  {
    fault: 'a link to an alias',
    address: '/lb/kontakt',
    plant: swap('href="/lb/bedingunge"', 'href="/lb/bedingungen"'),
    says: /second address.*Write \/lb\/bedingunge\./,
  },
  {
    fault: 'a link into another language',
    address: '/sl/kontakt',
    plant: swap('href="/sl/o-nas"', 'href="/de/about"'),
    says: /\/de\/about leads to a page in Deutsch, not in Slovenščina/,
  },
  {
    fault: 'a link without TLS',
    address: '/about',
    plant: into('main', '<a href="http://example.com/">Voorbeeld</a>'),
    says: /http:\/\/example\.com\/ does not begin with https:/,
  },
  {
    fault: 'a link with a query',
    address: '/terms',
    plant: swap('href="/blog"', 'href="/blog?page=2"'),
    says: /\/blog\?page=2 has a question mark.*Write \/blog\./,
  },
  {
    fault: 'a link to a place that is not there',
    address: '/',
    plant: swap('href="/#faq"', 'href="/#vragen"'),
    says: /#vragen names a place that \/ does not have/,
  },
  {
    fault: 'a form that nobody takes',
    address: '/contact',
    plant: swap('action="/api/v1.0/email/send"', 'action="/api/mail"'),
    says: /form is sent to \/api\/mail.*Send it to/,
  },
  // Files
  {
    fault: 'a picture that is not there',
    address: '/de',
    plant: swap(/src="\/_astro\/hero[^"]+"/, 'src="/_astro/gone.svg"'),
    says: /<img src> names \/_astro\/gone\.svg, and no such file/,
  },
  {
    fault: 'a picture that nobody shows',
    file: '/_astro/left-over.png',
    plant: add(Buffer.from('left over')),
    says: /Nothing in the site names this file/,
  },
  {
    fault: 'a share image that no page names',
    file: '/share/nl/old.png',
    plant: add(Buffer.from('old')),
    says: /Nothing in the site names this file/,
  },
  {
    fault: 'a module that imports nothing',
    file: module,
    plant: append('\nimport("./gone.js")'),
    says: /imports \/_astro\/gone\.js/,
  },
  {
    fault: 'an icon of the manifest that is not there',
    file: '/site.webmanifest',
    plant: swap('/icon-192.png', '/icon-193.png'),
    says: /icon \/icon-193\.png is not there/,
  },
  {
    fault: 'a compressed twin of another text',
    file: '/robots.txt.br',
    plant: (files) => files.set('/robots.txt.br', brotliCompressSync(Buffer.from('other'))),
    says: /says something else than \/robots\.txt/,
  },
  {
    fault: 'a text without its twin',
    file: '/favicon.svg.gz',
    plant: (files) => files.delete('/favicon.svg.gz'),
    says: /is missing beside \/favicon\.svg/,
  },
  {
    fault: 'a page that is in no table',
    file: '/fi/uusi.html',
    plant: add(Buffer.from('<!doctype html>')),
    says: /No row of the table of addresses/,
  },
  {
    fault: 'a name in other capitals',
    file: '/Robots.txt',
    plant: add(Buffer.from('')),
    says: /differs from this by capitals only/,
  },
  {
    fault: 'a file of the workshop',
    file: '/_astro/app.js.map',
    plant: (files, file) => {
      add(Buffer.from('{}'))(files, file);
      append('\n//# sourceMappingURL=app.js.map')(files, module);
    },
    says: /belongs to the workshop/,
  },
  // HTML
  {
    fault: 'an id that stands twice',
    address: '/de/blog',
    plant: into('main', '<p id="content">Zweimal</p>'),
    says: /id content stands here twice.*<p>/,
  },
  {
    fault: 'a description that is not there',
    address: '/fi/blog',
    plant: into('main', '<p aria-describedby="selitys">Teksti</p>'),
    says: /aria-describedby="selitys".*names the id selitys, which nothing has/,
  },
  {
    fault: 'a label of nothing',
    address: '/hu/blog',
    plant: into('main', '<label for="mezo">Név</label>'),
    says: /<label for="mezo"> names the id mezo/,
  },
  {
    fault: 'HTML that is not valid',
    address: '/lb/blog',
    plant: into('main', '<ul><p>Text</p></ul>'),
    says: /not valid HTML \(element-permitted-content\)/,
  },
  {
    fault: 'two h1',
    address: '/sl/blog',
    plant: into('main', '<h1>Drugi</h1>'),
    says: /has 2 headings h1/,
  },
  {
    fault: 'a heading that skips a level',
    address: '/privacy',
    plant: into('main', '<h6>Te diep</h6>'),
    says: /“Te diep” is an h6 after an h\d/,
  },
  {
    fault: 'a picture without a text',
    address: '/de/about',
    plant: into('main', '<img src="/favicon.svg" width="10" height="10">'),
    says: /\/favicon\.svg has no alt/,
  },
  {
    fault: 'a picture without a size',
    address: '/hu/tudjon-meg-rolam',
    plant: into('main', '<img src="/favicon.svg" alt="" height="10">'),
    says: /\/favicon\.svg has no width/,
  },
  {
    fault: 'a picture that is larger than it is shown',
    address: '/fi/tietoa-meista',
    plant: into('main', '<img src="/icon-512.png" alt="" width="64" height="64" loading="lazy">'),
    says: /\/icon-512\.png is 512 pixels wide and is shown at 64/,
  },
  {
    fault: 'a picture that is too heavy',
    address: '/lb/iwwert-ons',
    plant: (files, file) => {
      files.set(
        '/big.png',
        Buffer.concat([files.get('/icon-192.png') ?? Buffer.of(), Buffer.alloc(50_000)]),
      );
      into('main', '<img src="/big.png" alt="" width="192" height="192" loading="lazy">')(
        files,
        file,
      );
    },
    says: /\/big\.png weighs \d+ bytes, and the budget is/,
  },
  {
    fault: 'a drawing that comes after the screen that begins with it',
    address: '/de/blog/1',
    plant: swap(/<img src="data:[^"]*"/, '<img src="/favicon.svg"'),
    says: /\/favicon\.svg comes a round trip after the text around it.*with \?inline/,
  },
  {
    fault: 'a drawing further down that stands in the page',
    address: '/fi/blog/1',
    plant: into(
      'main',
      '<img src="data:image/svg+xml,%3csvg/%3e" alt="" width="1" height="1" loading="lazy">',
    ),
    says: /data:image\/svg\+xml,%3csvg\/%3e stands in the page.*Name its file/,
  },
  {
    fault: 'a drawing in the page that is too heavy',
    address: '/hu/blogi/1',
    plant: swap('<img src="data:image/svg+xml,', `$&url(%23a)${noise(2 * budgets.drawing)}`),
    says: /data:image\/svg\+xml,url\(%23a\)[a-z]+… weighs \d+ bytes, and the budget is/,
    also: [['/hu/blogi/1.html', /The HTML weighs/]],
  },
  // What may run
  {
    fault: 'an inline style',
    address: '/cookies',
    plant: into('main', '<p style="color:red">Rood</p>'),
    says: /<p style="color:red">.*Use a class/,
  },
  {
    fault: 'an inline handler',
    address: '/de/datenschutz',
    plant: into('main', '<button type="button" onclick="go()">Los</button>'),
    says: /<button onclick> is an inline handler/,
  },
  {
    fault: 'a script that the policy does not know',
    address: '/fi/tietosuoja',
    plant: into('main', '<script>alert(1)</script>'),
    says: /begins with “alert\(1\)” has no hash/,
  },
  {
    fault: 'a script from elsewhere',
    address: '/hu/adatvedelmi-szabalyzat',
    plant: into('main', '<img src="https://cdn.example/x.png" alt="" width="1" height="1">'),
    says: /<img> fetches https:\/\/cdn\.example\/x\.png/,
  },
  {
    fault: 'a frame',
    address: '/lb/datenschutz',
    plant: into('main', '<iframe title="Kaart"></iframe>'),
    says: /<iframe> reaches out/,
  },
  {
    fault: 'a policy that allows too much',
    address: '/sl/politika-zasebnosti',
    plant: swap("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    says: /policy allows 'unsafe-eval'/,
  },
  {
    fault: 'a policy that lets a page hold pictures that begins with none',
    address: '/sl/kontakt',
    plant: swap("img-src 'self'", '$& data:'),
    says: /policy allows data:/,
  },
  {
    fault: 'a policy that stops the picture of its own page',
    address: '/sl/blog',
    plant: swap("img-src 'self' data:", "img-src 'self'"),
    says: /holds a picture, and its content security policy does not know data:/,
  },
  // What search engines read
  {
    fault: 'a one-way hreflang',
    address: '/de/bedingungen',
    plant: swap(`<link rel="alternate" hreflang="fi" href="${origin}/fi/ehdot">`, ''),
    says: /no hreflang link for fi, though \/fi\/ehdot has one to here.*one way.*Write .*\/fi\/ehdot/,
    also: [['/sitemap-0.xml', /\/de\/bedingungen are not those.*: fi\./]],
  },
  {
    fault: 'a hreflang to another page',
    address: '/fi/ehdot',
    plant: swap(
      `hreflang="hu" href="${origin}/hu/altalanos-feltetelek"`,
      `hreflang="hu" href="${origin}/hu/sutik"`,
    ),
    says: /hreflang link for hu leads to .*\/hu\/sutik\. Write .*altalanos-feltetelek/,
    also: [['/sitemap-0.xml', /\/fi\/ehdot are not those.*: hu\./]],
  },
  {
    fault: 'no x-default',
    address: '/hu/altalanos-feltetelek',
    plant: swap(`<link rel="alternate" hreflang="x-default" href="${origin}/terms">`, ''),
    says: /no hreflang link for x-default/,
    also: [['/sitemap-0.xml', /altalanos-feltetelek are not those.*: x-default\./]],
  },
  {
    fault: 'a wrong canonical',
    address: '/lb/bedingunge',
    plant: swap(
      `rel="canonical" href="${origin}/lb/bedingunge"`,
      `rel="canonical" href="${origin}/lb/bedingungen"`,
    ),
    says: /canonical link is .*bedingungen\. Write .*\/lb\/bedingunge\./,
  },
  {
    fault: 'no canonical',
    address: '/lb/cookiesrichtlinie',
    plant: swap(/<link rel="canonical"[^>]*>/, ''),
    says: /no canonical link/,
  },
  {
    fault: 'a title that is too long',
    address: '/sl/pogoji-uporabe',
    plant: swap(/<title>/, `<title>${'Zelo '.repeat(15)}`),
    says: /title “Zelo .* has \d+ characters/,
  },
  {
    fault: 'a title that another page has',
    address: '/de/haftungsausschluss',
    plant: (files, file) => {
      const [title = ''] = /<title>.*?<\/title>/.exec(text(files, '/de/datenschutz.html')) ?? [];
      swap(/<title>.*?<\/title>/, title)(files, file);
    },
    says: /\/de\/datenschutz has the same title in Deutsch/,
  },
  {
    fault: 'a description of three words',
    address: '/fi/vastuuvapaus',
    plant: swap(
      /<meta name="description" content="[^"]*">/,
      '<meta name="description" content="Ei mitään vastuuta">',
    ),
    says: /description has 18 characters and should have 70 to 160/,
    also: [['/fi/vastuuvapaus.html', /og:description is .*Write Ei mitään vastuuta/]],
  },
  {
    fault: 'a page that search engines may not list',
    address: '/hu/sutik',
    plant: swap(
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><meta name="robots" content="noindex">',
    ),
    says: /content="noindex"> keeps the page from search engines/,
    also: [['/sitemap-0.xml', /\/hu\/sutik is listed, and search engines/]],
  },
  {
    fault: 'a not-found page that search engines list',
    address: '/de/404',
    plant: swap('<meta name="robots" content="noindex">', ''),
    says: /lacks <meta name="robots" content="noindex">/,
  },
  {
    fault: 'a page that the sitemap lacks',
    address: '/disclaimer',
    plant: (files) =>
      swap(new RegExp(`<url><loc>${origin}/disclaimer</loc>.*?</url>`), '')(
        files,
        '/sitemap-0.xml',
      ),
    says: /sitemap does not list this page/,
  },
  {
    fault: 'a sitemap without a date',
    file: '/sitemap-index.xml',
    plant: swap(/<lastmod>[^<]*<\/lastmod>/, ''),
    says: /sitemap-0\.xml has no date\. Set lastmod/,
  },
  {
    fault: 'an alias in the sitemap',
    file: '/sitemap-0.xml',
    plant: swap('</urlset>', `<url><loc>${origin}/blogi</loc></url></urlset>`),
    says: /\/blogi is listed, and search engines should not/,
  },
  {
    fault: 'translations of the sitemap that are not the page’s',
    file: '/sitemap-0.xml',
    plant: swap(new RegExp(`(<loc>${origin}/cookies</loc>.*?)hreflang="de"`), '$1hreflang="at"'),
    says: /translations of .*\/cookies are not those.*de, at|at, de/,
  },
  {
    fault: 'a page that is listed twice',
    file: '/sitemap-0.xml',
    plant: swap('</urlset>', `<url><loc>${origin}/about</loc></url></urlset>`),
    says: /\/about is listed twice/,
  },
  {
    fault: 'a date of the sitemap that the page does not have',
    file: '/sitemap-0.xml',
    plant: swap(new RegExp(`(<loc>${origin}/blog/2</loc><lastmod>)\\d{4}`), '$11999'),
    says: /\/blog\/2 is dated 1999-.*and should be/,
  },
  {
    fault: 'robots.txt that keeps search engines out',
    file: '/robots.txt',
    plant: append('\nDisallow: /de'),
    says: /“Disallow: \/de” keeps search engines out/,
  },
  // What is shared and what machines read
  {
    fault: 'the image of another page',
    address: '/de/CookiesRichtlinie',
    plant: swap(
      '/share/de/CookiesRichtlinie.png"><meta property="og:image:w',
      '/share/de.png"><meta property="og:image:w',
    ),
    says: /og:image is .*\/share\/de\.png\. Write .*CookiesRichtlinie\.png/,
    also: [['/share/de/CookiesRichtlinie.png', /Nothing in the site names/]],
  },
  {
    fault: 'a share image of another size',
    address: '/fi/evasteet',
    file: '/share/fi/evasteet.png',
    plant: (files, file) => {
      const bytes = Buffer.from(files.get(file) ?? Buffer.of());
      bytes.writeUInt32BE(600, 20);
      files.set(file, bytes);
    },
    says: /is 1200 × 600 and must be a PNG of 1200 × 630/,
  },
  {
    fault: 'a share image that is too heavy',
    address: '/hu/Jogi-nyilatkozat',
    file: '/share/hu/Jogi-nyilatkozat.png',
    plant: append('x'.repeat(budgets.shareImage)),
    says: /share image weighs \d+ bytes/,
  },
  {
    fault: 'structured data that is no JSON',
    address: '/lb/cookiesrichtlinn',
    plant: swap('{"@context"', '{{"@context"'),
    says: /structured data is no JSON/,
  },
  {
    fault: 'a kind that is not described',
    address: '/fi',
    plant: swap('"@type":"FAQPage"', '"@type":"WebPage"'),
    says: /structured data has no FAQPage, which every page of this kind has/,
    also: [['/fi.html', /has a WebPage, which no page of this kind has/]],
  },
  {
    fault: 'a loan without its rate',
    address: '/lb',
    plant: swap(/"interestRate":[\d.]+,/, ''),
    says: /The LoanOrCredit of the structured data has no interestRate\. Write it/,
  },
  {
    fault: 'a type that schema.org does not have',
    address: '/sl',
    plant: swap(
      '"@type":"MonetaryAmount","currency":"EUR","value"',
      '"@type":"MoneyAmount","currency":"EUR","value"',
    ),
    says: /schema\.org has no type MoneyAmount/,
  },
  {
    fault: 'a property that its type does not have',
    address: '/sl/cookies-politika',
    plant: swap('"@type":"BreadcrumbList"', '"@type":"BreadcrumbList","telephone":"1"'),
    says: /gives a BreadcrumbList no property telephone/,
  },
  {
    fault: 'a value that its property does not hold',
    address: '/blog/2',
    plant: swap(/"timeRequired":"[^"]*"/, '"timeRequired":"6 minuten"'),
    says: /timeRequired of BlogPosting is "6 minuten"; schema\.org wants Duration/,
  },
  {
    fault: 'a question that the page does not show',
    address: '/hu',
    plant: swap(/("@type":"Question","name":")/, '$1Tényleg? '),
    says: /Question 1 of the structured data, “Tényleg\?/,
  },
  {
    fault: 'a headline that is not the page’s',
    address: '/de/blog/2',
    plant: swap('"headline":"', '"headline":"Neu: '),
    says: /headline of the structured data is “Neu: /,
  },
  {
    fault: 'breadcrumbs that end elsewhere',
    address: '/de/blog/3',
    plant: swap(`"item":"${origin}/de/blog/3"`, `"item":"${origin}/de/blog/1"`),
    says: /breadcrumbs end at .*\/de\/blog\/1 and should end at .*\/de\/blog\/3/,
    also: [
      ['/de/blog/3.html', /Step 3 of the breadcrumbs is .*\/de\/blog\/1\) in.*\/de\/blog\/3\) on/],
    ],
  },
  {
    fault: 'breadcrumbs that are not those of the structured data',
    address: '/fi/blog/3',
    plant: swap('<a href="/fi/blog">Blogi</a>', '<a href="/fi/blog">Artikkelit</a>'),
    says: /Step 2 of the breadcrumbs is “Blogi” .* and “Artikkelit” .*trailTo/,
  },
  {
    fault: 'breadcrumbs that do not say where one is',
    address: '/sl/blog/2',
    plant: swap('<li aria-current="page"', '<li'),
    says: /Step 3 of the breadcrumbs is .*\(nowhere\) on the page/,
  },
  {
    fault: 'an item of a feed that leads nowhere',
    file: '/fi/feed.xml',
    plant: swap(/\/fi\/blog\/2<\/link>/, '/fi/blog/22</link>'),
    says: /leads to .*\/fi\/blog\/22, which is no article/,
    also: [['/fi/feed.xml', /feed lacks \/fi\/blog\/2/]],
  },
  // Texts and weights
  {
    fault: 'a text in another language',
    address: '/fi/blog/1',
    plant: into('main', '<p>Nicht übersetzt</p>'),
    says: /“nicht” is Deutsch, and the page is in Suomi/,
  },
  {
    fault: 'a page that says it is in another language',
    address: '/hu/blogi/1',
    plant: swap('<html lang="hu"', '<html lang="fi"'),
    says: /<html lang="fi"> should say lang="hu"/,
  },
  {
    fault: 'a placeholder that nobody filled',
    address: '/lb/blog/1',
    plant: into('main', '<p>Bis {amount}</p>'),
    says: /“\{amount\}” stands where people read/,
  },
  {
    fault: 'a value that is undefined',
    address: '/sl/blog/1',
    plant: into('main', '<p>undefined EUR</p>'),
    says: /“undefined” stands where people read/,
  },
  {
    fault: 'a page that is too heavy',
    address: '/blog/1',
    plant: into('main', `<p>${noise(60_000)}</p>`),
    says: /cold load weighs \d+ bytes, and the budget is/,
    also: [['/blog/1.html', /The HTML weighs \d+ bytes/]],
  },
  {
    fault: 'a style for what is nowhere',
    address: '/hu/blog',
    plant: swap('</head>', '<style>.nowhere>p,:is(.no-one,.wrap)>a{color:red}</style></head>'),
    says: /rules for \.nowhere, which is in no page/,
    also: [['/hu/blog.html', /The inline <style> that begins with “\.nowhere/]],
  },
  {
    fault: 'a style that has all of a page looked through',
    address: '/hu/blogi/2',
    plant: swap('</head>', '<style>.bar:not(:has(+*)){color:red}</style></head>'),
    says: /:has\(\+ \*\).*Name what comes after/,
    also: [['/hu/blogi/2.html', /The inline <style>/]],
  },
  {
    fault: 'a typeface that the first paint waits for',
    address: '/sl/blog/2',
    plant: (files, file) => {
      const [link = ''] = /<link rel="preload"[^>]*>/.exec(text(files, file)) ?? [];
      swap(link, '')(files, file);
      swap('</head>', `${link}</head>`)(files, file);
    },
    says: /head fetches the typeface ahead/,
  },
  {
    fault: 'a style sheet that the first screen waits for',
    address: '/lb/blog',
    plant: swap('</head>', `<link rel="stylesheet" href="${sheet}"></head>`),
    says: /links to 2 style sheets.*after the first screen/,
    also: [['/lb/blog.html', /style sheet weighs \d+ bytes/]],
  },
  {
    fault: 'a script that is fetched before intent',
    address: '/blog/3',
    plant: swap(
      '<meta charset="utf-8">',
      `<meta charset="utf-8"><link rel="modulepreload" href="${module}">`,
    ),
    says: /rel="modulepreload".*fetches before intent/,
  },
  {
    fault: 'an island that names less than it imports',
    address: '/lb/blog/2',
    plant: swap(/ preload="(\S+) /, ' preload="'),
    says: /imports \S+ and does not name it/,
  },
];

describe('a copy with faults', () => {
  let faults: SiteFault[] = [];

  beforeAll(async () => {
    faults = await checkSite(planted(plants));
  }, reading);

  it.each(plants)('is told about $fault', ({ address, file, says }) => {
    const where = file ?? fileOf(address ?? '');
    const found = faults.filter((fault) => fault.file === where && says.test(fault.message));
    expect(
      found.map((fault) => fault.address),
      faults
        .filter((fault) => fault.file === where)
        .map(faultLine)
        .join('\n'),
    ).toEqual([address]);
  });

  it('is told about nothing else', () => {
    const known = plants.flatMap(({ address, file, says, also = [] }) => [
      [file ?? fileOf(address ?? ''), says] as const,
      ...also,
    ]);
    const unknown = faults.filter(
      (fault) => !known.some(([file, says]) => file === fault.file && says.test(fault.message)),
    );
    expect(unknown.map(faultLine)).toEqual([]);
  });

  it('is told what to do about each, in a sentence or two', () => {
    for (const { message } of faults) {
      expect(message).toMatch(/\. ?.*\.$/s);
      expect(message.length, message).toBeLessThan(420);
    }
  });

  it('gets all of it at once, and the number of it', () => {
    const report = faultReport(faults);
    for (const fault of faults) expect(report).toContain(faultLine(fault));
    expect(report).toMatch(new RegExp(`\n${faults.length} things to mend in the built site\\.$`));
    expect(faultLine({ file: '/de.html', address: '/de', message: 'It is so.' })).toBe(
      'dist/de.html, /de: It is so.',
    );
  });
});

describe('a missing translation', () => {
  it('is named with its file, its address and its language, and so is every link to it', async () => {
    const files = new Map(site.files);
    files.delete('/sl/blog/3.html');
    const incomplete = createSite({ ...site, files });
    const rules = { page: { links }, site: { addresses } };
    const faults = (await checkSite(incomplete, rules)).map(faultLine);
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^dist\/sl\/blog\/3\.html, \/sl\/blog\/3: Article 3 is missing in Slovenščina.*content\/blog\/sl/,
      ),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^dist\/de\/blog\/3\.html, \/de\/blog\/3: The link to \/sl\/blog\/3 is dead/,
      ),
    );
  });
});

/** The site with faults in it, compressed as the build does, so that nothing but the faults is wrong. */
function planted(faults: readonly Plant[]): Site {
  const files: Files = new Map(site.files);
  for (const { address, file, plant } of faults) plant(files, file ?? fileOf(address ?? ''));
  const own = new Set(
    faults.map(({ file }) => file).filter((file) => file && /\.(br|gz)$/.test(file)),
  );
  for (const [file, bytes] of files) {
    if (!/\.(html|js|svg|xml|txt|webmanifest)$/.test(file) || bytes === site.files.get(file))
      continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    if (!own.has(`${file}.br`)) files.set(`${file}.br`, brotliCompressSync(bytes, { params }));
    if (!own.has(`${file}.gz`)) files.set(`${file}.gz`, gzipSync(bytes));
  }
  return createSite({ ...site, files });
}

function text(files: Files, file: string): string {
  return files.get(file)?.toString() ?? '';
}

/** Writes something else once; it must be there to be replaced. */
function swap(from: string | RegExp, to: string): Plant['plant'] {
  return (files, file) => {
    const before = text(files, file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${from}`);
    files.set(file, Buffer.from(after));
  };
}

/** Writes something at the end of an element. */
function into(element: string, html: string): Plant['plant'] {
  return swap(`</${element}>`, `${html}</${element}>`);
}

function add(bytes: Buffer): Plant['plant'] {
  return (files, file) => files.set(file, bytes);
}

function append(more: string): Plant['plant'] {
  return (files, file) =>
    files.set(file, Buffer.concat([files.get(file) ?? Buffer.of(), Buffer.from(more)]));
}

/** Letters without a pattern, which no compression makes small; the same in every run. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
