/**
 * Who the site is about. Everything here is fictional (the domain and the numbers belong to nobody): whoever uses the
 * site for a real company changes this one file.
 */
import type { Language, SiteLanguage } from './i18n/languages.ts';

export const company = {
  name: 'Solvanta',
  badge: 'Finance Pro',
  email: 'info@solvanta.example',
  /** As people read it, with no-break spaces so that it stays on one line, and as a telephone dials it. */
  phone: { text: '+32\u00a02\u00a0555\u00a001\u00a000', dial: '+3225550100' },
  /** Number of the messaging app, international, digits only. */
  chatNumber: '32475550100',
  street: 'Voorbeeldlaan 1',
  postalCode: '1000',
  /** Brussels as each language calls it. */
  city: {
    nl: 'Brussel',
    de: 'Brüssel',
    fi: 'Bryssel',
    hu: 'Brüsszel',
    lb: 'Bréissel',
    sl: 'Bruselj',
  } satisfies Record<SiteLanguage, string>,
  country: {
    nl: 'België',
    de: 'Belgien',
    fi: 'Belgia',
    hu: 'Belgium',
    lb: 'Belsch',
    sl: 'Belgija',
  } satisfies Record<SiteLanguage, string>,
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
export function postalAddress(language: SiteLanguage): string {
  const { street, postalCode, city, country } = company;
  // A postcode stays with its town.
  return `${street}, ${postalCode}\u00a0${city[language]}, ${country[language]}`;
}

interface CreditWarning {
  text: string;
  /** Set by the operator once a lawyer has confirmed the wording for the market in question. */
  verified: boolean;
}

/**
 * The sentence that credit advertising must carry: Belgian Code of Economic Law, art. VII.64 §2; Directive (EU)
 * 2023/2225, art. 8(1).
 */
export const creditWarnings: Record<Language, CreditWarning> = {
  nl: { text: 'Let op, geld lenen kost ook geld.', verified: true },
  de: { text: 'Achtung! Kreditaufnahme kostet Geld.', verified: true },
  fi: { text: 'Varoitus! Rahan lainaaminen maksaa.', verified: false },
  hu: { text: 'Figyelem! A hitelfelvétel pénzbe kerül.', verified: false },
  lb: { text: 'Opgepasst! Suen ze léine kascht Suen.', verified: false },
  sl: { text: 'Pozor! Izposojanje denarja stane.', verified: false },
  en: { text: 'Caution! Borrowing money costs money.', verified: true },
  sv: { text: 'Varning! Att låna pengar kostar pengar.', verified: false },
  es: { text: '¡Atención! Pedir dinero prestado cuesta dinero.', verified: false },
};
