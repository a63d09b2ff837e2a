import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
    home: {
      title: 'Privatkredit: Kreditrechner und Anfrage',
      description:
        'Ratenkredite von 3.000 € bis 900.000 €, online aus Brüssel. Monatsrate berechnen, Kosten vorher kennen, Antwort auf Ihre Anfrage innerhalb von 24 Stunden.',
    },
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
    resume: 'Anfrage fortsetzen',
  },
  languageMenu: {
    label: 'Sprache',
    thisPage: 'Diese Seite in einer anderen Sprache',
  },
  chat: { text: 'Chatten Sie mit uns', newTab: '(öffnet sich in einem neuen Tab)' },
  hero: {
    title: 'Wissen, was Ihr Kredit kostet, bevor Sie unterschreiben',
    lead: 'Wählen Sie Betrag und Laufzeit. Sie sehen, was Sie voraussichtlich im Monat und insgesamt zahlen. Auf Ihre Anfrage antworten wir innerhalb von 24 Stunden, auch sonntags.',
    apply: 'Anfrage starten',
    more: 'Ablauf ansehen',
    estimate: 'Kreditrechner',
    applyWith: 'Diesen Kredit anfragen',
  },
  facts: {
    label: 'Auf einen Blick',
    customers: { value: 'Über {count}', text: 'Kundinnen und Kunden' },
    satisfaction: { value: '{rate}', text: 'der Befragten sind zufrieden' },
    answer: { value: '24 Stunden', text: 'höchstens bis zu unserer Antwort, auch sonntags' },
    founded: { value: 'Seit {year}', text: 'in Brüssel' },
    source:
      'Auf unsere Umfrage ({date}) haben {count} Kundinnen und Kunden geantwortet. Davon waren {rate} zufrieden oder sehr zufrieden.',
    fictional: '{name} ist ein fiktives Unternehmen. Diese Zahlen sind Beispiele.',
  },
  services: {
    title: 'Unsere Leistungen',
    lead: 'Für ein neues Vorhaben, einen laufenden Kredit oder einfach eine Frage.',
    apply: 'Anfragen',
    cards: {
      newLoan: {
        title: 'Neuer Kredit',
        text: 'Ein Ratenkredit von 3.000 € bis 900.000 € mit fester Monatsrate. Zahlen Sie pünktlich, kostet er nur die Zinsen. Wie lange er höchstens laufen darf, hängt vom Betrag ab.',
        badge: 'Beliebt',
      },
      refinancing: {
        title: 'Umschuldung',
        text: 'Zahlen Sie schon einen Kredit ab? Wir rechnen durch, ob ein neuer insgesamt billiger ist als Ihr alter. Die Entschädigung für die vorzeitige Rückzahlung zählen wir mit. Läuft der neue länger? Dann zahlen Sie oft mehr Zinsen.',
      },
      documents: {
        title: 'Unterlagen',
        text: 'In unserer Antwort steht, welche Unterlagen wir brauchen und wie Sie diese gesichert senden. Senden Sie vorher nichts, und im Chat nie etwas.',
      },
      advice: {
        title: 'Beratung',
        text: 'Wir beantworten Ihre Fragen zu Betrag, Laufzeit und Kosten. Raten wir Ihnen von einem Kredit ab, sagen wir das offen.',
        badge: 'Kostenlos',
      },
    },
  },
  benefits: {
    title: 'Was Sie von uns erwarten können',
    lead: 'Vier Punkte, an denen Sie uns messen können.',
    items: {
      speed: {
        title: 'Schnelligkeit',
        text: 'Innerhalb von 24 Stunden bekommen Sie eine erste Antwort, auch an Sonn- und Feiertagen. Darin steht, ob ein Kredit infrage kommt und welche Unterlagen wir brauchen. Das verpflichtet Sie zu nichts.',
      },
      security: {
        title: 'Sicherheit',
        text: 'Ihre Daten werden verschlüsselt übertragen. Wir fragen nie nach Codes oder Passwörtern und verlangen nie Geld vor der Auszahlung. Wer das in unserem Namen tut, will Sie betrügen.',
      },
      simplicity: {
        title: 'Einfachheit',
        text: 'Ihre Anfrage stellen Sie zu 100 % online, ohne Termin und ohne Kundenkonto. Unterlagen brauchen Sie dafür noch nicht.',
      },
      quality: {
        title: 'Qualität',
        text: 'Premium-Betreuung heißt bei uns: Sie sprechen mit Menschen, auf Deutsch, am Telefon oder schriftlich, von Montag bis Samstag. Die Beratung ist kostenlos, auch wenn Sie keinen Kredit aufnehmen.',
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
        time: 'Antwort innerhalb von 24 Stunden',
        text: 'Unsere Antwort sagt Ihnen, ob ein Kredit infrage kommt und welche Unterlagen wir brauchen. Eine Zusage ist das noch nicht: Zuerst prüfen wir Ihre Unterlagen und das Kreditregister.',
      },
      payout: {
        title: 'Auszahlung',
        time: 'Innerhalb von 48 Stunden nach der Zusage',
        text: 'Wir überweisen das Geld, sobald Sie und wir den Vertrag unterschrieben haben. Vor der Auszahlung zahlen Sie nichts.',
      },
    },
  },
  testimonials: {
    title: 'Was unsere Kundinnen und Kunden berichten',
    lead: 'Drei Menschen erzählen von ihrem Kredit.',
    fictional:
      '{name} ist ein fiktives Unternehmen. Diese Personen und ihre Erfahrungen sind Beispiele.',
    rating: '{rating} von 5 Sternen',
    items: {
      baker: {
        name: 'Sabine Hofmann',
        company: 'Bäckerei Hofmann',
        text: 'Unser Dach zu Hause war undicht, und das Ersparte reichte nicht für die Reparatur. Für den Kredit zahle ich jeden Monat genau das, was vorher berechnet wurde, und im Vertrag stand nichts, was mich überrascht hätte.',
        portrait: 'Porträt einer Frau mit hochgestecktem Haar und Schürze',
      },
      carpenter: {
        name: 'Murat Kaya',
        company: 'Selbstständiger Tischler',
        text: 'Ich brauchte ein Auto für die Familie und hatte Fragen zur Laufzeit. Der Berater am Telefon hat sich Zeit genommen. Am Ende habe ich einen kleineren Kredit aufgenommen, als ich vorhatte.',
        portrait: 'Porträt eines Mannes mit kurzem Bart',
      },
      nurse: {
        name: 'Lena Gruber',
        company: 'Krankenpflegerin',
        text: 'Ich wollte vorher wissen, was mich die neue Küche im Monat kostet. Den Tilgungsplan habe ich ausgedruckt und mit den Angeboten zweier Banken verglichen.',
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
    text: 'Eine Anfrage kostet nichts und verpflichtet Sie zu nichts.',
  },
  contact: {
    title: 'Kontakt',
    lead: 'Haben Sie eine Frage oder eine Beschwerde? Rufen Sie an oder schreiben Sie uns. Die Beratung ist kostenlos. Nach Codes und Passwörtern fragen wir nie, und Geld verlangen wir nie vor der Auszahlung.',
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
      'In Deutschland und Belgien gilt dieselbe Uhrzeit. An belgischen Feiertagen sind Büro und Telefon nicht besetzt. Auf eine Anfrage bekommen Sie auch dann innerhalb von 24 Stunden eine erste Antwort. Am Telefon sprechen wir Deutsch, Niederländisch, Französisch und Englisch. Unsere E-Mails und Ihr Vertrag sind auf Deutsch. Für den Anruf nach Belgien zahlen Sie den Preis Ihres Anbieters.',
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
    text: 'Wir verfolgen Sie nicht. „Akzeptieren“ blendet diesen Hinweis dauerhaft aus, „Später“ nur bis zum nächsten Besuch. Mehr lesen Sie in der {policy}.',
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
    howItWorks: 'Ablauf',
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
    blog: 'Alle Artikel ansehen',
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
