import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Låneansökan',
  close: 'Stäng',
  step: 'Steg {step} av {total}: {name}',
  steps: {
    1: 'Låneuppgifter',
    2: 'Personliga uppgifter',
    3: 'Kontaktuppgifter',
  },
  progress: 'Så långt har du kommit i ansökan',
  completed: 'Klart',
  language: 'Formulärets språk',
  allRequired: 'Alla fält är obligatoriska. Vårt svar och avtalet är på ett av webbplatsens språk.',
  fields: {
    amount: 'Lånebelopp',
    duration: 'Löptid',
    profession: 'Yrke',
    monthlyIncome: 'Månadsinkomst',
    address: 'Adress',
    country: 'Land',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-postadress',
    phone: 'Telefonnummer',
  },
  hints: {
    amount: 'Från {min} till {max}, i hela euro',
    duration: 'Från {min} till {max} månader',
    profession: 'Till exempel sjuksköterska eller bagare med eget företag',
    monthlyIncome:
      'Det du i genomsnitt får ut per månad efter skatt, till exempel 28 000 kr eller 2 400 €. Lånet betalas tillbaka i euro',
    address: 'Gatuadress, postnummer och ort',
    fullName: 'Som på din id-handling',
    oneName: 'Inget efternamn? Skriv ett bindestreck (-)',
    email: 'Hit skickar vi vårt svar',
    phone: 'Med landsnummer, till exempel +46 eller +358',
  },
  errors: {
    amount: 'Ange ett belopp i hela euro från {min} till {max}.',
    duration: 'Ange en löptid på {min} till {max} månader.',
    profession: 'Ange ditt yrke.',
    monthlyIncome: 'Ange din månadsinkomst.',
    address: 'Ange din adress.',
    country: 'Ange vilket land du bor i.',
    firstName: 'Ange ditt förnamn.',
    lastName: 'Ange ditt efternamn.',
    email: 'Ange din e-postadress.',
    phone: 'Ange ditt telefonnummer.',
  },
  emailErrors: {
    noAt: 'Det saknas ett @ i e-postadressen.',
    noDomain: 'Fyll också i det som kommer efter @.',
    overlong: 'E-postadressen är för lång. Den får ha högst 254 tecken.',
    malformed: 'Något är fel i e-postadressen. Kontrollera mellanslag och skiljetecken.',
  },
  warnings: {
    monthlyIncome: 'Stämmer det här? Vi ser inget belopp.',
    address: 'Stämmer det här? Vi ser inget postnummer med ort.',
    email: 'Stämmer det här? Det finns ingen punkt efter @.',
    phone: 'Stämmer det här? Numret verkar ofullständigt.',
    goOn: 'Om det stämmer är det bara att fortsätta.',
  },
  summary: 'Kontrollera det här:',
  controls: {
    lessAmount: 'Minska beloppet',
    moreAmount: 'Öka beloppet',
    shorterTerm: 'Förkorta löptiden',
    longerTerm: 'Förläng löptiden',
    amountSlider: 'Välj lånebelopp',
    termSlider: 'Välj löptid',
  },
  estimate: {
    monthlyPayment: 'Beräknad månadsbetalning',
    payment: 'Månadsbetalning',
    months: { one: '{count}\u00a0månad', other: '{count}\u00a0månader' },
    years: { one: '{count}\u00a0år', other: '{count}\u00a0år' },
    monthNumber: 'månad {month}',
    monthInterest: '{amount} ränta',
    monthsUnit: 'månader',
    total: 'Totalt belopp att betala',
    interest: 'Varav ränta',
    apr: 'Effektiv ränta',
    maxLegalTerm:
      'För det här beloppet tillåter belgisk lag högst {months}\u00a0månader ({years}). Längre löptider kan du räkna på, men så långa lån får vi inte bevilja.',
    setMaxTerm: 'Välj {months}\u00a0månader ({years})',
    legalMaximum: 'Enligt lag högst {months}\u00a0månader',
    offerWithinLaw:
      'För det här beloppet tillåter belgisk lag högst {months}\u00a0månader ({years}). Om du får ett erbjudande kan löptiden inte vara längre. Månadsbetalningen blir då minst {payment}.',
    exampleOnly: 'Exempel: {amount}, {term}',
    warning: 'Obs! Att låna pengar kostar pengar.',
    note: 'Detta är en uppskattning, inte ett erbjudande. Den är beräknad med en fast kreditränta på {rate} per år. Om du betalar tillbaka enligt avtalet är räntan den enda kostnaden hos oss. Lånet betalas tillbaka i euro. Har du konto i kronor? Då ändras beloppet med kursen, och banken kan ta betalt för växling och överföring.',
    example:
      'Representativt exempel: kreditbelopp {amount}, löptid {term}, fast kreditränta {rate} per år, effektiv ränta {apr}. Lånet återbetalas med {count}\u00a0månadsbetalningar på {payment}. Det totala beloppet att betala är {total}.',
  },
  compare: {
    title: 'Kortare eller längre löptid?',
    chosen: 'ditt val',
    shorter: '{payment} mer i månaden, {total} mindre totalt',
    longer: '{payment} mindre i månaden, {total} mer totalt',
  },
  budget: {
    title: 'Hur mycket kan du betala i månaden?',
    label: 'Belopp i månaden, i euro',
    loans: 'Lån med den månadsbetalningen',
    error: 'Skriv ett belopp i euro, till exempel {example}.',
    tooLittle:
      'Med den månadsbetalningen har vi inget lån. Vårt minsta, {amount} på {term}, kostar {payment} i månaden.',
  },
  affordability: {
    share: 'Månadsbetalningen är {share} av den här inkomsten.',
    shareWithinLaw:
      'Med den längsta löptid som lagen tillåter ({months}\u00a0månader) skulle månadsbetalningen bli {payment}, alltså {share} av den här inkomsten.',
    high: 'Det är mycket. Räcker resten till boende, mat och oväntade utgifter? En lägre betalning kan passa dig bättre.',
    bearable: 'Välj {amount}, {term}: mindre än en tredjedel av den här inkomsten',
    notNow: 'Låna helst inte nu.',
    advice: 'Gratis budget- och skuldrådgivning',
    notEuros:
      'Det här ser inte ut som en månadsinkomst i euro, så vi jämför den inte med månadsbetalningen. Får du lön i kronor? Räkna om den till euro och lämna marginal för att kursen kan ändras.',
  },
  passport: {
    print: 'Skriv ut och jämför',
    title: 'Jämför det här lånet',
    compareWith: 'Jämför med',
    loan: 'Privatlån',
    lender: 'Långivare',
    kind: 'Typ av lån',
    rate: 'Fast kreditränta per år',
    costs: 'Andra kostnader',
    noCosts: 'Inga, om du betalar enligt avtalet',
    late: 'Försenad betalning',
    lateCost:
      'Högst {rate} ränta per år på den del av lånet som du betalar tillbaka för sent. En påminnelse: högst {reminder} plus porto.',
    early: 'Återbetalning i förtid',
    earlyCost:
      'Möjligt när som helst. Ersättning betalar du bara om det står i avtalet: högst {fee} av det du betalar i förtid, {lastYear} om högst ett år återstår av lånet, aldrig mer än räntan som faller bort.',
    withdrawal: 'Ångerrätt',
    withdrawalTime:
      'Inom 14\u00a0dagar efter att du har skrivit under och fått avtalet, utan att ange skäl',
  },
  table: {
    title: 'Amorteringsplan',
    month: 'Månad',
    year: 'År',
    payment: 'Betalning',
    interest: 'Ränta',
    principal: 'Amortering',
    remaining: 'Återstående skuld',
    total: 'Totalt',
    print: 'Skriv ut planen',
  },
  review: {
    title: 'Kontrollera dina svar',
    change: 'Ändra',
  },
  buttons: {
    back: 'Tillbaka',
    next: 'Nästa',
    save: 'Spara och gå tillbaka',
    submit: 'Skicka ansökan',
    sending: 'Skickar...',
  },
  privacy:
    'Vi använder dina uppgifter för att behandla din ansökan, inte för reklam. Läs mer i vår {policy}.',
  privacyPolicy: 'integritetspolicy',
  draft:
    'Det du fyller i sparas bara i den här fliken tills du skickar det. Normalt försvinner det när du stänger fliken. Använder även andra den här enheten? Radera då dina uppgifter.',
  clear: 'Radera mina uppgifter',
  cleared: { text: 'Dina uppgifter är raderade.', undo: 'Ångra' },
  toasts: {
    label: 'Meddelanden',
    incomplete: {
      title: 'Formuläret är inte komplett',
      description: 'Fyll i alla fält innan du går vidare.',
    },
    failed: {
      title: 'Det gick inte att skicka',
      description: 'Ett fel har uppstått. Försök igen senare.',
    },
    sent: {
      title: 'Din ansökan har skickats',
      description: 'Du får svar inom 24 timmar.',
    },
  },
  failures: {
    send: 'Din ansökan har inte kommit fram än. Allt du har fyllt i finns kvar. Kontrollera din internetanslutning och försök igen, eller ring oss på {phone}.',
    tooLong:
      'Din ansökan är för lång för att skickas. Korta ned de längsta svaren och försök igen.',
  },
  confirmation: {
    title: 'Vi har tagit emot din ansökan',
    reference: 'Ditt referensnummer',
    answerTo: 'Vi skickar vårt svar till {email}.',
    next: 'Det här händer nu',
    steps: {
      answer: {
        when: 'Inom 24 timmar',
        what: 'Du får ett första svar med e-post, även på söndagar och helgdagar. Där står om vi kan gå vidare och vilka handlingar vi behöver. Det är ännu inget godkännande.',
      },
      documents: {
        when: 'Under tiden',
        what: 'I vårt svar står hur du skickar handlingarna säkert. Skicka ingenting innan dess.',
      },
      payout: {
        when: 'Inom 48 timmar efter godkännandet',
        what: 'Vi betalar ut beloppet till ditt konto när både du och vi har skrivit under avtalet. Vi ber aldrig om koder eller lösenord, och aldrig om pengar före utbetalningen. Lånet betalas tillbaka i euro.',
      },
    },
    dismiss: 'Stäng meddelandet',
  },
  afterSending: {
    sent: 'Skickat:',
    answerBy: 'Första svaret senast',
    clock: 'Brysseltid',
    calendar: 'Lägg till i kalendern',
    print: 'Skriv ut eller spara',
    copy: 'Kopiera numret',
    copied: 'Kopierat',
    papers: {
      title: 'Ta fram:',
      list: {
        identity: 'din id-handling',
        income: 'en eller flera aktuella lönespecifikationer',
        accounts: 'kontoutdrag för de senaste 3\u00a0månaderna',
        residence: 'ett intyg som visar var du bor',
      },
    },
    nextSteps:
      'Du får ett första svar inom 24 timmar, även på söndagar och helgdagar. Det är ännu inget godkännande. Ta under tiden fram din id-handling, en eller flera aktuella lönespecifikationer, kontoutdrag för de senaste 3 månaderna och ett intyg som visar var du bor. I vårt svar står hur du skickar dem säkert. Skicka ingenting innan dess. Vi ber aldrig om koder eller lösenord, och aldrig om pengar före utbetalningen. Lånet betalas tillbaka i euro. Har du konto i kronor? Då ändras beloppet med kursen.',
  },
  mail: {
    greeting: 'Hej!',
    thanks: 'Tack.',
    questions:
      'Har du en fråga? Skriv till {email} eller ring {phone}. I telefon talar vi engelska, tyska, franska och nederländska. Ange ditt referensnummer.',
    notYou:
      'Har du inte skickat något till oss? Då har någon annan angett din e-postadress, förmodligen av misstag. Du behöver inte göra något.',
  },
};
