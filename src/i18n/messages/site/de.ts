import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
    terms: {
      title: 'Allgemeine Geschäftsbedingungen',
      description:
        'Wer anfragen kann, was ein Kredit kostet, wie Sie widerrufen oder früher zurückzahlen, was bei Verzug gilt und wo Sie sich beschweren.',
    },
    privacy: {
      title: 'Datenschutzerklärung',
      description:
        'Welche Daten wir erheben und warum wir das dürfen, wer sie erhält, wie lange wir sie speichern und welche Rechte Sie haben.',
    },
    cookies: {
      title: 'Cookie-Richtlinie',
      description:
        'Was diese Website auf Ihrem Gerät speichert, warum und wie lange, und wie Sie Ihre Auswahl jederzeit ändern können.',
    },
    disclaimer: {
      title: 'Haftungsausschluss',
      description:
        'Was Sie von den Texten und Berechnungen auf dieser Website erwarten können, wofür wir haften und woran Sie Betrug in unserem Namen erkennen.',
    },
    contact: {
      title: 'Kontakt',
      description:
        'Ihre Fragen und Beschwerden zum Ratenkredit, auf Deutsch: per E-Mail, am Telefon oder über das Kontaktformular. Erreichbar von Montag bis Samstag.',
    },
    about: {
      title: 'Über uns',
      description:
        'Seit 2020 vergeben wir von Brüssel aus Ratenkredite: wie wir prüfen, was ein Kredit kostet und was wir Ihnen versprechen.',
    },
    blog: {
      title: 'Blog zum Thema Kredit',
      description:
        'Artikel rund um den Kredit: Anfrage vorbereiten, passenden Betrag finden, Kreditgeber prüfen, Ihre Rechte kennen und die Begriffe im Vertrag verstehen.',
    },
  },
  loan: 'Ratenkredit',
  navigation: {
    label: 'Hauptmenü',
    breadcrumbs: 'Sie sind hier',
    skip: 'Zum Inhalt',
    menu: 'Menü',
    home: 'Startseite',
    services: 'Leistungen',
    benefits: 'Vorteile',
    'how-it-works': 'Ablauf',
    testimonials: 'Erfahrungen',
    faq: 'FAQ',
    contact: 'Kontakt',
    apply: 'Kredit anfragen',
    resume: 'Anfrage fortsetzen',
  },
  languageMenu: {
    label: 'Sprache',
    thisPage: 'Diese Seite in einer anderen Sprache',
  },
  chat: { text: 'Chatten Sie mit uns', newTab: '(öffnet sich in einem neuen Tab)' },
  hero: {
    apply: 'Anfrage starten',
    more: 'Ablauf ansehen',
    applyWith: 'Diesen Kredit anfragen',
  },
  services: { apply: 'Anfragen' },
  testimonials: { rating: '{rating} von 5 Sternen', quote: '„{text}“' },
  contact: {
    title: 'Kontakt',
    lead: 'Haben Sie eine Frage? Rufen Sie an oder schreiben Sie uns. Beschweren Sie sich bitte schriftlich. Die Beratung ist kostenlos. Nach Codes und Passwörtern fragen wir nie, und Geld verlangen wir nie vor der Auszahlung.',
    details: 'So erreichen Sie uns',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    hours: 'Öffnungszeiten',
    closed: 'Geschlossen',
    today: 'Heute',
    openNow: 'Jetzt geöffnet bis {time} Uhr',
    closedNow: 'Jetzt geschlossen',
    holiday: 'Heute geschlossen: Feiertag',
    opensAgain: 'Wieder geöffnet: {day}, {time} Uhr',
    hoursNote:
      'In Deutschland und Belgien gilt dieselbe Uhrzeit. An belgischen Feiertagen sind Büro und Telefon nicht besetzt. Auf eine Kreditanfrage bekommen Sie auch dann innerhalb von 24 Stunden eine erste Antwort. Am Telefon sprechen wir Deutsch, Niederländisch, Französisch und Englisch. Unsere E-Mails und Ihr Vertrag sind auf Deutsch. Für den Anruf nach Belgien zahlen Sie den Preis Ihres Anbieters.',
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
    sending: 'Wird gesendet …',
    privacy:
      'Wir verwenden Ihre Daten, um Ihre Nachricht zu beantworten, nicht für Werbung. Mehr dazu lesen Sie in unserer {policy}.',
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
    title: 'Diese Website setzt keine Cookies',
    text: 'Wir verfolgen Sie nicht. „Akzeptieren“ blendet diesen Hinweis dauerhaft aus, „Später“ nur für jetzt. Mehr lesen Sie in der {policy}.',
    policy: 'Cookie-Richtlinie',
    accept: 'Akzeptieren',
    later: 'Später',
  },
  footer: {
    blurb: 'Ratenkredite aus Brüssel, seit 2020. Ihre Anfrage stellen Sie zu 100 % online.',
    quickLinks: 'Schnellzugriff',
    legal: 'Rechtliches',
    contact: 'Kontakt',
    about: 'Über uns',
    services: 'Leistungen',
    'how-it-works': 'Ablauf',
    faq: 'FAQ',
    blog: 'Blog',
    accessibility: 'Barrierefreiheit',
    cookieChoice: 'Cookie-Auswahl ändern',
    contactPage: 'Kontaktformular',
    copyright: '© {year} {name}. Alle Rechte vorbehalten.',
    supervision: {
      registration: 'Registrierung als Kreditgeber: {value}',
      supervisor: 'Aufsicht: {value}',
      ombudsman: 'Schlichtungsstelle: {value}',
    },
  },
  legal: {
    version: 'Stand: {date}',
  },
  reading: { contents: 'Auf dieser Seite', more: 'Lesen Sie auch' },
  blog: {
    title: 'Blog',
    lead: 'Für alle, die über einen Kredit nachdenken: was er kostet, welche Rechte Sie haben und wie Sie einen Kreditgeber prüfen.',
    readTime: { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' },
    by: 'Text: {author}',
    published: 'Veröffentlicht am {date}',
    back: 'Zurück zu allen Artikeln',
  },
  retention: { one: '{count} Tag', other: '{count} Tage' },
  loanTable: {
    forAmount:
      'Schätzung für einen Kredit von {amount} bei einem festen Sollzinssatz von {rate} pro Jahr',
    forTerm: 'Schätzung für {term} Laufzeit bei einem festen Sollzinssatz von {rate} pro Jahr',
    payment: 'Rate',
    interest: 'Zinsen',
    total: 'Gesamt',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite gibt es nicht, oder sie wurde verschoben. Prüfen Sie die Adresse oder nutzen Sie einen dieser Links.',
    home: 'Zur Startseite',
    blog: 'Alle Artikel ansehen',
    contact: 'Kontakt aufnehmen',
  },
  articleNotFound: {
    title: 'Artikel nicht gefunden',
    text: 'Diesen Artikel gibt es nicht, oder er wurde verschoben. Sehen Sie sich alle unsere Artikel an oder gehen Sie zur Startseite.',
  },
  formPages: {
    loanReceived: 'Wir haben Ihre Anfrage erhalten',
    messageReceived: 'Wir haben Ihre Nachricht erhalten',
    incomplete: 'Es fehlt noch etwas',
    incompleteText:
      'Wir haben noch nichts gespeichert. Bitte prüfen Sie diese Angaben und senden Sie das Formular dann erneut:',
    tooMany: 'Bitte haben Sie etwas Geduld',
    tooManyText:
      'Über Ihren Internetanschluss wurden kurz nacheinander mehrere Formulare gesendet. Das letzte haben wir nicht gespeichert. Gehen Sie in Ihrem Browser zurück. Meist sind Ihre Angaben dort noch da. Senden Sie das Formular später noch einmal. Wenn es eilig ist, rufen Sie uns bitte an: {phone}.',
    failed: 'Ihre Angaben sind nicht angekommen',
    failedText:
      'Bei uns ist etwas schiefgegangen. Gehen Sie in Ihrem Browser zurück. Meist sind Ihre Angaben dort noch da. Senden Sie das Formular noch einmal. Wenn es wieder nicht klappt, rufen Sie uns bitte an: {phone}.',
    tooLong: 'Ihr Text ist zu lang',
    tooLongText:
      'Wir haben nichts gespeichert. Gehen Sie in Ihrem Browser zurück. Meist sind Ihre Angaben dort noch da. Kürzen Sie lange Texte und senden Sie das Formular noch einmal, oder rufen Sie uns an: {phone}.',
    notShown: 'Diese Seite lässt sich nicht anzeigen',
    notShownText:
      'Diese Adresse ist nicht zum direkten Aufrufen gedacht, oder bei uns ist etwas schiefgegangen. Wenn Sie schon eine Referenznummer haben, ist Ihre Anfrage oder Nachricht bei uns angekommen. Senden Sie das Formular dann bitte nicht noch einmal.',
    home: 'Zurück zur Startseite',
  },
};
