/** What the operator reads in mails. They read the default language: changing that asks for a catalogue here. */
import type { defaultLanguage } from './languages.ts';

const catalogues = {
  nl: {
    subjects: {
      loan: '{company}: leningaanvraag {reference}',
      message: '{company}: bericht {reference}',
    },
    /** The line above a submission with marks, and the marks. */
    attention: 'Let op',
    marks: {
      amount_outside_limits: 'bedrag buiten de grenzen',
      duration_outside_limits: 'looptijd buiten de grenzen',
      honeypot: 'waarschijnlijk spam',
    },
    reference: 'Referentie',
    receivedAt: 'Ontvangen',
    /** Of the page or wizard that the visitor used. */
    language: 'Taal van de bezoeker',
    channel: 'Verzonden',
    channels: { json: 'via de website', form: 'via de website, zonder JavaScript' },
  },
} as const satisfies Record<typeof defaultLanguage, object>;

export const operatorMessages = catalogues.nl;
