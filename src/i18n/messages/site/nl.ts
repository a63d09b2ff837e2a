/**
 * Everything but the wizard, in the languages that have pages. Dutch is the contract: every other language has exactly
 * these keys, with the same placeholders.
 */
export const messages = {
  /** Browser tab, search results and shared links. Title at most 60 characters, description 70 to 160. */
  meta: {
    home: {
      title: 'Persoonlijke lening online aanvragen',
      description:
        'Persoonlijke leningen van € 3.000 tot € 900.000, volledig online vanuit Brussel. Bereken uw maandelijkse betaling en krijg binnen 24 uur antwoord.',
    },
    terms: {
      title: 'Algemene voorwaarden',
      description:
        'De voorwaarden waaronder u deze website gebruikt en een persoonlijke lening aanvraagt: wie kan aanvragen, wat u nodig hebt en hoe wij beslissen.',
    },
    privacy: {
      title: 'Privacybeleid',
      description:
        'Welke gegevens wij vragen, waarvoor wij ze gebruiken, hoe wij ze beschermen, hoe lang wij ze bewaren en welke rechten u hebt.',
    },
    cookies: {
      title: 'Cookiebeleid',
      description:
        'Wat deze website op uw apparaat bewaart, waarom, hoe lang, en hoe u uw keuze op elk moment kunt wijzigen.',
    },
    disclaimer: {
      title: 'Disclaimer',
      description:
        'Wat u van de informatie en de berekeningen op deze website mag verwachten, en waar onze aansprakelijkheid ophoudt.',
    },
    contact: {
      title: 'Contact',
      description:
        'Stel uw vraag over een persoonlijke lening per e-mail, per telefoon of met het contactformulier. Van maandag tot en met zaterdag bereikbaar.',
    },
    about: {
      title: 'Over ons',
      description:
        'Sinds 2020 verstrekken wij vanuit Brussel persoonlijke leningen: onze missie, onze waarden, onze aanpak en onze belofte.',
    },
    blog: {
      title: 'Blog over lenen',
      description:
        'Praktische artikelen over lenen: een aanvraag voorbereiden, het juiste bedrag kiezen en de voordelen en grenzen van online lenen.',
    },
  },
  /** Names in the company's address. */
  address: { city: 'Brussel', country: 'België' },
  navigation: {
    /** Name of the bar, for screen readers. */
    label: 'Hoofdmenu',
    /** Name of the way from the home page to this one, for screen readers. */
    trail: 'U bent hier',
    skip: 'Naar de inhoud',
    menu: 'Menu',
    home: 'Home',
    services: 'Diensten',
    benefits: 'Voordelen',
    howItWorks: 'Hoe het werkt',
    testimonials: 'Ervaringen',
    faq: 'FAQ',
    contact: 'Contact',
    /** Opens the wizard. */
    apply: 'Lening aanvragen',
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
    title: 'Een persoonlijke lening, helder van begin tot eind',
    lead: 'Kies uw bedrag en looptijd, zie meteen wat u per maand ongeveer betaalt en dien uw aanvraag volledig online in. U krijgt binnen 24 uur antwoord.',
    apply: 'Start uw aanvraag',
    more: 'Hoe het werkt',
    /** Heading of the estimate beside it. */
    estimate: 'Bereken uw maandelijkse betaling',
    /** Opens the wizard with the chosen amount and term. */
    applyWith: 'Deze lening aanvragen',
  },
  /** Four facts beneath the hero: the number or word, then what it is. */
  facts: {
    label: 'In het kort',
    customers: { value: 'Meer dan {count}', text: 'klanten' },
    satisfaction: { value: '{rate}', text: 'tevreden klanten' },
    answer: { value: 'Binnen 24 uur', text: 'antwoord op uw aanvraag' },
    founded: { value: 'Sinds {year}', text: 'gevestigd in Brussel' },
  },
  services: {
    title: 'Onze diensten',
    lead: 'Voor een nieuw plan, een lopende lening of gewoon een vraag.',
    apply: 'Aanvragen',
    cards: {
      newLoan: {
        title: 'Nieuwe lening',
        text: 'Een persoonlijke lening van € 3.000 tot € 900.000 voor uw plannen, met een vaste maandelijkse betaling en een looptijd die bij u past.',
        badge: 'Populair',
      },
      refinancing: {
        title: 'Herfinanciering',
        text: 'Loopt er al een lening? Wij bekijken samen met u of een nieuwe lening met andere voorwaarden beter bij uw situatie past.',
      },
      documents: {
        title: 'Documenten',
        text: 'Wij vertellen u precies welke documenten nodig zijn en controleren of uw dossier volledig is voordat het wordt beoordeeld.',
      },
      advice: {
        title: 'Advies',
        text: 'Een adviseur beantwoordt uw vragen over bedrag, looptijd en kosten. Kosteloos, ook als u uiteindelijk niet leent.',
        badge: 'Gratis',
      },
    },
  },
  benefits: {
    title: 'Waarom klanten voor ons kiezen',
    lead: 'Vier afspraken waar u ons aan mag houden.',
    items: {
      speed: {
        title: 'Snelheid',
        text: 'U krijgt binnen 24 uur antwoord op uw aanvraag.',
      },
      security: {
        title: 'Veiligheid',
        text: 'Uw gegevens gaan versleuteld naar ons en worden alleen voor uw aanvraag gebruikt.',
      },
      simplicity: {
        title: 'Eenvoud',
        text: 'Alles verloopt 100% online, in drie duidelijke stappen.',
      },
      quality: {
        title: 'Kwaliteit',
        text: 'Premiumondersteuning: wij helpen u bij elke vraag verder, van aanvraag tot uitbetaling.',
      },
    },
  },
  howItWorks: {
    title: 'Hoe het werkt',
    lead: 'Van berekening tot uitbetaling in drie stappen.',
    steps: {
      simulation: {
        title: 'Berekening',
        text: 'Kies het bedrag en de looptijd. U ziet meteen de geschatte maandelijkse betaling en dient daarna uw aanvraag online in.',
      },
      approval: {
        title: 'Beoordeling en goedkeuring',
        time: 'Binnen 24 uur',
        text: 'Wij beoordelen uw aanvraag en laten u binnen 24 uur weten of wij u de lening kunnen verstrekken.',
      },
      payout: {
        title: 'Uitbetaling',
        time: 'Binnen 48 uur',
        text: 'Na goedkeuring en met een volledig dossier betalen wij het bedrag binnen 48 uur uit.',
      },
    },
  },
  testimonials: {
    title: 'Wat klanten vertellen',
    lead: 'Particulieren en zelfstandigen over hun lening bij ons.',
    /** For screen readers, in place of the stars. */
    rating: '{rating} van 5 sterren',
    items: {
      baker: {
        name: 'Annelies Verdonck',
        company: 'Bakkerij Verdonck',
        text: 'Onze oven begaf het in de drukste maand van het jaar. Ik wist de dag erna waar ik aan toe was, en elke maand betaal ik precies wat in de overeenkomst staat.',
        portrait: 'Portret van een vrouw met opgestoken haar en een schort',
      },
      carpenter: {
        name: 'Karim Bensaïd',
        company: 'Zelfstandig timmerman',
        text: 'Ik had vragen over de looptijd en kreeg een adviseur aan de lijn die de tijd nam. Uiteindelijk heb ik minder geleend dan ik eerst van plan was.',
        portrait: 'Portret van een man met een korte baard',
      },
      nurse: {
        name: 'Lotte Janssens',
        company: 'Verpleegkundige',
        text: 'Alles invullen deed ik ’s avonds op mijn telefoon, zonder één keer naar een kantoor te gaan. De lijst met documenten was duidelijk.',
        portrait: 'Portret van een vrouw met krullend haar en een bril',
      },
    },
  },
  faq: {
    title: 'Veelgestelde vragen',
    lead: 'Staat uw vraag er niet bij? {contact}.',
    contact: 'Neem contact met ons op',
  },
  closing: {
    title: 'Reken het rustig uit en beslis dan',
    text: 'Een aanvraag indienen verplicht u tot niets.',
  },
  contact: {
    title: 'Contact',
    lead: 'Een vraag vóór, tijdens of na uw aanvraag? Wij helpen u graag verder.',
    details: 'Onze gegevens',
    email: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    hours: 'Openingstijden',
    closed: 'Gesloten',
    today: 'Vandaag',
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
      'Wij gebruiken uw gegevens alleen om uw bericht te beantwoorden. Lees meer in ons {policy}.',
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
      send: 'Uw bericht is niet goed aangekomen. Uw tekst staat er nog. Controleer uw verbinding en probeer het opnieuw, of bel ons op {phone}.',
      tooLong:
        'Uw bericht is te lang om te verzenden. Maak het korter of stuur het ons per e-mail.',
    },
  },
  cookieBanner: {
    title: 'Cookies op deze website',
    text: 'Wij bewaren alleen wat de website nodig heeft om te werken, en uw keuze in deze melding. Lees meer in ons {policy}.',
    policy: 'cookiebeleid',
    accept: 'Accepteren',
    later: 'Later',
  },
  footer: {
    blurb: 'Persoonlijke leningen, 100% online, vanuit Brussel. Sinds 2020.',
    quickLinks: 'Snel naar',
    legal: 'Juridisch',
    contact: 'Contact',
    about: 'Over ons',
    services: 'Diensten',
    howItWorks: 'Hoe het werkt',
    faq: 'FAQ',
    blog: 'Blog',
    /** Shows the cookie banner again. */
    cookieChoice: 'Cookiekeuze wijzigen',
    contactPage: 'Contactformulier',
    copyright: '© {year} {name}. Alle rechten voorbehouden.',
  },
  legal: {
    /** {date} is written out. */
    version: 'Versie van {date}',
  },
  /** Beside long texts: the name of the list of headings, and what leads on to others. */
  reading: { contents: 'Op deze pagina', more: 'Lees ook' },
  blog: {
    title: 'Blog',
    lead: 'Drie artikelen om weloverwogen te lenen, of te besluiten het niet te doen.',
    readTime: { one: '{count} minuut leestijd', other: '{count} minuten leestijd' },
    by: 'Door {author}',
    back: 'Terug naar alle artikelen',
  },
  /** How long data is kept: stands before “after” (“30 days after …”) in the privacy page, in the form that asks for. */
  retention: { one: '{count} dag', other: '{count} dagen' },
  /** A table of loans in an article, by term or by amount; its captions and columns. */
  loanTable: {
    forAmount:
      'Schatting voor een lening van {amount} met een vaste debetrentevoet van {rate} per jaar',
    forTerm:
      'Schatting bij een looptijd van {term} en een vaste debetrentevoet van {rate} per jaar',
    payment: 'Maande\u00adlijkse betaling',
    interest: 'Rente',
    total: 'Totaal terug te betalen',
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
  answers: {
    loanReceived: 'Wij hebben uw aanvraag ontvangen',
    messageReceived: 'Wij hebben uw bericht ontvangen',
    /** When fields are empty or not understood; the list of fields follows. */
    incomplete: 'Er ontbreekt nog iets',
    incompleteText:
      'Wij hebben nog niets bewaard. Vul deze velden in en verzend het formulier opnieuw:',
    /** When one connection has sent more than the service takes. */
    tooMany: 'Even geduld, alstublieft',
    tooManyText:
      'Via uw internetverbinding zijn kort na elkaar meerdere formulieren verzonden. Dit laatste hebben wij niet bewaard. Ga terug in uw browser, waar uw tekst meestal nog staat, en verzend het later opnieuw. Hebt u haast? Bel ons dan op {phone}.',
    failed: 'Uw gegevens zijn niet aangekomen',
    failedText:
      'Er is bij ons iets misgegaan. Ga terug in uw browser, waar uw tekst meestal nog staat, en probeer het opnieuw. Lukt het weer niet, bel ons dan op {phone}.',
    /** When the form is larger than the service reads. */
    tooLong: 'Uw tekst is te lang',
    tooLongText:
      'Wij hebben niets bewaard. Ga terug in uw browser, waar uw tekst meestal nog staat, kort lange antwoorden in en verzend het formulier opnieuw. U kunt ons ook bellen: {phone}.',
    /** When somebody opens an address of the service, or it cannot answer. */
    notShown: 'Deze pagina kan niet worden getoond',
    notShownText:
      'Dit adres is niet bedoeld om rechtstreeks te openen, of er is bij ons iets misgegaan. Had u al een referentienummer, dan is uw aanvraag of bericht bij ons aangekomen. Verzend het formulier in dat geval niet opnieuw.',
    home: 'Terug naar de startpagina',
  },
};
