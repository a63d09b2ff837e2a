/** What the company's specification prescribes, for check:content and tests. Another company replaces or empties it. */
import type { company, Offer } from '../../domain/company.ts';
import { amountLimits, termLimits } from '../../domain/loan/limits.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import type { PageName, Section } from '../../i18n/routes.ts';

/** Facts about the company that its texts and pictures rely on. */
export const specifiedCompany: Partial<Record<keyof typeof company, unknown>> = {
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

export const specifiedOffer: Partial<Record<keyof Offer, unknown>> = {
  rate: 0.05,
  amount: { min: 3_000, max: 900_000, step: 1_000, default: 5_000 },
  term: { min: 3, max: 360, step: 1, default: 12 },
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

/** The prescribed questions are 1 to this number. */
export const specifiedQuestions = 4;

interface Said {
  pattern: RegExp;
  /** The statement, as the end of “This text must say …”. */
  say: string;
}

const age = said('18', 'from what age: 18');
const termsOfPayout: Said = {
  pattern: /\b24\b.*\b48\b/s,
  say: 'that the process takes 24 to 48 hours',
};

/** The country of residence in each language's FAQ. The Luxembourgish FAQ names Germany, as the German one does. */
const residence: Record<string, string> = {
  nl: 'Nederland',
  de: 'Deutschland',
  fi: 'Suome',
  hu: 'Magyarország',
  lb: 'Däitschland',
  sl: 'Sloveni',
};

/** Stems of Belgium and European Union in each language's terms; endings may follow. */
const unions: Record<string, [belgium: string, union: string]> = {
  nl: ['België', 'Europese Unie'],
  de: ['Belgien', 'Europäischen Union'],
  fi: ['Belgia', 'Euroopan unioni'],
  hu: ['Belgium', 'Európai Unió'],
  lb: ['Belsch', 'Europäescher Unioun'],
  sl: ['Belgij', 'Evropske unije'],
};

/** The statements that a text must make. @param subject such as `faq 1` or `legal terms` */
export function saidIn(subject: string, language: string): Said[] {
  const country = residence[language];
  const union = unions[language] ?? [];
  const rules: Record<string, Said[]> = {
    'faq 1': [age, ...(country ? [said(country, `that one lives in ${country}…`)] : [])],
    'faq 2': [
      amount(amountLimits.min),
      amount(amountLimits.max),
      {
        pattern: new RegExp(`\\b${termLimits.min}\\b.*\\b${termLimits.max}\\b`, 's'),
        say: `the terms: ${termLimits.min} to ${termLimits.max} months`,
      },
    ],
    'faq 3': [said('3', 'that bank statements of the last 3 months are needed')],
    'faq 4': [termsOfPayout],
    'legal terms': [
      age,
      ...union.map((name) => said(name, `where one must live: ${name}…`)),
      termsOfPayout,
    ],
    'legal privacy': [{ pattern: /\{retention\}/, say: 'how long data is kept: {retention}' }],
    'legal cookies': [said('cookieConsent', 'the name of what is kept: `cookieConsent`')],
  };
  return rules[subject] ?? [];
}

/** Legal pages with numbered sections, and the smallest number of them. */
export const numberedSections: Readonly<Record<string, number>> = { terms: 7, privacy: 6 };

/** Prescribed texts, by catalogue and key. The specification has the badges in English: Popular and Free. */
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
    'steps.loan': 'Leningdetails',
    'steps.person': 'Persoonlijke gegevens',
    'steps.contact': 'Contactgegevens',
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
    'benefits.items.speed.title': 'Snelheid',
    'benefits.items.security.title': 'Veiligheid',
    'benefits.items.simplicity.title': 'Eenvoud',
    'benefits.items.quality.title': 'Kwaliteit',
    'cookieBanner.later': 'Later',
    'services.cards.newLoan.badge': 'Populair',
    'services.cards.advice.badge': 'Gratis',
    'articleNotFound.title': 'Artikel niet gevonden',
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

/** Prescribed claims, by the key of the text that makes them. */
export const claims: Readonly<Record<string, Said>> = {
  'facts.customers.value': { pattern: /\{count\}/, say: 'how many customers there are: {count}' },
  'facts.satisfaction.value': { pattern: /\{rate\}/, say: 'how many are satisfied: {rate}' },
  'facts.founded.value': { pattern: /\{year\}/, say: 'since when: {year}' },
  'benefits.items.speed.text': said('24', 'that an answer takes 24 hours'),
  'benefits.items.simplicity.text': said('100', 'that all of it is online: 100 %'),
  'howItWorks.steps.approval.time': said('24', 'that approval takes 24 hours'),
  'howItWorks.steps.payout.time': said('48', 'that the payout takes 48 hours'),
};

type SpecifiedPage =
  | ('home' | 'terms' | 'privacy' | 'cookies')
  | ('disclaimer' | 'contact' | 'about' | 'blog');

type Row = Record<SpecifiedPage, string> & { articles: [string, string, string] };

/** The route table and the built site must match it. Languages and pages that came later have no row. */
export const specifiedAddresses: Partial<Record<SiteLanguage, Row>> = {
  nl: {
    home: '/',
    terms: '/terms',
    privacy: '/privacy',
    cookies: '/cookies',
    disclaimer: '/disclaimer',
    contact: '/contact',
    about: '/about',
    blog: '/blog',
    articles: ['/blog/1', '/blog/2', '/blog/3'],
  },
  de: {
    home: '/de',
    terms: '/de/bedingungen',
    privacy: '/de/datenschutz',
    cookies: '/de/CookiesRichtlinie',
    disclaimer: '/de/haftungsausschluss',
    contact: '/de/kontakt',
    about: '/de/about',
    blog: '/de/blog',
    articles: ['/de/blog/1', '/de/blog/2', '/de/blog/3'],
  },
  fi: {
    home: '/fi',
    terms: '/fi/ehdot',
    privacy: '/fi/tietosuoja',
    cookies: '/fi/evasteet',
    disclaimer: '/fi/vastuuvapaus',
    contact: '/fi/yhteystiedot',
    about: '/fi/tietoa-meista',
    blog: '/fi/blog',
    articles: ['/fi/blog/1', '/fi/blog/2', '/fi/blog/3'],
  },
  hu: {
    home: '/hu',
    terms: '/hu/altalanos-feltetelek',
    privacy: '/hu/adatvedelmi-szabalyzat',
    cookies: '/hu/sutik',
    disclaimer: '/hu/Jogi-nyilatkozat',
    contact: '/hu/kapcsolat',
    about: '/hu/tudjon-meg-rolam',
    blog: '/hu/blog',
    articles: ['/hu/blogi/1', '/hu/blogi/2', '/hu/blogi/3'],
  },
  lb: {
    home: '/lb',
    terms: '/lb/bedingunge',
    privacy: '/lb/datenschutz',
    cookies: '/lb/cookiesrichtlinn',
    disclaimer: '/lb/haftungsausschloss',
    contact: '/lb/kontakt',
    about: '/lb/iwwert-ons',
    blog: '/lb/blog',
    articles: ['/lb/blog/1', '/lb/blog/2', '/lb/blog/3'],
  },
  sl: {
    home: '/sl',
    terms: '/sl/pogoji-uporabe',
    privacy: '/sl/politika-zasebnosti',
    cookies: '/sl/cookies-politika',
    disclaimer: '/sl/odpovednost-izkljucitev',
    contact: '/sl/kontakt',
    about: '/sl/o-nas',
    blog: '/sl/blog',
    articles: ['/sl/blog/1', '/sl/blog/2', '/sl/blog/3'],
  },
};

export const specifiedAliases = [
  { address: '/nl', page: 'home', language: 'nl' },
  { address: '/fi/about', page: 'about', language: 'fi' },
  { address: '/blogi', page: 'blog', language: 'fi' },
  { address: '/lb/bedingungen', page: 'terms', language: 'lb' },
  { address: '/lb/cookiesrichtlinie', page: 'cookies', language: 'lb' },
] as const satisfies { address: string; page: PageName; language: SiteLanguage }[];

function said(words: string, say: string): Said {
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${words}`, 'u'), say };
}

/** An amount with any grouping of thousands. */
function amount(euros: number): Said {
  const digits = String(euros).replace(/\B(?=(\d{3})+$)/g, '[.,\\s]');
  return { pattern: new RegExp(`\\b${digits}\\b`), say: `the amount ${euros}` };
}
