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

/** Maps for nginx, included outside of `server`; docs/hosting/nginx.conf uses them. */
export function nginxMaps(): string {
  return `# Written by the build.
map_hash_bucket_size 128;

# The exact address of what is asked for in other capitals, with a slash or with the ending of its file.
map $uri $site_address {
  default "";
${[...fixedAddresses, ...fixedFiles].map((address) => line(spellingsOf(address), address)).join('')}${articlePlaces
  .map((folder) => line(`~*^${literal(folder)}/(?<article>\\d+)${excess}$`, `${folder}/$article`))
  .join('')}}

# The same, or nothing where the address is exact already.
map "$site_address $uri" $site_redirect {
  default $site_address;
  "~^ " "";
  "~^(?<exact>\\S+) \\k<exact>$" "";
}

map $uri $site_not_found {
${notFoundPlaces
  .map(({ folder, withFolder, file }) =>
    folder === ''
      ? `  default ${file};\n`
      : line(`~*^${literal(folder)}${withFolder ? '(/|$)' : '/'}`, file),
  )
  .join('')}}

map $uri $site_caching {
  default no-cache;
  ~^/_astro/ "public, max-age=31536000, immutable";
}

map $uri $site_embedding {
  default ${commonHeaders[embedding]};
${shownPatterns.map((pattern) => line(pattern, shownElsewhere.headers[embedding])).join('')}}
`;
}

function spellingsOf(address: string): string {
  return address === '/' ? '~*^/index\\.html$' : `~*^${literal(address)}${excess}$`;
}

function line(source: string, value: string): string {
  return `  "${source}" "${value}";\n`;
}
