/** `/admin/config.yml`: config.yml beside this file, with the site's languages and the Git host of the settings. */
import type { APIRoute } from 'astro';
import { parse, stringify } from 'yaml';
import { readBuildSettings } from '../domain/build-settings.ts';
import { homeSchema } from '../domain/home-texts.ts';
import { companyExamples, companySchema } from '../domain/read-company.ts';
import { siteLanguages } from '../i18n/languages.ts';
import config from './config.yml?raw';
import { formFields } from './form-fields.ts';

const { EDITING_BACKEND, EDITING_REPO, EDITING_BRANCH } = readBuildSettings(process.env);

const fields: Readonly<Record<string, object>> = {
  home: formFields(homeSchema, {}, { i18n: true }),
  company: formFields(companySchema, companyExamples, {}),
};

export const GET: APIRoute = () => {
  const { i18n, ...rest } = parse(
    config,
    (key, value) => (key === 'fields' && fields[String(value)]) || value,
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
        i18n: { ...i18n, locales: siteLanguages },
        ...rest,
      },
      { aliasDuplicateObjects: false },
    ),
    { headers: { 'content-type': 'text/yaml; charset=utf-8' } },
  );
};
