/**
 * The wizard, the estimate, their toasts and the confirmation. Dutch is the contract: every other
 * language has exactly these keys, with the same placeholders.
 */
export const messages = {
  /** The dialog's title. */
  title: 'Leningaanvraag',
  close: 'Sluiten',
  /** Heading of a step. */
  step: 'Stap {step} van {total}: {name}',
  steps: {
    1: 'Leningdetails',
    2: 'Persoonlijke gegevens',
    3: 'Contactgegevens',
  },
  /** Name of the list of steps, for screen readers; then what is said of a finished step. */
  progress: 'Voortgang van uw aanvraag',
  completed: 'Ingevuld',
  /** Label of the wizard's own language menu. */
  language: 'Taal van dit formulier',
  /**
   * Beneath the headings of steps 2 and 3. Languages without pages add that the contract is in the
   * page’s language.
   */
  allRequired: 'Alle velden zijn verplicht.',
  fields: {
    amount: 'Leenbedrag',
    duration: 'Looptijd',
    profession: 'Beroep',
    monthlyIncome: 'Maandelijks inkomen',
    address: 'Adres',
    country: 'Land',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
  },
  hints: {
    /** The limits, as formatted amounts. */
    amount: 'Van {min} tot {max}, in hele euro’s',
    /** The limits, as plain numbers. */
    duration: 'Van {min} tot {max} maanden',
    profession: 'Bijvoorbeeld verpleegkundige of zelfstandig bakker',
    monthlyIncome: 'Wat u gemiddeld per maand netto ontvangt, bijvoorbeeld € 2.400',
    address: 'Straat, huisnummer, postcode en woonplaats',
    /** Beside the name that the form asks first. */
    fullName: 'Zoals op uw identiteitsbewijs',
    /** Beside the other name, for people who have only one. */
    oneName: 'Geen achternaam? Vul een streepje (-) in',
    email: 'Op dit adres ontvangt u ons antwoord',
    phone: 'Met landnummer, bijvoorbeeld +32 of +31',
  },
  /** Beside a field that is empty or not understood: what to do. */
  errors: {
    amount: 'Vul een bedrag in hele euro’s in, van {min} tot {max}.',
    duration: 'Vul een aantal maanden in, van {min} tot {max}.',
    profession: 'Vul uw beroep in.',
    monthlyIncome: 'Vul uw maandelijks inkomen in.',
    address: 'Vul uw adres in.',
    country: 'Vul het land in waar u woont.',
    firstName: 'Vul uw voornaam in.',
    lastName: 'Vul uw achternaam in.',
    email: 'Vul uw e-mailadres in.',
    phone: 'Vul uw telefoonnummer in.',
  },
  /** Beside an email address that browsers refuse. */
  emailErrors: {
    noAt: 'In dit e-mailadres ontbreekt een @.',
    noDomain: 'Vul ook in wat na de @ komt.',
    overlong: 'Dit e-mailadres is te lang. Het mag hoogstens 254 tekens hebben.',
    malformed: 'Dit e-mailadres klopt niet. Controleer spaties en leestekens.',
  },
  /**
   * Beside an answer that looks odd: asked once, and taken as it is. The last text follows each.
   */
  warnings: {
    monthlyIncome: 'Klopt dit? Wij zien geen bedrag.',
    address: 'Klopt dit? Wij zien geen postcode met woonplaats.',
    email: 'Klopt dit? Na de @ staat geen punt.',
    phone: 'Klopt dit? Het nummer lijkt onvolledig.',
    goOn: 'Klopt het? Ga dan verder.',
  },
  /** Above the fields when several stopped the visitor; what to do about each follows as a link. */
  summary: 'Kijk dit nog even na:',
  controls: {
    lessAmount: 'Bedrag verlagen',
    moreAmount: 'Bedrag verhogen',
    shorterTerm: 'Looptijd verkorten',
    longerTerm: 'Looptijd verlengen',
    /** Names of the sliders, beside the text fields of the same label. */
    amountSlider: 'Leenbedrag kiezen',
    termSlider: 'Looptijd kiezen',
  },
  estimate: {
    monthlyPayment: 'Geschatte maandaflossing',
    /** Beside the payment, where room is short. */
    payment: 'Maandbedrag',
    /** A length of time. */
    months: { one: '{count}\u00a0maand', other: '{count}\u00a0maanden' },
    /** The same length of time where it is whole or half years. */
    years: { one: '{count}\u00a0jaar', other: '{count}\u00a0jaar' },
    /**
     * Below the first and the last bar: its month, and above it the interest of that month, in
     * whole euros.
     */
    monthNumber: 'maand {month}',
    monthInterest: '{amount} rente',
    /** The unit beside the term's text field. */
    monthsUnit: 'maanden',
    total: 'Totaal terug te betalen',
    interest: 'Waarvan rente',
    apr: 'JKP',
    /**
     * Shown when the term exceeds the legal maximum for the amount. `{months}` is that maximum, at
     * least 18, and `{years}` the same in years. Then a button that sets it.
     */
    maxLegalTerm:
      'Voor dit bedrag staat de Belgische wet hoogstens {months}\u00a0maanden ({years}) toe. Een langere looptijd is hier alleen een berekening.',
    setMaxTerm: 'Kies {months}\u00a0maanden ({years})',
    /** The same in a few words, below the name of the payment: at most 30 characters. */
    legalMaximum: 'Wettelijk maximum: {months}\u00a0maanden',
    /**
     * In the review and after sending. {payment} is the monthly payment over the longest
     * legal term.
     */
    offerWithinLaw:
      'Voor dit bedrag staat de Belgische wet hoogstens {months}\u00a0maanden ({years}) toe. Een aanbod van ons kan niet langer lopen. U zou minstens {payment} per maand betalen.',
    /** Beside the payment where no script computes another: which loan it is for. */
    exampleOnly: 'Voorbeeld: {amount}, {term}',
    /**
     * The sentence that credit advertising must carry: Belgian Code of Economic Law, art. VII.64
     * §2; Directive (EU) 2023/2225, art. 8(1).
     */
    warning: 'Let op, geld lenen kost ook geld.',
    /** Beneath the estimate. */
    note: 'De bedragen zijn schattingen met een vaste debetrentevoet van {rate} per jaar, geen aanbod. Als u terugbetaalt zoals afgesproken, zijn er naast de rente geen kosten.',
    /** Required by law wherever a payment is shown. */
    example:
      'Representatief voorbeeld: lening op afbetaling, kredietbedrag van {amount} over {term}, vaste jaarlijkse debetrentevoet van {rate}, jaarlijks kostenpercentage (JKP) van {apr}. U betaalt {count}\u00a0keer {payment}, in totaal {total}.',
  },
  /** Two other terms beside the chosen one. */
  compare: {
    title: 'Korter of langer lenen?',
    chosen: 'uw keuze',
    /** Beside the other terms: how their payment and total differ from those of the chosen one. */
    shorter: '{payment} meer per maand, {total} minder in totaal',
    longer: '{payment} minder per maand, {total} meer in totaal',
  },
  /** In the hero: from a monthly sum to the loans that it pays for. */
  budget: {
    title: 'Hoeveel kunt u per maand missen?',
    /** The field, then the loans as buttons. */
    label: 'Bedrag per maand, in euro',
    loans: 'Leningen met dit maandbedrag',
    error: 'Vul een bedrag in euro in, bijvoorbeeld {example}.',
    /** {amount}, {term} and {payment} of the loan with the smallest payment. */
    tooLittle:
      'Met dit maandbedrag hebben wij geen lening. Onze kleinste, {amount} over {term}, kost {payment} per maand.',
  },
  /**
   * Beneath the income. `share`: the payment as a share of it. `high`: added from a third.
   * `advice`: from a half, a link to free debt advice.
   */
  affordability: {
    share: 'Het maandbedrag is {share} van dit inkomen.',
    /** The same with the longest legal term, where the chosen one exceeds it. */
    shareWithinLaw:
      'Bij de langste wettelijke looptijd ({months}\u00a0maanden) zou het maandbedrag {payment} zijn, {share} van dit inkomen.',
    high: 'Dat is veel. Houdt u genoeg over voor wonen, eten en onverwachte kosten? Een lager maandbedrag past misschien beter.',
    /** A button that sets a smaller loan: the payment is then less than a third of this income. */
    bearable: 'Kies {amount}, {term}: minder dan een derde van dit inkomen',
    /** Before `advice`, as clear as the button. */
    notNow: 'Nu liever niet.',
    advice: 'Zoek gratis hulp bij geldzorgen',
    /** Instead, where the income is plainly none of euros a month. */
    notEuros:
      'Dit lijkt geen maandinkomen in euro. Daarom vergelijken wij het niet met het maandbedrag. Krijgt u uw loon in een andere munt? Reken het om naar euro en houd iets over voor als de koers verandert.',
  },
  /** How the loan is repaid, a row for each month or each year. */
  table: {
    title: 'Aflossingstabel',
    month: 'Maand',
    year: 'Jaar',
    payment: 'Betaling',
    interest: 'Rente',
    principal: 'Afgelost',
    remaining: 'Nog af te lossen',
    total: 'Totaal',
    print: 'Tabel afdrukken',
  },
  passport: {
    /** Button; the rest is on the printed page, in the order of the European credit information. */
    print: 'Afdrukken om te vergelijken',
    title: 'Deze lening vergelijken',
    /** Heads an empty column for another lender, above a line to write its name on. */
    compareWith: 'Vergelijk met',
    /** As in the catalogue of the site. */
    loan: 'Persoonlijke lening',
    lender: 'Kredietgever',
    kind: 'Soort lening',
    rate: 'Vaste debetrentevoet per jaar',
    costs: 'Andere kosten',
    noCosts: 'Geen, als u terugbetaalt zoals afgesproken',
    late: 'Te laat betalen',
    /** What the terms say about it. */
    lateCost:
      'Hoogstens {rate} rente per jaar op het deel van het geleende bedrag dat u te laat terugbetaalt. Een herinnering: hoogstens {reminder} plus portkosten.',
    early: 'Vroeger terugbetalen',
    earlyCost:
      'Mag altijd. Een vergoeding betaalt u alleen als het in uw overeenkomst staat: hoogstens {fee} van wat u vroeger terugbetaalt, {lastYear} als de lening nog hoogstens één jaar loopt, nooit meer dan de rente die wegvalt.',
    withdrawal: 'Herroepingsrecht',
    withdrawalTime:
      'Binnen 14\u00a0dagen nadat u hebt getekend en de overeenkomst hebt gekregen, zonder reden',
  },
  /** In step 3: all answers of the steps before, with a button for each step. */
  review: {
    title: 'Controleer uw antwoorden',
    change: 'Wijzigen',
  },
  buttons: {
    back: 'Vorige',
    next: 'Volgende',
    /** Instead of Next when somebody came from the review to change an answer. */
    save: 'Opslaan en terug',
    submit: 'Aanvraag indienen',
    sending: 'Verzenden...',
  },
  /** At step 3; {policy} is a link with the next text. */
  privacy:
    'Wij gebruiken uw gegevens om uw aanvraag te behandelen, niet voor reclame. Lees meer in ons {policy}.',
  privacyPolicy: 'privacybeleid',
  /** The draft stays in this tab. */
  draft:
    'Wat u invult, blijft tot het verzenden alleen in dit tabblad bewaard. Als u het tabblad sluit, verdwijnt het meestal. Gebruiken ook anderen dit toestel? Wis dan uw gegevens.',
  clear: 'Mijn gegevens wissen',
  /** After clearing, with a button that undoes it. Loaded by then, not in the page. */
  cleared: { text: 'Uw gegevens zijn gewist.', undo: 'Terughalen' },
  toasts: {
    /** Name of the list of toasts; F8 moves the focus there. */
    label: 'Meldingen',
    incomplete: {
      title: 'Formulier onvolledig',
      description: 'Vul alstublieft alle velden in voordat u verder gaat.',
    },
    failed: {
      title: 'Fout bij verzenden',
      description: 'Er is een fout opgetreden. Probeer het later opnieuw.',
    },
    sent: {
      title: 'Aanvraag succesvol verzonden',
      description: 'Ons team zal uw aanvraag zo spoedig mogelijk beoordelen.',
    },
  },
  /** Stay in place after the toast is gone, so in other words than its title. */
  failures: {
    send: 'Uw aanvraag is nog niet bij ons aangekomen. Alles wat u hebt ingevuld, staat er nog. Controleer uw verbinding en probeer het opnieuw, of bel ons op {phone}.',
    tooLong:
      'Uw aanvraag is te lang om te verzenden. Kort de langste antwoorden in en probeer het opnieuw.',
  },
  /** Stays on the page after success until it is dismissed. */
  confirmation: {
    title: 'Wij hebben uw aanvraag ontvangen',
    reference: 'Uw referentienummer',
    /** {email} is the applicant's own address. */
    answerTo: 'Wij antwoorden u op {email}.',
    /** What follows, in three steps: by when, then what. */
    next: 'Wat er nu gebeurt',
    steps: {
      answer: {
        when: 'Binnen 24 uur',
        what: 'U krijgt per e-mail een eerste antwoord, ook op zon- en feestdagen. U leest of wij verder kunnen en welke documenten wij nodig hebben. Dat is nog geen goedkeuring.',
      },
      documents: {
        when: 'Intussen',
        what: 'Stuur nog niets. In ons antwoord staat hoe u uw documenten beveiligd verstuurt.',
      },
      payout: {
        when: 'Binnen 48 uur na de goedkeuring',
        what: 'Wij betalen het bedrag uit zodra u en wij de overeenkomst hebben getekend. Wij vragen nooit codes of wachtwoorden, en nooit geld vóór de uitbetaling.',
      },
    },
    dismiss: 'Melding sluiten',
  },
  /** More of the confirmation. Loaded by then, not in the page. */
  afterSending: {
    /** Before the moment of sending. */
    sent: 'Verzonden:',
    /**
     * Label before the moment by which the first answer comes. Also the title of the
     * calendar's entry.
     */
    answerBy: 'Eerste antwoord uiterlijk',
    /** After that moment: whose clock it goes by. */
    clock: 'Brusselse tijd',
    calendar: 'In agenda zetten',
    print: 'Afdrukken of bewaren',
    copy: 'Nummer kopiëren',
    copied: 'Gekopieerd',
    /** In the second step: a list with boxes to tick. */
    papers: {
      title: 'Leg klaar:',
      list: {
        identity: 'uw identiteitsbewijs',
        income: 'een of meer recente loonfiches (loonstroken)',
        accounts: 'de rekeninguittreksels (bankafschriften) van de laatste 3\u00a0maanden',
        residence: 'een bewijs van uw adres of woonplaats',
      },
    },
    /**
     * What comes next, in one text: for the mail that confirms a request, and for the page that
     * answers a form sent without script.
     */
    nextSteps:
      'U krijgt binnen 24 uur een eerste antwoord, ook op zon- en feestdagen. Dat is nog geen goedkeuring. Leg intussen klaar: uw identiteitsbewijs, een of meer recente loonfiches (loonstroken), de rekeninguittreksels (bankafschriften) van de laatste 3 maanden en een bewijs van uw adres of woonplaats. Stuur nog niets. In ons antwoord staat hoe u ze beveiligd verstuurt. Wij vragen nooit codes of wachtwoorden, en nooit geld vóór de uitbetaling.',
  },
  /** The mail that confirms a submission to its sender. */
  mail: {
    /** The mail omits the name, because the sender could have typed anything there. */
    greeting: 'Goedendag,',
    thanks: 'Dank u wel.',
    /** How to reach us; {phone} and {email}. */
    questions:
      'Hebt u een vraag? Bel ons op {phone} of schrijf naar {email}, en vermeld uw referentienummer.',
    /** For the owner of the address, who may have sent nothing. */
    notYou:
      'Hebt u ons niets gestuurd? Dan heeft iemand anders uw e-mailadres ingevuld, waarschijnlijk per vergissing. U hoeft niets te doen.',
  },
};
