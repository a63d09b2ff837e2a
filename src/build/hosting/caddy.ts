import { commonHeaders, shownElsewhere } from '../../intake/headers.ts';
import {
  articlePlaces,
  excess,
  fixedAddresses,
  fixedFiles,
  literal,
  notFoundPlaces,
  shownPatterns,
} from './addresses.ts';

const embedding = 'cross-origin-resource-policy';

/** Maps for Caddy, imported into a site; docs/hosting/Caddyfile uses them. */
export function caddyMaps(): string {
  return `# Written by the build.
# The exact address of what is asked for in other capitals, with a slash or with the ending of its file.
map {http.request.orig_uri.path} {site_address} {
${[...fixedAddresses, ...fixedFiles].map((address) => line(spellingsOf(address), address)).join('')}${articlePlaces
  .map((folder) => line(`~(?i)^${literal(folder)}/(\\d+)${excess}$`, `${folder}/$\{1}`))
  .join('')}	default ""
}

map {http.request.orig_uri.path} {site_not_found} {
${notFoundPlaces
  .map(({ folder, withFolder, file }) =>
    folder === ''
      ? `\tdefault ${file}\n`
      : line(`~(?i)^${literal(folder)}${withFolder ? '(/|$)' : '/'}`, file),
  )
  .join('')}}

# By the file that is sent, which is not the one asked for where that is missing.
map {http.request.uri.path} {site_embedding} {
${shownPatterns.map((pattern) => line(pattern, shownElsewhere.headers[embedding])).join('')}	default ${commonHeaders[embedding]}
}
`;
}

function spellingsOf(address: string): string {
  return address === '/' ? '~(?i)^/index\\.html$' : `~(?i)^${literal(address)}${excess}$`;
}

function line(source: string, value: string): string {
  return `\t\`${source}\` ${value}\n`;
}
