import type { SiteMessages } from '../contract.ts';

export const messages: SiteMessages = {
  meta: {
    home: {
      title: 'Személyi kölcsön online igénylése',
      description:
        'Személyi kölcsön 3 000 €-tól 900 000 €-ig, teljes egészében online, Brüsszelből. Számolja ki, mennyit fizetne; az igénylésre 24 órán belül válaszolunk.',
    },
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
        'Kérdése van a személyi kölcsönnel kapcsolatban? Írjon e-mailt, telefonáljon, vagy töltse ki az űrlapot. Hétfőtől szombatig állunk rendelkezésére.',
    },
    about: {
      title: 'Rólunk',
      description:
        '2020 óta nyújtunk személyi kölcsönt Brüsszelből. Hogyan dolgozunk, mit vizsgálunk a döntés előtt, mikor ér el minket, és mit vállalunk.',
    },
    blog: {
      title: 'Blog a kölcsönfelvételről',
      description:
        'Cikkek a kölcsönfelvételről: hogyan készüljön fel, mekkora összeg kell, hogyan ellenőrizze a hitelezőt, milyen jogai vannak, és mit jelent a THM.',
    },
  },
  address: { city: 'Brüsszel', country: 'Belgium' },
  navigation: {
    label: 'Főmenü',
    trail: 'Ön itt van',
    skip: 'Ugrás a tartalomra',
    menu: 'Menü',
    home: 'Főoldal',
    services: 'Szolgáltatások',
    benefits: 'Előnyök',
    howItWorks: 'Így működik',
    testimonials: 'Vélemények',
    faq: 'GYIK',
    contact: 'Kapcsolat',
    apply: 'Kölcsönigénylés',
    resume: 'Igénylés folytatása',
  },
  languageMenu: {
    label: 'Nyelv',
    thisPage: 'Ez az oldal más nyelven',
  },
  chat: { text: 'Csevegjen velünk', newTab: '(új lapon nyílik meg)' },
  hero: {
    title: 'Személyi kölcsön, elejétől végéig átláthatóan',
    lead: 'Állítsa be az összeget és a futamidőt, és azonnal látja, mennyit fizetne havonta és összesen. Az igénylést is online nyújthatja be; 24 órán belül válaszolunk.',
    apply: 'Igénylés megkezdése',
    more: 'Így működik',
    estimate: 'Számolja ki havi törlesztőrészletét',
    applyWith: 'Ezt a kölcsönt igénylem',
  },
  facts: {
    label: 'Röviden',
    customers: { value: 'Több mint {count}', text: 'ügyfél' },
    satisfaction: { value: '{rate}', text: 'ügyfél-elégedettség' },
    answer: { value: '24 órán belül', text: 'választ kap tőlünk' },
    founded: { value: '{year} óta', text: 'működünk Brüsszelben' },
    source:
      '{rate}: felmérés {count} ügyfél körében, {date}; az „elégedett” és a „nagyon elégedett” válaszok aránya.',
    fictional: '{name} kitalált cég; ezek a számok példák.',
  },
  services: {
    title: 'Szolgáltatásaink',
    lead: 'Új tervéhez keres kölcsönt, egy régit váltana ki, vagy csak kérdezne? Ebben segítünk.',
    apply: 'Igénylés megkezdése',
    cards: {
      newLoan: {
        title: 'Új kölcsön',
        text: 'Személyi kölcsön 3 000 €-\u2060tól 900 000 €-\u2060ig, végig azonos havi törlesztőrészlettel, kezelési költség nélkül. A leghosszabb futamidő az összegtől függ.',
        badge: 'Népszerű',
      },
      refinancing: {
        title: 'Hitelkiváltás',
        text: 'Van már futó kölcsöne? Kiszámoljuk, megéri-e kiváltani: hosszabb futamidővel az új kölcsön összesen könnyen drágább lehet.',
      },
      documents: {
        title: 'Dokumentumok',
        text: 'Megmondjuk, milyen dokumentumokra van szükség, és milyen védett úton küldheti el őket. Csevegőüzenetben soha ne küldje el egyiket sem.',
      },
      advice: {
        title: 'Tanácsadás',
        text: 'Kérdezzen tanácsadónktól az összegről, a futamidőről, a költségekről vagy a jogairól. Akkor sem kell fizetnie érte, ha végül nem vesz fel kölcsönt.',
        badge: 'Ingyenes',
      },
    },
  },
  benefits: {
    title: 'Mire számíthat nálunk?',
    lead: 'Négy dolog, amelyet vállalunk, és amelyet Ön ellenőrizhet.',
    items: {
      speed: {
        title: 'Gyorsaság',
        text: 'Igénylésére munkatársunk 24 órán belül válaszol. Megírja, folytatható-e az elbírálás, és ha igen, milyen dokumentumokra van szükség.',
      },
      security: {
        title: 'Biztonság',
        text: 'Adatai titkosítva jutnak el hozzánk. A folyósítás előtt soha nem kérünk pénzt, kódot és jelszót pedig egyáltalán nem.',
      },
      simplicity: {
        title: 'Egyszerűség',
        text: 'Az igénylés három lépésből áll, 100%-\u2060ban online. Elküldés előtt minden válaszát egyben látja, és még módosíthatja.',
      },
      quality: {
        title: 'Minőség',
        text: 'Prémium ügyfélszolgálat: hétfőtől péntekig 9 és 17, szombaton 10 és 14 óra között tanácsadóval beszélhet telefonon. A tanács díjtalan.',
      },
    },
  },
  howItWorks: {
    title: 'Így működik',
    lead: 'A kalkulációtól a folyósításig három lépésben.',
    steps: {
      simulation: {
        title: 'Kalkuláció',
        text: 'Válassza ki az összeget és a futamidőt. Rögtön látja a becsült havi törlesztőrészletet, és ugyanott meg is kezdheti az igénylést.',
      },
      approval: {
        title: 'Elbírálás és jóváhagyás',
        time: '24 órán belül',
        text: '24 órán belül megkapja az első választ; ez még nem jóváhagyás. Ha az elbírálás folytatható, bekérjük a dokumentumokat, és azok alapján döntünk.',
      },
      payout: {
        title: 'Folyósítás',
        time: '48 órán belül',
        text: 'A jóváhagyástól számított 48 órán belül átutaljuk az összeget, ha addigra minden fél aláírta a szerződést. Előtte semmit sem kell fizetnie.',
      },
    },
  },
  testimonials: {
    title: 'Ügyfeleink véleménye',
    lead: 'Így vélekednek ügyfeleink a nálunk felvett kölcsönről.',
    fictional: '{name} kitalált cég: ezek az ügyfelek és véleményeik példák.',
    rating: '{rating} csillag az 5-\u2060ből',
    items: {
      baker: {
        name: 'Szabó Eszter',
        company: 'Szabó Pékség',
        text: 'A kölcsönből a házunk tetejét újíttattuk fel. Az igénylés után már másnap tudtam, mire számíthatok, és minden hónapban pontosan annyit fizetek, amennyit előre kiszámoltak.',
        portrait: 'Feltűzött hajú, kötényt viselő nő portréja',
      },
      carpenter: {
        name: 'Varga Tamás',
        company: 'Asztalos, egyéni vállalkozó',
        text: 'A családi autóhoz kellett pénz. A futamidőről telefonon kérdeztem, a tanácsadó végigszámolta velem, és végül kevesebbet vettem fel, mint amennyit terveztem.',
        portrait: 'Rövid szakállú férfi portréja',
      },
      nurse: {
        name: 'Molnár Judit',
        company: 'Ápolónő',
        text: 'Műszak után, a telefonomon töltöttem ki az űrlapot. Előre megkaptam a dokumentumok listáját, és amit nem értettem, azt elmagyarázták.',
        portrait: 'Göndör hajú, szemüveges nő portréja',
      },
    },
  },
  faq: {
    title: 'Gyakran ismételt kérdések',
    lead: 'Nem talált választ a kérdésére? {contact}.',
    contact: 'Kérdezzen tőlünk',
  },
  closing: {
    title: 'Számoljon nyugodtan, és csak azután döntsön',
    text: 'Az igénylés benyújtása semmire sem kötelezi Önt.',
  },
  contact: {
    title: 'Kapcsolat',
    lead: 'Kérdése van az igénylés előtt, közben vagy után? Tanácsadónk díjtalanul válaszol. Kódot és jelszót soha nem kérünk, pénzt pedig a folyósítás előtt nem.',
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
    hoursNote: 'Brüsszeli idő szerint. A belga ünnepnapokon zárva tartunk.',
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
    text: 'Ha az „Elfogadom” gombot választja, a böngészője megjegyzi, és ez az értesítés nem jelenik meg többé. Ha a „Később” gombot, a következő látogatáskor vagy újratöltéskor ismét megjelenik. A honlap mindkét esetben ugyanúgy működik. Amit az igénylési űrlapba beír, azt az elküldésig csak ezen a böngészőlapon tároljuk. Bővebben: {policy}.',
    policy: 'sütikezelési tájékoztató',
    accept: 'Elfogadom',
    later: 'Később',
  },
  footer: {
    blurb: 'Személyi kölcsön 100%-\u2060ban online, Brüsszelből, 2020 óta.',
    quickLinks: 'Gyors elérés',
    legal: 'Jogi információk',
    contact: 'Kapcsolat',
    about: 'Rólunk',
    services: 'Szolgáltatások',
    howItWorks: 'Így működik',
    faq: 'GYIK',
    blog: 'Blog',
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
    version: 'Kelt: {date}',
  },
  reading: { contents: 'Ezen az oldalon', more: 'További olvasnivaló' },
  blog: {
    title: 'Blog',
    lead: 'Cikkek arról, mennyibe kerül egy kölcsön, milyen jogai vannak, és mikor jobb nélküle.',
    readTime: { one: 'Olvasási idő: {count} perc', other: 'Olvasási idő: {count} perc' },
    by: 'Szerző: {author}',
    back: 'Vissza a cikkekhez',
  },
  retention: { one: '{count} nappal', other: '{count} nappal' },
  loanTable: {
    forAmount:
      'Becsült havi törlesztőrészletek {amount} kölcsönösszeg esetén, évi {rate}-\u2060os rögzített hitelkamattal',
    forTerm:
      'Becsült havi törlesztőrészletek {term} futamidő esetén, évi {rate}-\u2060os rögzített hitelkamattal',
    payment: 'Havi törlesztő\u00adrészlet',
    interest: 'Kamat',
    total: 'Összesen vissza\u00adfizetendő',
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
  answers: {
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
