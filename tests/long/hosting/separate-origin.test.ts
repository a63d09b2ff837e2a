/** A build with the service at another origin: paths, CSP and responses. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check-site/check-site.ts';
import { loadBuiltSite } from '../../../src/check-site/site/site.ts';
import { formatSiteFinding } from '../../../src/check-site/site/site-finding.ts';
import { originWarning } from '../../../src/domain/fiction.ts';
import { listFiles } from '../../../src/helpers/node/list-files.ts';
import { readBuildSettings } from '../../../src/settings/build-settings.ts';
import { encodeForm } from '../../support/http.ts';
import { buildProject, copyProject } from '../../support/project-copy.ts';
import { type Service, startService } from '../../support/start-service.ts';
import { loan } from '../../support/submission.ts';

const buildTimeoutMs = 240_000;

/** A real address: visitors could come, and the lender is fictional. */
const origin = 'https://a-lender.be';

const account = {
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
};

describe('a site with a separate service', () => {
  let copy = '';
  let buildOutput = '';
  let service: Service | undefined;
  const serviceUrl = () => `${service?.url}`;

  beforeAll(async () => {
    copy = copyProject();
    service = await startService({ env: { SITE_URL: origin } });
    const settings = { SITE_URL: origin, PUBLIC_INTAKE_URL: serviceUrl() };
    const { ok, output } = buildProject(copy, { ...settings, ...account });
    if (!ok) throw new Error(output.slice(-4_000));
    buildOutput = output;
  }, buildTimeoutMs);

  afterAll(async () => {
    await service?.stop();
    rmSync(copy, { recursive: true });
  });

  it('may reach only the service and EmailJS', () => {
    const $ = load(readFileSync(join(copy, 'dist/de.html'), 'utf8'));
    const csp = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    for (const directive of ['connect-src', 'form-action'])
      expect(csp).toContain(`${directive} 'self' ${serviceUrl()} https://api.emailjs.com;`);
  });

  it('has the service’s address in its scripts', () => {
    const scripts = listFiles(join(copy, 'dist/_astro')).filter((file) => file.endsWith('.js'));
    const scriptsWithUrl = scripts.filter((file) =>
      readFileSync(join(copy, 'dist/_astro', file), 'utf8').includes(serviceUrl()),
    );
    expect(scriptsWithUrl).not.toEqual([]);
  });

  it('warns that its lender is fictional', () => {
    expect(buildOutput).toContain(originWarning(origin));
  });

  // Its rules say where forms lead, and that search engines do not list a fictional lender.
  it('passes its own check', async () => {
    const settings = { SITE_URL: origin, PUBLIC_INTAKE_URL: serviceUrl(), ...account };
    const site = await loadBuiltSite(
      join(copy, 'dist'),
      join(copy, 'dist-forms'),
      readBuildSettings(settings),
    );
    expect(checkSite(site).map(formatSiteFinding)).toEqual([]);
  });

  it('accepts JSON and HTML forms', async () => {
    const url = `${serviceUrl()}/api/index.php`;
    const headers = { 'content-type': 'application/json', origin };
    const jsonResponse = await fetch(url, { method: 'POST', headers, body: JSON.stringify(loan) });
    expect(jsonResponse.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await jsonResponse.json()).toMatchObject({ ok: true });

    const body = new URLSearchParams(encodeForm({ ...loan, language: 'de' }));
    const formResponse = await fetch(url, { method: 'POST', headers: { origin }, body });
    expect(formResponse.status).toBe(200);
    expect(load(await formResponse.text())('html').attr('lang')).toBe('de');
  });
});

it.each(['https://service.example/', 'https://service.example/api', 'service.example', '*'])(
  'the service’s address is refused as %j',
  (url) => {
    expect(() => readBuildSettings({ PUBLIC_INTAKE_URL: url })).toThrow(
      ': write an origin without a slash at its end',
    );
  },
);
