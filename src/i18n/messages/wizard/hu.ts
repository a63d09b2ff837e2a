import type { WizardMessages } from '../contract.ts';

export const messages: WizardMessages = {
  title: 'Kölcsönigénylés',
  close: 'Bezárás',
  step: '{step}. lépés a {total}-\u2060ból: {name}',
  steps: {
    loan: 'A kölcsön adatai',
    person: 'Személyes adatok',
    contact: 'Elérhetőségek',
  },
  progress: 'Hol tart a kitöltésben',
  completed: 'kitöltve',
  language: 'Az űrlap nyelve',
  allRequired: 'Minden mező kitöltése kötelező.',
  fields: {
    amount: 'Kölcsönösszeg',
    duration: 'Futamidő',
    profession: 'Foglalkozás',
    monthlyIncome: 'Havi jövedelem',
    address: 'Lakcím',
    country: 'Ország',
    firstName: 'Utónév',
    lastName: 'Családnév',
    email: 'E-mail-cím',
    phone: 'Telefonszám',
  },
  hints: {
    amount: '{min} és {max} között, {step}-\u2060s lépésekben',
    duration: '{min} és {max} hónap között',
    profession: 'Például ápoló vagy önálló pék',
    monthlyIncome: 'Átlagos havi nettó összeg, például 450 000 Ft vagy 1 200 €',
    address: 'Irányítószám, település, utca, házszám',
    firstName: 'Ahogyan a személyazonosító okmányában szerepel',
    email: 'Erre a címre küldjük a választ',
    phone: 'Országhívószámmal együtt, például +36',
  },
  errors: {
    amount: 'Adjon meg {min} és {max} közötti összeget.',
    duration: 'Adjon meg {min} és {max} hónap közötti futamidőt.',
    profession: 'Adja meg a foglalkozását.',
    monthlyIncome: 'Adja meg a havi jövedelmét.',
    address: 'Adja meg a lakcímét.',
    country: 'Adja meg, melyik országban él.',
    firstName: 'Adja meg az utónevét.',
    lastName: 'Adja meg a családnevét.',
    email: 'Adja meg az e-mail-címét.',
    phone: 'Adja meg a telefonszámát.',
  },
  missing: 'Ezeket a mezőket még töltse ki:',
  controls: {
    lessAmount: 'Összeg csökkentése',
    moreAmount: 'Összeg növelése',
    shorterTerm: 'Futamidő rövidítése',
    longerTerm: 'Futamidő hosszabbítása',
    amountSlider: 'Kölcsönösszeg, csúszka',
    termSlider: 'Futamidő, csúszka',
    adjusted: 'A legközelebbi választható értékre módosítva: {value}.',
  },
  estimate: {
    monthlyPayment: 'Becsült havi törlesztőrészlet',
    payment: 'Havi törlesztőrészlet',
    months: { one: '{count} hónap', other: '{count} hónap' },
    monthsUnit: 'hónap',
    total: 'Összesen visszafizetendő',
    interest: 'Ebből kamat',
    apr: 'THM',
    longestTerm:
      'Ekkora összegre a belga jog legfeljebb {months} hónapot enged. Amit itt lát, csak számítás.',
    setLongestTerm: '{months} hónap beállítása',
    warning: 'Figyelem! A hitelfelvétel pénzbe kerül.',
    note: 'Ez becslés, nem ajánlat: évi {rate}-\u2060os rögzített hitelkamattal számoltunk.',
    example:
      'Reprezentatív példa: a hitel teljes összege {amount}, futamideje {term}, a rögzített hitelkamat évi {rate}, a teljes hiteldíj mutató (THM) {apr}. A törlesztőrészletek száma {count}, egy havi törlesztőrészlet {payment}, a visszafizetendő teljes összeg {total}.',
  },
  table: {
    title: 'Törlesztési táblázat',
    month: 'Hónap',
    year: 'Év',
    payment: 'Befizetés',
    interest: 'Kamat',
    principal: 'Tőke',
    remaining: 'Fennálló tartozás',
    total: 'Összesen',
    print: 'Táblázat nyomtatása',
  },
  review: {
    title: 'Ellenőrizze a válaszait',
    change: 'Módosítás',
  },
  buttons: {
    back: 'Vissza',
    next: 'Tovább',
    submit: 'Igénylés elküldése',
    sending: 'Küldés...',
  },
  privacy: 'Adatait csak az igénylése feldolgozásához használjuk. Bővebben: {policy}.',
  privacyPolicy: 'adatvédelmi tájékoztató',
  draft:
    'A beírt adatok megmaradnak ezen a böngészőlapon, amíg el nem küldi őket, vagy be nem zárja a lapot.',
  clear: 'Adataim törlése',
  toasts: {
    label: 'Értesítések',
    incomplete: {
      title: 'Hiányos űrlap',
      description: 'Kérjük, töltse ki az összes mezőt, mielőtt továbblép.',
    },
    failed: {
      title: 'Hiba az elküldés során',
      description: 'Hiba történt. Kérjük, próbálja meg később újra.',
    },
    sent: {
      title: 'Igénylés sikeresen elküldve',
      description: 'Munkatársaink a lehető leghamarabb elbírálják az igénylését.',
    },
  },
  failures: {
    send: 'Igénylése még nem érkezett meg hozzánk. Minden beírt adat megmaradt. Ellenőrizze az internetkapcsolatot, és küldje el ismét, vagy hívjon minket a {phone} telefonszámon.',
    tooLong: 'Igénylése túl hosszú, ezért nem küldhető el. Rövidítse le a leghosszabb válaszokat.',
  },
  confirmation: {
    title: 'Igénylését megkaptuk',
    reference: 'Az Ön hivatkozási száma',
    next: 'Mi történik ezután?',
    steps: {
      answer: {
        when: '24 órán belül',
        what: 'Munkatársunk válaszol, és megírja, mi a következő lépés.',
      },
      documents: {
        when: 'Addig is',
        what: 'Készítse elő személyazonosító okmányát, egy vagy több friss bérjegyzékét, az utolsó 3 hónap bankszámlakivonatait és a lakcímét vagy lakóhelyét igazoló dokumentumot. A válaszunkban írjuk meg, milyen védett úton küldheti el őket; addig ne küldjön semmit.',
      },
      payout: {
        when: 'A jóváhagyás után 48 órán belül',
        what: 'Átutaljuk az összeget, ha addigra minden aláírás rajta van a szerződésen. Előtte semmit sem kell fizetnie.',
      },
    },
    copy: 'Szám másolása',
    copied: 'Kimásolva',
    print: 'Nyomtatás vagy mentés',
    dismiss: 'Értesítés bezárása',
  },
  mail: {
    greeting: 'Tisztelt Címzett!',
    thanks: 'Köszönjük.',
    loanText:
      '24 órán belül választ kap. Készítse elő személyazonosító okmányát, egy vagy több friss bérjegyzékét, az utolsó 3 hónap bankszámlakivonatait és a lakcímét vagy lakóhelyét igazoló dokumentumot. A válaszunkban írjuk meg, milyen védett úton küldheti el őket. A folyósítás előtt semmit sem kell fizetnie.',
    questions:
      'Kérdése van? Telefonszámunk: {phone}, e-mail-címünk: {email}. Kérjük, említse meg a hivatkozási számát.',
    notYou:
      'Nem küldött nekünk semmit? Akkor valaki más adta meg az Ön e-mail-címét, valószínűleg tévedésből. Önnek nincs teendője.',
  },
};
