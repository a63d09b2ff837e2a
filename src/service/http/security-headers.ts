/** Features of browsers that no page uses. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The security headers of every answer, besides the content security policy. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Files that pages of other sites may show: Open Graph images and icons. */
export const embeddable = {
  folder: '/share/',
  files: [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
  ],
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
} as const;

/** @param path decoded, as visitors write it */
export function isEmbeddable(path: string): boolean {
  const { folder, files } = embeddable;
  return path.startsWith(folder) || files.some((file) => file === path);
}

/** The content security policy of files that are no pages. */
export const assetCsp =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Every answer starts with these. The site's files replace CSP and caching, form pages only
 * the CSP.
 */
export const defaultHeaders = {
  ...commonHeaders,
  'content-security-policy': assetCsp,
  'cache-control': 'no-store',
};

/**
 * The CSP of a page's meta element as the build writes it, with `frame-ancestors`, which only a
 * header can set; or {@link assetCsp}.
 */
export function parseCsp(html: string): string {
  const [, csp] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
  return csp ? `${csp.replace(/;$/, '')}; frame-ancestors 'none'` : assetCsp;
}
