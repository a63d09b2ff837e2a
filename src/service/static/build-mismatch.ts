import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuildSettings, readBuildSettings } from '../../domain/build-settings.ts';

/** In `dist-forms/`, written by the build. */
export const settingsFile = 'settings.json';

interface ServiceSettings {
  siteUrl: string | undefined;
  retentionDays: number;
}

/**
 * The pages print two settings that the service has, too.
 * @returns one line when they differ; the service may leave out SITE_URL
 * @throws Error when nothing is built
 */
export function findBuildMismatch({ siteUrl, retentionDays }: ServiceSettings): string | undefined {
  const file = fileURLToPath(new URL(`../../../dist-forms/${settingsFile}`, import.meta.url));
  const built = readBuilt(file);
  const values: [string, string, string][] = [
    ['RETENTION_DAYS', built.RETENTION_DAYS, `${retentionDays}`],
    ['SITE_URL', originOf(built.SITE_URL), originOf(siteUrl ?? built.SITE_URL)],
  ];
  for (const [name, ofPages, ofService] of values)
    if (ofPages !== ofService)
      return `the pages were built with ${name}=${ofPages}, the service has ${ofService}: build them with the settings of the service, then restart it`;
  return undefined;
}

function readBuilt(file: string): BuildSettings {
  try {
    return readBuildSettings(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  } catch {
    throw new Error(`${file} is missing or damaged: run npm run build`);
  }
}

function originOf(address: string): string {
  return new URL(address).origin;
}
