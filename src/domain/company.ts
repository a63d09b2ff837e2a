/**
 * Who the site is about. Everything here is fictional (the domain and the numbers belong to nobody): for a real company
 * change this file, and the names of its city and country in `src/i18n/messages/site/`.
 */
import type { SiteMessages } from '../i18n/messages/contract.ts';

export const company = {
  name: 'Solvanta',
  badge: 'Finance Pro',
  /** In the register of companies. */
  number: '0000.000.000',
  email: 'info@solvanta.example',
  /** As people read it, with no-break spaces so that it stays on one line, and as a telephone dials it. */
  phone: { text: '+32\u00a02\u00a0555\u00a001\u00a000', dial: '+3225550100' },
  /** The messaging app, and its number, international, digits only. */
  chatService: 'WhatsApp',
  chatNumber: '32475550100',
  street: 'Voorbeeldlaan 1',
  postalCode: '1000',
  founded: 2020,
  /** More than this many customers. */
  customers: 10_000,
  /** Satisfied customers, as a fraction. */
  satisfaction: 0.98,
  /** Local times in Brussels, by day of the week, Monday first; null when closed. */
  openingHours: [
    { opens: '09:00', closes: '17:00' },
    { opens: '09:00', closes: '17:00' },
    { opens: '09:00', closes: '17:00' },
    { opens: '09:00', closes: '17:00' },
    { opens: '09:00', closes: '17:00' },
    { opens: '10:00', closes: '14:00' },
    null,
  ],
} as const;

export const chatLink = `https://wa.me/${company.chatNumber}`;

/** The address in one line, in a language's own words for city and country. */
export function postalAddress({ city, country }: SiteMessages['address']): string {
  // A postcode stays with its town.
  return `${company.street}, ${company.postalCode}\u00a0${city}, ${country}`;
}
