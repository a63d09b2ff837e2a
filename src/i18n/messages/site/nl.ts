/**
 * Everything but the wizard, in the languages that have pages. Dutch is the contract: every other
 * language has exactly these keys, with the same placeholders.
 */
export const messages = {
  /**
   * Browser tab, search results and shared links. Title at most 45 characters, description 70
   * to 160.
   */
  meta: {
    terms: {
      title: 'Algemene voorwaarden',
      description:
        'Wie een lening kan aanvragen, wat ze kost en wat u doet als u zich bedenkt of te laat betaalt. En waar u met een klacht terechtkunt.',
    },
    privacy: {
      title: 'Privacybeleid',
      description:
        'Welke gegevens wij vragen en waarom, wie ze krijgt en hoe lang wij ze bewaren. En welke rechten u hebt en waar u een klacht indient.',
    },
    cookies: {
      title: 'Cookiebeleid',
      description:
        'Wat deze website op uw apparaat bewaart, waarom, hoe lang, en hoe u uw keuze op elk moment kunt wijzigen.',
    },
    disclaimer: {
      title: 'Disclaimer',
      description:
        'Wat u van de berekeningen op deze website mag verwachten, waarvoor wij aansprakelijk zijn en hoe u fraude in onze naam herkent.',
    },
    contact: {
      title: 'Contact',
      description:
        'Stel uw vraag over een persoonlijke lening per telefoon, per e-mail of met het formulier. Met onze openingsuren en de talen die wij spreken.',
    },
    about: {
      title: 'Over ons',
      description:
        'Sinds 2020 verstrekken wij vanuit Brussel persoonlijke leningen. Wie bij ons beslist, wat een lening kost en wanneer u ons bereikt.',
    },
    blog: {
      title: 'Blog over lenen',
      description:
        'Praktische artikelen over lenen: uw aanvraag voorbereiden, een bedrag kiezen, een kredietgever controleren, uw rechten en de vaktermen.',
    },
  },
  /** What we lend, for search engines. */
  loan: 'Persoonlijke lening',
  navigation: {
    /** Name of the bar, for screen readers. */
    label: 'Hoofdmenu',
    /** Name of the way from the home page to this one, for screen readers. */
    breadcrumbs: 'U bent hier',
    skip: 'Naar de inhoud',
    menu: 'Menu',
    home: 'Home',
    services: 'Diensten',
    benefits: 'Voordelen',
    'how-it-works': 'Hoe het werkt',
    testimonials: 'Ervaringen',
    faq: 'FAQ',
    contact: 'Contact',
    /** Opens the wizard. */
    apply: 'Lening aanvragen',
    /** On every button that opens the wizard, once somebody has typed an answer. */
    resume: 'Verder met uw aanvraag',
  },
  languageMenu: {
    /** Name of the floating menu's button; the current language follows it. */
    label: 'Taal',
    /** Heading of the links to this page in other languages. */
    thisPage: 'Deze pagina in een andere taal',
  },
  /** Floating link on the home page; the second text follows the first, for screen readers. */
  chat: { text: 'Chat met ons', newTab: '(opent in een nieuw tabblad)' },
  hero: {
    apply: 'Start uw aanvraag',
    more: 'Bekijk hoe het werkt',
    /** Opens the wizard with the chosen amount and term. */
    applyWith: 'Deze lening aanvragen',
  },
  services: { apply: 'Aanvragen' },
  testimonials: {
    /** For screen readers, in place of the stars. */
    rating: '{rating} van 5 sterren',
    quote: '“{text}”',
  },
  contact: {
    title: 'Contact',
    lead: 'Hebt u een vraag vóór, tijdens of na uw aanvraag? Bel, mail of stuur een bericht. Ons advies is gratis. Wij vragen nooit codes of wachtwoorden, en nooit geld vóór de uitbetaling.',
    details: 'Onze gegevens',
    email: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    hours: 'Openingsuren',
    closed: 'Gesloten',
    today: 'Vandaag',
    /**
     * Above the hours: whether somebody is there. {day} is a weekday as the table has it, {time}
     * a time.
     */
    openNow: 'Nu open tot {time}',
    closedNow: 'Nu gesloten',
    /** On a public holiday that would be a working day. */
    holiday: 'Vandaag gesloten: feestdag',
    /** Follows `closedNow` or `holiday`. */
    opensAgain: 'Weer open: {day} om {time}',
    /** Beneath the hours. */
    hoursNote:
      'De uren zijn in Belgische tijd, dezelfde als in Nederland. Op Belgische feestdagen zijn kantoor en telefoon gesloten. Op een aanvraag krijgt u ook dan binnen 24 uur een eerste antwoord. Aan de telefoon spreken wij Nederlands, Frans, Duits en Engels. Onze mails en uw overeenkomst zijn in het Nederlands. Een gesprek kost wat uw telefoonmaatschappij voor een Belgisch nummer rekent.',
    form: 'Stuur ons een bericht',
    fields: {
      name: 'Naam',
      email: 'E-mailadres',
      subject: 'Onderwerp',
      message: 'Bericht',
    },
    /** Beside a field that is empty: what to do. */
    errors: {
      name: 'Vul uw naam in.',
      email: 'Vul uw e-mailadres in.',
      subject: 'Vul een onderwerp in.',
      message: 'Schrijf uw bericht.',
    },
    submit: 'Bericht verzenden',
    sending: 'Verzenden...',
    /** {policy} is a link with the wizard's text for the privacy policy. */
    privacy:
      'Wij gebruiken uw gegevens om uw bericht te beantwoorden, niet voor reclame. Lees meer in ons {policy}.',
    toasts: {
      sent: {
        title: 'Bericht verzonden',
        description: 'Wij antwoorden u zo spoedig mogelijk.',
      },
      failed: {
        title: 'Fout bij verzenden',
        description: 'Er is een fout opgetreden. Probeer het later opnieuw.',
      },
    },
    /** Stay in place after the toast is gone, so in other words than its title. */
    success: 'Bedankt. Uw bericht is bij ons aangekomen.',
    failures: {
      send: 'Uw bericht is nog niet bij ons aangekomen. Uw tekst staat er nog. Controleer uw verbinding en probeer het opnieuw, of bel ons op {phone}.',
      tooLong:
        'Uw bericht is te lang om te verzenden. Maak het korter of stuur het ons per e-mail.',
    },
  },
  cookieBanner: {
    title: 'Deze website plaatst geen cookies',
    text: 'Wij volgen u niet. ‘Accepteren’ verbergt deze melding, ‘Later’ doet dat alleen nu. Meer leest u in ons {policy}.',
    policy: 'cookiebeleid',
    accept: 'Accepteren',
    later: 'Later',
  },
  footer: {
    blurb: 'Persoonlijke leningen uit Brussel, die u 100% online aanvraagt. Sinds 2020.',
    quickLinks: 'Snel naar',
    legal: 'Juridisch',
    contact: 'Contact',
    about: 'Over ons',
    services: 'Diensten',
    'how-it-works': 'Hoe het werkt',
    faq: 'FAQ',
    blog: 'Blog',
    accessibility: 'Toegankelijkheid',
    /** Shows the cookie banner again. */
    cookieChoice: 'Cookiekeuze wijzigen',
    contactPage: 'Contactformulier',
    copyright: '© {year} {name}. Alle rechten voorbehouden.',
    /** What a lender is registered and supervised under; shown where it is filled in. */
    supervision: {
      registration: 'Registratie als kredietgever: {value}',
      supervisor: 'Toezicht: {value}',
      ombudsman: 'Ombudsdienst: {value}',
    },
  },
  legal: {
    /** {date} is written out. */
    version: 'Versie van {date}',
  },
  /** Beside long texts: the name of the list of headings, and what leads on to others. */
  reading: { contents: 'Op deze pagina', more: 'Lees ook' },
  blog: {
    title: 'Blog',
    lead: 'Praktische artikelen over kosten, keuzes en rechten bij een lening.',
    readTime: { one: '{count} minuut leestijd', other: '{count} minuten leestijd' },
    by: 'Door {author}',
    published: 'Gepubliceerd op {date}',
    back: 'Terug naar alle artikelen',
  },
  /**
   * How long data is kept: stands before “after” (“30 days after …”) in the privacy page, in the
   * form that asks for.
   */
  retention: { one: '{count} dag', other: '{count} dagen' },
  /** A table of loans in an article, by term or by amount; its captions and columns. */
  loanTable: {
    forAmount:
      'Schatting voor een lening van {amount} met een vaste debetrentevoet van {rate} per jaar',
    forTerm:
      'Schatting bij een looptijd van {term} en een vaste debetrentevoet van {rate} per jaar',
    payment: 'Maand\u00adbedrag',
    interest: 'Rente',
    total: 'Totaal',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'De pagina die u zoekt, bestaat niet of is verplaatst. Controleer het adres of ga verder via een van deze links.',
    home: 'Naar de startpagina',
    blog: 'Alle artikelen',
    contact: 'Contact opnemen',
  },
  articleNotFound: {
    title: 'Artikel niet gevonden',
    text: 'Dit artikel bestaat niet of is verplaatst. Bekijk al onze artikelen of ga naar de startpagina.',
  },
  /** Pages that answer a form sent without script. */
  formPages: {
    loanReceived: 'Wij hebben uw aanvraag ontvangen',
    messageReceived: 'Wij hebben uw bericht ontvangen',
    /** When fields are empty or not understood; the list of fields follows. */
    incomplete: 'Er ontbreekt nog iets',
    incompleteText:
      'Wij hebben nog niets bewaard. Kijk dit nog even na en verzend het formulier opnieuw:',
    /** When one connection has sent more than the service takes. */
    tooMany: 'Even geduld, alstublieft',
    tooManyText:
      'Via uw internetverbinding zijn kort na elkaar meerdere formulieren verzonden. Dit laatste hebben wij niet bewaard. Ga terug in uw browser, waar uw tekst meestal nog staat, en verzend het later opnieuw. Hebt u haast? Bel ons op {phone}.',
    failed: 'Uw gegevens zijn niet aangekomen',
    failedText:
      'Er is bij ons iets misgegaan. Ga terug in uw browser, waar uw tekst meestal nog staat, en probeer het opnieuw. Lukt het weer niet? Bel ons op {phone}.',
    /** When the form is larger than the service reads. */
    tooLong: 'Uw tekst is te lang',
    tooLongText:
      'Wij hebben niets bewaard. Ga terug in uw browser, waar uw tekst meestal nog staat, maak lange antwoorden korter en verzend het formulier opnieuw. U kunt ons ook bellen: {phone}.',
    /** When somebody opens an address of the service, or it cannot answer. */
    notShown: 'Deze pagina kan niet worden getoond',
    notShownText:
      'Dit adres is niet bedoeld om rechtstreeks te worden geopend, of er is bij ons iets misgegaan. Had u al een referentienummer? Dan is uw aanvraag of bericht aangekomen. Verzend het formulier dan niet opnieuw.',
    home: 'Terug naar de startpagina',
  },
};
