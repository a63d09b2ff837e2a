/** The company and its loan offer, both fictional. Steps for a real company: `docs/recipes/make-it-yours.md`. */
import type { SiteMessages } from '../i18n/messages/types.ts';

export const company = {
  /** Marks facts and testimonials as examples. */
  isFictional: true,
  name: 'Solvanta',
  badge: 'Finance Pro',
  /** Default of the setting SITE_URL. */
  origin: 'https://solvanta.example',
  number: '0000.000.000',
  email: 'info@solvanta.example',
  /** `text` has no-break spaces, so that the number stays on one line. `src/domain/fiction.ts` says why it is nobody's. */
  phone: { text: '+32\u00a02\u00a0000\u00a000\u00a000', dial: '+3220000000' },
  /** Spoken on the telephone; the site's languages are those of its pages. */
  phoneLanguages: ['nl', 'fr', 'de', 'en'],
  chatService: 'WhatsApp',
  chat: 'https://wa.me/3220000000',
  street: 'Voorbeeldlaan 1',
  postalCode: '1000',
  /** ISO 3166-1. The names of country and city are in `src/i18n/messages/site/`. */
  country: 'BE',
  founded: 2020,
  /** Lower bound. */
  customers: 10_000,
  /** Satisfied customers, as a fraction. */
  satisfaction: 0.98,
  timeZone: 'Europe/Brussels',
  /** Source of the satisfaction: number of customers who answered, and closing date. */
  survey: { customers: 1_200, date: '2026-03-31' },
  /** Opening hours in Brussels time from Monday to Sunday; null when closed. */
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

/** Hours after a loan request in which its first answer comes. The texts name the same figure. */
export const answerHours = 24;

/** Range of a slider, in whole euros or whole months. */
export interface SliderRange {
  min: number;
  max: number;
  /** Divides the range and every step of {@link buttons}. */
  step: number;
  default: number;
  /** Steps of the plus and minus buttons, each for values under `below`; the last has Infinity. */
  buttons: readonly (readonly [below: number, step: number])[];
}

export interface Offer {
  /** Fixed nominal rate per year, as a fraction. */
  rate: number;
  amount: SliderRange;
  term: SliderRange;
  /** Loan of the representative example: amount in euros, term in months. */
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

export interface Supervision {
  registration: string;
  supervisor: string;
  ombudsman: string;
}

/** A fictional company has no licence. The footer shows what is filled in; texts name the ombudsman. */
export const supervision: Supervision = {
  registration: '',
  supervisor: '',
  ombudsman: 'Ombudsfin',
};

export function postalAddress({ city, country }: SiteMessages['address']): string {
  // The no-break space keeps postcode and town together.
  return `${company.street}, ${company.postalCode}\u00a0${city}, ${country}`;
}
