import type { SiteMessages } from '../../contract.ts';

export const messages: SiteMessages = {
  meta: {
    home: {
      title: 'Privatkredit online anfragen',
      description:
        'Privatkredite von 3.000 € bis 900.000 €, vollständig online aus Brüssel. Berechnen Sie Ihre Monatsrate; auf Ihre Anfrage antworten wir innerhalb von 24 Stunden.',
    },
    terms: {
      title: 'Allgemeine Geschäftsbedingungen',
      description:
        'Die Bedingungen für diese Website und für Ihre Kreditanfrage: wer einen Kredit anfragen kann, welche Unterlagen nötig sind und wie wir entscheiden.',
    },
    privacy: {
      title: 'Datenschutzerklärung',
      description:
        'Welche Daten wir erheben, wofür wir sie verwenden, wie wir sie schützen, wie lange wir sie speichern und welche Rechte Sie haben.',
    },
    cookies: {
      title: 'Cookie-Richtlinie',
      description:
        'Was diese Website auf Ihrem Gerät speichert, warum und wie lange, und wie Sie Ihre Auswahl jederzeit ändern können.',
    },
    disclaimer: {
      title: 'Haftungsausschluss',
      description:
        'Was Sie von den Informationen und Berechnungen auf dieser Website erwarten können und wo unsere Haftung endet.',
    },
    contact: {
      title: 'Kontakt',
      description:
        'Stellen Sie uns Ihre Fragen zum Privatkredit per E-Mail, am Telefon oder über das Kontaktformular. Erreichbar von Montag bis Samstag.',
    },
    about: {
      title: 'Über uns',
      description:
        'Seit 2020 vergeben wir von Brüssel aus Privatkredite: unsere Mission, unsere Werte, unsere Arbeitsweise und unser Versprechen.',
    },
    blog: {
      title: 'Blog zum Thema Kredit',
      description:
        'Praktische Artikel rund um den Kredit: wie Sie die Anfrage vorbereiten, wie Sie den passenden Betrag wählen und was für einen Online-Kredit spricht.',
    },
  },
  address: { city: 'Brüssel', country: 'Belgien' },
  navigation: {
    label: 'Hauptmenü',
    trail: 'Sie sind hier',
    skip: 'Zum Inhalt',
    menu: 'Menü',
    home: 'Startseite',
    services: 'Leistungen',
    benefits: 'Vorteile',
    howItWorks: 'Ablauf',
    testimonials: 'Erfahrungen',
    faq: 'FAQ',
    contact: 'Kontakt',
    apply: 'Kredit anfragen',
  },
  languageMenu: {
    label: 'Sprache',
    thisPage: 'Diese Seite in einer anderen Sprache',
  },
  chat: { text: 'Chatten Sie mit uns', newTab: '(öffnet sich in einem neuen Tab)' },
  hero: {
    title: 'Ein Privatkredit, klar von Anfang bis Ende',
    lead: 'Sie wählen Betrag und Laufzeit, sehen sofort, was Sie im Monat voraussichtlich zahlen, und stellen Ihre Anfrage vollständig online. Unsere Antwort erhalten Sie innerhalb von 24 Stunden.',
    apply: 'Anfrage starten',
    more: 'So läuft es ab',
    estimate: 'Berechnen Sie Ihre Monatsrate',
    applyWith: 'Diesen Kredit anfragen',
  },
  facts: {
    label: 'Auf einen Blick',
    customers: { value: 'Über {count}', text: 'Kundinnen und Kunden' },
    satisfaction: { value: '{rate}', text: 'Kundenzufriedenheit' },
    answer: { value: '24 Stunden', text: 'bis zu unserer Antwort' },
    founded: { value: 'Seit {year}', text: 'mit Sitz in Brüssel' },
  },
  services: {
    title: 'Unsere Leistungen',
    lead: 'Für ein neues Vorhaben, einen laufenden Kredit oder einfach eine Frage.',
    apply: 'Anfragen',
    cards: {
      newLoan: {
        title: 'Neuer Kredit',
        text: 'Ein Privatkredit von 3.000 € bis 900.000 € für Ihr Vorhaben, mit fester Monatsrate und einer Laufzeit, die zu Ihnen passt.',
        badge: 'Beliebt',
      },
      refinancing: {
        title: 'Umschuldung',
        text: 'Sie zahlen bereits einen Kredit ab? Wir prüfen gemeinsam mit Ihnen, ob ein neuer Kredit zu anderen Konditionen besser zu Ihrer Situation passt.',
      },
      documents: {
        title: 'Unterlagen',
        text: 'Wir sagen Ihnen genau, welche Unterlagen nötig sind, und sehen nach, ob alles vollständig ist, bevor wir Ihre Anfrage prüfen.',
      },
      advice: {
        title: 'Beratung',
        text: 'Wir beantworten Ihre Fragen zu Betrag, Laufzeit und Kosten. Das kostet Sie nichts, auch wenn Sie am Ende keinen Kredit aufnehmen.',
        badge: 'Kostenlos',
      },
    },
  },
  benefits: {
    title: 'Was für uns spricht',
    lead: 'Vier Punkte, an denen Sie uns messen können.',
    items: {
      speed: {
        title: 'Schnelligkeit',
        text: 'Sie erhalten innerhalb von 24 Stunden eine Antwort auf Ihre Anfrage.',
      },
      security: {
        title: 'Sicherheit',
        text: 'Ihre Daten werden verschlüsselt übertragen und nur für Ihre Anfrage verwendet.',
      },
      simplicity: {
        title: 'Einfachheit',
        text: 'Alles läuft zu 100 % online, in drei klaren Schritten.',
      },
      quality: {
        title: 'Qualität',
        text: 'Premium-Betreuung: Wir helfen Ihnen bei jeder Frage weiter, von der Anfrage bis zur Auszahlung.',
      },
    },
  },
  howItWorks: {
    title: 'So läuft es ab',
    lead: 'Von der Berechnung bis zur Auszahlung in drei Schritten.',
    steps: {
      simulation: {
        title: 'Berechnung',
        text: 'Wählen Sie Betrag und Laufzeit. Sie sehen sofort die geschätzte Monatsrate und stellen dann Ihre Anfrage online.',
      },
      approval: {
        title: 'Prüfung und Zusage',
        time: 'Innerhalb von 24 Stunden',
        text: 'Wir prüfen Ihre Anfrage und teilen Ihnen innerhalb von 24 Stunden mit, ob wir Ihnen den Kredit gewähren können.',
      },
      payout: {
        title: 'Auszahlung',
        time: 'Innerhalb von 48 Stunden',
        text: 'Nach der Zusage und bei vollständigen Unterlagen zahlen wir den Betrag innerhalb von 48 Stunden aus.',
      },
    },
  },
  testimonials: {
    title: 'Was unsere Kundinnen und Kunden berichten',
    lead: 'Privatpersonen und Selbstständige über ihren Kredit bei uns.',
    rating: '{rating} von 5 Sternen',
    items: {
      baker: {
        name: 'Sabine Hofmann',
        company: 'Bäckerei Hofmann',
        text: 'Ausgerechnet im stärksten Monat des Jahres ging unser Ofen kaputt. Einen Tag nach meiner Anfrage wusste ich, woran ich war, und seitdem zahle ich jeden Monat genau das, was vorher berechnet wurde.',
        portrait: 'Porträt einer Frau mit hochgestecktem Haar und Schürze',
      },
      carpenter: {
        name: 'Murat Kaya',
        company: 'Selbstständiger Tischler',
        text: 'Ich hatte Fragen zur Laufzeit, und der Berater am Telefon hat sich Zeit genommen. Am Ende habe ich einen kleineren Kredit aufgenommen, als ich ursprünglich vorhatte.',
        portrait: 'Porträt eines Mannes mit kurzem Bart',
      },
      nurse: {
        name: 'Lena Gruber',
        company: 'Krankenpflegerin',
        text: 'Ich habe alles abends am Handy ausgefüllt und musste kein einziges Mal in eine Filiale. Welche Unterlagen nötig waren, war klar aufgelistet.',
        portrait: 'Porträt einer Frau mit lockigem Haar und Brille',
      },
    },
  },
  faq: {
    title: 'Häufige Fragen',
    lead: 'Ihre Frage ist nicht dabei? {contact}.',
    contact: 'Schreiben Sie uns',
  },
  closing: {
    title: 'Erst in Ruhe rechnen, dann entscheiden',
    text: 'Eine Anfrage verpflichtet Sie zu nichts.',
  },
  contact: {
    title: 'Kontakt',
    lead: 'Haben Sie eine Frage vor, während oder nach Ihrer Anfrage? Wir helfen Ihnen gern weiter.',
    details: 'So erreichen Sie uns',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    hours: 'Öffnungszeiten',
    closed: 'Geschlossen',
    today: 'Heute',
    form: 'Schreiben Sie uns',
    fields: {
      name: 'Name',
      email: 'E-Mail-Adresse',
      subject: 'Betreff',
      message: 'Nachricht',
    },
    errors: {
      name: 'Bitte geben Sie Ihren Namen ein.',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      subject: 'Bitte geben Sie einen Betreff ein.',
      message: 'Bitte schreiben Sie Ihre Nachricht.',
    },
    submit: 'Nachricht senden',
    sending: 'Wird gesendet...',
    privacy:
      'Wir verwenden Ihre Daten nur, um Ihre Nachricht zu beantworten. Mehr dazu in unserer {policy}.',
    toasts: {
      sent: {
        title: 'Nachricht gesendet',
        description: 'Wir antworten Ihnen so schnell wie möglich.',
      },
      failed: {
        title: 'Fehler beim Senden',
        description: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
      },
    },
    success: 'Vielen Dank. Ihre Nachricht ist bei uns angekommen.',
    failures: {
      send: 'Ihre Nachricht ist nicht bei uns angekommen. Ihr Text ist noch da. Bitte prüfen Sie Ihre Internetverbindung und senden Sie die Nachricht erneut, oder rufen Sie uns an: {phone}.',
      tooLong:
        'Ihre Nachricht ist zu lang und kann so nicht gesendet werden. Bitte kürzen Sie den Text oder schreiben Sie uns eine E-Mail.',
    },
  },
  cookieBanner: {
    title: 'Cookies auf dieser Website',
    text: 'Wir speichern nur, was für den Betrieb der Website nötig ist, und Ihre Auswahl in diesem Hinweis. Mehr dazu in unserer {policy}.',
    policy: 'Cookie-Richtlinie',
    accept: 'Akzeptieren',
    later: 'Später',
  },
  footer: {
    blurb: 'Privatkredite aus Brüssel, zu 100 % online. Seit 2020.',
    quickLinks: 'Schnellzugriff',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    about: 'Über uns',
    services: 'Leistungen',
    howItWorks: 'Ablauf',
    faq: 'FAQ',
    blog: 'Blog',
    cookieChoice: 'Cookie-Auswahl ändern',
    contactPage: 'Kontaktformular',
    copyright: '© {year} {name}. Alle Rechte vorbehalten.',
  },
  legal: {
    version: 'Stand: {date}',
  },
  reading: { contents: 'Auf dieser Seite', more: 'Lesen Sie auch' },
  blog: {
    title: 'Blog',
    lead: 'Drei Artikel für alle, die sich in Ruhe für oder gegen einen Kredit entscheiden möchten.',
    readTime: { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' },
    by: 'Text: {author}',
    back: 'Zurück zu allen Artikeln',
  },
  retention: { one: '{count} Tag', other: '{count} Tage' },
  loanTable: {
    forAmount:
      'Schätzung für einen Kredit von {amount} bei einem festen Sollzinssatz von {rate} pro Jahr',
    forTerm: 'Schätzung für {term} Laufzeit bei einem festen Sollzinssatz von {rate} pro Jahr',
    payment: 'Monats\u00adrate',
    interest: 'Zinsen',
    total: 'Gesamt\u00adbetrag',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite gibt es nicht, oder sie wurde verschoben. Prüfen Sie die Adresse oder nutzen Sie einen dieser Links.',
    home: 'Zur Startseite',
    blog: 'Alle Artikel',
    contact: 'Kontakt aufnehmen',
  },
  articleNotFound: {
    title: 'Artikel nicht gefunden',
    text: 'Diesen Artikel gibt es nicht, oder er wurde verschoben. Sehen Sie sich alle unsere Artikel an oder gehen Sie zur Startseite.',
  },
  answers: {
    loanReceived: 'Wir haben Ihre Anfrage erhalten',
    messageReceived: 'Wir haben Ihre Nachricht erhalten',
    incomplete: 'Es fehlt noch etwas',
    incompleteText:
      'Wir haben noch nichts gespeichert. Bitte füllen Sie diese Felder aus und senden Sie das Formular noch einmal:',
    tooMany: 'Bitte haben Sie etwas Geduld',
    tooManyText:
      'Über Ihren Internetanschluss wurden kurz nacheinander mehrere Formulare gesendet. Dieses letzte haben wir nicht gespeichert. Gehen Sie in Ihrem Browser zurück; meist sind Ihre Angaben dort noch da. Senden Sie das Formular später noch einmal. Wenn es eilig ist, rufen Sie uns bitte an: {phone}.',
    failed: 'Ihre Angaben sind nicht angekommen',
    failedText:
      'Bei uns ist etwas schiefgegangen. Gehen Sie in Ihrem Browser zurück; meist sind Ihre Angaben dort noch da. Senden Sie das Formular noch einmal. Wenn es wieder nicht klappt, rufen Sie uns bitte an: {phone}.',
    tooLong: 'Ihr Text ist zu lang',
    tooLongText:
      'Wir haben nichts gespeichert. Gehen Sie in Ihrem Browser zurück; meist sind Ihre Angaben dort noch da. Kürzen Sie lange Texte und senden Sie das Formular noch einmal, oder rufen Sie uns an: {phone}.',
    notShown: 'Diese Seite lässt sich nicht anzeigen',
    notShownText:
      'Diese Adresse ist nicht zum direkten Aufrufen gedacht, oder bei uns ist etwas schiefgegangen. Wenn Sie schon eine Referenznummer haben, ist Ihre Anfrage oder Nachricht bei uns angekommen. Senden Sie das Formular dann bitte nicht noch einmal.',
    home: 'Zurück zur Startseite',
  },
};
