/** What the service reads of a build at its start. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formPageNames } from '../../src/domain/form-page-names.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { notFoundPages } from '../../src/i18n/routes.ts';
import { loadFormPages } from '../../src/service/http/form-pages.ts';
import { assetCsp } from '../../src/service/http/security-headers.ts';
import { loadSite } from '../../src/service/static/load-site.ts';
import { pageHtml, writeSite, writeTestFile } from '../support/service/fixtures.ts';
import { makeTestFolder } from '../support/vitest-folder.ts';

describe('a build', () => {
  it('names a missing folder or not-found page', () => {
    const none = join(makeTestFolder(), 'dist');
    expect(() => loadSite(none)).toThrow(`${none} holds no built site: run npm run build`);
    for (const { path } of notFoundPages) {
      const folder = writeSite();
      rmSync(join(folder, `${path}.html`));
      const line = `${folder} lacks ${path}.html: run npm run build`;
      expect(() => loadSite(folder)).toThrow(new Error(line));
    }
  });

  it('keeps its bytes', () => {
    const folder = writeSite();
    const bytes = Buffer.from([0, 255, 254, 13, 10]);
    writeTestFile(folder, 'image.avif', bytes);
    const { files } = loadSite(folder);
    const plain = (address: string) => files.get(address)?.variants.identity.bytes;
    expect(plain('/image.avif')).toEqual(bytes);
    expect(plain('/')?.toString()).toBe(pageHtml('Home'));
  });

  it('names a missing or broken form page', () => {
    const folder = makeTestFolder();
    for (const language of siteLanguages)
      for (const name of formPageNames)
        writeTestFile(folder, `${language}/${name}.html`, pageHtml(name));
    loadFormPages(folder);
    const file = join(folder, 'de', 'loan-received.html');
    for (const template of ['{{#a', '{{#a}}', '{{/a}}', '{{#a}}{{#b}}{{/a}}{{/b}}']) {
      writeTestFile(folder, 'de/loan-received.html', pageHtml(template));
      const line = `${file} is no valid template: run npm run build`;
      expect(() => loadFormPages(folder)).toThrow(new Error(line));
    }
    rmSync(file);
    expect(() => loadFormPages(folder)).toThrow(new Error(`${file} is missing: run npm run build`));
  });
});

describe('the content security policy of a page', () => {
  it.each([
    [
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="a 'b';">`,
      "a 'b'; frame-ancestors 'none'",
    ],
    ['<meta name="description" content="x">', assetCsp],
  ])('is read from %j', (meta, csp) => {
    const folder = writeSite();
    writeTestFile(folder, 'x.html', meta);
    const file = loadSite(folder).files.get('/x');
    expect(file?.headers['content-security-policy']).toBe(csp);
  });
});
