import * as z from 'zod/mini';
import { company } from '../domain/company.ts';
import { retentionDaysSchema } from './retention-period.ts';
import { describeWrongSetting, optionalSetting, textIf } from './setting-schemas.ts';

/** Origin of the SDK's calls with an EmailJS account. */
export const emailJsOrigin = 'https://api.emailjs.com';

/** Origin of the site, with or without a slash at its end. The service reads the same setting. */
export const siteUrlSchema = optionalSetting(
  textIf((text) => isOrigin(text.replace(/\/$/, ''))),
  'an origin, such as https://loans.example',
);

/** Whether a text is an origin without a slash at its end: paths can be appended to it. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.parse(text)?.origin === text;
}

const nonEmpty = z.string().check(z.minLength(1, 'a value, or leave it out'));

const schema = z.object({
  /** Origin of the site: canonical links, sitemap, `x-default`. */
  SITE_URL: z._default(siteUrlSchema, company.origin),
  /** Origin of the service, if it differs from the site's. */
  PUBLIC_INTAKE_URL: optionalSetting(
    textIf(isOrigin),
    'an origin without a slash at its end, such as https://service.example',
  ),
  /** The privacy pages print it. */
  RETENTION_DAYS: retentionDaysSchema,
  /**
   * An EmailJS account: all three settings or none. Without them the same call goes to the site's
   * own service.
   */
  PUBLIC_EMAILJS_SERVICE_ID: z.optional(nonEmpty),
  PUBLIC_EMAILJS_TEMPLATE_ID: z.optional(nonEmpty),
  PUBLIC_EMAILJS_PUBLIC_KEY: z.optional(nonEmpty),
  /** Git host of the CMS at /admin. Without a repository the build omits the CMS. */
  EDITING_BACKEND: z.optional(z.enum(['github', 'gitlab'], 'github or gitlab')),
  EDITING_REPO: z.optional(z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/name'))),
  EDITING_BRANCH: z._default(nonEmpty, 'main'),
});

export type BuildSettings = z.output<typeof schema>;

/** Origins besides the site's that pages send to. */
export function serviceOrigins({ PUBLIC_INTAKE_URL, PUBLIC_EMAILJS_SERVICE_ID }: BuildSettings) {
  const origins = [PUBLIC_INTAKE_URL, PUBLIC_EMAILJS_SERVICE_ID && emailJsOrigin];
  return origins.filter((origin) => origin !== undefined);
}

export const buildSettingNames = Object.keys(schema.shape);

/**
 * Reads the settings of a build.
 * @throws Error that names the setting, the value received and the value expected
 */
export function readBuildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const { data, error } = schema.safeParse(environment);
  if (error) throw new Error(describeWrongSetting(error, environment));
  const account = [
    data.PUBLIC_EMAILJS_SERVICE_ID,
    data.PUBLIC_EMAILJS_TEMPLATE_ID,
    data.PUBLIC_EMAILJS_PUBLIC_KEY,
  ];
  const isSet = (setting: string | undefined) => setting !== undefined;
  if (account.some(isSet) && !account.every(isSet))
    throw new Error(
      'PUBLIC_EMAILJS_SERVICE_ID, _TEMPLATE_ID and _PUBLIC_KEY go together: set all three or none',
    );
  return data;
}
