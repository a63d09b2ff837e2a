import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { BuildSettings } from '../settings.ts';
import { createSite, type Site } from './site.ts';

/**
 * Reads a built site from its two folders.
 * @throws Error when there is none
 */
export function loadBuiltSite(dist: string, distAnswers: string, settings: BuildSettings): Site {
  if (!existsSync(dist) || !existsSync(distAnswers))
    throw new Error('There is no built site: run npm run build');
  const { SITE_URL, PUBLIC_INTAKE_URL, PUBLIC_EMAILJS_SERVICE_ID } = settings;
  const services = [PUBLIC_INTAKE_URL, PUBLIC_EMAILJS_SERVICE_ID && 'https://api.emailjs.com'];
  return createSite({
    origin: SITE_URL.replace(/\/$/, ''),
    services: services.filter((url) => url !== undefined).map((url) => url.replace(/\/$/, '')),
    files: new Map(filesIn(dist).map((file) => [file, readFileSync(dist + file)])),
    answers: filesIn(distAnswers).map((file) => readFileSync(distAnswers + file, 'utf8')),
  });
}

/** Every file of a folder, as a path from a slash on. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replaceAll(sep, '/'))
    .sort();
}
