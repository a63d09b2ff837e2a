import type { SiteMessages } from '../../contract.ts';

export const messages: SiteMessages = {
  meta: {
    home: {
      title: 'Lainat yksityishenkilöille verkossa',
      description:
        'Brysseliläinen lainanantaja: voitte hakea lainaa 3 000–900 000 € verkossa. Laskekaa arvioitu kuukausierä. Vastaamme hakemukseenne 24 tunnin kuluessa.',
    },
    terms: {
      title: 'Yleiset ehdot',
      description:
        'Ehdot, joita noudatetaan tämän sivuston käytössä ja lainan hakemisessa: kuka voi hakea, mitä hakemukseen tarvitaan ja miten päätämme lainasta.',
    },
    privacy: {
      title: 'Tietosuojaseloste',
      description:
        'Mitä tietoja kysymme, mihin niitä käytämme, miten suojaamme ne, kuinka kauan säilytämme ne ja mitä oikeuksia teillä on.',
    },
    cookies: {
      title: 'Evästekäytäntö',
      description:
        'Mitä tämä sivusto tallentaa laitteellenne, miksi ja kuinka pitkäksi aikaa, ja miten voitte muuttaa valintaanne milloin tahansa.',
    },
    disclaimer: {
      title: 'Vastuuvapauslauseke',
      description:
        'Mitä tämän sivuston tiedoilta ja laskelmilta voi odottaa ja mihin vastuumme päättyy.',
    },
    contact: {
      title: 'Yhteystiedot',
      description:
        'Kysykää lainasta sähköpostitse, puhelimitse tai yhteydenottolomakkeella. Palvelemme maanantaista lauantaihin.',
    },
    about: {
      title: 'Tietoa meistä',
      description:
        'Olemme vuodesta 2020 myöntäneet Brysselistä käsin lainoja yksityishenkilöille. Tehtävämme, arvomme, toimintatapamme ja lupauksemme.',
    },
    blog: {
      title: 'Blogi lainaamisesta',
      description:
        'Käytännön artikkeleita lainaamisesta: hakemuksen valmistelu, sopivan lainasumman valinta ja verkossa haettavan lainan edut.',
    },
  },
  address: { city: 'Bryssel', country: 'Belgia' },
  navigation: {
    label: 'Päävalikko',
    trail: 'Murupolku',
    skip: 'Siirry sisältöön',
    menu: 'Valikko',
    home: 'Etusivu',
    services: 'Palvelut',
    benefits: 'Edut',
    howItWorks: 'Näin se toimii',
    testimonials: 'Kokemuksia',
    faq: 'UKK',
    contact: 'Yhteystiedot',
    apply: 'Lainahakemus',
  },
  languageMenu: {
    label: 'Kieli',
    thisPage: 'Tämä sivu muilla kielillä',
  },
  chat: { text: 'Avaa chat', newTab: '(avautuu uuteen välilehteen)' },
  hero: {
    title: 'Laina, joka on selkeä alusta loppuun',
    lead: 'Valitkaa lainasumma ja laina-aika, niin näette heti arvioidun kuukausierän. Hakemus tehdään kokonaan verkossa, ja vastaamme siihen 24 tunnin kuluessa.',
    apply: 'Aloita hakemus',
    more: 'Näin se toimii',
    estimate: 'Lainalaskuri',
    applyWith: 'Hae lainaa näillä tiedoilla',
  },
  facts: {
    label: 'Lyhyesti',
    customers: { value: 'Yli {count}', text: 'asiakasta' },
    satisfaction: { value: '{rate}', text: 'asiakkaista on tyytyväisiä' },
    answer: { value: '24 tunnissa', text: 'vastaus hakemukseen' },
    founded: { value: 'Vuodesta {year}', text: 'Brysselissä' },
  },
  services: {
    title: 'Palvelumme',
    lead: 'Autamme, kun suunnittelette lainan hakemista, kun teillä on jo laina tai kun haluatte vain kysyä.',
    apply: 'Siirry hakemukseen',
    cards: {
      newLoan: {
        title: 'Uusi laina',
        text: 'Voitte hakea lainaa 3 000–900 000 €. Kuukausierä on kiinteä, ja valitsette tilanteeseenne sopivan laina-ajan.',
        badge: 'Suosittu',
      },
      refinancing: {
        title: 'Uudelleenrahoitus',
        text: 'Onko teillä jo laina? Selvitämme kanssanne, sopisiko tilanteeseenne paremmin uusi laina toisenlaisin ehdoin.',
      },
      documents: {
        title: 'Asiakirjat',
        text: 'Kerromme täsmälleen, mitä asiakirjoja tarvitaan, ja tarkistamme ennen hakemuksen arviointia, ettei mitään puutu.',
      },
      advice: {
        title: 'Neuvonta',
        text: 'Lainaneuvoja vastaa kysymyksiinne lainasummasta, laina-ajasta ja kuluista. Neuvonta ei maksa mitään, vaikka päättäisitte olla lainaamatta.',
        badge: 'Maksuton',
      },
    },
  },
  benefits: {
    title: 'Miksi asiakkaat valitsevat meidät',
    lead: 'Neljä lupausta, joista pidämme kiinni.',
    items: {
      speed: {
        title: 'Nopeus',
        text: 'Saatte vastauksen hakemukseenne 24 tunnin kuluessa.',
      },
      security: {
        title: 'Turvallisuus',
        text: 'Tietonne siirtyvät meille salattuina, ja käytämme niitä vain hakemuksenne käsittelyyn.',
      },
      simplicity: {
        title: 'Yksinkertaisuus',
        text: 'Kaikki hoidetaan 100-\u2060prosenttisesti verkossa, kolmessa selkeässä vaiheessa.',
      },
      quality: {
        title: 'Laatu',
        text: 'Premium-tason asiakastuki auttaa teitä kaikissa kysymyksissä hakemuksesta lainasumman maksuun asti.',
      },
    },
  },
  howItWorks: {
    title: 'Näin se toimii',
    lead: 'Kolme vaihetta laskelmasta lainasumman maksuun.',
    steps: {
      simulation: {
        title: 'Laskelma',
        text: 'Valitkaa lainasumma ja laina-aika. Näette heti arvioidun kuukausierän ja voitte sen jälkeen lähettää hakemuksen verkossa.',
      },
      approval: {
        title: 'Lainapäätös',
        time: '24 tunnin kuluessa',
        text: 'Arvioimme hakemuksenne ja kerromme 24 tunnin kuluessa, voimmeko hyväksyä sen.',
      },
      payout: {
        title: 'Lainasumman maksu teille',
        time: '48 tunnin kuluessa',
        text: 'Kun hakemus on hyväksytty ja kaikki asiakirjat on toimitettu, maksamme lainasumman teille 48 tunnin kuluessa.',
      },
    },
  },
  testimonials: {
    title: 'Asiakkaiden kokemuksia',
    lead: 'Yksityishenkilöt ja yrittäjät kertovat lainastaan.',
    rating: '{rating} tähteä viidestä',
    items: {
      baker: {
        name: 'Sari Lehtonen',
        company: 'Leipomoyrittäjä',
        text: 'Uunimme hajosi vuoden kiireisimpänä kuukautena. Seuraavana päivänä tiesin, missä mennään, ja joka kuukausi maksan täsmälleen sen, mitä etukäteen laskettiin.',
        portrait: 'Muotokuvassa nainen, jolla on nutturakampaus ja esiliina',
      },
      carpenter: {
        name: 'Mikko Rantala',
        company: 'Puuseppä, yksinyrittäjä',
        text: 'Minulla oli kysyttävää laina-ajasta, ja lainaneuvoja paneutui siihen puhelimessa kaikessa rauhassa. Lopulta lainasin vähemmän kuin olin alun perin aikonut.',
        portrait: 'Muotokuvassa mies, jolla on lyhyt parta',
      },
      nurse: {
        name: 'Elina Korhonen',
        company: 'Sairaanhoitaja',
        text: 'Täytin hakemuksen illalla puhelimella käymättä kertaakaan konttorissa. Luettelo tarvittavista asiakirjoista oli selkeä.',
        portrait: 'Muotokuvassa nainen, jolla on kihara tukka ja silmälasit',
      },
    },
  },
  faq: {
    title: 'Usein kysytyt kysymykset',
    lead: 'Eikö vastausta löytynyt? {contact}.',
    contact: 'Kysykää meiltä',
  },
  closing: {
    title: 'Laskekaa rauhassa ja päättäkää vasta sitten',
    text: 'Hakemuksen lähettäminen ei sido teitä mihinkään.',
  },
  contact: {
    title: 'Yhteystiedot',
    lead: 'Autamme mielellämme, olipa teillä kysyttävää ennen hakemusta, sen aikana tai sen jälkeen.',
    details: 'Näin tavoitatte meidät',
    email: 'Sähköposti',
    phone: 'Puhelin',
    address: 'Osoite',
    hours: 'Aukioloajat',
    closed: 'Suljettu',
    today: 'Tänään',
    form: 'Lähettäkää meille viesti',
    fields: {
      name: 'Nimi',
      email: 'Sähköpostiosoite',
      subject: 'Aihe',
      message: 'Viesti',
    },
    errors: {
      name: 'Kirjoittakaa nimenne.',
      email: 'Kirjoittakaa sähköpostiosoitteenne.',
      subject: 'Kirjoittakaa viestin aihe.',
      message: 'Kirjoittakaa viestinne.',
    },
    submit: 'Lähetä viesti',
    sending: 'Lähetetään...',
    privacy: 'Käytämme tietojanne vain viestiinne vastaamiseen. Lisätietoja on {policy}.',
    toasts: {
      sent: {
        title: 'Viesti lähetetty',
        description: 'Vastaamme teille mahdollisimman pian.',
      },
      failed: {
        title: 'Lähetys epäonnistui',
        description: 'Tapahtui virhe. Yrittäkää myöhemmin uudelleen.',
      },
    },
    success: 'Kiitos. Viestinne on tullut perille.',
    failures: {
      send: 'Viestinne ei ole vielä tullut perille. Kirjoittamanne teksti on tallella. Tarkistakaa verkkoyhteys ja lähettäkää viesti uudelleen tai soittakaa meille numeroon {phone}.',
      tooLong:
        'Viestinne on liian pitkä lähetettäväksi. Lyhentäkää sitä tai lähettäkää se meille sähköpostitse.',
    },
  },
  cookieBanner: {
    title: 'Evästeet tällä sivustolla',
    text: 'Tallennamme vain sen, mitä sivusto tarvitsee toimiakseen, sekä tässä tekemänne valinnan. Lisätietoja on {policy}.',
    policy: 'evästekäytännössämme',
    accept: 'Hyväksy',
    later: 'Myöhemmin',
  },
  footer: {
    blurb: 'Lainoja yksityishenkilöille kokonaan verkossa. Brysselissä vuodesta 2020.',
    quickLinks: 'Pikalinkit',
    legal: 'Ehdot ja tietosuoja',
    contact: 'Yhteystiedot',
    about: 'Tietoa meistä',
    services: 'Palvelut',
    howItWorks: 'Näin se toimii',
    faq: 'UKK',
    blog: 'Blogi',
    cookieChoice: 'Muuta evästevalintaa',
    contactPage: 'Yhteydenottolomake',
    copyright: '© {year} {name}. Kaikki oikeudet pidätetään.',
  },
  legal: {
    version: 'Päivitetty {date}',
  },
  reading: { contents: 'Tällä sivulla', more: 'Lukekaa myös' },
  blog: {
    title: 'Blogi',
    lead: 'Kolme artikkelia avuksi, kun harkitsette, haetteko lainaa vai päätättekö olla lainaamatta.',
    readTime: { one: '{count} minuutin lukuaika', other: '{count} minuutin lukuaika' },
    by: 'Kirjoittaja: {author}',
    back: 'Takaisin artikkeleihin',
  },
  retention: { one: '{count} päivän', other: '{count} päivän' },
  loanTable: {
    forAmount:
      'Arviolaskelma eri laina-ajoille: lainasumma {amount}, kiinteä nimelliskorko {rate} vuodessa',
    forTerm:
      'Arviolaskelma eri lainasummille: laina-aika {term}, kiinteä nimelliskorko {rate} vuodessa',
    payment: 'Kuukausi\u00aderä',
    interest: 'Korko',
    total: 'Takaisin maksettava summa',
  },
  notFound: {
    title: 'Sivua ei löytynyt',
    text: 'Etsimäänne sivua ei ole, tai se on siirretty. Tarkistakaa osoite tai jatkakaa jostakin näistä linkeistä.',
    home: 'Etusivulle',
    blog: 'Kaikki artikkelit',
    contact: 'Yhteystiedot',
  },
  articleNotFound: {
    title: 'Artikkelia ei löytynyt',
    text: 'Tätä artikkelia ei ole, tai se on siirretty. Katsokaa kaikki artikkelimme tai siirtykää etusivulle.',
  },
  answers: {
    loanReceived: 'Olemme vastaanottaneet hakemuksenne',
    messageReceived: 'Olemme vastaanottaneet viestinne',
    incomplete: 'Jotakin puuttuu vielä',
    incompleteText:
      'Mitään ei ole vielä tallennettu. Täyttäkää nämä kentät ja lähettäkää lomake uudelleen:',
    tooMany: 'Odottakaa hetki',
    tooManyText:
      'Internetyhteydestänne on lähetetty lyhyessä ajassa useita lomakkeita. Tätä viimeistä emme tallentaneet. Palatkaa selaimessa taaksepäin, missä täyttämänne tiedot yleensä ovat tallella, ja lähettäkää lomake myöhemmin uudelleen. Jos asialla on kiire, soittakaa meille numeroon {phone}.',
    failed: 'Tietonne eivät tulleet perille',
    failedText:
      'Meillä tapahtui virhe. Palatkaa selaimessa taaksepäin: täyttämänne tiedot ovat yleensä tallella. Jos lähettäminen ei onnistu vieläkään, soittakaa meille numeroon {phone}.',
    tooLong: 'Tekstinne on liian pitkä',
    tooLongText:
      'Mitään ei ole tallennettu. Palatkaa selaimessa taaksepäin: täyttämänne tiedot ovat yleensä tallella. Lyhentäkää pitkiä vastauksia ja lähettäkää lomake uudelleen, tai soittakaa meille numeroon {phone}.',
    notShown: 'Tätä sivua ei voi näyttää',
    notShownText:
      'Osoitetta ei ole tarkoitettu avattavaksi suoraan, tai meillä tapahtui virhe. Jos teillä on jo viitetunnus, hakemuksenne tai viestinne on tullut perille. Älkää silloin lähettäkö lomaketta uudelleen.',
    home: 'Takaisin etusivulle',
  },
};
