/**
 * What the company's specification prescribes, apart from statements that check:content asks for.
 * Another company replaces it.
 */
import type { companyProfile } from '../../src/domain/company.ts';
import type * as offer from '../../src/domain/loan/offer.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import type { Alias, PageRef, Section } from '../../src/i18n/routes.ts';

export const specifiedProfile: Partial<Record<keyof typeof companyProfile, unknown>> = {
  badge: 'Finance Pro',
  founded: 2020,
  customers: 10_000,
  satisfaction: 0.98,
  openingHours: [
    ...Array.from({ length: 5 }, () => ({ opens: '09:00', closes: '17:00' })),
    { opens: '10:00', closes: '14:00' },
    null,
  ],
};

export const specifiedOffer: Partial<Record<keyof typeof offer, unknown>> = {
  nominalRate: 0.05,
  amountLimits: { min: 3_000, max: 900_000, step: 1_000, default: 5_000 },
  termLimits: { min: 3, max: 360, step: 1, default: 12 },
};

export const specifiedSections: readonly Section[] = [
  'services',
  'benefits',
  'how-it-works',
  'testimonials',
  'faq',
];

/** Reading time in minutes of each prescribed article, by id. */
export const specifiedReadTimes: Readonly<Record<number, number>> = { 1: 5, 2: 6, 3: 4 };

export const specifiedQuestions = [1, 2, 3, 4];

/** Pages in the order of {@link specifiedPaths}. */
export const specifiedPages: readonly PageRef[] = [
  ...(['home', 'terms', 'privacy', 'cookies', 'disclaimer', 'contact', 'about', 'blog'] as const),
  ...[1, 2, 3].map((article) => ({ article })),
];

/** Languages and pages that came later are not in it. */
export const specifiedPaths: Partial<Record<SiteLanguage, string>> = {
  nl: '/ /terms /privacy /cookies /disclaimer /contact /about /blog /blog/1 /blog/2 /blog/3',
  de: '/de /de/bedingungen /de/datenschutz /de/CookiesRichtlinie /de/haftungsausschluss /de/kontakt /de/about /de/blog /de/blog/1 /de/blog/2 /de/blog/3',
  fi: '/fi /fi/ehdot /fi/tietosuoja /fi/evasteet /fi/vastuuvapaus /fi/yhteystiedot /fi/tietoa-meista /fi/blog /fi/blog/1 /fi/blog/2 /fi/blog/3',
  hu: '/hu /hu/altalanos-feltetelek /hu/adatvedelmi-szabalyzat /hu/sutik /hu/Jogi-nyilatkozat /hu/kapcsolat /hu/tudjon-meg-rolam /hu/blog /hu/blogi/1 /hu/blogi/2 /hu/blogi/3',
  lb: '/lb /lb/bedingunge /lb/datenschutz /lb/cookiesrichtlinn /lb/haftungsausschloss /lb/kontakt /lb/iwwert-ons /lb/blog /lb/blog/1 /lb/blog/2 /lb/blog/3',
  sl: '/sl /sl/pogoji-uporabe /sl/politika-zasebnosti /sl/cookies-politika /sl/odpovednost-izkljucitev /sl/kontakt /sl/o-nas /sl/blog /sl/blog/1 /sl/blog/2 /sl/blog/3',
};

export const specifiedAliases: readonly Alias[] = [
  { path: '/nl', page: 'home', language: 'nl' },
  { path: '/fi/about', page: 'about', language: 'fi' },
  { path: '/blogi', page: 'blog', language: 'fi' },
  { path: '/lb/bedingungen', page: 'terms', language: 'lb' },
  { path: '/lb/cookiesrichtlinie', page: 'cookies', language: 'lb' },
];

