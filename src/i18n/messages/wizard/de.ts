import type { WizardMessages } from '../../contract.ts';

export const de: WizardMessages = {
  title: 'Kreditanfrage',
  close: 'Schließen',
  step: 'Schritt {step} von {total}: {name}',
  steps: {
    loan: 'Kreditwunsch',
    person: 'Persönliche Angaben',
    contact: 'Kontaktdaten',
  },
  progress: 'Fortschritt Ihrer Anfrage',
  completed: 'ausgefüllt',
  language: 'Sprache dieses Formulars',
  allRequired: 'Alle Felder sind Pflichtfelder.',
  fields: {
    amount: 'Kreditbetrag',
    duration: 'Laufzeit',
    profession: 'Beruf',
    monthlyIncome: 'Monatliches Einkommen',
    address: 'Adresse',
    country: 'Land',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
  },
  hints: {
    amount: '{min} bis {max}, in Schritten von {step}',
    duration: '{min} bis {max} Monate',
    monthlyIncome: 'Ihr durchschnittliches Nettoeinkommen, zum Beispiel 2.400 €',
    address: 'Straße, Hausnummer, Postleitzahl und Ort',
    email: 'An diese Adresse senden wir unsere Antwort',
    phone: 'Mit Ländervorwahl, zum Beispiel +49',
  },
  errors: {
    amount: 'Bitte geben Sie einen Betrag von {min} bis {max} ein.',
    duration: 'Bitte geben Sie eine Laufzeit von {min} bis {max} Monaten ein.',
    profession: 'Bitte geben Sie Ihren Beruf ein.',
    monthlyIncome: 'Bitte geben Sie Ihr monatliches Einkommen ein.',
    address: 'Bitte geben Sie Ihre Adresse ein.',
    country: 'Bitte geben Sie das Land ein, in dem Sie wohnen.',
    firstName: 'Bitte geben Sie Ihren Vornamen ein.',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
  },
  controls: {
    lessAmount: 'Betrag verringern',
    moreAmount: 'Betrag erhöhen',
    shorterTerm: 'Laufzeit verkürzen',
    longerTerm: 'Laufzeit verlängern',
    amountSlider: 'Kreditbetrag, Schieberegler',
    termSlider: 'Laufzeit, Schieberegler',
    adjusted: 'Auf den nächstgelegenen möglichen Wert geändert: {value}.',
  },
  estimate: {
    monthlyPayment: 'Geschätzte Monatsrate',
    months: { one: '{count} Monat', other: '{count} Monate' },
    monthsUnit: 'Monate',
    total: 'Gesamtbetrag',
    interest: 'Davon Zinsen',
    apr: 'Effektiver Jahreszins',
    note: 'Berechnet mit einem festen Sollzinssatz von {rate} pro Jahr. Dies ist eine Schätzung, kein Angebot.',
    example:
      'Repräsentatives Beispiel: Gesamtkreditbetrag {amount}, Laufzeit {term}, fester Sollzinssatz {rate} pro Jahr, effektiver Jahreszins {apr}, {count} Monatsraten zu je {payment}, zu zahlender Gesamtbetrag {total}.',
  },
  buttons: {
    back: 'Zurück',
    next: 'Weiter',
    submit: 'Anfrage senden',
    sending: 'Wird gesendet...',
  },
  privacy:
    'Wir verwenden Ihre Daten nur, um Ihre Anfrage zu bearbeiten. Mehr dazu in unserer {policy}.',
  privacyPolicy: 'Datenschutzerklärung',
  draft:
    'Ihre Angaben bleiben in diesem Tab gespeichert, bis Sie die Anfrage senden oder den Tab schließen.',
  clear: 'Meine Angaben löschen',
  toasts: {
    label: 'Meldungen',
    incomplete: {
      title: 'Unvollständiges Formular',
      description: 'Bitte füllen Sie alle Felder aus, bevor Sie fortfahren.',
    },
    failed: {
      title: 'Senden fehlgeschlagen',
      description: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    },
    sent: {
      title: 'Anfrage erfolgreich gesendet',
      description: 'Unser Team wird Ihre Anfrage so schnell wie möglich prüfen.',
    },
  },
  failures: {
    send: 'Ihre Anfrage ist nicht bei uns angekommen. Alle Ihre Angaben sind noch da. Bitte prüfen Sie Ihre Internetverbindung und senden Sie die Anfrage erneut, oder rufen Sie uns an: {phone}.',
    tooLong:
      'Ihre Anfrage ist zu lang und kann so nicht gesendet werden. Bitte kürzen Sie die längsten Angaben.',
  },
  confirmation: {
    title: 'Wir haben Ihre Anfrage erhalten',
    reference: 'Ihre Referenznummer',
    text: 'Sie erhalten innerhalb von 24 Stunden eine Antwort von uns. Bitte halten Sie Ihren Ausweis, eine oder mehrere aktuelle Gehaltsabrechnungen, die Kontoauszüge der letzten 3 Monate und einen Nachweis Ihrer Adresse oder Ihres Wohnsitzes bereit.',
    dismiss: 'Meldung schließen',
  },
};
