/**
 * The rules by which MDN's HTTP Observatory (version 1.6, algorithm 6) gives points, as far as headers can lose or earn
 * them: https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js. The package itself cannot be
 * installed without downloading lists, and looks at one page of a public host.
 */

type Headers = Readonly<Record<string, unknown>>;

/** Points of an answer over TLS from a host that redirects to it; each rule with what it gave. */
export function grade(headers: Headers): { points: number; rules: Record<string, number> } {
  const of = (name: string) => String(headers[name] ?? '').toLowerCase();
  const policy = policyIn(of('content-security-policy'));
  const sources = (...names: string[]) =>
    names.map((name) => policy.get(name)).find(Boolean) ?? ['*'];
  const broad = /^(\*|https?:(\/\/\*.*)?|ftp:)$/;
  const isUnsafe = (list: string[]) =>
    list.some((source) => broad.test(source) || /^('unsafe-(inline|eval)'|data:)$/.test(source));
  const isStrict =
    !isUnsafe(sources('script-src', 'default-src')) &&
    !isUnsafe(sources('style-src', 'default-src')) &&
    !isUnsafe(sources('object-src', 'default-src')) &&
    ![...policy.values()].flat().some((source) => /^(http|ftp):/.test(source));
  const isBare = policy.get('default-src')?.join() === "'none'";
  const maxAge = Number(/max-age=(\d+)/.exec(of('strict-transport-security'))?.[1] ?? -1);
  const rules = {
    'content-security-policy': !policy.size ? -25 : !isStrict ? -20 : isBare ? 10 : 5,
    'x-frame-options': policy.has('frame-ancestors')
      ? 5
      : of('x-frame-options') === 'deny'
        ? 0
        : -20,
    'referrer-policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      of('referrer-policy'),
    )
      ? 5
      : -5,
    'x-content-type-options': of('x-content-type-options') === 'nosniff' ? 0 : -5,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(of('cross-origin-resource-policy'))
      ? 10
      : 0,
    'cross-origin-embedder-policy': of('cross-origin-embedder-policy') === 'require-corp' ? 10 : 0,
    'cross-origin-opener-policy': of('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    'strict-transport-security': maxAge >= 15_552_000 ? 0 : maxAge < 0 ? -20 : -10,
    'cross-origin-resource-sharing': of('access-control-allow-origin') === '' ? 0 : -50,
    cookies: of('set-cookie') === '' ? 0 : -20,
  };
  const given = Object.values(rules);
  const lost = given.filter((points) => points < 0).reduce((sum, points) => sum + points, 100);
  const earned = given.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  // Extra points need a base of 90.
  return { points: lost + (lost >= 90 ? earned : 0), rules };
}

/** @throws Error when a directive stands twice */
function policyIn(header: string): Map<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  const policy = new Map<string, string[]>();
  for (const [name = '', ...sources] of directives) {
    if (name === '') continue;
    if (policy.has(name)) throw new Error(`${name} stands twice in a policy`);
    policy.set(name, sources.length === 0 ? ["'none'"] : sources);
  }
  return policy;
}
