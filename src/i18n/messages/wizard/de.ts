import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Kreditanfrage',
  close: 'Schließen',
  step: 'Schritt {step} von {total}: {name}',
  steps: {
    1: 'Kreditwunsch',
    2: 'Persönliche Angaben',
    3: 'Kontaktdaten',
  },
  progress: 'Fortschritt Ihrer Anfrage',
  completed: 'Ausgefüllt',
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
    amount: '{min} bis {max}, in vollen Euro',
    duration: '{min} bis {max} Monate',
    profession: 'Zum Beispiel Krankenpflegerin oder selbstständiger Bäcker',
    monthlyIncome: 'Ihr durchschnittliches Nettoeinkommen, zum Beispiel 2.400 €',
    address: 'Straße, Hausnummer, Postleitzahl und Ort',
    fullName: 'Wie auf Ihrem Ausweis',
    oneName: 'Kein Nachname? Strich (-) eintragen',
    email: 'An diese Adresse senden wir unsere Antwort',
    phone: 'Mit Ländervorwahl, zum Beispiel +49 oder +32',
  },
  errors: {
    amount: 'Bitte geben Sie einen vollen Eurobetrag von {min} bis {max} ein.',
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
  emailErrors: {
    noAt: 'In dieser E-Mail-Adresse fehlt das @.',
    noDomain: 'Bitte ergänzen Sie den Teil nach dem @.',
    overlong: 'Diese E-Mail-Adresse ist zu lang. Erlaubt sind höchstens 254 Zeichen.',
    malformed:
      'So kann diese E-Mail-Adresse nicht stimmen. Bitte prüfen Sie Leerzeichen und Satzzeichen.',
  },
  warnings: {
    monthlyIncome: 'Stimmt das so? Wir sehen keinen Betrag.',
    address: 'Stimmt das so? Wir sehen keine Postleitzahl mit Ort.',
    email: 'Stimmt das so? Nach dem @ steht kein Punkt.',
    phone: 'Stimmt das so? Die Nummer wirkt unvollständig.',
    goOn: 'Wenn alles richtig ist, machen Sie einfach weiter.',
  },
  summary: 'Bitte prüfen Sie:',
  controls: {
    lessAmount: 'Betrag verringern',
    moreAmount: 'Betrag erhöhen',
    shorterTerm: 'Laufzeit verkürzen',
    longerTerm: 'Laufzeit verlängern',
    amountSlider: 'Kreditbetrag wählen',
    termSlider: 'Laufzeit wählen',
  },
  estimate: {
    monthlyPayment: 'Geschätzte Monatsrate',
    payment: 'Monatsrate',
    months: { one: '{count}\u00a0Monat', other: '{count}\u00a0Monate' },
    years: { one: '{count}\u00a0Jahr', other: '{count}\u00a0Jahre' },
    monthNumber: '{month}. Monat',
    monthInterest: '{amount} Zinsen',
    monthsUnit: 'Monate',
    total: 'Gesamtbetrag',
    interest: 'Davon Zinsen',
    apr: 'Effektiver Jahreszins',
    maxLegalTerm:
      'Bei diesem Betrag erlaubt das belgische Recht höchstens {months}\u00a0Monate ({years}). Eine längere Laufzeit können Sie hier nur durchrechnen: Einen Vertrag können wir dafür nicht anbieten.',
    setMaxTerm: '{months}\u00a0Monate ({years}) wählen',
    legalMaximum: 'Gesetzlich maximal {months}\u00a0Monate',
    offerWithinLaw:
      'Bei diesem Betrag erlaubt das belgische Recht höchstens {months}\u00a0Monate ({years}). Ein Angebot von uns hätte höchstens diese Laufzeit. Die Monatsrate läge dann bei mindestens {payment}.',
    exampleOnly: 'Beispiel: {amount}, {term}',
    warning: 'Achtung! Kreditaufnahme kostet Geld.',
    note: 'Eine Schätzung mit einem festen Sollzinssatz von {rate} pro Jahr, kein Angebot. Zahlen Sie pünktlich, kostet der Kredit nur die Zinsen.',
    example:
      'Repräsentatives Beispiel: Gesamtkreditbetrag {amount}, Laufzeit {term}, fester Sollzinssatz {rate} pro Jahr, effektiver Jahreszins {apr}, {count}\u00a0Monatsraten zu je {payment}, zu zahlender Gesamtbetrag {total}.',
  },
  compare: {
    title: 'Kürzer oder länger?',
    chosen: 'Ihre Wahl',
    shorter: '{payment} mehr im Monat, insgesamt {total} weniger',
    longer: '{payment} weniger im Monat, insgesamt {total} mehr',
  },
  budget: {
    title: 'Wie viel können Sie im Monat zahlen?',
    label: 'Betrag im Monat, in Euro',
    loans: 'Kredite mit dieser Monatsrate',
    error: 'Geben Sie einen Betrag in Euro ein, zum Beispiel {example}.',
    tooLittle:
      'Mit dieser Monatsrate haben wir keinen Kredit. Unser kleinster, {amount} über {term}, kostet {payment} im Monat.',
  },
  affordability: {
    share: 'Die Monatsrate entspricht {share} dieses Einkommens.',
    shareWithinLaw:
      'Bei der längsten gesetzlich zulässigen Laufzeit ({months}\u00a0Monate) läge die Monatsrate bei {payment}. Das sind {share} dieses Einkommens.',
    high: 'Das ist viel. Bleibt genug für Wohnen, Essen und Unerwartetes? Vielleicht passt eine kleinere Monatsrate besser.',
    bearable: '{amount}, {term} wählen: weniger als ein Drittel dieses Einkommens',
    notNow: 'Jetzt lieber nicht.',
    advice: 'Hilfe bei Geldsorgen finden',
    notEuros:
      'Das sieht nicht nach einem Monatseinkommen in Euro aus. Deshalb vergleichen wir es nicht mit der Monatsrate. Bekommen Sie Ihr Geld in einer anderen Währung? Rechnen Sie es in Euro um, und lassen Sie Spielraum, falls sich der Kurs ändert.',
  },
  passport: {
    print: 'Zum Vergleichen drucken',
    title: 'Diesen Kredit vergleichen',
    compareWith: 'Vergleichen mit',
    loan: 'Ratenkredit',
    lender: 'Kreditgeber',
    kind: 'Kreditart',
    rate: 'Fester Sollzinssatz pro Jahr',
    costs: 'Sonstige Kosten',
    noCosts: 'Keine, wenn Sie pünktlich zahlen',
    late: 'Zahlungsverzug',
    lateCost:
      'Höchstens {rate} Zinsen pro Jahr auf den Teil des Kreditbetrags, den Sie zu spät zurückzahlen. Eine Mahnung: höchstens {reminder} plus Porto.',
    early: 'Vorzeitige Rückzahlung',
    earlyCost:
      'Jederzeit möglich. Eine Entschädigung zahlen Sie nur, wenn sie im Vertrag steht: höchstens {fee} des vorzeitig gezahlten Betrags, {lastYear}, wenn der Kredit höchstens noch ein Jahr läuft, nie mehr als die Zinsen, die wegfallen.',
    withdrawal: 'Widerrufsrecht',
    withdrawalTime:
      'Innerhalb von 14\u00a0Tagen nach Unterschrift und Erhalt des Vertrags, ohne Grund',
  },
  table: {
    title: 'Tilgungsplan',
    month: 'Monat',
    year: 'Jahr',
    payment: 'Zahlung',
    interest: 'Zinsen',
    principal: 'Tilgung',
    remaining: 'Restschuld',
    total: 'Summe',
    print: 'Tilgungsplan drucken',
  },
  review: {
    title: 'Bitte prüfen Sie Ihre Angaben',
    change: 'Ändern',
  },
  buttons: {
    back: 'Zurück',
    next: 'Weiter',
    save: 'Speichern und zurück',
    submit: 'Anfrage senden',
    sending: 'Wird gesendet …',
  },
  privacy:
    'Wir verwenden Ihre Daten, um Ihre Anfrage zu bearbeiten, nicht für Werbung. Mehr dazu lesen Sie in unserer {policy}.',
  privacyPolicy: 'Datenschutzerklärung',
  draft:
    'Bis zum Senden bleiben Ihre Angaben nur in diesem Tab gespeichert. Wenn Sie ihn schließen, verschwinden sie in der Regel. Benutzen auch andere dieses Gerät? Dann löschen Sie Ihre Angaben.',
  clear: 'Meine Angaben löschen',
  cleared: { text: 'Ihre Angaben sind gelöscht.', undo: 'Wiederherstellen' },
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
    answerTo: 'Unsere Antwort geht an {email}.',
    next: 'So geht es weiter',
    steps: {
      answer: {
        when: 'Innerhalb von 24 Stunden',
        what: 'Sie bekommen per E-Mail eine erste Antwort, auch an Sonn- und Feiertagen. Darin steht, ob ein Kredit infrage kommt und welche Unterlagen wir brauchen. Eine Zusage ist das noch nicht.',
      },
      documents: {
        when: 'In der Zwischenzeit',
        what: 'In unserer Antwort steht, wie Sie Ihre Unterlagen gesichert senden. Senden Sie vorher nichts.',
      },
      payout: {
        when: 'Innerhalb von 48 Stunden nach der Zusage',
        what: 'Wir überweisen Ihnen das Geld, sobald Sie und wir den Vertrag unterschrieben haben. Nach Codes und Passwörtern fragen wir nie, und Geld verlangen wir nie vor der Auszahlung.',
      },
    },
    dismiss: 'Meldung schließen',
  },
  afterSending: {
    sent: 'Gesendet:',
    answerBy: 'Erste Antwort spätestens',
    clock: 'Brüsseler Zeit',
    calendar: 'Im Kalender eintragen',
    print: 'Drucken oder speichern',
    copy: 'Nummer kopieren',
    copied: 'Kopiert',
    papers: {
      title: 'Bitte legen Sie bereit:',
      list: {
        identity: 'Ihren Ausweis',
        income: 'eine oder mehrere aktuelle Gehaltsabrechnungen',
        accounts: 'die Kontoauszüge der letzten 3\u00a0Monate',
        residence: 'einen Nachweis Ihrer Adresse oder Ihres Wohnsitzes',
      },
    },
    nextSteps:
      'Sie bekommen innerhalb von 24 Stunden eine erste Antwort, auch an Sonn- und Feiertagen. Eine Zusage ist das noch nicht. Bitte legen Sie bereit: Ihren Ausweis, eine oder mehrere aktuelle Gehaltsabrechnungen, die Kontoauszüge der letzten 3\u00a0Monate und einen Nachweis Ihrer Adresse oder Ihres Wohnsitzes. In unserer Antwort steht, wie Sie alles gesichert senden. Senden Sie vorher nichts. Nach Codes und Passwörtern fragen wir nie, und Geld verlangen wir nie vor der Auszahlung.',
  },
  mail: {
    greeting: 'Guten Tag!',
    thanks: 'Vielen Dank.',
    questions:
      'Haben Sie eine Frage? Rufen Sie uns unter {phone} an oder schreiben Sie an {email}, und nennen Sie Ihre Referenznummer.',
    notYou:
      'Haben Sie uns nichts gesendet? Dann hat jemand anderes Ihre E-Mail-Adresse eingegeben, wahrscheinlich aus Versehen. Sie müssen nichts tun.',
  },
};
