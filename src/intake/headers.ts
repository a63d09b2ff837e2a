/** Headers of every answer, whoever asks and whatever is answered. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The content security policy of everything that is no page. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** What every answer starts with; pages put their own policy and caching in place of these. */
export const firstHeaders = {
  ...commonHeaders,
  'content-security-policy': barePolicy,
  'cache-control': 'no-store',
};

/**
 * The policy that a page carries in its `<meta http-equiv="content-security-policy">`, as a header: with
 * `frame-ancestors`, which browsers ignore in a meta element. A page without one gets {@link barePolicy}.
 */
export function policyOf(html: string): string {
  const metas = html.match(/<meta\s[^>]*>/gi) ?? [];
  const meta = metas.find((tag) => /\shttp-equiv=["']?content-security-policy["'\s]/i.test(tag));
  const content = meta && /\scontent=(?:"([^"]*)"|'([^']*)')/i.exec(meta);
  if (!content) return barePolicy;
  const policy = decode(content[1] ?? content[2] ?? '').trim();
  return `${policy.replaceAll(/\s+/g, ' ').replace(/;$/, '')}; frame-ancestors 'none'`;
}

function decode(attribute: string): string {
  return attribute
    .replaceAll(/&quot;|&#34;|&#x22;/gi, '"')
    .replaceAll(/&apos;|&#39;|&#x27;/gi, "'")
    .replaceAll(/&amp;|&#38;|&#x26;/gi, '&');
}
