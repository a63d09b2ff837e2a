import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { answerNames, answersFolder, notFoundPages } from '../../src/i18n/routes.ts';
import { specifiedAddresses, specifiedAliases } from '../specified-addresses.ts';
import { dist, distAnswers, fileFor, files, filesIn, origin, pages } from './site.ts';

/** Everything that should be answered with a page: what the specification names, and what answers the rest. */
const addresses = [
  ...Object.values(specifiedAddresses).flatMap(({ articles, ...fixed }) => [
    ...Object.values(fixed),
    ...articles,
  ]),
  ...specifiedAliases.map(({ address }) => address),
  ...notFoundPages.map(({ address }) => address),
];

describe('the site', () => {
  it('has one file for each address, served without a trailing slash, and no other page', () => {
    const wanted = addresses.map((address) =>
      address === '/' ? '/index.html' : `${address}.html`,
    );
    expect(files.filter((file) => file.endsWith('.html'))).toEqual(wanted.toSorted());
    expect(wanted).toHaveLength(siteLanguages.length * (11 + 2) + specifiedAliases.length);
    expect(addresses.filter((address) => !fileFor(address))).toEqual([]);
  });

  it('is what the other tests here look at', () => {
    expect(pages.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  });

  it('has no two files that differ by capitals only', () => {
    const folded = files.map((file) => file.toLowerCase());
    expect(files.filter((file, index) => folded.indexOf(file.toLowerCase()) !== index)).toEqual([]);
  });

  it('has not the service’s answer pages among its files, nor anything else of the workshop', () => {
    expect(
      files.filter((file) => file.includes(answersFolder) || /\.(map|tsx?|astro|md)$/.test(file)),
    ).toEqual([]);
  });

  it('has compressed twins of every text that say the same', () => {
    const texts = files.filter((file) =>
      /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file),
    );
    for (const file of texts) {
      const original = readFileSync(dist + file);
      expect(brotliDecompressSync(readFileSync(`${dist}${file}.br`)).equals(original), file).toBe(
        true,
      );
      expect(gunzipSync(readFileSync(`${dist}${file}.gz`)).equals(original), file).toBe(true);
    }
  });

  it('lets search engines in and names the sitemap', () => {
    const lines = readFileSync(`${dist}/robots.txt`, 'utf8').split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Allow: /');
    expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
    const [sitemap] = lines.filter((line) => line.startsWith('Sitemap: '));
    expect(sitemap).toBe(`Sitemap: ${origin}/sitemap-index.xml`);
    expect(files).toContain('/sitemap-index.xml');
  });
});

describe('the service’s answer pages', () => {
  it('are eight for every language, and nothing else', () => {
    const wanted = siteLanguages.flatMap((language) =>
      answerNames.map((name) => `/${language}/${name}.html`),
    );
    expect(filesIn(distAnswers)).toEqual(wanted.sort());
    expect(answerNames).toHaveLength(8);
  });
});
