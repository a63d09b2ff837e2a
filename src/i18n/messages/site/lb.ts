import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
    terms: {
      title: 'Allgemeng Bedéngungen',
      description:
        'Wien e Prêt ufroe kann, wat e kascht, wéi Dir e widderrufft oder éischter zeréckbezuelt a wou Dir Iech mat enger Reklamatioun mellt.',
    },
    privacy: {
      title: 'Dateschutzerklärung',
      description:
        'Wéi eng Donnéeë mir froen, fir wat mir se benotzen, wie se kritt, wéi laang mir se späicheren a wéi eng Rechter Dir hutt.',
    },
    cookies: {
      title: 'Cookiesrichtlinn',
      description:
        'Dës Websäit setzt keng Cookien. Wat Äre Browser späichert, firwat a wéi laang, a wéi Dir Är Wiel zu all Moment ännert.',
    },
    disclaimer: {
      title: 'Haftungsausschloss',
      description:
        'Wat Dir vun de Berechnungen erwaarde kënnt, fir wat mir haften a wéi Dir Bedréier erkennt, déi eisen Numm benotzen.',
    },
    contact: {
      title: 'Kontakt',
      description:
        'Stellt eis Är Fro iwwer e perséinleche Prêt um Telefon, per E-Mail oder mam Formulaire. Mat eisen Ëffnungszäiten an de Sproochen, déi mir schwätzen.',
    },
    about: {
      title: 'Iwwer eis',
      description:
        'Zënter 2020 accordéiere mir perséinlech Prêten, vu Bréissel aus. Wien decidéiert, wat e Prêt kascht a wéini Dir eis erreecht.',
    },
    blog: {
      title: 'Blog iwwer Prêten',
      description:
        'Artikelen iwwer Prêten: eng Demande virbereeden, de Montant wielen, de Prêteur kontrolléieren, Är Rechter an déi wichtegst Wierder kennen.',
    },
  },
  loan: 'Perséinleche Prêt',
  navigation: {
    label: 'Haaptmenü',
    breadcrumbs: 'Dir sidd hei',
    skip: 'Direkt bei den Inhalt',
    menu: 'Menü',
    home: 'Startsäit',
    services: 'Servicer',
    benefits: 'Virdeeler',
    'how-it-works': 'Esou geet et',
    testimonials: 'Erfarungen',
    faq: 'FAQ',
    contact: 'Kontakt',
    apply: 'Prêt ufroen',
    resume: 'Demande weiderféieren',
  },
  languageMenu: {
    label: 'Sprooch',
    thisPage: 'Dës Säit an enger anerer Sprooch',
  },
  chat: { text: 'Chatt mat eis', newTab: '(geet an engem neien Tab op)' },
  hero: {
    apply: 'Demande ufänken',
    more: 'Kuckt, wéi et geet',
    applyWith: 'Dëse Prêt ufroen',
  },
  services: { apply: 'Ufroen' },
  testimonials: { rating: '{rating} vu 5 Stären', quote: '„{text}“' },
  contact: {
    title: 'Kontakt',
    lead: 'Hutt Dir eng Fro virun, wärend oder no Ärer Demande? Rufft eis un oder schreift eis. Eis Berodung ass gratis. Mir froen Iech ni no Coden oder Passwierder, an ni Suen, ier de Prêt ausbezuelt ass.',
    details: 'Eis Kontaktdonnéeën',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adress',
    hours: 'Ëffnungszäiten',
    closed: 'Zou',
    today: 'Haut',
    openNow: 'Elo op bis {time} Auer',
    closedNow: 'Elo zou',
    holiday: 'Haut zou: Feierdag',
    opensAgain: 'Nees op: {day}, {time} Auer',
    hoursNote:
      'Zu Lëtzebuerg ass et grad esou spéit wéi zu Bréissel. Op belsche Feierdeeg sinn de Büro an den Telefon zou. Op eng Demande kritt Dir och dann eng éischt Äntwert bannent 24 Stonnen. Um Telefon schwätze mir Franséisch, Däitsch, Englesch an Hollännesch. Eis E-Mailen an Äre Kontrakt sinn op Lëtzebuergesch. Ären Operateur bestëmmt de Präis vum Uruff.',
    form: 'Schreift eis e Message',
    fields: {
      name: 'Numm',
      email: 'E-Mail-Adress',
      subject: 'Sujet',
      message: 'Message',
    },
    errors: {
      name: 'Gitt Ären Numm un.',
      email: 'Gitt Är E-Mail-Adress un.',
      subject: 'Gitt e Sujet un.',
      message: 'Schreift Äre Message.',
    },
    submit: 'Message ofschécken',
    sending: 'Gëtt geschéckt...',
    privacy:
      'Mir benotzen Är Donnéeën, fir Äre Message ze beäntweren, net fir Reklamm. Méi doriwwer liest Dir an eiser {policy}.',
    toasts: {
      sent: {
        title: 'Nachricht gesant',
        description: 'Mir melden eis esou schnell wéi méiglech bei Iech.',
      },
      failed: {
        title: 'Feeler beim Senden',
        description: 'Eppes ass schif gelaf. Probéiert et w.e.g. méi spéit nach eng Kéier.',
      },
    },
    success: 'Merci. Äre Message ass bei eis ukomm.',
    failures: {
      send: 'Äre Message ass nach net bei eis ukomm. Ären Text steet nach do. Kontrolléiert Är Internetverbindung a schéckt en nach eng Kéier of, oder rufft eis un: {phone}.',
      tooLong:
        'Äre Message ass ze laang fir ofzeschécken. Maacht e méi kuerz oder schéckt en eis per E-Mail.',
    },
  },
  cookieBanner: {
    title: 'Dës Websäit setzt keng Cookien',
    text: 'Mir verfollegen Iech net. „Akzeptéieren“ mécht dës Meldung zou, „Méi spéit“ just fir elo. Méi liest Dir an eiser {policy}.',
    policy: 'Cookiesrichtlinn',
    accept: 'Akzeptéieren',
    later: 'Méi spéit',
  },
  footer: {
    blurb: 'Perséinlech Prêten aus Bréissel, déi Dir zu 100 % online ufrot. Zënter 2020.',
    quickLinks: 'Iwwersiicht',
    legal: 'Rechtleches',
    contact: 'Kontakt',
    about: 'Iwwer eis',
    services: 'Servicer',
    'how-it-works': 'Esou geet et',
    faq: 'FAQ',
    blog: 'Blog',
    accessibility: 'Accessibilitéit',
    cookieChoice: 'Cookie-Wiel änneren',
    contactPage: 'Kontaktformulaire',
    copyright: '© {year} {name}. All Rechter reservéiert.',
    supervision: {
      registration: 'Registréierung als Prêteur: {value}',
      supervisor: 'Opsiicht: {value}',
      ombudsman: 'Mediateur: {value}',
    },
  },
  legal: {
    version: 'Versioun vum {date}',
  },
  reading: { contents: 'Op dëser Säit', more: 'Liest och' },
  blog: {
    title: 'Blog',
    lead: 'Artikelen, fir datt Dir a Rou decidéiere kënnt, ob Dir e Prêt maacht oder besser net.',
    readTime: { one: '{count} Minutt Lieszäit', other: '{count} Minutte Lieszäit' },
    by: 'Text: {author}',
    published: 'Publizéiert: {date}',
    back: 'Zeréck op d’Lëscht vun den Artikelen',
  },
  retention: { one: '{count} Dag', other: '{count} Deeg' },
  loanTable: {
    forAmount: 'Schätzung fir {amount} bei engem fixen Zënssaz vu {rate} pro Joer',
    forTerm: 'Schätzung fir {term} Lafzäit bei engem fixen Zënssaz vu {rate} pro Joer',
    payment: 'Mensua\u00adlitéit',
    interest: 'Zënsen',
    total: 'Total',
  },
  notFound: {
    title: 'Säit net fonnt',
    text: 'D’Säit, déi Dir sicht, gëtt et net, oder se huet eng nei Adress. Kuckt d’Adress no oder gitt iwwer ee vun dëse Linke weider.',
    home: 'Op d’Startsäit',
    blog: 'All d’Artikelen',
    contact: 'Kontaktéiert eis',
  },
  articleNotFound: {
    title: 'Artikel net fonnt',
    text: 'Dësen Artikel gëtt et net, oder en huet eng nei Adress. Kuckt Iech all eis Artikelen un oder gitt op d’Startsäit.',
  },
  formPages: {
    loanReceived: 'Mir hunn Är Demande kritt',
    messageReceived: 'Mir hunn Äre Message kritt',
    incomplete: 'Et feelt nach eppes',
    incompleteText:
      'Mir hunn nach näischt gespäichert. Kuckt dat hei no a schéckt de Formulaire nach eng Kéier of:',
    tooMany: 'Hutt w.e.g. e bësse Gedold',
    tooManyText:
      'Iwwer Är Internetverbindung goufen a kuerzer Zäit e puer Formulairë geschéckt. Dëse leschten hu mir net gespäichert. Gitt an Ärem Browser zeréck: Do steet meeschtens nach Ären Text. Schéckt de Formulaire méi spéit nach eng Kéier of. Presséiert et? Rufft eis un: {phone}.',
    failed: 'Är Donnéeë sinn net ukomm',
    failedText:
      'De Feeler läit bei eis. Gitt an Ärem Browser zeréck: Do steet meeschtens nach Ären Text. Schéckt de Formulaire nach eng Kéier of. Klappt et erëm net? Rufft eis un: {phone}.',
    tooLong: 'Ären Text ass ze laang',
    tooLongText:
      'Mir hunn näischt gespäichert. Gitt an Ärem Browser zeréck: Do steet meeschtens nach Ären Text. Kierzt Är Texter a schéckt de Formulaire nach eng Kéier of, oder rufft eis un: {phone}.',
    notShown: 'Dës Säit kann net gewise ginn',
    notShownText:
      'Dës Adress kann een net direkt opmaachen, oder bei eis ass eppes schifgaangen. Wann Dir schonn eng Referenznummer hutt, ass Är Demande oder Äre Message bei eis ukomm. Schéckt de Formulaire dann net nach eng Kéier of.',
    home: 'Zeréck op d’Startsäit',
  },
};
