/** Those of the driver's options that name a socket, and how TLS is done. */
const databaseOptions = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * @param isLocal whether a host is this machine
 * @returns undefined when the text is no address of a PostgreSQL database, or has unknown options. Where
 *   it says nothing of TLS, the address that is returned asks for it, unless the server is on this machine
 */
export function databaseUrlOf(
  text: string,
  isLocal: (host: string) => boolean,
): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !/^\/[^/]+$/.test(url.pathname))
    return undefined;
  const options = url.searchParams;
  // Encoded when it is the path of a socket.
  const host = (options.get('host') ?? url.hostname).replaceAll(/%2f/gi, '/');
  // Rejects duplicate options: pg and URLSearchParams pick different ones.
  const names = [...options.keys()];
  const areKnown = names.every((name) => databaseOptions.includes(name));
  if (!host || url.hash || !areKnown || new Set(names).size < names.length) {
    return undefined;
  }
  if (!options.has('sslmode')) {
    options.set('sslmode', isLocal(host) || host.startsWith('/') ? 'disable' : 'verify-full');
  }
  return /^(disable|verify-full)$/.test(options.get('sslmode') ?? '') ? url.href : undefined;
}
