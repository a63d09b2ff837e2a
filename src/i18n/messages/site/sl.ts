import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
    home: {
      title: 'Osebni kredit: izračun in spletna vloga',
      description:
        'Osebni krediti od 3.000 € do 900.000 €, iz Bruslja. Izračunajte mesečni obrok in skupni znesek za plačilo. Na vlogo odgovorimo v 24 urah.',
    },
    terms: {
      title: 'Pogoji uporabe',
      description:
        'Kdo lahko zaprosi za kredit, koliko stane, kako od njega odstopite ali ga odplačate prej, kaj sledi ob zamudi in kam se lahko pritožite.',
    },
    privacy: {
      title: 'Politika zasebnosti',
      description:
        'Katere podatke zbiramo in na kateri podlagi, kdo jih prejme, kako dolgo jih hranimo, katere pravice imate in kam se lahko pritožite.',
    },
    cookies: {
      title: 'Politika piškotkov',
      description:
        'Kaj to spletno mesto shrani v vašo napravo, zakaj in za koliko časa ter kako lahko svojo izbiro kadar koli spremenite.',
    },
    disclaimer: {
      title: 'Izključitev odgovornosti',
      description:
        'Kaj lahko pričakujete od izračunov na tem spletnem mestu, za kaj odgovarjamo in kako prepoznate goljufa, ki se izdaja za nas.',
    },
    contact: {
      title: 'Kontakt',
      description:
        'Imate vprašanje ali pritožbo? Pišite nam v slovenščini. Po telefonu od ponedeljka do sobote govorimo angleško, nemško, francosko in nizozemsko.',
    },
    about: {
      title: 'O nas',
      description:
        'Ponudnik osebnih kreditov iz Bruslja, od leta 2020: kdo odloča o vlogah, koliko kredit stane, kdaj in v katerem jeziku smo dosegljivi.',
    },
    blog: {
      title: 'Blog o kreditih',
      description:
        'Članki o kreditih: kako pripraviti vlogo, izbrati znesek in preveriti ponudnika, katere pravice imate in kaj pomenijo izrazi v pogodbi.',
    },
  },
  loan: 'Osebni kredit',
  address: { city: 'Bruselj', country: 'Belgija' },
  navigation: {
    label: 'Glavni meni',
    trail: 'Tukaj ste',
    skip: 'Preskočite na vsebino',
    menu: 'Meni',
    home: 'Domov',
    services: 'Storitve',
    benefits: 'Prednosti',
    howItWorks: 'Postopek',
    testimonials: 'Mnenja',
    faq: 'Vprašanja',
    contact: 'Kontakt',
    apply: 'Zaprosite za kredit',
    resume: 'Nadaljujte z vlogo',
  },
  languageMenu: {
    label: 'Jezik',
    thisPage: 'Ta stran v drugih jezikih',
  },
  chat: { text: 'Klepetajte z nami', newTab: '(odpre se v novem zavihku)' },
  hero: {
    title: 'Osebni kredit s ceno, ki jo poznate vnaprej',
    lead: 'Izberite znesek in odplačilno dobo ter preverite, koliko bi plačali na mesec in koliko skupaj. Na vlogo dobite prvi odgovor v 24 urah, tudi ob nedeljah in praznikih.',
    apply: 'Izpolnite vlogo',
    more: 'Kako poteka postopek',
    estimate: 'Informativni izračun kredita',
    applyWith: 'Zaprosite za ta kredit',
  },
  facts: {
    label: 'Na kratko',
    customers: { value: 'Več kot {count}', text: 'strank' },
    satisfaction: { value: '{rate}', text: 'zadovoljnih strank' },
    answer: { value: 'V 24 urah', text: 'prvi odgovor' },
    founded: { value: 'Od leta {year}', text: 'v Bruslju' },
    source:
      'Anketa ({date}): odgovorilo je {count} strank, {rate} jih je bilo zadovoljnih ali zelo zadovoljnih.',
    fictional: '{name} je izmišljeno podjetje; te številke so primeri.',
  },
  services: {
    title: 'Naše storitve',
    lead: 'Za nov kredit, za starega ali samo za vprašanje.',
    apply: 'Izpolnite vlogo',
    cards: {
      newLoan: {
        title: 'Nov kredit',
        text: 'Osebni kredit od 3.000 € do 900.000 € s fiksnim mesečnim obrokom. Če ga odplačujete po dogovoru, poleg obresti ni drugih stroškov. Najdaljša odplačilna doba je odvisna od zneska.',
        badge: 'Priljubljeno',
      },
      refinancing: {
        title: 'Refinanciranje',
        text: 'Že odplačujete kredit? Izračunamo, ali bi z novim plačali manj ali več, in upoštevamo nadomestilo za predčasno odplačilo starega. Pri daljši odplačilni dobi lahko skupaj plačate več.',
      },
      documents: {
        title: 'Dokumenti',
        text: 'V odgovoru na vlogo vam povemo, katere dokumente potrebujemo in kako jih varno pošljete. Do takrat ne pošiljajte ničesar, v klepetu pa nikoli.',
      },
      advice: {
        title: 'Svetovanje',
        text: 'Svetovalec odgovori na vprašanja o znesku, odplačilni dobi in stroških. Če se mu kredit za vas ne zdi primeren, vam to pove.',
        badge: 'Brezplačno',
      },
    },
  },
  benefits: {
    title: 'Na kaj se lahko zanesete',
    lead: 'Štiri obljube, ki jih lahko preverite.',
    items: {
      speed: {
        title: 'Hitrost',
        text: 'V 24 urah dobite prvi odgovor, tudi ob nedeljah in praznikih. Povemo, ali lahko nadaljujemo in katere dokumente potrebujemo. Odgovor vas k ničemur ne zavezuje.',
      },
      security: {
        title: 'Varnost',
        text: 'Vaši podatki se prenašajo po šifrirani povezavi. Kod in gesel ne zahtevamo nikoli, denarja pa nikoli pred izplačilom. Kdor to počne v našem imenu, je goljuf.',
      },
      simplicity: {
        title: 'Preprostost',
        text: 'Vlogo oddate 100 % prek spleta, v treh korakih in brez uporabniškega računa. Pred oddajo vidite vse svoje odgovore in jih še lahko spremenite.',
      },
      quality: {
        title: 'Kakovost',
        text: 'Vrhunska podpora: pišete nam v slovenščini, po telefonu (od ponedeljka do sobote) pa govorimo angleško, nemško, francosko in nizozemsko. Svetovanje je brezplačno, tudi če kredita ne najamete.',
      },
    },
  },
  howItWorks: {
    title: 'Kako poteka postopek',
    lead: 'Od izračuna do izplačila v treh korakih.',
    steps: {
      simulation: {
        title: 'Informativni izračun',
        text: 'Izberite znesek in odplačilno dobo. Takoj vidite ocenjeni mesečni obrok, nato pa vlogo oddate prek spleta.',
      },
      approval: {
        title: 'Obravnava in odobritev',
        time: 'Prvi odgovor v 24 urah',
        text: 'Povemo, ali lahko nadaljujemo in katere dokumente potrebujemo. To še ni odobritev. Odločimo, ko preverimo vaše dokumente in kreditni register.',
      },
      payout: {
        title: 'Izplačilo',
        time: 'V 48 urah po odobritvi',
        text: 'Znesek vam izplačamo na račun, če smo pogodbo podpisali vsi. Pred izplačilom nam ne plačate ničesar.',
      },
    },
  },
  testimonials: {
    title: 'Kaj pravijo stranke',
    lead: 'Tri stranke pripovedujejo o svojem osebnem kreditu.',
    fictional: '{name} je izmišljeno podjetje: te stranke in njihove izkušnje so primeri.',
    rating: '{rating} od 5 zvezdic',
    items: {
      baker: {
        name: 'Mojca Zvonar',
        company: 'Pekarna Zvonar',
        text: 'Doma nam je zamakala streha in prihranki niso zadoščali. Vsak mesec plačam natanko toliko, kolikor je bilo izračunano vnaprej, in v pogodbi ni bilo ničesar, česar ne bi poznala.',
        portrait: 'Portret ženske s spetimi lasmi in predpasnikom',
      },
      carpenter: {
        name: 'Matej Kralj',
        company: 'Mizar, samostojni podjetnik',
        text: 'Kupoval sem družinski avto in imel vprašanja o odplačilni dobi. Svetovalec mi je vse pojasnil po e-pošti. Na koncu sem si izposodil manj, kot sem nameraval.',
        portrait: 'Portret moškega s kratko brado',
      },
      nurse: {
        name: 'Nina Potočnik',
        company: 'Medicinska sestra',
        text: 'Vnaprej sem hotela vedeti, koliko me bo nova kuhinja stala na mesec. Seznam vseh obrokov sem natisnila in ga primerjala z dvema drugima ponudbama.',
        portrait: 'Portret ženske s kodrastimi lasmi in očali',
      },
    },
  },
  faq: {
    title: 'Pogosta vprašanja',
    lead: 'Niste našli odgovora? {contact}.',
    contact: 'Vprašajte nas',
  },
  closing: {
    title: 'V miru preračunajte, nato se odločite',
    text: 'Oddaja vloge je brezplačna in vas k ničemur ne zavezuje.',
  },
  contact: {
    title: 'Kontakt',
    lead: 'Imate vprašanje ali pritožbo? Pišite nam v slovenščini ali pokličite. Svetovanje je brezplačno. Kod in gesel ne zahtevamo nikoli, denarja pa nikoli pred izplačilom.',
    details: 'Naši podatki',
    email: 'E-pošta',
    phone: 'Telefon',
    address: 'Naslov',
    hours: 'Delovni čas',
    closed: 'Zaprto',
    today: 'Danes',
    openNow: 'Zdaj odprto do {time}',
    closedNow: 'Zdaj zaprto',
    holiday: 'Danes zaprto: praznik',
    opensAgain: 'Spet odprto: {day} ob {time}',
    hoursNote:
      'Takrat nas dobite v pisarni in po telefonu. V Bruslju je ura enaka kot v Sloveniji. Ob belgijskih praznikih sta pisarna in telefon zaprta. Na vlogo tudi takrat dobite prvi odgovor v 24 urah. Po telefonu govorimo angleško, nemško, francosko in nizozemsko. Naša sporočila in pogodba so v slovenščini. Številka je belgijska: ceno klica določi vaš operater.',
    form: 'Pišite nam',
    fields: {
      name: 'Ime in priimek',
      email: 'E-poštni naslov',
      subject: 'Zadeva',
      message: 'Sporočilo',
    },
    errors: {
      name: 'Vnesite svoje ime in priimek.',
      email: 'Vnesite svoj e-poštni naslov.',
      subject: 'Vnesite zadevo.',
      message: 'Napišite sporočilo.',
    },
    submit: 'Pošljite sporočilo',
    sending: 'Pošiljanje …',
    privacy:
      'Vaše podatke uporabljamo za odgovor na vaše sporočilo, ne za oglaševanje. Več preberite v naši {policy}.',
    toasts: {
      sent: {
        title: 'Sporočilo poslano',
        description: 'Vas bomo kontaktirali v najkrajšem možnem času.',
      },
      failed: {
        title: 'Napaka pri pošiljanju',
        description: 'Prišlo je do napake. Prosimo, poskusite znova pozneje.',
      },
    },
    success: 'Hvala. Vaše sporočilo smo prejeli.',
    failures: {
      send: 'Vašega sporočila še nismo prejeli. Besedilo je še tu. Preverite internetno povezavo in poskusite znova ali nas pokličite na {phone}.',
      tooLong:
        'Vaše sporočilo je predolgo za pošiljanje. Skrajšajte ga ali nam ga pošljite po e-pošti.',
    },
  },
  cookieBanner: {
    title: 'To spletno mesto ne uporablja piškotkov',
    text: '»Sprejmem« skrije to obvestilo do preklica, »Pozneje« samo zdaj. Spletno mesto v obeh primerih deluje enako. Več piše v naši {policy}.',
    policy: 'politiki piškotkov',
    accept: 'Sprejmem',
    later: 'Pozneje',
  },
  footer: {
    blurb: 'Osebni krediti iz Bruslja, od leta 2020. Vlogo oddate 100 % prek spleta.',
    quickLinks: 'Hitre povezave',
    legal: 'Pravne informacije',
    contact: 'Kontakt',
    about: 'O nas',
    services: 'Storitve',
    howItWorks: 'Kako poteka postopek',
    faq: 'Pogosta vprašanja',
    blog: 'Blog',
    accessibility: 'Dostopnost',
    cookieChoice: 'Spremenite izbiro o piškotkih',
    contactPage: 'Kontaktni obrazec',
    copyright: '© {year} {name}. Vse pravice pridržane.',
    supervision: {
      registration: 'Registracija dajalca kreditov: {value}',
      supervisor: 'Nadzor: {value}',
      ombudsman: 'Izvensodno reševanje sporov: {value}',
    },
  },
  legal: {
    version: 'Zadnja sprememba: {date}',
  },
  reading: { contents: 'Na tej strani', more: 'Preberite tudi' },
  blog: {
    title: 'Blog',
    lead: 'Članki o tem, koliko kredit stane, katere pravice imate in kdaj je bolje počakati.',
    readTime: {
      one: '{count} minuta branja',
      two: '{count} minuti branja',
      few: '{count} minute branja',
      other: '{count} minut branja',
    },
    by: 'Besedilo: {author}',
    back: 'Nazaj na vse članke',
  },
  retention: {
    one: '{count} dan',
    two: '{count} dneva',
    few: '{count} dni',
    other: '{count} dni',
  },
  loanTable: {
    forAmount:
      'Informativni izračun: znesek kredita {amount}, fiksna kreditna obrestna mera {rate} letno',
    forTerm:
      'Informativni izračun: odplačilna doba {term}, fiksna kreditna obrestna mera {rate} letno',
    payment: 'Mesečni obrok',
    interest: 'Obresti',
    total: 'Skupni znesek za plačilo',
  },
  notFound: {
    title: 'Stran ni bila najdena',
    text: 'Stran, ki jo iščete, ne obstaja ali je bila premaknjena. Preverite naslov ali izberite eno od teh povezav.',
    home: 'Na domačo stran',
    blog: 'Vsi članki',
    contact: 'Pišite nam ali pokličite',
  },
  articleNotFound: {
    title: 'Članek ni bil najden',
    text: 'Ta članek ne obstaja ali je bil premaknjen. Oglejte si vse naše članke ali pojdite na domačo stran.',
  },
  answers: {
    loanReceived: 'Vašo vlogo smo prejeli',
    messageReceived: 'Vaše sporočilo smo prejeli',
    incomplete: 'Nekaj še manjka',
    incompleteText: 'Ničesar še nismo shranili. Preverite naslednje in znova pošljite obrazec:',
    tooMany: 'Prosimo za malo potrpljenja',
    tooManyText:
      'Z vaše internetne povezave je bilo v kratkem času poslanih več obrazcev. Tega zadnjega nismo shranili. V brskalniku se vrnite na prejšnjo stran, kjer je navadno še vse, kar ste vnesli, in obrazec pošljite pozneje. Če se vam mudi, nas pokličite na {phone}.',
    failed: 'Vaših podatkov nismo prejeli',
    failedText:
      'Prišlo je do napake na naši strani. V brskalniku se vrnite na prejšnjo stran, kjer je navadno še vse, kar ste vnesli, in poskusite znova. Če tudi to ne pomaga, nas pokličite na {phone}.',
    tooLong: 'Vaše besedilo je predolgo',
    tooLongText:
      'Ničesar nismo shranili. V brskalniku se vrnite na prejšnjo stran, kjer je navadno še vse, kar ste vnesli. Skrajšajte dolge odgovore in znova pošljite obrazec ali nas pokličite na {phone}.',
    notShown: 'Te strani ni mogoče prikazati',
    notShownText:
      'Ta naslov ni namenjen neposrednemu odpiranju ali pa je prišlo do napake na naši strani. Če že imate referenčno številko, smo vašo vlogo ali sporočilo prejeli. V tem primeru obrazca ne pošiljajte znova.',
    home: 'Nazaj na domačo stran',
  },
};
