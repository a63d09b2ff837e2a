import type { WizardMessages } from '../../contract.ts';

export const messages: WizardMessages = {
  title: 'Lainahakemus',
  close: 'Sulje',
  step: 'Vaihe {step}/{total}: {name}',
  steps: {
    loan: 'Lainan tiedot',
    person: 'Henkilötiedot',
    contact: 'Yhteystiedot',
  },
  progress: 'Hakemuksen eteneminen',
  completed: 'valmis',
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
    amount: 'Vähintään {min}, enintään {max}, {step}:n välein',
    duration: 'Vähintään {min}, enintään {max} kuukautta',
    profession: 'Esimerkiksi sairaanhoitaja tai leipuriyrittäjä',
    monthlyIncome: 'Nettotulonne kuukaudessa keskimäärin, esimerkiksi 2 400 €',
    address: 'Katuosoite, postinumero ja postitoimipaikka',
    firstName: 'Sama nimi kuin henkilöllisyystodistuksessanne',
    email: 'Lähetämme vastauksemme tähän osoitteeseen',
    phone: 'Alkuun maatunnus, esimerkiksi +358',
  },
  errors: {
    amount: 'Kirjoittakaa lainasumma, vähintään {min} ja enintään {max}.',
    duration: 'Kirjoittakaa laina-aika kuukausina, vähintään {min} ja enintään {max}.',
    profession: 'Kirjoittakaa ammattinne.',
    monthlyIncome: 'Kirjoittakaa kuukausitulonne.',
    address: 'Kirjoittakaa osoitteenne.',
    country: 'Kirjoittakaa maa, jossa asutte.',
    firstName: 'Kirjoittakaa etunimenne.',
    lastName: 'Kirjoittakaa sukunimenne.',
    email: 'Kirjoittakaa sähköpostiosoitteenne.',
    phone: 'Kirjoittakaa puhelinnumeronne.',
  },
  missing: 'Täyttäkää vielä nämä kentät:',
  controls: {
    lessAmount: 'Pienennä lainasummaa',
    moreAmount: 'Suurenna lainasummaa',
    shorterTerm: 'Lyhennä laina-aikaa',
    longerTerm: 'Pidennä laina-aikaa',
    amountSlider: 'Lainasumma, liukusäädin',
    termSlider: 'Laina-aika, liukusäädin',
    adjusted: 'Muutettu lähimpään mahdolliseen arvoon: {value}.',
  },
  estimate: {
    monthlyPayment: 'Arvioitu kuukausierä',
    payment: 'Kuukausierä',
    months: { one: '{count} kuukausi', other: '{count} kuukautta' },
    monthsUnit: 'kuukautta',
    total: 'Takaisin maksettava summa',
    interest: 'Tästä korkoa',
    apr: 'Todellinen vuosikorko',
    // A lawyer has not confirmed this sentence yet.
    warning: 'Varoitus! Rahan lainaaminen maksaa.',
    note: 'Laskelma perustuu kiinteään nimelliskorkoon, joka on {rate} vuodessa. Tulos on arvio, ei tarjous.',
    example:
      'Edustava esimerkki: lainasumma {amount}, laina-aika {term}, kiinteä nimelliskorko {rate} vuodessa, todellinen vuosikorko {apr}. Kuukausieriä on {count}, ja kunkin suuruus on {payment}. Takaisin maksetaan yhteensä {total}.',
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
    title: 'Tarkistakaa vastauksenne',
    change: 'Muuta',
  },
  buttons: {
    back: 'Edellinen',
    next: 'Seuraava',
    submit: 'Lähetä hakemus',
    sending: 'Lähetetään...',
  },
  privacy: 'Käytämme tietojanne vain hakemuksenne käsittelyyn. Lisätietoja on {policy}.',
  privacyPolicy: 'tietosuojaselosteessamme',
  draft:
    'Täyttämänne tiedot säilyvät tässä välilehdessä, kunnes lähetätte ne tai suljette välilehden.',
  clear: 'Poista tietoni',
  toasts: {
    label: 'Ilmoitukset',
    incomplete: {
      title: 'Lomake on puutteellinen',
      description: 'Täytä kaikki kentät ennen kuin jatkat.',
    },
    failed: {
      title: 'Lähetysvirhe',
      description: 'Tapahtui virhe. Yrittäkää myöhemmin uudelleen.',
    },
    sent: {
      title: 'Hakemus lähetetty',
      description: 'Tiimimme käsittelee hakemuksenne mahdollisimman pian.',
    },
  },
  failures: {
    send: 'Hakemuksenne ei ole vielä tullut perille. Täyttämänne tiedot ovat tallella. Tarkistakaa verkkoyhteys ja lähettäkää hakemus uudelleen tai soittakaa meille numeroon {phone}.',
    tooLong: 'Hakemuksenne on liian pitkä lähetettäväksi. Lyhentäkää pisimpiä vastauksia.',
  },
  confirmation: {
    title: 'Olemme vastaanottaneet hakemuksenne',
    reference: 'Viitetunnuksenne',
    next: 'Mitä seuraavaksi tapahtuu',
    steps: {
      answer: {
        when: '24 tunnin kuluessa',
        what: 'Saatte meiltä vastauksen.',
      },
      documents: {
        when: 'Sillä välin',
        what: 'Ottakaa esille henkilöllisyystodistus, yksi tai useampi tuore palkkalaskelma, tiliotteet viimeisiltä 3 kuukaudelta ja todistus osoitteesta tai asuinpaikasta.',
      },
      payout: {
        when: '48 tunnin kuluessa hyväksymisestä',
        what: 'Kun kaikki asiakirjat on toimitettu, maksamme lainasumman teille.',
      },
    },
    copy: 'Kopioi tunnus',
    copied: 'Kopioitu',
    print: 'Tulosta tai tallenna',
    dismiss: 'Sulje ilmoitus',
  },
  mail: {
    greeting: 'Hyvä vastaanottaja',
    thanks: 'Kiitos.',
    loanText:
      'Vastaamme teille 24 tunnin kuluessa. Pitäkää valmiina henkilöllisyystodistus, yksi tai useampi tuore palkkalaskelma, tiliotteet viimeisiltä 3 kuukaudelta ja todistus osoitteesta tai asuinpaikasta.',
    questions:
      'Onko teillä kysyttävää? Soittakaa numeroon {phone} tai kirjoittakaa osoitteeseen {email} ja mainitkaa viitetunnuksenne.',
    notYou:
      'Ettekö ole lähettäneet meille mitään? Silloin joku muu on antanut sähköpostiosoitteenne, luultavasti vahingossa. Teidän ei tarvitse tehdä mitään.',
  },
};
