/** `/admin/config.yml`: config.yml beside this file, with what depends on settings and on the texts that are there. */
import type { APIRoute } from 'astro';
import { parse, stringify } from 'yaml';
import { readCategories } from '../content/categories.ts';
import { contentFolder, nextNumber, readContent } from '../content/read-content.ts';
import { readBuildSettings } from '../domain/build-settings.ts';
import { homeSchema } from '../domain/home-texts.ts';
import { companyExamples, companySchema } from '../domain/read-company.ts';
import { siteLanguages } from '../i18n/languages.ts';
import config from './config.yml?raw';
import { formFields } from './form-fields.ts';

const { EDITING_BACKEND, EDITING_REPO, EDITING_BRANCH } = readBuildSettings(process.env);

export const GET: APIRoute = () => {
  const files = readContent(contentFolder);
  const values: Readonly<Record<string, unknown>> = {
    '$next-article': nextNumber(files, 'blog'),
    '$next-question': nextNumber(files, 'faq'),
    $categories: categoryOptions(),
    // On a Git host, an article of an open pull request may have the same number.
    '$is-local': EDITING_REPO === undefined,
    '$home-fields': formFields(homeSchema, {}, { i18n: true }),
    '$company-fields': formFields(companySchema, companyExamples, {}),
  };
  const { i18n, ...rest } = parse(config, (_, value) => values[value] ?? value, { merge: true });
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
      },
      { aliasDuplicateObjects: false },
    ),
    { headers: { 'content-type': 'text/yaml; charset=utf-8' } },
  );
};

/** Names of categories with their languages. The forms offer the same ones in each language. */
function categoryOptions(): { label: string; value: string }[] {
  const named = readCategories(contentFolder).categories.flatMap((category) =>
    siteLanguages.map((language) => ({ language, name: category[language] })),
  );
  return [...Map.groupBy(named, ({ name }) => name)].map(([value, same]) => ({
    value,
    label: `${value} (${same.map(({ language }) => language).join(', ')})`,
  }));
}
