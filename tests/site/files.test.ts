import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { answerNames, notFoundPages } from '../../src/i18n/routes.ts';
import { distAnswers, fileFor, files, filesIn, pages } from '../support/built-site.ts';
import { specifiedAddresses, specifiedAliases } from '../support/specified-addresses.ts';

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
