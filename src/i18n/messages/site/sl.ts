import type { SiteMessages } from '../../contract.ts';

export const messages: SiteMessages = {
  meta: {
    home: {
      title: 'Osebni kredit s spletno vlogo',
      description:
        'Ponudnik osebnih kreditov iz Bruslja: od 3.000 € do 900.000 €, v celoti prek spleta. Izračunajte mesečni obrok; na vlogo vam odgovorimo v 24 urah.',
    },
    terms: {
      title: 'Pogoji uporabe',
      description:
        'Pogoji za uporabo spletnega mesta in vlogo za osebni kredit: kdo lahko zaprosi, katere dokumente potrebuje in kako odločamo.',
    },
    privacy: {
      title: 'Politika zasebnosti',
      description:
        'Katere podatke zbiramo, za kaj jih uporabljamo, kako jih varujemo, kako dolgo jih hranimo in katere pravice imate.',
    },
    cookies: {
      title: 'Politika piškotkov',
      description:
        'Kaj to spletno mesto shrani v vašo napravo, zakaj in za koliko časa ter kako lahko svojo izbiro kadar koli spremenite.',
    },
    disclaimer: {
      title: 'Izključitev odgovornosti',
      description:
        'Kaj lahko pričakujete od informacij in izračunov na tem spletnem mestu ter do kod sega naša odgovornost.',
    },
    contact: {
      title: 'Kontakt',
      description:
        'Imate vprašanje o osebnem kreditu? Pišite nam po e-pošti ali prek kontaktnega obrazca ali nas pokličite. Dosegljivi smo od ponedeljka do sobote.',
    },
    about: {
      title: 'O nas',
      description:
        'Ponudnik osebnih kreditov s sedežem v Bruslju, ustanovljen leta 2020: naše poslanstvo, vrednote, pristop in obljuba.',
    },
    blog: {
      title: 'Blog o kreditih',
      description:
        'Uporabni članki o kreditih: kako pripraviti vlogo, kako izbrati pravi znesek in katere so prednosti kredita prek spleta.',
    },
  },
  address: { city: 'Bruselj', country: 'Belgija' },
  navigation: {
    label: 'Glavni meni',
    trail: 'Nahajate se tukaj',
    skip: 'Preskočite na vsebino',
    menu: 'Meni',
    home: 'Domov',
    services: 'Storitve',
    benefits: 'Prednosti',
    howItWorks: 'Postopek',
    testimonials: 'Mnenja',
    faq: 'Vprašanja',
    contact: 'Kontakt',
    apply: 'Vloga za kredit',
  },
  languageMenu: {
    label: 'Jezik',
    thisPage: 'Ta stran v drugih jezikih',
  },
  chat: { text: 'Klepetajte z nami', newTab: '(odpre se v novem zavihku)' },
  hero: {
    title: 'Osebni kredit, jasen od začetka do konca',
    lead: 'Izberite znesek in odplačilno dobo, takoj preverite mesečni obrok in vlogo v celoti oddajte prek spleta. Odgovor prejmete v 24 urah.',
    apply: 'Izpolnite vlogo',
    more: 'Kako poteka postopek',
    estimate: 'Izračunajte mesečni obrok',
    applyWith: 'Zaprosite za ta kredit',
  },
  facts: {
    label: 'Na kratko',
    customers: { value: 'Več kot {count}', text: 'strank' },
    satisfaction: { value: '{rate}', text: 'zadovoljnih strank' },
    answer: { value: 'V 24 urah', text: 'odgovor na vlogo' },
    founded: { value: 'Od leta {year}', text: 's sedežem v Bruslju' },
  },
  services: {
    title: 'Naše storitve',
    lead: 'Za nove načrte, za kredit, ki ga že odplačujete, ali samo za vprašanje.',
    apply: 'Izpolnite vlogo',
    cards: {
      newLoan: {
        title: 'Nov kredit',
        text: 'Osebni kredit od 3.000 € do 900.000 € za vaše načrte, s fiksnim mesečnim obrokom in odplačilno dobo, ki vam ustreza.',
        badge: 'Priljubljeno',
      },
      refinancing: {
        title: 'Refinanciranje',
        text: 'Že odplačujete kredit? Skupaj z vami preverimo, ali vašim razmeram bolj ustreza nov kredit z drugačnimi pogoji.',
      },
      documents: {
        title: 'Dokumenti',
        text: 'Natančno vam povemo, kateri dokumenti so potrebni, in pred obravnavo vloge preverimo, ali je vaša dokumentacija popolna.',
      },
      advice: {
        title: 'Svetovanje',
        text: 'Svetovalec odgovori na vaša vprašanja o znesku, odplačilni dobi in stroških. Svetovanje je brezplačno, tudi če se za kredit ne odločite.',
        badge: 'Brezplačno',
      },
    },
  },
  benefits: {
    title: 'Zakaj stranke izberejo nas',
    lead: 'Štiri zaveze, na katere se lahko zanesete.',
    items: {
      speed: {
        title: 'Hitrost',
        text: 'Na vlogo vam odgovorimo v 24 urah.',
      },
      security: {
        title: 'Varnost',
        text: 'Vaši podatki se prenašajo po šifrirani povezavi, uporabljamo pa jih samo za obravnavo vaše vloge.',
      },
      simplicity: {
        title: 'Preprostost',
        text: 'Vse poteka 100 % prek spleta, v treh jasnih korakih.',
      },
      quality: {
        title: 'Kakovost',
        text: 'Premium podpora: pomagamo vam pri vsakem vprašanju, od vloge do izplačila.',
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
        time: 'V 24 urah',
        text: 'Vašo vlogo obravnavamo in vam v 24 urah sporočimo, ali vam lahko kredit odobrimo.',
      },
      payout: {
        title: 'Izplačilo',
        time: 'V 48 urah',
        text: 'Po odobritvi in ob popolni dokumentaciji znesek izplačamo v 48 urah.',
      },
    },
  },
  testimonials: {
    title: 'Kaj pravijo stranke',
    lead: 'Posamezniki in samozaposleni o svojem kreditu pri nas.',
    rating: '{rating} od 5 zvezdic',
    items: {
      baker: {
        name: 'Mojca Zvonar',
        company: 'Pekarna Zvonar',
        text: 'Peč nam je odpovedala ravno v mesecu, ko je dela največ. Naslednji dan sem vedela, pri čem sem, in vsak mesec plačam natanko toliko, kolikor je bilo izračunano vnaprej.',
        portrait: 'Portret ženske s spetimi lasmi in predpasnikom',
      },
      carpenter: {
        name: 'Matej Kralj',
        company: 'Mizar, samostojni podjetnik',
        text: 'Glede odplačilne dobe sem imel nekaj vprašanj in svetovalec si je po telefonu vzel čas zanje. Na koncu sem si izposodil manj, kot sem sprva nameraval.',
        portrait: 'Portret moškega s kratko brado',
      },
      nurse: {
        name: 'Nina Potočnik',
        company: 'Medicinska sestra',
        text: 'Vse sem izpolnila zvečer na telefonu in niti enkrat mi ni bilo treba v poslovalnico. Seznam dokumentov je bil jasen.',
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
    text: 'Oddaja vloge vas k ničemur ne zavezuje.',
  },
  contact: {
    title: 'Kontakt',
    lead: 'Imate vprašanje pred oddajo vloge, med njo ali po njej? Z veseljem vam pomagamo.',
    details: 'Naši podatki',
    email: 'E-pošta',
    phone: 'Telefon',
    address: 'Naslov',
    hours: 'Delovni čas',
    closed: 'Zaprto',
    today: 'Danes',
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
    sending: 'Pošiljanje...',
    privacy:
      'Vaše podatke uporabljamo samo za odgovor na vaše sporočilo. Več preberite v naši {policy}.',
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
    title: 'Piškotki na tem spletnem mestu',
    text: 'Shranimo samo tisto, kar spletno mesto potrebuje za delovanje, in vašo izbiro v tem obvestilu. Več preberite v naši {policy}.',
    policy: 'politiki piškotkov',
    accept: 'Sprejmem',
    later: 'Pozneje',
  },
  footer: {
    blurb: 'Osebni krediti, 100 % prek spleta. S sedežem v Bruslju od leta 2020.',
    quickLinks: 'Hitre povezave',
    legal: 'Pravne informacije',
    contact: 'Kontakt',
    about: 'O nas',
    services: 'Storitve',
    howItWorks: 'Kako poteka postopek',
    faq: 'Pogosta vprašanja',
    blog: 'Blog',
    cookieChoice: 'Nastavitve piškotkov',
    contactPage: 'Kontaktni obrazec',
    copyright: '© {year} {name}. Vse pravice pridržane.',
  },
  legal: {
    version: 'Različica: {date}',
  },
  reading: { contents: 'Na tej strani', more: 'Preberite tudi' },
  blog: {
    title: 'Blog',
    lead: 'Trije članki za premišljeno odločitev: za kredit ali proti njemu.',
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
    few: '{count} dni',
    other: '{count} dni',
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
    contact: 'Stopite v stik z nami',
  },
  articleNotFound: {
    title: 'Članek ni bil najden',
    text: 'Ta članek ne obstaja ali je bil premaknjen. Oglejte si vse naše članke ali pojdite na domačo stran.',
  },
  answers: {
    loanReceived: 'Vašo vlogo smo prejeli',
    messageReceived: 'Vaše sporočilo smo prejeli',
    incomplete: 'Nekaj še manjka',
    incompleteText: 'Ničesar še nismo shranili. Izpolnite ta polja in znova pošljite obrazec:',
    tooMany: 'Prosimo za malo potrpljenja',
    tooManyText:
      'Z vaše internetne povezave je bilo v kratkem času poslanih več obrazcev. Tega zadnjega nismo shranili. V brskalniku se vrnite na prejšnjo stran, kjer je običajno še vse, kar ste vnesli, in obrazec pošljite pozneje. Če se vam mudi, nas pokličite na {phone}.',
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
