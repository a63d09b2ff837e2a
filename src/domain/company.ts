/**
 * Who the site is about, and what it lends. Everything here is fictional (the domain and the numbers belong to nobody):
 * `docs/recipes/make-it-yours.md` says what else a real company changes.
 */
import type { SiteMessages } from '../i18n/messages/contract.ts';

export const company = {
  /** Facts and testimonials say that they are examples. */
  isFictional: true,
  name: 'Solvanta',
  badge: 'Finance Pro',
  /** Where the site will stand, unless the setting SITE_URL says otherwise. */
  origin: 'https://solvanta.example',
  /** In the register of companies. */
  number: '0000.000.000',
  email: 'info@solvanta.example',
  /** As people read it, with no-break spaces so that it stays on one line, and as a telephone dials it. */
  phone: { text: '+32\u00a02\u00a0555\u00a001\u00a000', dial: '+3225550100' },
  /** The messaging app, and where it opens a conversation. */
  chatService: 'WhatsApp',
  chat: 'https://wa.me/32475550100',
  street: 'Voorbeeldlaan 1',
  postalCode: '1000',
  /** ISO 3166-1. Its name and the city's are in `src/i18n/messages/site/`, in the words of each language. */
  country: 'BE',
  founded: 2020,
  /** More than this many customers. */
  customers: 10_000,
  /** Satisfied customers, as a fraction. */
  satisfaction: 0.98,
  timeZone: 'Europe/Brussels',
  /** How that was measured: this many customers answered, until this day. */
  survey: { customers: 1_200, date: '2026-03-31' },
  /** Local times, by day of the week, Monday first; null when closed. */
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

/** What the sliders take: whole euros or whole months. */
export interface Limits {
  min: number;
  max: number;
  /** A divisor of the range and of every step of {@link buttons}. */
  step: number;
  /** What the site begins with. */
  default: number;
  /** What the plus and minus buttons add or take away below a value; the last is for all the others. */
  buttons: readonly (readonly [below: number, step: number])[];
}

export interface Offer {
  /** Fixed nominal rate per year, as a fraction. */
  rate: number;
  amount: Limits;
  term: Limits;
  /** The loan of the representative example: amount in euros, term in months. */
  example: { amount: number; term: number };
}

export const offer: Offer = {
  rate: 0.05,
  amount: {
    min: 3_000,
    max: 900_000,
    step: 1_000,
    default: 5_000,
    buttons: [
      [20_000, 1_000],
      [100_000, 5_000],
      [300_000, 10_000],
      [Infinity, 25_000],
    ],
  },
  term: {
    min: 3,
    max: 360,
    step: 1,
    default: 12,
    buttons: [
      [24, 1],
      [120, 6],
      [Infinity, 12],
    ],
  },
  example: { amount: 5_000, term: 12 },
};

/** What a lender is registered and supervised under. */
export interface Supervision {
  /** Its number in the supervisor's register of lenders. */
  registration: string;
  /** Who supervises it. */
  supervisor: string;
  /** The complaint body of which it is a member. */
  ombudsman: string;
}

/** A fictional company has none; the footer shows what is filled in. */
export const supervision: Supervision = { registration: '', supervisor: '', ombudsman: '' };

/** The address in one line, in a language's own words for city and country. */
export function postalAddress({ city, country }: SiteMessages['address']): string {
  // A postcode stays with its town.
  return `${company.street}, ${company.postalCode}\u00a0${city}, ${country}`;
}
