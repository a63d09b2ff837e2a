import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Vloga za kredit',
  close: 'Zaprite',
  step: 'Korak {step} od {total}: {name}',
  steps: {
    1: 'Podatki o kreditu',
    2: 'Osebni podatki',
    3: 'Kontaktni podatki',
  },
  progress: 'Potek izpolnjevanja vloge',
  completed: 'Izpolnjeno',
  language: 'Jezik obrazca',
  allRequired: 'Vsa polja so obvezna.',
  fields: {
    amount: 'Znesek kredita',
    duration: 'Odplačilna doba',
    profession: 'Poklic',
    monthlyIncome: 'Mesečni dohodek',
    address: 'Naslov',
    country: 'Država',
    firstName: 'Ime',
    lastName: 'Priimek',
    email: 'E-poštni naslov',
    phone: 'Telefonska številka',
  },
  hints: {
    amount: 'Od {min} do {max}, v celih evrih',
    duration: 'Od {min} do {max} mesecev',
    profession: 'Na primer medicinska sestra ali samozaposleni pek',
    monthlyIncome: 'Vaš povprečni mesečni neto dohodek, na primer 1.500 €',
    address: 'Ulica, hišna številka, poštna številka in kraj',
    fullName: 'Kot na osebnem dokumentu',
    oneName: 'Nimate priimka? Vpišite vezaj (-)',
    email: 'Na ta naslov vam bomo poslali odgovor',
    phone: 'S klicno kodo države, na primer +386',
  },
  errors: {
    amount: 'Vnesite znesek v celih evrih od {min} do {max}.',
    duration: 'Vnesite število mesecev od {min} do {max}.',
    profession: 'Vnesite svoj poklic.',
    monthlyIncome: 'Vnesite svoj mesečni dohodek.',
    address: 'Vnesite svoj naslov.',
    country: 'Vnesite državo, v kateri živite.',
    firstName: 'Vnesite svoje ime.',
    lastName: 'Vnesite svoj priimek.',
    email: 'Vnesite svoj e-poštni naslov.',
    phone: 'Vnesite svojo telefonsko številko.',
  },
  emailErrors: {
    noAt: 'V tem e-poštnem naslovu manjka znak @.',
    noDomain: 'Vnesite tudi del za znakom @.',
    overlong: 'Ta e-poštni naslov je predolg. Ima lahko največ 254 znakov.',
    malformed: 'Ta e-poštni naslov ni pravilen. Preverite presledke in ločila.',
  },
  warnings: {
    monthlyIncome: 'Je to prav? V polju ni zneska.',
    address: 'Je to prav? V polju ni poštne številke s krajem.',
    email: 'Je to prav? Za znakom @ ni pike.',
    phone: 'Je to prav? Številka je videti nepopolna.',
    goOn: 'Če je vse prav, nadaljujte.',
  },
  summary: 'Prosimo, preverite:',
  controls: {
    lessAmount: 'Nižji znesek',
    moreAmount: 'Višji znesek',
    shorterTerm: 'Krajša odplačilna doba',
    longerTerm: 'Daljša odplačilna doba',
    amountSlider: 'Izberite znesek kredita',
    termSlider: 'Izberite odplačilno dobo',
  },
  estimate: {
    monthlyPayment: 'Ocenjeni mesečni obrok',
    payment: 'Mesečni obrok',
    months: {
      one: '{count}\u00a0mesec',
      two: '{count}\u00a0meseca',
      few: '{count}\u00a0meseci',
      other: '{count}\u00a0mesecev',
    },
    years: {
      one: '{count}\u00a0leto',
      two: '{count}\u00a0leti',
      few: '{count}\u00a0leta',
      other: '{count}\u00a0let',
    },
    monthNumber: '{month}. mesec',
    monthInterest: '{amount} obresti',
    monthsUnit: 'mes.',
    total: 'Skupni znesek za plačilo',
    interest: 'Od tega obresti',
    apr: 'EOM',
    maxLegalTerm:
      'Za ta znesek belgijsko pravo dovoljuje največ {months}\u00a0mesecev ({years}). Daljšo dobo lahko samo preizkusite, pogodbe zanjo pa ne moremo skleniti.',
    setMaxTerm: 'Nastavite {months}\u00a0mesecev ({years})',
    legalMaximum: 'Po zakonu največ {months}\u00a0mesecev',
    offerWithinLaw:
      'Za ta znesek belgijsko pravo dovoljuje največ {months}\u00a0mesecev ({years}). Če vam pripravimo ponudbo, odplačilna doba ne more biti daljša. Plačali bi najmanj {payment} na mesec.',
    exampleOnly: 'Primer: {amount}, {term}',
    warning: 'Pozor! Za izposojanje denarja je treba plačati.',
    note: 'Zneski so informativni, izračunani s fiksno kreditno obrestno mero {rate} letno, in niso ponudba. Če kredit odplačujete po dogovoru, poleg obresti ni drugih stroškov.',
    example:
      'Reprezentativni primer: znesek kredita {amount}, odplačilna doba {term}, fiksna kreditna obrestna mera {rate} letno, efektivna obrestna mera (EOM) {apr}. Kredit odplačate v\u00a0{count}\u00a0mesečnih obrokih po {payment}; skupni znesek za plačilo je {total}.',
  },
  compare: {
    title: 'Krajša ali daljša doba?',
    chosen: 'vaša izbira',
    shorter: '{payment} več na mesec, skupaj {total} manj',
    longer: '{payment} manj na mesec, skupaj {total} več',
  },
  budget: {
    title: 'Koliko lahko plačate na mesec?',
    label: 'Znesek na mesec, v evrih',
    loans: 'Krediti s takim obrokom',
    error: 'Vnesite znesek v evrih, na primer {example}.',
    tooLittle:
      'S takim obrokom nimamo kredita. Najmanjši kredit je {amount}, {term}: mesečni obrok je {payment}.',
  },
  affordability: {
    share: 'Mesečni obrok znaša {share} vašega dohodka.',
    shareWithinLaw:
      'Pri najdaljši zakonsko dovoljeni odplačilni dobi ({months}\u00a0mesecev) bi mesečni obrok znašal {payment}, kar je {share} vašega dohodka.',
    high: 'To je veliko. Ali vam bo ostalo dovolj za stanovanje, hrano in nepredvidene stroške? Morda je primernejši nižji obrok.',
    bearable: 'Nastavite {amount}, {term}: manj kot tretjina vašega dohodka',
    notNow: 'Raje ne zdaj.',
    advice: 'Brezplačna pomoč pri denarnih težavah',
    notEuros:
      'To najbrž ni mesečni dohodek v evrih, zato ga ne primerjamo z obrokom. Dobivate plačo v drugi valuti? Preračunajte jo v evre in pustite nekaj rezerve, če se tečaj spremeni.',
  },
  passport: {
    print: 'Natisnite za primerjavo',
    title: 'Primerjajte ta kredit',
    compareWith: 'Za primerjavo',
    loan: 'Osebni kredit',
    lender: 'Ponudnik kredita',
    kind: 'Vrsta kredita',
    rate: 'Fiksna kreditna obrestna mera letno',
    costs: 'Drugi stroški',
    noCosts: 'Jih ni, če plačujete pravočasno',
    late: 'Zamuda s plačilom',
    lateCost:
      'Največ {rate} zamudnih obresti letno od dela izposojenega zneska, ki ga vrnete prepozno. Opomin: največ {reminder} in poštnina.',
    early: 'Predčasno odplačilo',
    earlyCost:
      'Mogoče kadar koli. Nadomestilo plačate samo, če ga določa pogodba: največ {fee} zneska, ki ga odplačate prej, ali {lastYear}, če do konca kredita ni več kot eno leto, nikoli več od obresti, ki odpadejo.',
    withdrawal: 'Odstop od pogodbe',
    withdrawalTime: 'V 14\u00a0dneh po podpisu in prejemu pogodbe, brez razloga',
  },
  table: {
    title: 'Amortizacijski načrt (vsi obroki)',
    month: 'Mesec',
    year: 'Leto',
    payment: 'Plačilo',
    interest: 'Obresti',
    principal: 'Glavnica',
    remaining: 'Preostali dolg',
    total: 'Skupaj',
    print: 'Natisnite načrt',
  },
  review: {
    title: 'Preverite svoje odgovore',
    change: 'Spremenite',
  },
  buttons: {
    back: 'Nazaj',
    next: 'Naprej',
    save: 'Shranite in se vrnite',
    submit: 'Oddajte vlogo',
    sending: 'Pošiljanje …',
  },
  privacy:
    'Vaše podatke uporabljamo za obravnavo vaše vloge, ne za oglaševanje. Več preberite v naši {policy}.',
  privacyPolicy: 'politiki zasebnosti',
  draft:
    'Kar vnesete, do oddaje hrani samo ta zavihek. Ko ga zaprete, podatki navadno izginejo. Napravo uporabljajo tudi drugi? Potem podatke izbrišite.',
  clear: 'Izbrišite vnesene podatke',
  cleared: { text: 'Vneseni podatki so izbrisani.', undo: 'Obnovite jih' },
  toasts: {
    label: 'Obvestila',
    incomplete: {
      title: 'Obrazec ni popoln',
      description: 'Preden nadaljujete, izpolnite vsa polja.',
    },
    failed: {
      title: 'Napaka pri pošiljanju',
      description: 'Prišlo je do napake. Prosimo, poskusite znova pozneje.',
    },
    sent: {
      title: 'Vloga je uspešno oddana',
      description: 'Prvi odgovor dobite v 24 urah.',
    },
  },
  failures: {
    send: 'Vaše vloge še nismo prejeli. Vse, kar ste vnesli, je še tu. Preverite internetno povezavo in poskusite znova ali nas pokličite na {phone}.',
    tooLong:
      'Vaša vloga je predolga za pošiljanje. Skrajšajte najdaljše odgovore in poskusite znova.',
  },
  confirmation: {
    title: 'Vašo vlogo smo prejeli',
    reference: 'Vaša referenčna številka',
    answerTo: 'Odgovorili vam bomo na {email}.',
    next: 'Kaj sledi',
    steps: {
      answer: {
        when: 'V 24 urah',
        what: 'Po e-pošti dobite prvi odgovor, tudi ob nedeljah in praznikih. Povemo, ali lahko nadaljujemo in katere dokumente potrebujemo. To še ni odobritev.',
      },
      documents: {
        when: 'Medtem',
        what: 'V odgovoru vam povemo, kako dokumente varno pošljete. Do takrat ne pošiljajte ničesar.',
      },
      payout: {
        when: 'V 48 urah po odobritvi',
        what: 'Znesek vam nakažemo na račun, če smo pogodbo podpisali vsi. Kod in gesel ne zahtevamo nikoli, denarja pa nikoli pred izplačilom.',
      },
    },
    dismiss: 'Zaprite obvestilo',
  },
  afterSending: {
    sent: 'Poslano:',
    answerBy: 'Prvi odgovor najpozneje',
    clock: 'po bruseljskem času',
    calendar: 'Dodajte v koledar',
    print: 'Natisnite ali shranite',
    copy: 'Kopirajte številko',
    copied: 'Kopirano',
    papers: {
      title: 'Pripravite:',
      list: {
        identity: 'osebni dokument',
        income: 'eno ali več zadnjih plačilnih list',
        accounts: 'bančne izpiske za zadnje 3 mesece',
        residence: 'dokazilo o naslovu ali prebivališču',
      },
    },
    nextSteps:
      'V 24 urah dobite prvi odgovor, tudi ob nedeljah in praznikih. To še ni odobritev. Medtem pripravite osebni dokument, eno ali več zadnjih plačilnih list, bančne izpiske za zadnje 3 mesece in dokazilo o naslovu ali prebivališču. V odgovoru vam povemo, kako jih varno pošljete. Do takrat ne pošiljajte ničesar. Kod in gesel ne zahtevamo nikoli, denarja pa nikoli pred izplačilom.',
  },
  mail: {
    greeting: 'Pozdravljeni!',
    thanks: 'Hvala, da ste se obrnili na nas.',
    questions:
      'Imate vprašanje? Pišite nam v slovenščini na {email}. Na številki {phone} govorimo angleško, nemško, francosko in nizozemsko. Navedite svojo referenčno številko.',
    notYou:
      'Niste nam poslali ničesar? Potem je vaš e-poštni naslov vnesel nekdo drug, verjetno pomotoma. Ni vam treba storiti ničesar.',
  },
};
