import * as z from 'zod/mini';
import { company } from './company.ts';
import { defaultRetentionDays, isRetention, retentionHint } from './retention.ts';

const url = z.string().check(
  z.refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/';
  }, 'an origin, such as https://loans.example'),
);

/** Without trailing slash: paths are appended to it. */
const bareOrigin = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
      'an origin without a slash at its end, such as https://service.example',
    ),
  );

const filled = z.string().check(z.minLength(1, 'a value, or leave it out'));

const schema = z.object({
  /** Origin of the site: canonical links, sitemap, `x-default`. */
  SITE_URL: z._default(url, company.origin),
  /** Origin of the service, if it differs from the site's. */
  PUBLIC_INTAKE_URL: z.optional(bareOrigin),
  /** Days. The service reads the same setting. */
  RETENTION_DAYS: z._default(
    z.string().check(z.refine(isRetention, retentionHint)),
    String(defaultRetentionDays),
  ),
  /** An EmailJS account: all three settings or none. Without them the same call goes to the site's own service. */
  PUBLIC_EMAILJS_SERVICE_ID: z.optional(filled),
  PUBLIC_EMAILJS_TEMPLATE_ID: z.optional(filled),
  PUBLIC_EMAILJS_PUBLIC_KEY: z.optional(filled),
  /** Git host of the editing surface at /admin. Without a repository the build omits the editing surface. */
  EDITING_BACKEND: z.optional(z.enum(['github', 'gitlab'], 'github or gitlab')),
  EDITING_REPO: z.optional(z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/name'))),
  EDITING_BRANCH: z._default(filled, 'main'),
});

export type BuildSettings = z.output<typeof schema>;

export const buildSettingNames = Object.keys(schema.shape);

/** @throws Error that names the setting, the value received and the value expected */
export function readBuildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const issue = result.error.issues[0];
    const setting = String(issue?.path[0]);
    const value = JSON.stringify(environment[setting]);
    throw new Error(`${setting} is ${value}: write ${issue?.message}`);
  }
  const account = [
    result.data.PUBLIC_EMAILJS_SERVICE_ID,
    result.data.PUBLIC_EMAILJS_TEMPLATE_ID,
    result.data.PUBLIC_EMAILJS_PUBLIC_KEY,
  ].filter(Boolean);
  if (account.length % 3 !== 0)
    throw new Error(
      'PUBLIC_EMAILJS_SERVICE_ID, _TEMPLATE_ID and _PUBLIC_KEY go together: set all three or none',
    );
  return result.data;
}
