import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
    terms: {
      title: 'Yleiset ehdot',
      description:
        'Kuka voi hakea lainaa, mitä laina maksaa, miten sen voi peruuttaa tai maksaa ennen aikojaan, mitä myöhästymisestä seuraa ja mihin voi valittaa.',
    },
    privacy: {
      title: 'Tietosuojaseloste',
      description:
        'Mitä tietoja kysymme ja millä perusteella, kuka ne näkee, kuinka kauan säilytämme ne, mitä oikeuksia sinulla on ja mihin voit valittaa.',
    },
    cookies: {
      title: 'Evästekäytäntö',
      description:
        'Mitä tämä sivusto tallentaa laitteellesi, miksi ja kuinka pitkäksi aikaa, ja miten voit muuttaa valintaasi milloin tahansa.',
    },
    disclaimer: {
      title: 'Vastuuvapauslauseke',
      description:
        'Mitä sivuston tiedoilta ja laskelmilta voi odottaa, mistä vastaamme ja mistä tunnistat huijarin, joka käyttää nimeämme.',
    },
    contact: {
      title: 'Yhteystiedot',
      description:
        'Kysy lainasta tai tee valitus: sähköpostitse ja lomakkeella suomeksi, puhelimessa englanniksi. Palvelemme maanantaista lauantaihin.',
    },
    about: {
      title: 'Tietoa meistä',
      description:
        'Olemme vuodesta 2020 myöntäneet Brysselistä lainoja yksityishenkilöille. Näin toimimme, näin päätämme lainasta, ja tämän lupaamme.',
    },
    blog: {
      title: 'Blogi lainaamisesta',
      description:
        'Neuvoja lainan hakemiseen ja lainasumman valintaan, oikeutesi lainan ottajana, lainasanasto ja ohje, jolla tarkistat lainanantajan.',
    },
  },
  loan: 'Laina yksityishenkilölle',
  navigation: {
    label: 'Päävalikko',
    breadcrumbs: 'Murupolku',
    skip: 'Siirry sisältöön',
    menu: 'Valikko',
    home: 'Etusivu',
    services: 'Palvelut',
    benefits: 'Edut',
    'how-it-works': 'Näin se toimii',
    testimonials: 'Kokemuksia',
    faq: 'UKK',
    contact: 'Yhteystiedot',
    apply: 'Hae lainaa',
    resume: 'Jatka hakemustasi',
  },
  languageMenu: {
    label: 'Kieli',
    thisPage: 'Tämä sivu muilla kielillä',
  },
  chat: { text: 'Avaa chat', newTab: '(avautuu uuteen välilehteen)' },
  hero: {
    apply: 'Aloita hakemus',
    more: 'Katso, miten se toimii',
    applyWith: 'Hae lainaa näillä tiedoilla',
  },
  services: { apply: 'Siirry hakemukseen' },
  testimonials: { rating: '{rating} tähteä viidestä', quote: '”{text}”' },
  contact: {
    title: 'Yhteystiedot',
    lead: 'Kysy lainasta tai tee valitus. Kirjoita suomeksi, niin vastaamme suomeksi. Neuvonta on maksutonta. Emme koskaan pyydä koodeja tai salasanoja. Rahaa emme pyydä, ennen kuin laina on tililläsi.',
    details: 'Näin tavoitat meidät',
    email: 'Sähköposti',
    phone: 'Puhelin',
    address: 'Osoite',
    hours: 'Aukioloajat',
    closed: 'Suljettu',
    today: 'Tänään',
    openNow: 'Avoinna nyt klo {time} asti Brysselin\u00a0aikaa',
    closedNow: 'Nyt suljettu',
    holiday: 'Tänään suljettu: Belgiassa on yleinen vapaapäivä',
    opensAgain: 'Avoinna taas: {day} klo {time} Brysselin\u00a0aikaa',
    hoursNote:
      'Taulukossa on Brysselin aika. Suomen aikaa palvelemme ma–pe klo {company opens monday-friday Europe/Helsinki}–{company closes monday-friday Europe/Helsinki} ja la klo {company opens saturday Europe/Helsinki}–{company closes saturday Europe/Helsinki}. Belgian yleisinä vapaapäivinä toimisto ja puhelin ovat kiinni. Hakemukseen saat silloinkin ensimmäisen vastauksen 24 tunnin kuluessa. Puhelimessa puhumme englantia, saksaa, ranskaa ja hollantia. Sähköpostimme ja sopimus ovat suomeksi. Puhelusta Belgiaan maksat oman operaattorisi hinnan.',
    form: 'Lähetä meille viesti',
    fields: {
      name: 'Nimi',
      email: 'Sähköpostiosoite',
      subject: 'Aihe',
      message: 'Viesti',
    },
    errors: {
      name: 'Kirjoita nimesi.',
      email: 'Kirjoita sähköpostiosoitteesi.',
      subject: 'Kirjoita viestin aihe.',
      message: 'Kirjoita viestisi.',
    },
    submit: 'Lähetä viesti',
    sending: 'Lähetetään...',
    privacy: 'Käytämme tietojasi viestiisi vastaamiseen, emme mainontaan. Lisätietoja on {policy}.',
    toasts: {
      sent: {
        title: 'Viesti lähetetty',
        description: 'Vastaamme sinulle mahdollisimman pian.',
      },
      failed: {
        title: 'Lähetys epäonnistui',
        description: 'Tapahtui virhe. Yritä myöhemmin uudelleen.',
      },
    },
    success: 'Kiitos. Viestisi on tullut perille.',
    failures: {
      send: 'Viestisi ei ole vielä tullut perille. Kirjoittamasi teksti on tallella. Tarkista verkkoyhteys ja lähetä viesti uudelleen tai soita meille numeroon {phone}.',
      tooLong:
        'Viestisi on liian pitkä lähetettäväksi. Lyhennä sitä tai lähetä se meille sähköpostitse.',
    },
  },
  cookieBanner: {
    title: 'Tämä sivusto ei tallenna evästeitä',
    text: 'Emme seuraa sinua. ”Hyväksy” piilottaa tämän ilmoituksen pysyvästi, ”Myöhemmin” vain nyt. Lisätietoja on {policy}.',
    policy: 'evästekäytännössämme',
    accept: 'Hyväksy',
    later: 'Myöhemmin',
  },
  footer: {
    blurb: 'Lainoja yksityishenkilöille Brysselistä vuodesta 2020. Haet kokonaan verkossa.',
    quickLinks: 'Pikalinkit',
    legal: 'Ehdot ja tietosuoja',
    contact: 'Yhteystiedot',
    about: 'Tietoa meistä',
    services: 'Palvelut',
    'how-it-works': 'Näin se toimii',
    faq: 'UKK',
    blog: 'Blogi',
    accessibility: 'Saavutettavuus',
    cookieChoice: 'Muuta evästevalintaa',
    contactPage: 'Yhteydenottolomake',
    copyright: '© {year} {name}. Kaikki oikeudet pidätetään.',
    supervision: {
      registration: 'Lainanantajan rekisterinumero: {value}',
      supervisor: 'Valvoja: {value}',
      ombudsman: 'Riidanratkaisuelin: {value}',
    },
  },
  legal: {
    version: 'Päivitetty {date}',
  },
  reading: { contents: 'Tällä sivulla', more: 'Lue myös' },
  blog: {
    title: 'Blogi',
    lead: 'Apua, kun harkitset lainaa: miten lasket kustannukset, mitä oikeuksia sinulla on ja miten tarkistat lainanantajan.',
    readTime: { one: '{count} minuutin lukuaika', other: '{count} minuutin lukuaika' },
    by: 'Kirjoittaja: {author}',
    published: 'Julkaistu {date}',
    back: 'Takaisin artikkeleihin',
  },
  retention: { one: '{count} päivän', other: '{count} päivän' },
  loanTable: {
    forAmount:
      'Arviolaskelma eri laina-ajoille: lainasumma {amount}, kiinteä nimelliskorko {rate} vuodessa',
    forTerm:
      'Arviolaskelma eri lainasummille: laina-aika {term}, kiinteä nimelliskorko {rate} vuodessa',
    payment: 'Erä',
    interest: 'Korko',
    total: 'Yhteensä',
  },
  notFound: {
    title: 'Sivua ei löytynyt',
    text: 'Etsimääsi sivua ei ole, tai se on siirretty. Tarkista osoite tai jatka jostakin näistä linkeistä.',
    home: 'Siirry etusivulle',
    blog: 'Katso kaikki artikkelit',
    contact: 'Ota yhteyttä',
  },
  articleNotFound: {
    title: 'Artikkelia ei löytynyt',
    text: 'Tätä artikkelia ei ole, tai se on siirretty. Katso kaikki artikkelimme tai siirry etusivulle.',
  },
  formPages: {
    loanReceived: 'Olemme vastaanottaneet hakemuksesi',
    messageReceived: 'Olemme vastaanottaneet viestisi',
    incomplete: 'Jotakin puuttuu vielä',
    incompleteText: 'Mitään ei ole vielä tallennettu. Tarkista nämä ja lähetä lomake uudelleen:',
    tooMany: 'Odota hetki',
    tooManyText:
      'Verkkoyhteydestäsi on lähetetty lyhyessä ajassa useita lomakkeita. Tätä viimeistä emme tallentaneet. Palaa selaimessa edelliselle sivulle: tietosi ovat yleensä tallella. Lähetä lomake myöhemmin uudelleen. Jos asialla on kiire, soita meille numeroon {phone}.',
    failed: 'Tietosi eivät tulleet perille',
    failedText:
      'Meillä tapahtui virhe. Palaa selaimessa edelliselle sivulle: tietosi ovat yleensä tallella. Lähetä lomake uudelleen. Jos se ei vieläkään onnistu, soita meille numeroon {phone}.',
    tooLong: 'Tekstisi on liian pitkä',
    tooLongText:
      'Mitään ei ole tallennettu. Palaa selaimessa edelliselle sivulle: tietosi ovat yleensä tallella. Lyhennä pitkiä vastauksia ja lähetä lomake uudelleen, tai soita meille numeroon {phone}.',
    notShown: 'Tätä sivua ei voi näyttää',
    notShownText:
      'Osoitetta ei ole tarkoitettu avattavaksi suoraan, tai meillä tapahtui virhe. Jos sinulla on jo viitetunnus, hakemuksesi tai viestisi on tullut perille. Älä silloin lähetä lomaketta uudelleen.',
    home: 'Palaa etusivulle',
  },
};
