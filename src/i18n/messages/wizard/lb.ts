import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Demande fir e Prêt',
  close: 'Zoumaachen',
  step: 'Schrëtt {step} vun {total}: {name}',
  steps: {
    1: 'Detailer vum Prêt',
    2: 'Perséinlech Donnéeën',
    3: 'Kontaktdonnéeën',
  },
  progress: 'Fortschrëtt vun Ärer Demande',
  completed: 'Ausgefëllt',
  language: 'Sprooch vun dësem Formulaire',
  allRequired: 'All d’Felder sinn obligatoresch.',
  fields: {
    amount: 'Montant vum Prêt',
    duration: 'Lafzäit',
    profession: 'Beruff',
    monthlyIncome: 'Akommes pro Mount',
    address: 'Adress',
    country: 'Land',
    firstName: 'Virnumm',
    lastName: 'Familljennumm',
    email: 'E-Mail-Adress',
    phone: 'Telefonsnummer',
  },
  hints: {
    amount: 'Vun {min} bis {max}, a ganzen Euro',
    duration: 'Vun {min} bis {max} Méint',
    profession: 'Zum Beispill Infirmière oder selbstännege Bäcker',
    monthlyIncome: 'Wat Dir am Duerchschnëtt netto pro Mount kritt, zum Beispill 2.400 €',
    address: 'Hausnummer, Strooss, Postleitzuel an Uertschaft',
    fullName: 'Wéi op Ärem Identitéitsdokument',
    oneName: 'Kee Familljennumm? Schreift e Stréch (-)',
    email: 'Op dës Adress schécke mir Iech eis Äntwert',
    phone: 'Mam Indicatif vum Land, zum Beispill +352, +32 oder +49',
  },
  errors: {
    amount: 'Gitt e Montant a ganzen Euro vun {min} bis {max} un.',
    duration: 'Gitt eng Lafzäit vun {min} bis {max} Méint un.',
    profession: 'Gitt Äre Beruff un.',
    monthlyIncome: 'Gitt Äert Akommes pro Mount un.',
    address: 'Gitt Är Adress un.',
    country: 'Gitt d’Land un, an deem Dir wunnt.',
    firstName: 'Gitt Äre Virnumm un.',
    lastName: 'Gitt Äre Familljennumm un.',
    email: 'Gitt Är E-Mail-Adress un.',
    phone: 'Gitt Är Telefonsnummer un.',
  },
  emailErrors: {
    noAt: 'An dëser E-Mail-Adress feelt den @.',
    noDomain: 'Gitt och un, wat nom @ kënnt.',
    overlong: 'Dës E-Mail-Adress ass ze laang. Si däerf héchstens 254 Zeechen hunn.',
    malformed: 'Dës E-Mail-Adress stëmmt net. Kuckt d’Espacen an d’Sazzeechen no.',
  },
  warnings: {
    monthlyIncome: 'Stëmmt dat esou? Mir gesi kee Montant.',
    address: 'Stëmmt dat esou? Mir gesi keng Postleitzuel mat Uertschaft.',
    email: 'Stëmmt dat esou? Nom @ steet kee Punkt.',
    phone: 'Stëmmt dat esou? D’Nummer schéngt net komplett ze sinn.',
    goOn: 'Wann alles richteg ass, maacht einfach weider.',
  },
  summary: 'Kuckt w.e.g. no:',
  controls: {
    lessAmount: 'Montant erofsetzen',
    moreAmount: 'Montant eropsetzen',
    shorterTerm: 'Lafzäit verkierzen',
    longerTerm: 'Lafzäit verlängeren',
    amountSlider: 'Montant vum Prêt astellen',
    termSlider: 'Lafzäit astellen',
  },
  estimate: {
    monthlyPayment: 'Viraussiichtlech Mensualitéit',
    payment: 'Mensualitéit',
    months: { one: '{count}\u00a0Mount', other: '{count}\u00a0Méint' },
    years: { one: '{count}\u00a0Joer', other: '{count}\u00a0Joer' },
    monthNumber: '{month}. Mount',
    monthInterest: '{amount} Zënsen',
    monthsUnit: 'Méint',
    total: 'Am Ganzen zeréckzebezuelen',
    interest: 'Dovun Zënsen',
    apr: 'TAEG',
    maxLegalTerm:
      'Fir dëse Montant erlaabt dat belscht Gesetz héchstens {months}\u00a0Méint ({years}). Eng méi laang Lafzäit ass hei just eng Berechnung.',
    setMaxTerm: '{months}\u00a0Méint ({years}) astellen',
    legalMaximum: 'Gesetzlech héchstens {months}\u00a0Méint',
    offerWithinLaw:
      'Fir dëse Montant erlaabt dat belscht Gesetz héchstens {months}\u00a0Méint ({years}). Eng Offer vun eis kann net méi laang lafen. Dir géift op d’mannst {payment} am Mount bezuelen.',
    exampleOnly: 'Beispill: {amount}, {term}',
    warning: 'Opgepasst! Sue léine kascht Suen.',
    note: 'D’Montante si Schätzungen, gerechent mat engem fixen Zënssaz vu {rate} pro Joer, a keng Offer. Wann Dir wéi ofgemaach zeréckbezuelt, kommen ausser den Zënse keng Käschten derbäi.',
    example:
      'Representatiivt Beispill: Prêt à tempérament, Montant vum Prêt {amount}, Lafzäit {term}, fixe järlechen Zënssaz (Taux débiteur) {rate}, TAEG (Taux annuel effectif global) {apr}. Dir bezuelt {count}\u00a0Mol {payment}, insgesamt {total}.',
  },
  compare: {
    title: 'Méi kuerz oder méi laang?',
    chosen: 'Är Wiel',
    shorter: '{payment} méi am Mount, {total} manner am Ganzen',
    longer: '{payment} manner am Mount, {total} méi am Ganzen',
  },
  budget: {
    title: 'Wéi vill kënnt Dir am Mount bezuelen?',
    label: 'Montant am Mount, an Euro',
    loans: 'Prête mat dëser Mensualitéit',
    error: 'Gitt e Montant an Euro an, zum Beispill {example}.',
    tooLittle:
      'Mat dëser Mensualitéit hu mir kee Prêt. Eise klengste, {amount} iwwer {term}, kascht {payment} am Mount.',
  },
  affordability: {
    share: 'D’Mensualitéit ass {share} vun dësem Akommes.',
    shareWithinLaw:
      'Mat der längster gesetzlecher Lafzäit ({months}\u00a0Méint) wier d’Mensualitéit {payment}, dat sinn {share} vun dësem Akommes.',
    high: 'Dat ass vill. Hutt Dir nach genuch fir d’Wunneng, d’Iessen an onerwaart Rechnungen? Vläicht passt eng méi kleng Mensualitéit besser.',
    bearable: '{amount}, {term} astellen: manner wéi en Drëttel vun dësem Akommes',
    notNow: 'Elo léiwer net.',
    advice: 'Sicht gratis Hëllef bei Geldsuergen',
    notEuros:
      'Dat gesäit net aus wéi en Akommes pro Mount an Euro. Dofir vergläiche mir et net mat der Mensualitéit. Kritt Dir Är Pai an enger anerer Wärung? Rechent se an Euro ëm, a loosst Iech eng Reserv, falls de Cours sech ännert.',
  },
  passport: {
    print: 'Ausdrécken a vergläichen',
    title: 'Dëse Prêt vergläichen',
    compareWith: 'Vergläiche mat',
    loan: 'Perséinleche Prêt',
    lender: 'Prêteur',
    kind: 'Aart vum Prêt',
    rate: 'Fixen Zënssaz pro Joer',
    costs: 'Aner Käschten',
    noCosts: 'Keng, wann Dir pénktlech bezuelt',
    late: 'Ze spéit bezuelen',
    lateCost:
      'Héchstens {rate} Zënsen am Joer op deem Deel vum geléinte Montant, deen Dir ze spéit zeréckbezuelt. E Rappell: héchstens {reminder} plus Porto.',
    early: 'Virzäiteg Réckbezuelung',
    earlyCost:
      'Zu all Moment méiglech. Eng Entschiedegung bezuelt Dir nëmmen, wa se am Kontrakt steet: héchstens {fee} vun deem, wat Dir éischter zeréckbezuelt, {lastYear}, wann de Prêt héchstens nach ee Joer leeft, ni méi wéi d’Zënsen, déi ewechfalen.',
    withdrawal: 'Widderruff',
    withdrawalTime:
      'Bannent 14\u00a0Deeg, nodeem Dir ënnerschriwwen an de Kontrakt kritt hutt, ouni Grond',
  },
  table: {
    title: 'Remboursementsplang',
    month: 'Mount',
    year: 'Joer',
    payment: 'Bezuelung',
    interest: 'Zënsen',
    principal: 'Ofbezuelt',
    remaining: 'Reschtschold',
    total: 'Total',
    print: 'Plang ausdrécken',
  },
  review: {
    title: 'Kontrolléiert Är Äntwerten',
    change: 'Änneren',
  },
  buttons: {
    back: 'Zeréck',
    next: 'Weider',
    save: 'Späicheren an zeréck',
    submit: 'Demande ofschécken',
    sending: 'Gëtt geschéckt...',
  },
  privacy:
    'Mir benotzen Är Donnéeën, fir Är Demande ze beaarbechten, net fir Reklamm. Méi doriwwer liest Dir an eiser {policy}.',
  privacyPolicy: 'Dateschutzerklärung',
  draft:
    'Wat Dir ausfëllt, bleift bis zum Ofschécken nëmmen an dësem Tab gespäichert. Wann Dir en zoumaacht, verschwënnt et meeschtens. Benotzen och anerer dësen Apparat? Läscht dann Är Donnéeën.',
  clear: 'Meng Donnéeë läschen',
  cleared: { text: 'Är Donnéeë si geläscht.', undo: 'Zeréckhuelen' },
  toasts: {
    label: 'Meldungen',
    incomplete: {
      title: 'Formulaire net komplett',
      description: 'Fëllt w.e.g. all Felder aus fir weiderzefueren',
    },
    failed: {
      title: 'Feeler beim Schécken',
      description: 'Et ass e Problem geschitt. Probéiert et w.e.g. méi spéit nach eng Kéier.',
    },
    sent: {
      title: 'Demande erfollegräich geschéckt',
      description: 'Eist Team këmmert sech sou séier wéi méiglech ëm Är Demande.',
    },
  },
  failures: {
    send: 'Är Demande ass nach net bei eis ukomm. Är Äntwerte stinn nach do. Kontrolléiert Är Internetverbindung a schéckt d’Demande nach eng Kéier of, oder rufft eis un: {phone}.',
    tooLong: 'Är Demande ass ze laang. Kierzt déi längst Äntwerten a probéiert nach eng Kéier.',
  },
  confirmation: {
    title: 'Mir hunn Är Demande kritt',
    reference: 'Är Referenznummer',
    answerTo: 'Mir äntweren Iech op {email}.',
    next: 'Wéi et elo weidergeet',
    steps: {
      answer: {
        when: 'Bannent 24 Stonnen',
        what: 'Dir kritt eng éischt Äntwert per E-Mail, och sonndes an op Feierdeeg. Dir liest, ob mir weidermaache kënnen a wéi eng Dokumenter mir brauchen. En Accord ass dat nach net.',
      },
      documents: {
        when: 'An der Tëschenzäit',
        what: 'Schéckt nach näischt. An eiser Äntwert steet, wéi Dir Är Dokumenter sécher schéckt.',
      },
      payout: {
        when: 'Bannent 48 Stonnen nom Accord',
        what: 'Mir bezuelen de Montant aus, soubal Dir a mir de Kontrakt ënnerschriwwen hunn. Mir froen Iech ni no Coden oder Passwierder, an ni Suen, ier de Prêt ausbezuelt ass.',
      },
    },
    dismiss: 'Meldung zoumaachen',
  },
  afterSending: {
    sent: 'Geschéckt:',
    answerBy: 'Éischt Äntwert spéitstens',
    clock: 'Bréisseler Zäit',
    calendar: 'An de Kalenner androen',
    print: 'Ausdrécken oder späicheren',
    copy: 'Nummer kopéieren',
    copied: 'Kopéiert',
    papers: {
      title: 'Leet prett:',
      list: {
        identity: 'Äert Identitéitsdokument',
        income: 'Äre leschte Paiziedel oder Är lescht Paiziedelen',
        accounts: 'd’Bankextraite vun de leschten 3\u00a0Méint',
        residence: 'e Beleeg fir Är Adress oder Äre Wunnsëtz',
      },
    },
    nextSteps:
      'Dir kritt bannent 24 Stonnen eng éischt Äntwert, och sonndes an op Feierdeeg. En Accord ass dat nach net. Leet an der Tëschenzäit prett: Äert Identitéitsdokument, Äre leschte Paiziedel oder Är lescht Paiziedelen, d’Bankextraite vun de leschten 3\u00a0Méint an e Beleeg fir Är Adress oder Äre Wunnsëtz. Schéckt nach näischt. An eiser Äntwert steet, wéi Dir se sécher schéckt. Mir froen Iech ni no Coden oder Passwierder, an ni Suen, ier de Prêt ausbezuelt ass.',
  },
  mail: {
    greeting: 'Moien,',
    thanks: 'Mir soen Iech villmools Merci.',
    questions:
      'Hutt Dir eng Fro? Rufft eis un, {phone}, oder schreift un {email}, a gitt Är Referenznummer un.',
    notYou:
      'Hutt Dir eis näischt geschéckt? Dann huet een aneren Är E-Mail-Adress aginn, warscheinlech aus Versinn. Dir braucht näischt ze maachen.',
  },
};