/** By catalogue and key. The specification has the badges in English: Popular and Free. */
export const specifiedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wizard nl': {
    'toasts.incomplete.title': 'Formulier onvolledig',
    'toasts.incomplete.description': 'Vul alstublieft alle velden in voordat u verder gaat.',
    'toasts.failed.title': 'Fout bij verzenden',
    'toasts.failed.description': 'Er is een fout opgetreden. Probeer het later opnieuw.',
    'toasts.sent.title': 'Aanvraag succesvol verzonden',
    'toasts.sent.description': 'Ons team zal uw aanvraag zo spoedig mogelijk beoordelen.',
    title: 'Leningaanvraag',
    close: 'Sluiten',
    'steps.1': 'Leningdetails',
    'steps.2': 'Persoonlijke gegevens',
    'steps.3': 'Contactgegevens',
    step: 'Stap {step} van {total}: {name}',
    'buttons.back': 'Vorige',
    'buttons.next': 'Volgende',
    'buttons.submit': 'Aanvraag indienen',
    'buttons.sending': 'Verzenden...',
  },
  'wizard de': {
    'toasts.incomplete.title': 'Unvollständiges Formular',
    'toasts.incomplete.description': 'Bitte füllen Sie alle Felder aus, bevor Sie fortfahren.',
    'toasts.failed.title': 'Senden fehlgeschlagen',
    'toasts.failed.description':
      'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    'toasts.sent.title': 'Anfrage erfolgreich gesendet',
    'toasts.sent.description': 'Unser Team wird Ihre Anfrage so schnell wie möglich prüfen.',
  },
  'wizard fi': {
    'toasts.incomplete.title': 'Lomake on puutteellinen',
    'toasts.incomplete.description': 'Täytä kaikki kentät ennen kuin jatkat.',
    'toasts.failed.title': 'Lähetysvirhe',
  },
  'wizard hu': {
    'toasts.incomplete.title': 'Hiányos űrlap',
    'toasts.failed.title': 'Hiba az elküldés során',
  },
  'wizard lb': {
    'toasts.incomplete.title': 'Formulaire net komplett',
    'toasts.incomplete.description': 'Fëllt w.e.g. all Felder aus fir weiderzefueren',
    'toasts.failed.title': 'Feeler beim Schécken',
    'toasts.failed.description':
      'Et ass e Problem geschitt. Probéiert et w.e.g. méi spéit nach eng Kéier.',
    'toasts.sent.title': 'Demande erfollegräich geschéckt',
    'toasts.sent.description': 'Eist Team këmmert sech sou séier wéi méiglech ëm Är Demande.',
  },
  'site nl': {
    'contact.toasts.sent.title': 'Bericht verzonden',
    'contact.toasts.failed.title': 'Fout bij verzenden',
    'services.apply': 'Aanvragen',
    'cookieBanner.later': 'Later',
    'articleNotFound.title': 'Artikel niet gevonden',
  },
  'home nl': {
    'benefits.items.speed.title': 'Snelheid',
    'benefits.items.security.title': 'Veiligheid',
    'benefits.items.simplicity.title': 'Eenvoud',
    'benefits.items.quality.title': 'Kwaliteit',
    'services.cards.newLoan.badge': 'Populair',
    'services.cards.advice.badge': 'Gratis',
  },
  'site de': {
    'contact.toasts.sent.title': 'Nachricht gesendet',
    'contact.toasts.failed.title': 'Fehler beim Senden',
  },
  'site fi': {
    'contact.toasts.sent.title': 'Viesti lähetetty',
    'contact.toasts.failed.title': 'Lähetys epäonnistui',
  },
  'site hu': {
    'contact.toasts.sent.title': 'Üzenet elküldve',
    'contact.toasts.failed.title': 'Küldés sikertelen',
  },
  'site lb': {
    'contact.toasts.sent.title': 'Nachricht gesant',
    'contact.toasts.sent.description': 'Mir melden eis esou schnell wéi méiglech bei Iech.',
    'contact.toasts.failed.title': 'Feeler beim Senden',
    'contact.toasts.failed.description':
      'Eppes ass schif gelaf. Probéiert et w.e.g. méi spéit nach eng Kéier.',
  },
  'site sl': {
    'contact.toasts.sent.title': 'Sporočilo poslano',
    'contact.toasts.sent.description': 'Vas bomo kontaktirali v najkrajšem možnem času.',
    'contact.toasts.failed.title': 'Napaka pri pošiljanju',
    'contact.toasts.failed.description': 'Prišlo je do napake. Prosimo, poskusite znova pozneje.',
    'articleNotFound.title': 'Članek ni bil najden',
  },
};
