import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSettingsFile } from '../settings/build-output.ts';
import { type BuildSettings, readBuildSettings } from '../settings/build-settings.ts';
import { formPagesFolder } from './http/form-pages.ts';

interface ServiceSettings {
  SITE_URL?: string | undefined;
  RETENTION_DAYS: number;
}

/**
 * Compares SITE_URL and RETENTION_DAYS of the build with those of the service.
 * @returns one line when they differ; the service may leave out SITE_URL
 * @throws Error when nothing is built
 */
export function findBuildMismatch({
  SITE_URL,
  RETENTION_DAYS,
}: ServiceSettings): string | undefined {
  const built = readBuiltSettings();
  const values: [string, string, string][] = [
    ['RETENTION_DAYS', `${built.RETENTION_DAYS}`, `${RETENTION_DAYS}`],
    ['SITE_URL', originOf(built.SITE_URL), originOf(SITE_URL ?? built.SITE_URL)],
  ];
  for (const [name, pageValue, serviceValue] of values)
    if (pageValue !== serviceValue)
      return `the pages were built with ${name}=${pageValue}, the service has ${serviceValue}: build them with the settings of the service, then restart it`;
  return undefined;
}

function readBuiltSettings(): BuildSettings {
  const file = join(formPagesFolder, buildSettingsFile);
  try {
    return readBuildSettings(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is missing or damaged: run npm run build`);
  }
}

function originOf(url: string): string {
  return new URL(url).origin;
}
