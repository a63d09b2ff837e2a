import { barePolicy, commonHeaders, shownElsewhere } from '../../intake/headers.ts';

/**
 * `_headers`, which Netlify, Cloudflare Pages and others read. Every page carries its own policy in its head, and
 * browsers keep to both; what a head cannot say stands here. Rules for each page would soon be more than hosts read.
 * Where two rules fit, some hosts take the later value and others join both, which browsers then read as none: either
 * way, other sites may show what they may.
 */
export function headersFile(): string {
  const everywhere = Object.entries({
    ...commonHeaders,
    'content-security-policy': "frame-ancestors 'none'",
    'x-frame-options': 'DENY',
  });
  const { folder, files, headers } = shownElsewhere;
  return [
    rule('/*', everywhere),
    rule('/_astro/*', [
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['content-security-policy', barePolicy],
    ]),
    ...[`${folder}*`, ...files].map((path) => rule(path, Object.entries(headers))),
  ].join('\n');
}

function rule(path: string, headers: readonly (readonly [name: string, value: string])[]): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
