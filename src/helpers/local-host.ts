/** Whether a host is this machine, to which connections need no TLS. */
export function isLocalHost(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(host.replace(/^\[(.*)\]$/, '$1'));
}
