/** The mail that confirms a submission to its sender, but for what the site says in its own catalogues. */
import type { Language } from './languages.ts';

interface ConfirmationMessages {
  /** To somebody whose name is not written: it could be anybody's words. */
  greeting: string;
  thanks: string;
  /** After a loan request, what comes next; also on the page that answers a form sent without script. */
  loanText: string;
  /** How to reach us; {phone} and {email}. */
  questions: string;
  /** For whoever owns the address and sent nothing. */
  notYou: string;
}

export const confirmationMessages: Record<Language, ConfirmationMessages> = {
  nl: {
    greeting: 'Geachte heer of mevrouw,',
    thanks: 'Dank u wel.',
    loanText:
      'U krijgt binnen 24 uur antwoord van ons. Houd uw identiteitsbewijs, een of meer recente loonstroken, de bankafschriften van de laatste 3 maanden en een bewijs van uw adres of woonplaats bij de hand.',
    questions:
      'Hebt u een vraag? Bel ons op {phone} of schrijf naar {email}, en vermeld uw referentienummer.',
    notYou:
      'Hebt u ons niets gestuurd? Dan heeft iemand anders uw e-mailadres ingevuld, waarschijnlijk per vergissing. U hoeft niets te doen.',
  },
  de: {
    greeting: 'Guten Tag!',
    thanks: 'Vielen Dank.',
    loanText:
      'Sie erhalten innerhalb von 24 Stunden eine Antwort von uns. Bitte halten Sie Ihren Ausweis, eine oder mehrere aktuelle Gehaltsabrechnungen, die Kontoauszüge der letzten 3 Monate und einen Nachweis Ihrer Adresse oder Ihres Wohnsitzes bereit.',
    questions:
      'Haben Sie eine Frage? Rufen Sie uns unter {phone} an oder schreiben Sie an {email}, und nennen Sie Ihre Referenznummer.',
    notYou:
      'Haben Sie uns nichts gesendet? Dann hat jemand anderes Ihre E-Mail-Adresse eingegeben, wahrscheinlich aus Versehen. Sie müssen nichts tun.',
  },
  fi: {
    greeting: 'Hyvä vastaanottaja',
    thanks: 'Kiitos.',
    loanText:
      'Vastaamme teille 24 tunnin kuluessa. Pitäkää valmiina henkilöllisyystodistus, yksi tai useampi tuore palkkalaskelma, tiliotteet viimeisiltä 3 kuukaudelta ja todistus osoitteesta tai asuinpaikasta.',
    questions:
      'Onko teillä kysyttävää? Soittakaa numeroon {phone} tai kirjoittakaa osoitteeseen {email} ja mainitkaa viitetunnuksenne.',
    notYou:
      'Ettekö ole lähettäneet meille mitään? Silloin joku muu on antanut sähköpostiosoitteenne, luultavasti vahingossa. Teidän ei tarvitse tehdä mitään.',
  },
  hu: {
    greeting: 'Tisztelt Címzett!',
    thanks: 'Köszönjük.',
    loanText:
      '24 órán belül választ kap tőlünk. Tartsa kéznél személyazonosító okmányát, egy vagy több friss bérjegyzékét, az utolsó 3 hónap bankszámlakivonatait, valamint a lakcímét vagy lakóhelyét igazoló dokumentumot.',
    questions:
      'Kérdése van? Telefonszámunk: {phone}, e-mail-címünk: {email}. Kérjük, említse meg a hivatkozási számát.',
    notYou:
      'Nem küldött nekünk semmit? Akkor valaki más adta meg az Ön e-mail-címét, valószínűleg tévedésből. Önnek nincs teendője.',
  },
  lb: {
    greeting: 'Dir Dammen an Dir Hären,',
    thanks: 'Villmools Merci.',
    loanText:
      'Dir kritt bannent 24 Stonnen eng Äntwert vun eis. Haalt Äert Identitéitsdokument, Äre leschte Paiziedel oder Är lescht Paiziedelen, d’Bankextraite vun de leschten 3 Méint an e Beleeg fir Är Adress oder Äre Wunnsëtz prett.',
    questions:
      'Hutt Dir eng Fro? Rufft eis un ënner {phone} oder schreift op {email}, a gitt Är Referenznummer un.',
    notYou:
      'Hutt Dir eis näischt geschéckt? Dann huet een aneren Är E-Mail-Adress aginn, wuel aus Versinn. Dir braucht näischt ze maachen.',
  },
  sl: {
    greeting: 'Spoštovani!',
    thanks: 'Hvala.',
    loanText:
      'Odgovor boste prejeli v 24 urah. Pri roki imejte osebni dokument, eno ali več zadnjih plačilnih list, bančne izpiske za zadnje 3 mesece in dokazilo o naslovu ali prebivališču.',
    questions:
      'Imate vprašanje? Pokličite nas na {phone} ali pišite na {email} in navedite svojo referenčno številko.',
    notYou:
      'Niste nam poslali ničesar? Potem je vaš e-poštni naslov vnesel nekdo drug, verjetno pomotoma. Ni vam treba storiti ničesar.',
  },
  en: {
    greeting: 'Dear Sir or Madam,',
    thanks: 'Thank you.',
    loanText:
      'You will have our answer within 24 hours. Please have to hand your identity document, one or more recent payslips, your bank statements for the last 3 months and proof of your address or residence.',
    questions:
      'Do you have a question? Call us on {phone} or write to {email}, quoting your reference number.',
    notYou:
      'If you did not send us anything, somebody else has entered your email address, probably by mistake. You do not need to do anything.',
  },
  sv: {
    greeting: 'Hej!',
    thanks: 'Tack.',
    loanText:
      'Du får svar från oss inom 24 timmar. Ha följande till hands: din id-handling, en eller flera aktuella lönespecifikationer, kontoutdrag för de senaste 3 månaderna och ett intyg om din adress eller hemvist.',
    questions:
      'Har du en fråga? Ring {phone} eller skriv till {email} och ange ditt referensnummer.',
    notYou:
      'Har du inte skickat något till oss? Då har någon annan angett din e-postadress, förmodligen av misstag. Du behöver inte göra något.',
  },
  es: {
    greeting: 'Estimada señora, estimado señor:',
    thanks: 'Gracias.',
    loanText:
      'Recibirá nuestra respuesta en un máximo de 24 horas. Tenga a mano su documento de identidad, una o varias nóminas recientes, los extractos bancarios de los últimos 3 meses y un justificante de domicilio o residencia.',
    questions:
      '¿Tiene alguna pregunta? Llámenos al {phone} o escriba a {email} e indique su número de referencia.',
    notYou:
      '¿No nos ha enviado nada? Entonces otra persona ha introducido esta dirección de correo electrónico, probablemente por error. No tiene que hacer nada.',
  },
};
