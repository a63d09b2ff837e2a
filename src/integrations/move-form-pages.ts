import { cpSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { buildSettingsFile, formsFolder, tempFormsFolder } from '../settings/build-output.ts';
import type { BuildSettings } from '../settings/build-settings.ts';

/**
 * Moves the form pages to `dist-forms/`, so that no path leads to them, and notes the settings
 * there that the service has, too. The service does not start without them.
 */
export function moveFormPages({ SITE_URL, RETENTION_DAYS }: BuildSettings): AstroIntegration {
  return {
    name: 'move-form-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const from = new URL(`${tempFormsFolder}/`, dir);
        const to = new URL(`../${formsFolder}/`, dir);
        rmSync(to, { recursive: true, force: true });
        cpSync(from, to, { recursive: true });
        rmSync(from, { recursive: true });
        const settings = { SITE_URL, RETENTION_DAYS: `${RETENTION_DAYS}` };
        writeFileSync(new URL(buildSettingsFile, to), JSON.stringify(settings));
      },
    },
  };
}
