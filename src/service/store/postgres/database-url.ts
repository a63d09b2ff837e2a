import { isLocalHost } from '../../../helpers/local-host.ts';

/** The driver's options that are allowed: for a socket, and for TLS. */
const databaseOptions = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * Adds a missing `sslmode`: `verify-full`, or `disable` on this machine.
 * @returns undefined when the text is no address of PostgreSQL, or has other options
 */
export function parseDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (
    !url ||
    !isDecodable(url.href) ||
    !/^postgres(ql)?:$/.test(url.protocol) ||
    !/^\/[^/@]+$/.test(url.pathname)
  )
    return undefined;
  const options = url.searchParams;
  // The path of a socket is percent-encoded.
  const host = (options.get('host') ?? url.hostname).replaceAll(/%2f/gi, '/');
  // Rejects duplicate options: pg and URLSearchParams pick different ones.
  const names = [...options.keys()];
  const areKnown = names.every((name) => databaseOptions.includes(name));
  if (!host || url.hash || !areKnown || new Set(names).size < names.length) return undefined;
  if (!options.has('sslmode'))
    options.set('sslmode', isLocalHost(host) || host.startsWith('/') ? 'disable' : 'verify-full');
  return /^(disable|verify-full)$/.test(options.get('sslmode') ?? '') ? url.href : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
