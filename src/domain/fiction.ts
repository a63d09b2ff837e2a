/**
 * The fictional company data, and what a build does with them at a public address, where visitors
 * would believe them.
 */
import { company } from './company.ts';

/** Reserved names (RFC 2606, RFC 6761) and names of private networks. */
const reservedNames =
  /(^|\.)(example|test|invalid|localhost|local|internal)$|(^|\.)example\.(com|net|org)$/;

/**
 * Belgium reserves no numbers for fiction. In zone 2, Brussels, numbers begin with 2 to 8 (fixed
 * lines of BE in Google's libphonenumber, read on 2026-11-28), so no number has 0 after the zone.
 */
const unassignedPhone = /^\+3220\d{6}$/;

/** Whether visitors could come to this origin. */
export function isPublicOrigin(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? '';
  const isAddress = /^[\d.]+$|^\[/.test(host);
  return host.includes('.') && !isAddress && !reservedNames.test(host);
}

/**
 * Whether visitors could believe a lender that does not exist. Search engines then list no page,
 * and structured data name no lender.
 */
export function isPublicFiction(origin: string): boolean {
  return company.isFictional && isPublicOrigin(origin);
}

/** Whether a number, written as in a `tel:` or `wa.me` link, is assigned to no customer. */
export function isUnassignedPhone(number: string): boolean {
  return unassignedPhone.test(`+${number.replace(/^\+/, '')}`);
}

/** What a build says about its origin; undefined when there is nothing to say. */
export function originWarning(origin: string): string | undefined {
  if (!isPublicOrigin(origin))
    return `Canonical links, translations, sitemap and Open Graph images point to ${origin}, where no visitor comes: set SITE_URL to the site's origin (docs/settings.md).`;
  return company.isFictional
    ? `The lender is fictional (isFictional in content/company.yaml) and ${origin} is a real address: search engines are told to list no page, and structured data name no lender and no loan (docs/going-live.md).`
    : undefined;
}

/** The company data that are still fictional. */
export function fictionalData(): string[] {
  const { email, number, phone } = company;
  return [
    ...(reservedNames.test(email.split('@')[1] ?? '') ? [email] : []),
    ...(/^[0.]+$/.test(number) ? [`the company number ${number}`] : []),
    ...(isUnassignedPhone(phone.dial) ? [`the telephone number ${phone.text}`] : []),
  ];
}
