/**
 * `/admin/config.yml`: config.yml beside this file, with what depends on settings and on the texts
 * that are there.
 */
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { parse, stringify } from 'yaml';
import categories from '/content/blog/categories.yaml?raw';
import { nextNumber } from '../content/entry-numbers.ts';
import { homeSchema } from '../content/home-schema.ts';
import { articleLengths } from '../content/text-limits.ts';
import { companyExamples, companySchema } from '../domain/node/read-company.ts';
import { type SiteLanguage, siteLanguages } from '../i18n/languages.ts';
import { legalPages } from '../i18n/routes.ts';
import { readBuildSettings } from '../settings/build-settings.ts';
import config from './config.yml?raw';
import { type FormField, formFields, labelOf } from './form-fields.ts';

const { EDITING_BACKEND, EDITING_REPO, EDITING_BRANCH } = readBuildSettings(process.env);
const isLocal = EDITING_REPO === undefined;

interface FormCollection {
  name: string;
  fields?: FormField[];
}

/** What this module reads of config.yml. */
interface EditingForms {
  i18n: object;
  collections: FormCollection[];
}

export const GET: APIRoute = async () => {
  const { title, excerpt } = articleLengths;
  const values: Readonly<Record<string, unknown>> = {
    '$next-article': nextNumber((await getCollection('blog')).map(({ data }) => data.id)),
    '$next-question': nextNumber((await getCollection('faq')).map(({ data }) => data.order)),
    $categories: categoryOptions(),
    // On a Git host, an article of an open pull request may have the same number.
    '$is-local': isLocal,
    '$place-hint': isLocal
      ? 'Its place among the questions of both pages. Change it with Reorder, above the list of questions.'
      : 'Its place among the questions of both pages. No other question may have it.',
    '$title-max': title.max,
    '$title-hint': `At most ${title.max} characters.`,
    '$excerpt-min': excerpt.min,
    '$excerpt-max': excerpt.max,
    '$excerpt-hint': `${excerpt.min} to ${excerpt.max} characters, for lists and search engines.`,
    '$home-fields': formFields(homeSchema, {}, { i18n: true }),
    '$company-fields': formFields(companySchema, companyExamples, {}),
  };
  const { i18n, collections, ...rest }: EditingForms = parse(
    config,
    (_, value) => values[String(value)] ?? value,
    { merge: true },
  );
  return new Response(
    stringify(
      {
        // Without EDITING_REPO, editors work on a local repository.
        backend: {
          name: EDITING_BACKEND ?? 'github',
          repo: EDITING_REPO ?? 'editors/site',
          branch: EDITING_BRANCH,
        },
        // Each text is a pull request, which the check examines before anybody publishes it.
        ...(EDITING_REPO && { publish_mode: 'editorial_workflow' }),
        i18n: { ...i18n, locales: siteLanguages },
        ...rest,
        collections: collections.map((collection) =>
          collection.name === 'legal' ? withLegalFiles(collection) : collection,
        ),
      },
      { aliasDuplicateObjects: false },
    ),
    { headers: { 'content-type': 'text/yaml; charset=utf-8' } },
  );
};

/** The collection with a file for each legal page. All have its fields. */
function withLegalFiles({ fields, ...collection }: FormCollection) {
  const files = legalPages.map((page) => ({
    name: page,
    label: labelOf(page),
    file: `content/legal/{{locale}}/${page}.md`,
    i18n: true,
    fields,
  }));
  return { ...collection, files };
}

/** Names of categories with their languages. The forms offer the same ones in each language. */
function categoryOptions(): { label: string; value: string }[] {
  const rows: Record<SiteLanguage, string>[] = parse(categories);
  const named = rows.flatMap((row) =>
    siteLanguages.map((language) => ({ language, name: row[language] })),
  );
  return [...Map.groupBy(named, ({ name }) => name)].map(([value, same]) => ({
    value,
    label: `${value} (${same.map(({ language }) => language).join(', ')})`,
  }));
}
