/** What can be set when the site is built. Everything has a default that needs nothing. */
import * as z from 'zod/mini';
import { company } from './company.ts';
import { defaultRetentionDays, isRetention, retentionHint } from './retention.ts';

const url = z.string().check(
  z.refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/';
  }, 'an origin, such as https://loans.example'),
);

/** Written before paths as it stands. */
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
  /** Origin of the finished site: canonical links, sitemap, `x-default`. */
  SITE_URL: z._default(url, company.origin),
  /** Origin of the service, where it is not the site's own. */
  PUBLIC_INTAKE_URL: z.optional(bareOrigin),
  /** Days; the service reads the same setting. */
  RETENTION_DAYS: z._default(
    z.string().check(z.refine(isRetention, retentionHint)),
    String(defaultRetentionDays),
  ),
  /** An account at EmailJS. All three or none: without one the site sends the same call to its own service. */
  PUBLIC_EMAILJS_SERVICE_ID: z.optional(filled),
  PUBLIC_EMAILJS_TEMPLATE_ID: z.optional(filled),
  PUBLIC_EMAILJS_PUBLIC_KEY: z.optional(filled),
  /** The Git host that the editing surface at /admin writes to; without a repository, a build has no such surface. */
  EDITING_BACKEND: z.optional(z.enum(['github', 'gitlab'], 'github or gitlab')),
  EDITING_REPO: z.optional(z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)+$/, 'owner/name'))),
  EDITING_BRANCH: z._default(filled, 'main'),
});

export type BuildSettings = z.output<typeof schema>;

/** @throws Error that names the setting, what came, and what to write */
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
