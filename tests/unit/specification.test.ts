/** What the specification says to the letter. Everywhere else tests take their words from the catalogues. */
import { describe, expect, it } from 'vitest';
import { company } from '../../src/company.ts';
import type { SiteMessages, WizardMessages } from '../../src/i18n/contract.ts';
import { fill } from '../../src/i18n/format.ts';
import type { SiteLanguage } from '../../src/i18n/languages.ts';
import { siteMessages } from '../../src/i18n/site-messages.ts';
import { wizardMessages } from '../../src/i18n/wizard-messages.ts';
import { consentKey, consentValue } from '../../src/parts/cookie-banner/keys.ts';
import { swipeThreshold, toastDuration, toastHotkey } from '../../src/stores/toast.ts';

type Toast = 'incomplete' | 'failed' | 'sent';

/** A title, and the description where the specification gives one. */
type Words = [title: string, description?: string];

const wizardToasts: [SiteLanguage, Toast, ...Words][] = [
  [
    'nl',
    'incomplete',
    'Formulier onvolledig',
    'Vul alstublieft alle velden in voordat u verder gaat.',
  ],
  [
    'de',
    'incomplete',
    'Unvollständiges Formular',
    'Bitte füllen Sie alle Felder aus, bevor Sie fortfahren.',
  ],
  ['fi', 'incomplete', 'Lomake on puutteellinen', 'Täytä kaikki kentät ennen kuin jatkat.'],
  ['hu', 'incomplete', 'Hiányos űrlap'],
  ['lb', 'incomplete', 'Formulaire net komplett', 'Fëllt w.e.g. all Felder aus fir weiderzefueren'],
  ['nl', 'failed', 'Fout bij verzenden', 'Er is een fout opgetreden. Probeer het later opnieuw.'],
  [
    'de',
    'failed',
    'Senden fehlgeschlagen',
    'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  ],
  ['fi', 'failed', 'Lähetysvirhe'],
  ['hu', 'failed', 'Hiba az elküldés során'],
  [
    'lb',
    'failed',
    'Feeler beim Schécken',
    'Et ass e Problem geschitt. Probéiert et w.e.g. méi spéit nach eng Kéier.',
  ],
  [
    'nl',
    'sent',
    'Aanvraag succesvol verzonden',
    'Ons team zal uw aanvraag zo spoedig mogelijk beoordelen.',
  ],
  [
    'de',
    'sent',
    'Anfrage erfolgreich gesendet',
    'Unser Team wird Ihre Anfrage so schnell wie möglich prüfen.',
  ],
  [
    'lb',
    'sent',
    'Demande erfollegräich geschéckt',
    'Eist Team këmmert sech sou séier wéi méiglech ëm Är Demande.',
  ],
];

const contactToasts: [SiteLanguage, Exclude<Toast, 'incomplete'>, ...Words][] = [
  ['nl', 'sent', 'Bericht verzonden'],
  ['de', 'sent', 'Nachricht gesendet'],
  ['fi', 'sent', 'Viesti lähetetty'],
  ['hu', 'sent', 'Üzenet elküldve'],
  ['lb', 'sent', 'Nachricht gesant', 'Mir melden eis esou schnell wéi méiglech bei Iech.'],
  ['sl', 'sent', 'Sporočilo poslano', 'Vas bomo kontaktirali v najkrajšem možnem času.'],
  ['nl', 'failed', 'Fout bij verzenden'],
  ['de', 'failed', 'Fehler beim Senden'],
  ['fi', 'failed', 'Lähetys epäonnistui'],
  ['hu', 'failed', 'Küldés sikertelen'],
  [
    'lb',
    'failed',
    'Feeler beim Senden',
    'Eppes ass schif gelaf. Probéiert et w.e.g. méi spéit nach eng Kéier.',
  ],
  [
    'sl',
    'failed',
    'Napaka pri pošiljanju',
    'Prišlo je do napake. Prosimo, poskusite znova pozneje.',
  ],
];

const dutchWizard: [string, (texts: WizardMessages) => string][] = [
  ['Leningaanvraag', ({ title }) => title],
  ['Sluiten', ({ close }) => close],
  ['Leningdetails', ({ steps }) => steps.loan],
  ['Persoonlijke gegevens', ({ steps }) => steps.person],
  ['Contactgegevens', ({ steps }) => steps.contact],
  [
    'Stap 2 van 3: Persoonlijke gegevens',
    (texts) => fill(texts.step, { step: 2, total: 3, name: texts.steps.person }),
  ],
  ['Vorige', ({ buttons }) => buttons.back],
  ['Volgende', ({ buttons }) => buttons.next],
  ['Aanvraag indienen', ({ buttons }) => buttons.submit],
  ['Verzenden...', ({ buttons }) => buttons.sending],
];

const dutchSite: [string, (texts: SiteMessages) => string][] = [
  ['Aanvragen', ({ services }) => services.apply],
  ['Snelheid', ({ benefits }) => benefits.items.speed.title],
  ['Veiligheid', ({ benefits }) => benefits.items.security.title],
  ['Eenvoud', ({ benefits }) => benefits.items.simplicity.title],
  ['Kwaliteit', ({ benefits }) => benefits.items.quality.title],
  ['Later', ({ cookieBanner }) => cookieBanner.later],
  // The specification gives the badges in English, Popular and Free.
  ['Populair', ({ services }) => services.cards.newLoan.badge],
  ['Gratis', ({ services }) => services.cards.advice.badge],
];

const articleNotFound: [SiteLanguage, string][] = [
  ['nl', 'Artikel niet gevonden'],
  ['sl', 'Članek ni bil najden'],
];

describe('the toasts of the wizard', () => {
  it.each(wizardToasts)('say in %s (%s): %s', async (language, toast, title, description) => {
    const texts = (await wizardMessages(language)).toasts[toast];
    expect(texts).toEqual({ title, description: description ?? texts.description });
  });
});

describe('the toasts of the contact form', () => {
  it.each(contactToasts)('say in %s (%s): %s', async (language, toast, title, description) => {
    const texts = (await siteMessages(language)).contact.toasts[toast];
    expect(texts).toEqual({ title, description: description ?? texts.description });
  });
});

describe('the Dutch wizard', () => {
  it.each(dutchWizard)('says: %s', async (text, read) => {
    expect(read(await wizardMessages('nl'))).toBe(text);
  });
});

describe('the Dutch site', () => {
  it.each(dutchSite)('says: %s', async (text, read) => {
    expect(read(await siteMessages('nl'))).toBe(text);
  });
});

describe('an unknown article', () => {
  it.each(articleNotFound)('is called in %s: %s', async (language, text) => {
    expect((await siteMessages(language)).articleNotFound.title).toBe(text);
  });
});

describe('the constants', () => {
  it('are those of the specification', () => {
    expect([toastDuration, swipeThreshold, toastHotkey]).toEqual([5_000, 50, 'F8']);
    expect([consentKey, consentValue]).toEqual(['cookieConsent', 'accepted']);
  });
});

describe('the company', () => {
  it('is the one of the claims', () => {
    expect(company).toMatchObject({
      badge: 'Finance Pro',
      founded: 2020,
      customers: 10_000,
      satisfaction: 0.98,
    });
    const weekday = { opens: '09:00', closes: '17:00' };
    expect(company.openingHours).toEqual([
      ...Array.from({ length: 5 }, () => weekday),
      { opens: '10:00', closes: '14:00' },
      null,
    ]);
  });
});
