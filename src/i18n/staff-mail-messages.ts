/**
 * Texts of the mails to the staff, in the default language. A new default language needs a
 * translation here.
 */
import type { defaultLanguage } from './languages.ts';

const catalogues = {
  nl: {
    subjects: {
      loan: '{company}: leningaanvraag {reference}',
      message: '{company}: bericht {reference}',
    },
    /** The line above a submission with marks, and the text of each mark. */
    attention: 'Let op',
    marks: {
      amount_outside_limits: 'bedrag buiten de grenzen',
      duration_outside_limits: 'looptijd buiten de grenzen',
      honeypot: 'waarschijnlijk spam',
    },
    reference: 'Referentie',
    receivedAt: 'Ontvangen',
    language: 'Taal van de bezoeker',
    channel: 'Verzonden',
    channels: { json: 'via de website', form: 'via de website, zonder JavaScript' },
  },
} as const satisfies Record<typeof defaultLanguage, object>;

export const staffMailMessages = catalogues.nl;
