import { fixedAddresses, notFoundPlaces } from './addresses.ts';

/**
 * `_redirects`, which Netlify, Cloudflare Pages and others read: addresses with a slash, and in small letters, lead to
 * the exact ones. Not-found pages come last; hosts that look for the nearest 404.html themselves pass over those lines.
 */
export function redirectsFile(): string {
  const moves = fixedAddresses
    .filter((address) => address !== '/')
    .flatMap((address) => {
      const small = address.toLowerCase();
      const spellings = small === address ? [address] : [small, address];
      return spellings.flatMap((from) => [
        ...(from === address ? [] : [`${from} ${address} 301`]),
        `${from}/ ${address} 301`,
      ]);
    });
  const missing = notFoundPlaces.map(({ folder, file }) => `${folder}/* ${file} 404`);
  return `${[...moves, ...missing].join('\n')}\n`;
}
