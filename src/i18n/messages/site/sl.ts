import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
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
  navigation: {
    label: 'Glavni meni',
    breadcrumbs: 'Tukaj ste',
    skip: 'Preskočite na vsebino',
    menu: 'Meni',
    home: 'Domov',
    services: 'Storitve',
    benefits: 'Prednosti',
    'how-it-works': 'Postopek',
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
    apply: 'Izpolnite vlogo',
    more: 'Kako poteka postopek',
    applyWith: 'Zaprosite za ta kredit',
  },
  services: { apply: 'Izpolnite vlogo' },
  testimonials: { rating: '{rating} od 5 zvezdic', quote: '„{text}“' },
  contact: {
    title: 'Kontakt',
    lead: 'Imate vprašanje? Pišite nam v slovenščini ali pokličite v angleščini. Pritožbo pošljite pisno. Svetovanje je brezplačno. Kod in gesel ne zahtevamo nikoli, denarja pa nikoli pred izplačilom.',
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
      'Ob teh urah delata pisarna in telefon, ob belgijskih praznikih pa ne. V Bruslju je ura enaka kot v Sloveniji. Na vlogo tudi ob praznikih dobite prvi odgovor v 24 urah. Po telefonu govorimo angleško, nemško, francosko in nizozemsko. Naša sporočila in pogodba so v slovenščini. Številka je belgijska: ceno klica določi vaš operater.',
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
    'how-it-works': 'Kako poteka postopek',
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
    published: 'Objavljeno: {date}',
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
    total: 'Skupaj',
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
  formPages: {
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
