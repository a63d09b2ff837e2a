import type { SiteMessages } from '../types.ts';

export const messages: SiteMessages = {
  meta: {
    terms: {
      title: 'Általános feltételek',
      description:
        'Ki igényelhet kölcsönt, hogyan döntünk, mibe kerül és meddig tarthat, hogyan állhat el vagy fizethet vissza előbb, és hová fordulhat panasszal.',
    },
    privacy: {
      title: 'Adatvédelmi tájékoztató',
      description:
        'Milyen adatokat kérünk és milyen alapon, ki kapja meg őket, meddig őrizzük meg, milyen jogai vannak, és melyik hatósághoz fordulhat.',
    },
    cookies: {
      title: 'Sütikezelési tájékoztató',
      description:
        'Mit tárol ez a honlap az Ön eszközén, miért és mennyi ideig, és hogyan módosíthatja bármikor a döntését.',
    },
    disclaimer: {
      title: 'Jogi nyilatkozat',
      description:
        'Mit várhat ettől a honlaptól és a kalkulátortól, mire terjed ki a felelősségünk, és mit tegyen, ha valaki a nevünkben kér pénzt, kódot vagy dokumentumot.',
    },
    contact: {
      title: 'Kapcsolat',
      description:
        'Kérdése van a személyi kölcsönről? Írjon nekünk magyarul. Telefonon hétfőtől szombatig angolul, németül, franciául és hollandul beszélünk.',
    },
    about: {
      title: 'Rólunk',
      description:
        '2020 óta nyújtunk személyi kölcsönt Brüsszelből. Ki dönt az igénylésről, mibe kerül a kölcsön, mikor és milyen nyelven ér el minket.',
    },
    blog: {
      title: 'Blog a kölcsönfelvételről',
      description:
        'Cikkek a kölcsönfelvételről: hogyan készüljön fel, mekkora összegre van szüksége, hogyan ellenőrizze a hitelezőt, milyen jogai vannak, és mi az a THM.',
    },
  },
  loan: 'Személyi kölcsön',
  navigation: {
    label: 'Főmenü',
    breadcrumbs: 'Ön itt van',
    skip: 'Ugrás a tartalomra',
    menu: 'Menü',
    home: 'Főoldal',
    services: 'Szolgáltatások',
    benefits: 'Előnyök',
    'how-it-works': 'Így működik',
    testimonials: 'Vélemények',
    faq: 'GYIK',
    contact: 'Kapcsolat',
    apply: 'Kölcsönt igénylek',
    resume: 'Igénylés folytatása',
  },
  languageMenu: {
    label: 'Nyelv',
    thisPage: 'Ez az oldal más nyelven',
  },
  chat: { text: 'Csevegjen velünk', newTab: '(új lapon nyílik meg)' },
  hero: {
    apply: 'Elkezdem az igénylést',
    more: 'Így működik',
    applyWith: 'Ezt a kölcsönt igénylem',
  },
  services: { apply: 'Kölcsönt igénylek' },
  testimonials: { rating: '{rating} csillag az 5-\u2060ből', quote: '„{text}”' },
  contact: {
    title: 'Kapcsolat',
    lead: 'Kérdése van? Írjon magyarul, vagy hívjon angolul. A tanács ingyenes. Kódot és jelszót soha nem kérünk, pénzt pedig a folyósítás előtt nem.',
    details: 'Elérhetőségeink',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Cím',
    hours: 'Nyitvatartás',
    closed: 'Zárva',
    today: 'Ma',
    openNow: 'Most nyitva, zárás: {time}',
    closedNow: 'Most zárva',
    holiday: 'Ma ünnepnap miatt zárva',
    opensAgain: 'Nyitás: {day}, {time}',
    hoursNote:
      'Ezekben az órákban ér el minket az irodában és telefonon. Brüsszelben ugyanannyi az idő, mint Magyarországon. Belga ünnepnapokon zárva. Igénylésére akkor is válaszolunk 24 órán belül. Telefonon angolul, németül, franciául és hollandul beszélünk. A levelek és a szerződés magyar nyelvűek. A hívás díját a szolgáltatója szabja meg.',
    form: 'Írjon nekünk',
    fields: {
      name: 'Név',
      email: 'E-mail-cím',
      subject: 'Tárgy',
      message: 'Üzenet',
    },
    errors: {
      name: 'Adja meg a nevét.',
      email: 'Adja meg az e-mail-címét.',
      subject: 'Adja meg az üzenet tárgyát.',
      message: 'Írja meg az üzenetét.',
    },
    submit: 'Üzenet elküldése',
    sending: 'Küldés...',
    privacy: 'Adatait az üzenete megválaszolásához használjuk, reklámra nem. Bővebben: {policy}.',
    toasts: {
      sent: {
        title: 'Üzenet elküldve',
        description: 'A lehető leghamarabb válaszolunk Önnek.',
      },
      failed: {
        title: 'Küldés sikertelen',
        description: 'Hiba történt. Kérjük, próbálja meg később újra.',
      },
    },
    success: 'Köszönjük, üzenetét megkaptuk.',
    failures: {
      send: 'Üzenete még nem érkezett meg hozzánk. A beírt szöveg megmaradt. Ellenőrizze az internetkapcsolatot, és küldje el ismét, vagy hívjon minket a {phone} telefonszámon.',
      tooLong:
        'Üzenete túl hosszú, ezért nem küldhető el. Rövidítse le, vagy írjon nekünk e-mailt.',
    },
  },
  cookieBanner: {
    title: 'Ez a honlap nem helyez el sütiket',
    text: 'Az „Elfogadom” végleg elrejti ezt az értesítést, a „Később” csak most. A honlap mindkét esetben ugyanúgy működik. Bővebben: {policy}.',
    policy: 'sütikezelési tájékoztató',
    accept: 'Elfogadom',
    later: 'Később',
  },
  footer: {
    blurb: 'Személyi kölcsön 100%-\u2060ban online igényléssel, Brüsszelből, 2020 óta.',
    quickLinks: 'Gyors elérés',
    legal: 'Jogi információk',
    contact: 'Kapcsolat',
    about: 'Rólunk',
    services: 'Szolgáltatások',
    'how-it-works': 'Így működik',
    faq: 'GYIK',
    blog: 'Blog',
    accessibility: 'Akadálymentesség',
    cookieChoice: 'Sütibeállítások módosítása',
    contactPage: 'Kapcsolatfelvételi űrlap',
    copyright: '© {year} {name}. Minden jog fenntartva.',
    supervision: {
      registration: 'Hitelezői nyilvántartási szám: {value}',
      supervisor: 'Felügyelet: {value}',
      ombudsman: 'Vitarendezési testület: {value}',
    },
  },
  legal: {
    version: 'Utoljára módosítva: {date}',
  },
  reading: { contents: 'Ezen az oldalon', more: 'További olvasnivaló' },
  blog: {
    title: 'Blog',
    lead: 'Cikkek arról, mennyibe kerül egy kölcsön, milyen jogai vannak, és mikor jobb kölcsön nélkül.',
    readTime: { one: 'Olvasási idő: {count} perc', other: 'Olvasási idő: {count} perc' },
    by: 'Szerző: {author}',
    published: 'Megjelent: {date}',
    back: 'Vissza a cikkekhez',
  },
  retention: { one: '{count} nappal', other: '{count} nappal' },
  loanTable: {
    forAmount:
      'Becsült havi törlesztőrészletek {amount} kölcsönösszeg esetén, évi {rate}-\u2060os rögzített hitelkamattal',
    forTerm:
      'Becsült havi törlesztőrészletek {term} futamidő esetén, évi {rate}-\u2060os rögzített hitelkamattal',
    payment: 'Havonta',
    interest: 'Kamat',
    total: 'Összesen',
  },
  notFound: {
    title: 'Az oldal nem található',
    text: 'A keresett oldal nem létezik, vagy máshová került. Ellenőrizze a címet, vagy válasszon az alábbi hivatkozások közül.',
    home: 'Ugrás a főoldalra',
    blog: 'Az összes cikk',
    contact: 'Kapcsolatfelvétel',
  },
  articleNotFound: {
    title: 'A cikk nem található',
    text: 'Ez a cikk nem létezik, vagy máshová került. Nézze meg az összes cikkünket, vagy térjen vissza a főoldalra.',
  },
  formPages: {
    loanReceived: 'Igénylését megkaptuk',
    messageReceived: 'Üzenetét megkaptuk',
    incomplete: 'Valami még hiányzik',
    incompleteText:
      'Egyelőre semmit sem mentettünk el. Nézze át az alábbiakat, és küldje el újra az űrlapot:',
    tooMany: 'Kis türelmet kérünk',
    tooManyText:
      'Az Ön internetkapcsolatáról rövid időn belül több űrlapot is elküldtek. Ezt az utolsót nem mentettük el. Lépjen vissza a böngészőben, ahol többnyire még megvan, amit beírt, és küldje el később újra. Ha sürgős, hívjon minket a {phone} telefonszámon.',
    failed: 'Adatai nem érkeztek meg hozzánk',
    failedText:
      'Nálunk történt hiba. Lépjen vissza a böngészőben: amit beírt, általában még megvan. Ha ismét nem sikerül, hívjon minket a {phone} telefonszámon.',
    tooLong: 'Túl hosszú a szöveg',
    tooLongText:
      'Semmit sem mentettünk el. Lépjen vissza a böngészőben: amit beírt, általában még megvan. Rövidítse le a hosszú válaszokat, és küldje el újra az űrlapot, vagy hívjon minket a {phone} telefonszámon.',
    notShown: 'Ez az oldal nem jeleníthető meg',
    notShownText:
      'Ezt a címet nem lehet közvetlenül megnyitni, vagy nálunk történt hiba. Ha már van hivatkozási száma, igénylése vagy üzenete megérkezett hozzánk. Ebben az esetben ne küldje el újra az űrlapot.',
    home: 'Vissza a főoldalra',
  },
};
