import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Kölcsönigénylés',
  close: 'Bezárás',
  step: '{step}. lépés a {total}-\u2060ból: {name}',
  steps: {
    1: 'A kölcsön adatai',
    2: 'Személyes adatok',
    3: 'Elérhetőségek',
  },
  progress: 'Hol tart a kitöltésben',
  completed: 'Kitöltve',
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
    amount: '{min} és {max} között, egész euróban',
    duration: '{min} és {max} hónap között',
    profession: 'Például ápoló vagy egyéni vállalkozó',
    monthlyIncome:
      'Átlagos havi nettó összeg, például 450 000 Ft vagy 1 200 €; a törlesztőrészlet euróban fizetendő',
    address: 'Irányítószám, település, utca, házszám',
    fullName: 'Ahogyan az okmányaiban szerepel',
    oneName: 'Csak egy neve van? Írjon ide kötőjelet (-)',
    email: 'Erre a címre küldjük a választ',
    phone: 'Országhívószámmal együtt, például +36',
  },
  errors: {
    amount: 'Adjon meg {min} és {max} közötti összeget egész euróban.',
    duration: 'Adjon meg {min} és {max} hónap közötti futamidőt.',
    profession: 'Adja meg a foglalkozását.',
    monthlyIncome: 'Adja meg a havi jövedelmét.',
    address: 'Adja meg a lakcímét.',
    country: 'Adja meg, melyik országban él.',
    firstName: 'Adja meg az utónevét.',
    lastName: 'Adja meg a családnevét.',
    email: 'Adja meg az e-mail-címét.',
    phone: 'Adja meg a telefonszámát.',
  },
  emailErrors: {
    noAt: 'Az e-mail-címből hiányzik a @ jel.',
    noDomain: 'Írja be azt is, ami a @ után áll.',
    overlong: 'Ez az e-mail-cím túl hosszú. Legfeljebb 254 karakterből állhat.',
    malformed: 'Ez az e-mail-cím nem helyes. Ellenőrizze a szóközöket és az írásjeleket.',
  },
  warnings: {
    monthlyIncome: 'Helyes ez így? Nem látunk összeget.',
    address: 'Helyes ez így? Nem látunk irányítószámot és települést.',
    email: 'Helyes ez így? A @ után nincs pont.',
    phone: 'Helyes ez így? A szám hiányosnak tűnik.',
    goOn: 'Ha minden helyes, folytassa nyugodtan.',
  },
  summary: 'Kérjük, nézze át ezeket:',
  controls: {
    lessAmount: 'Összeg csökkentése',
    moreAmount: 'Összeg növelése',
    shorterTerm: 'Futamidő rövidítése',
    longerTerm: 'Futamidő hosszabbítása',
    amountSlider: 'Kölcsönösszeg beállítása',
    termSlider: 'Futamidő beállítása',
  },
  estimate: {
    monthlyPayment: 'Becsült havi törlesztőrészlet',
    payment: 'Havi törlesztőrészlet',
    months: { one: '{count}\u00a0hónap', other: '{count}\u00a0hónap' },
    years: { one: '{count}\u00a0év', other: '{count}\u00a0év' },
    monthNumber: '{month}. hónap',
    monthInterest: '{amount} kamat',
    monthsUnit: 'hónap',
    total: 'Összesen visszafizetendő',
    interest: 'Ebből kamat',
    apr: 'THM',
    maxLegalTerm:
      'Ekkora összegre a belga jog legfeljebb {months}\u00a0hónapot ({years}) enged. A hosszabb futamidőt csak kiszámoljuk, szerződést nem köthetünk rá.',
    setMaxTerm: '{months}\u00a0hónap ({years}) beállítása',
    legalMaximum: 'Törvényi maximum: {months}\u00a0hónap',
    offerWithinLaw:
      'Ekkora összegre a belga jog legfeljebb {months}\u00a0hónapot ({years}) enged. Ha ajánlatot teszünk, a futamidő nem lehet ennél hosszabb, és a havi törlesztőrészlet legalább {payment} lenne.',
    exampleOnly: 'Példa: {amount}, {term}',
    warning: 'Figyelem! A hitelfelvétel pénzbe kerül.',
    note: 'Évi {rate}-\u2060os rögzített hitelkamattal számoltunk. Az eredmény becslés, nem ajánlat. Ha a szerződés szerint törleszt, nálunk a kamaton kívül más költség nincs. A kölcsönt euróban kell törleszteni: ha forintból fizeti, a forintösszeg az árfolyammal változik, és a bankja díjat kérhet az átváltásért és az utalásért.',
    example:
      'Reprezentatív példa: a hitel teljes összege {amount}, futamideje {term}, a rögzített hitelkamat évi {rate}, a teljes hiteldíj mutató (THM) {apr}. A törlesztőrészletek száma\u00a0{count}, egy havi törlesztőrészlet {payment}, a visszafizetendő teljes összeg {total}.',
  },
  compare: {
    title: 'Rövidebb vagy hosszabb futamidő?',
    chosen: 'az Ön választása',
    shorter: 'havonta {payment}-\u2060val több, összesen {total}-\u2060val kevesebb',
    longer: 'havonta {payment}-\u2060val kevesebb, összesen {total}-\u2060val több',
  },
  budget: {
    title: 'Mennyit tud havonta törleszteni?',
    label: 'Havi összeg euróban',
    loans: 'Kölcsönök ekkora részlettel',
    error: 'Írjon be egy összeget euróban, például: {example}.',
    tooLittle:
      'Ekkora részlettel nincs kölcsönünk. A legkisebb kölcsönünk {amount}, {term}: a törlesztőrészlet havi {payment}.',
  },
  affordability: {
    share: 'A havi törlesztőrészlet ennek a jövedelemnek ekkora része: {share}.',
    shareWithinLaw:
      'A törvény által megengedett leghosszabb futamidővel ({months}\u00a0hónap) a havi törlesztőrészlet {payment} lenne. Ez ennek a jövedelemnek ekkora része: {share}.',
    high: 'Ez sok. Marad elég lakhatásra, élelmiszerre és váratlan kiadásokra? Talán kisebb törlesztőrészlet illik Önhöz.',
    bearable: '{amount}, {term} beállítása: kevesebb a jövedelme harmadánál',
    notNow: 'Most inkább nem.',
    advice: 'Ingyenes segítség, ha nem elég a pénze',
    notEuros:
      'Ez nem euróban megadott havi jövedelemnek látszik, ezért nem vetjük össze a törlesztőrészlettel. Ha forintban kapja a fizetését, számítsa át euróra, és hagyjon tartalékot az árfolyam változására.',
  },
  passport: {
    print: 'Nyomtatás összehasonlításhoz',
    title: 'Hasonlítsa össze ezt a kölcsönt',
    compareWith: 'Összehasonlítás ezzel',
    loan: 'Személyi kölcsön',
    lender: 'Hitelező',
    kind: 'A kölcsön típusa',
    rate: 'Évi rögzített hitelkamat',
    costs: 'Egyéb költség',
    noCosts: 'Nincs, ha időben fizet',
    late: 'Fizetési késedelem',
    lateCost:
      'Évi legfeljebb {rate} kamat a kölcsön késve visszafizetett része után. Egy felszólítás legfeljebb {reminder} és a postaköltség.',
    early: 'Előtörlesztés',
    earlyCost:
      'Bármikor lehetséges. Díjat csak akkor fizet, ha a szerződésben benne van: legfeljebb az előtörlesztett összeg {fee}-\u2060a, vagy {lastYear}-\u2060a, ha legfeljebb egy év van hátra, és soha nem több a megtakarított kamatnál.',
    withdrawal: 'Elállási jog',
    withdrawalTime: 'Az aláírás és a szerződés átvétele után 14\u00a0napon belül, indokolás nélkül',
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
    save: 'Mentés és vissza',
    submit: 'Igénylés elküldése',
    sending: 'Küldés...',
  },
  privacy: 'Adatait az igénylése feldolgozásához használjuk, reklámra nem. Bővebben: {policy}.',
  privacyPolicy: 'adatvédelmi tájékoztató',
  draft:
    'A beírt adatokat az elküldésig csak ez a böngészőlap őrzi. Ha bezárja, általában eltűnnek. Mások is használják ezt az eszközt? Akkor törölje az adatait.',
  clear: 'Adataim törlése',
  cleared: { text: 'Az adatait töröltük.', undo: 'Visszaállítás' },
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
      description: 'Munkatársunk 24 órán belül válaszol.',
    },
  },
  failures: {
    send: 'Igénylése még nem érkezett meg hozzánk. Minden beírt adat megmaradt. Ellenőrizze az internetkapcsolatot, és küldje el ismét, vagy hívjon minket a {phone} telefonszámon.',
    tooLong:
      'Igénylése túl hosszú az elküldéshez. Rövidítse le a leghosszabb válaszokat, és küldje el újra.',
  },
  confirmation: {
    title: 'Igénylését megkaptuk',
    reference: 'Az Ön hivatkozási száma',
    answerTo: 'Válaszunkat ide küldjük: {email}.',
    next: 'Mi történik ezután?',
    steps: {
      answer: {
        when: '24 órán belül',
        what: 'E-mailben első választ kap, vasárnap és ünnepnapon is. Megírjuk, hogy folytathatjuk-\u2060e, és milyen dokumentumok kellenek. Ez még nem jóváhagyás.',
      },
      documents: {
        when: 'Addig is',
        what: 'A válaszunkban megírjuk, hogyan küldheti el a dokumentumokat biztonságosan. Addig ne küldjön semmit.',
      },
      payout: {
        when: 'A jóváhagyástól számított 48 órán belül',
        what: 'Átutaljuk az összeget, ha Ön és mi aláírtuk a szerződést. Kódot és jelszót soha nem kérünk, pénzt pedig a folyósítás előtt nem. A törlesztőrészlet euróban fizetendő.',
      },
    },
    dismiss: 'Értesítés bezárása',
  },
  afterSending: {
    sent: 'Elküldve:',
    answerBy: 'Első válasz legkésőbb',
    clock: 'brüsszeli idő szerint',
    calendar: 'Naptárba mentés',
    print: 'Nyomtatás vagy mentés',
    copy: 'Szám másolása',
    copied: 'Másolva',
    papers: {
      title: 'Készítse elő:',
      list: {
        identity: 'személyazonosító okmányát',
        income: 'egy vagy több friss bérjegyzékét',
        accounts: 'az utolsó 3 hónap bankszámlakivonatait',
        residence: 'a lakcímét vagy lakóhelyét igazoló dokumentumot',
      },
    },
    nextSteps:
      '24 órán belül első választ kap, vasárnap és ünnepnapon is. Ez még nem jóváhagyás. Addig készítse elő személyazonosító okmányát, egy vagy több friss bérjegyzékét, az utolsó 3 hónap bankszámlakivonatait és a lakcímét vagy lakóhelyét igazoló dokumentumot. A válaszunkban megírjuk, hogyan küldheti el őket biztonságosan; addig ne küldjön semmit. Kódot és jelszót soha nem kérünk, pénzt pedig a folyósítás előtt nem. A kölcsönt euróban kell törleszteni: ha forintból fizeti, a forintösszeg az árfolyammal változik.',
  },
  mail: {
    greeting: 'Üdvözöljük!',
    thanks: 'Köszönjük, hogy hozzánk fordult.',
    questions:
      'Kérdése van? Írjon magyarul erre a címre: {email}. A {phone} telefonszámon angolul, németül, franciául és hollandul beszélünk. Kérjük, említse meg a hivatkozási számát.',
    notYou:
      'Nem küldött nekünk semmit? Akkor valaki más adta meg az Ön e-mail-címét, valószínűleg tévedésből. Önnek nincs teendője.',
  },
};
