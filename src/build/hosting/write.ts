import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { caddyMaps } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginxMaps } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';

/**
 * Writes what hosts other than our own service need to answer as it does.
 * @param site folder of the built site
 * @param target folder for what web servers read and nobody is served
 */
export function writeHosting(site: string, target: string): void {
  writeFileSync(`${site}/_headers`, headersFile());
  writeFileSync(`${site}/_redirects`, redirectsFile());
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}/nginx-maps.conf`, nginxMaps());
  writeFileSync(`${target}/caddy-maps`, caddyMaps());
}
