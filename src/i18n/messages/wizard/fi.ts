import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Lainahakemus',
  close: 'Sulje',
  step: 'Vaihe {step}/{total}: {name}',
  steps: {
    1: 'Lainan tiedot',
    2: 'Henkilötiedot',
    3: 'Yhteystiedot',
  },
  progress: 'Hakemuksen eteneminen',
  completed: 'Valmis',
  language: 'Lomakkeen kieli',
  allRequired: 'Kaikki kentät ovat pakollisia.',
  fields: {
    amount: 'Lainasumma',
    duration: 'Laina-aika',
    profession: 'Ammatti',
    monthlyIncome: 'Kuukausitulot',
    address: 'Osoite',
    country: 'Maa',
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    email: 'Sähköpostiosoite',
    phone: 'Puhelinnumero',
  },
  hints: {
    amount: 'Vähintään {min}, enintään {max}, täysinä euroina',
    duration: 'Vähintään {min}, enintään {max} kuukautta',
    profession: 'Esimerkiksi sairaanhoitaja tai leipomoyrittäjä',
    monthlyIncome: 'Nettotulosi kuukaudessa keskimäärin, esimerkiksi 2 400 €',
    address: 'Katuosoite, postinumero ja postitoimipaikka',
    fullName: 'Kuten henkilöllisyystodistuksessa',
    oneName: 'Ei sukunimeä? Kirjoita viiva (-)',
    email: 'Lähetämme vastauksemme tähän osoitteeseen',
    phone: 'Alkuun maatunnus, esimerkiksi +358',
  },
  errors: {
    amount: 'Kirjoita summa täysinä euroina, vähintään {min} ja enintään {max}.',
    duration: 'Kirjoita laina-aika kuukausina, vähintään {min} ja enintään {max}.',
    profession: 'Kirjoita ammattisi.',
    monthlyIncome: 'Kirjoita kuukausitulosi.',
    address: 'Kirjoita osoitteesi.',
    country: 'Kirjoita maa, jossa asut.',
    firstName: 'Kirjoita etunimesi.',
    lastName: 'Kirjoita sukunimesi.',
    email: 'Kirjoita sähköpostiosoitteesi.',
    phone: 'Kirjoita puhelinnumerosi.',
  },
  emailErrors: {
    noAt: 'Sähköpostiosoitteesta puuttuu @-merkki.',
    noDomain: 'Kirjoita myös @-merkin jälkeinen osa.',
    overlong: 'Sähköpostiosoite on liian pitkä. Siinä saa olla enintään 254 merkkiä.',
    malformed: 'Sähköpostiosoite ei kelpaa. Tarkista välilyönnit ja välimerkit.',
  },
  warnings: {
    monthlyIncome: 'Onko tämä oikein? Vastauksessasi ei näytä olevan summaa.',
    address: 'Onko tämä oikein? Postinumero tai postitoimipaikka näyttää puuttuvan.',
    email: 'Onko tämä oikein? @-merkin jälkeen ei ole pistettä.',
    phone: 'Onko tämä oikein? Numero näyttää vajaalta.',
    goOn: 'Jos kaikki on oikein, jatka vain eteenpäin.',
  },
  summary: 'Tarkista vielä nämä:',
  controls: {
    lessAmount: 'Pienennä lainasummaa',
    moreAmount: 'Suurenna lainasummaa',
    shorterTerm: 'Lyhennä laina-aikaa',
    longerTerm: 'Pidennä laina-aikaa',
    amountSlider: 'Valitse lainasumma',
    termSlider: 'Valitse laina-aika',
  },
  estimate: {
    monthlyPayment: 'Arvioitu kuukausierä',
    payment: 'Kuukausierä',
    months: { one: '{count}\u00a0kuukausi', other: '{count}\u00a0kuukautta' },
    years: { one: '{count}\u00a0vuosi', other: '{count}\u00a0vuotta' },
    monthNumber: '{month}. kuukausi',
    monthInterest: '{amount} korkoa',
    monthsUnit: 'kuukautta',
    total: 'Takaisin maksettava summa',
    interest: 'Tästä korkoa',
    apr: 'Todellinen vuosikorko',
    maxLegalTerm:
      'Belgian laki sallii tälle lainasummalle enintään {months}\u00a0kuukautta ({years}). Pidempää laina-aikaa voit vain kokeilla laskurissa: sopimusta emme voi siitä tehdä.',
    setMaxTerm: 'Valitse {months}\u00a0kuukautta ({years})',
    legalMaximum: 'Lain mukaan enintään {months}\u00a0kk',
    offerWithinLaw:
      'Belgian laki sallii tälle lainasummalle enintään {months}\u00a0kuukautta ({years}). Jos teemme tarjouksen, laina-aika ei voi olla pidempi. Kuukausierä olisi silloin vähintään {payment}.',
    exampleOnly: 'Esimerkki: {amount}, {term}',
    warning: 'Varoitus! Lainan ottaminen maksaa.',
    note: 'Summat ovat arvioita, eivät tarjous. Nimelliskorko on kiinteä, {rate} vuodessa. Kun hoidat lainan sopimuksen mukaan, koron lisäksi ei ole muita kuluja.',
    example:
      'Edustava esimerkki: lainasumma {amount}, laina-aika {term}, kiinteä nimelliskorko {rate} vuodessa, todellinen vuosikorko {apr}. Kuukausieriä on\u00a0{count}, ja kunkin suuruus on {payment}. Takaisin maksetaan yhteensä {total}.',
  },
  compare: {
    title: 'Lyhyempi vai pidempi laina-aika?',
    chosen: 'valintasi',
    shorter: 'kuukaudessa {payment} enemmän, yhteensä {total} vähemmän',
    longer: 'kuukaudessa {payment} vähemmän, yhteensä {total} enemmän',
  },
  budget: {
    title: 'Paljonko voit maksaa kuukaudessa?',
    label: 'Summa kuukaudessa, euroina',
    loans: 'Lainat tällä kuukausierällä',
    error: 'Kirjoita summa euroina, esimerkiksi {example}.',
    tooLittle:
      'Tällä kuukausierällä meillä ei ole lainaa. Pienin lainamme on {amount}, {term}: kuukausierä on {payment}.',
  },
  affordability: {
    share: 'Kuukausierä on {share} näistä tuloista.',
    shareWithinLaw:
      'Pisimmällä lain sallimalla laina-ajalla ({months}\u00a0kuukautta) kuukausierä olisi {payment} eli {share} näistä tuloista.',
    high: 'Se on paljon. Jääkö tarpeeksi asumiseen, ruokaan ja yllättäviin menoihin? Pienempi kuukausierä voi sopia paremmin.',
    bearable: 'Valitse {amount}, {term}: alle kolmannes näistä tuloista',
    notNow: 'Ei lainaa nyt.',
    advice: 'Hae maksutonta apua rahahuoliin',
    notEuros:
      'Tämä ei näytä euroina ilmoitetulta kuukausitulolta, joten emme vertaa sitä kuukausierään. Jos saat tulosi muussa valuutassa, muunna ne euroiksi ja jätä varaa kurssin muutoksille.',
  },
  passport: {
    print: 'Tulosta vertailua varten',
    title: 'Vertaa tätä lainaa',
    compareWith: 'Vertailtava laina',
    loan: 'Laina yksityishenkilölle',
    lender: 'Lainanantaja',
    kind: 'Lainatyyppi',
    rate: 'Kiinteä nimelliskorko vuodessa',
    costs: 'Muut kulut',
    noCosts: 'Ei muita kuluja, kun maksat ajallaan',
    late: 'Myöhästynyt maksu',
    lateCost:
      'Korko enintään {rate} vuodessa siitä lainasumman osasta, jonka maksat takaisin myöhässä. Muistutuksesta enintään {reminder} ja postimaksu.',
    early: 'Takaisinmaksu ennen aikojaan',
    earlyCost:
      'Mahdollista milloin tahansa. Korvausta maksat vain, jos siitä on sovittu sopimuksessa: enintään {fee} ennen aikojaan maksetusta summasta tai {lastYear}, jos laina-aikaa on jäljellä enintään vuosi, ei koskaan enempää kuin pois jäävä korko.',
    withdrawal: 'Peruuttamisoikeus',
    withdrawalTime:
      '14\u00a0päivän kuluessa siitä, kun olet allekirjoittanut ja saanut sopimuksen, ilman syytä',
  },
  table: {
    title: 'Lyhennystaulukko',
    month: 'Kuukausi',
    year: 'Vuosi',
    payment: 'Maksut',
    interest: 'Korko',
    principal: 'Lyhennys',
    remaining: 'Lainaa jäljellä',
    total: 'Yhteensä',
    print: 'Tulosta taulukko',
  },
  review: {
    title: 'Tarkista vastauksesi',
    change: 'Muuta',
  },
  buttons: {
    back: 'Palaa',
    next: 'Jatka',
    save: 'Tallenna ja palaa',
    submit: 'Lähetä hakemus',
    sending: 'Lähetetään...',
  },
  privacy: 'Käytämme tietojasi hakemuksesi käsittelyyn, emme mainontaan. Lisätietoja on {policy}.',
  privacyPolicy: 'tietosuojaselosteessamme',
  draft:
    'Kirjoittamasi tiedot säilyvät lähettämiseen asti vain tässä välilehdessä. Yleensä ne katoavat, kun suljet sen. Käyttävätkö muutkin tätä laitetta? Poista silloin tietosi.',
  clear: 'Poista tietoni',
  cleared: { text: 'Tietosi on poistettu.', undo: 'Palauta' },
  toasts: {
    label: 'Ilmoitukset',
    incomplete: {
      title: 'Lomake on puutteellinen',
      description: 'Täytä kaikki kentät ennen kuin jatkat.',
    },
    failed: {
      title: 'Lähetysvirhe',
      description: 'Tapahtui virhe. Yritä myöhemmin uudelleen.',
    },
    sent: {
      title: 'Hakemus lähetetty',
      description: 'Tiimimme vastaa sinulle 24 tunnin kuluessa.',
    },
  },
  failures: {
    send: 'Hakemuksesi ei ole vielä tullut perille. Kirjoittamasi tiedot ovat tallella. Tarkista verkkoyhteys ja lähetä hakemus uudelleen tai soita meille numeroon {phone}.',
    tooLong:
      'Hakemuksesi on liian pitkä lähetettäväksi. Lyhennä pisimpiä vastauksia ja lähetä se uudelleen.',
  },
  confirmation: {
    title: 'Olemme vastaanottaneet hakemuksesi',
    reference: 'Viitetunnuksesi',
    answerTo: 'Vastaamme sinulle osoitteeseen {email}.',
    next: 'Mitä seuraavaksi tapahtuu',
    steps: {
      answer: {
        when: '24 tunnin kuluessa',
        what: 'Saat sähköpostitse ensimmäisen vastauksen, myös sunnuntaina ja pyhänä. Kerromme, voimmeko jatkaa ja mitä asiakirjoja tarvitsemme. Se ei ole vielä hyväksyminen.',
      },
      documents: {
        when: 'Sillä välin',
        what: 'Kerromme vastauksessamme, miten lähetät asiakirjat suojatusti. Älä lähetä mitään sitä ennen.',
      },
      payout: {
        when: '48 tunnin kuluessa hyväksymisestä',
        what: 'Maksamme lainan tilillesi, kun sinä ja me olemme allekirjoittaneet sopimuksen. Emme koskaan pyydä koodeja tai salasanoja. Rahaa emme pyydä, ennen kuin laina on tililläsi.',
      },
    },
    dismiss: 'Sulje ilmoitus',
  },
  afterSending: {
    sent: 'Lähetetty:',
    answerBy: 'Ensimmäinen vastaus viimeistään',
    clock: 'Brysselin aikaa',
    calendar: 'Lisää kalenteriin',
    print: 'Tulosta tai tallenna',
    copy: 'Kopioi tunnus',
    copied: 'Kopioitu',
    papers: {
      title: 'Ota esille:',
      list: {
        identity: 'henkilöllisyystodistus',
        income: 'yksi tai useampi tuore palkkalaskelma',
        accounts: 'tiliotteet viimeisiltä 3\u00a0kuukaudelta',
        residence: 'todistus osoitteesta tai asuinpaikasta',
      },
    },
    nextSteps:
      'Saat ensimmäisen vastauksen 24 tunnin kuluessa, myös sunnuntaina ja pyhänä. Se ei ole vielä hyväksyminen. Ota esille henkilöllisyystodistus, yksi tai useampi tuore palkkalaskelma, tiliotteet viimeisiltä 3\u00a0kuukaudelta ja todistus osoitteesta tai asuinpaikasta. Kerromme vastauksessamme, miten lähetät ne suojatusti. Älä lähetä mitään sitä ennen. Emme pyydä rahaa, ennen kuin laina on tililläsi. Koodeja tai salasanoja emme pyydä koskaan.',
  },
  mail: {
    greeting: 'Hei!',
    thanks: 'Kiitos.',
    questions:
      'Onko sinulla kysyttävää? Kirjoita suomeksi osoitteeseen {email}. Numerossa {phone} puhumme englantia, saksaa, ranskaa ja hollantia. Mainitse viitetunnuksesi.',
    notYou:
      'Etkö ole lähettänyt meille mitään? Silloin joku muu on antanut sähköpostiosoitteesi, luultavasti vahingossa. Sinun ei tarvitse tehdä mitään.',
  },
};
