/** The mail that confirms a submission to its sender, but for what the site says in its own catalogues. */
import type { Language } from './languages.ts';

interface ConfirmationMessages {
  /** To somebody whose name is not written: it could be anybody's words. */
  greeting: string;
  thanks: string;
  /** How to reach us; {phone} and {email}. */
  questions: string;
  /** For whoever owns the address and sent nothing. */
  notYou: string;
}

export const confirmationMessages: Record<Language, ConfirmationMessages> = {
  nl: {
    greeting: 'Geachte heer of mevrouw,',
    thanks: 'Dank u wel.',
    questions:
      'Hebt u een vraag? Bel ons op {phone} of schrijf naar {email}, en vermeld uw referentienummer.',
    notYou:
      'Hebt u ons niets gestuurd? Dan heeft iemand anders uw e-mailadres ingevuld, waarschijnlijk per vergissing. U hoeft niets te doen.',
  },
  de: {
    greeting: 'Guten Tag,',
    thanks: 'Vielen Dank.',
    questions:
      'Haben Sie eine Frage? Rufen Sie uns unter {phone} an oder schreiben Sie an {email}, und nennen Sie Ihre Referenznummer.',
    notYou:
      'Haben Sie uns nichts gesendet? Dann hat jemand anderes Ihre E-Mail-Adresse eingegeben, wahrscheinlich aus Versehen. Sie müssen nichts tun.',
  },
  fi: {
    greeting: 'Hyvä asiakas,',
    thanks: 'Kiitos.',
    questions:
      'Onko teillä kysyttävää? Soittakaa numeroon {phone} tai kirjoittakaa osoitteeseen {email} ja mainitkaa viitetunnuksenne.',
    notYou:
      'Ettekö ole lähettäneet meille mitään? Silloin joku muu on antanut sähköpostiosoitteenne, luultavasti vahingossa. Teidän ei tarvitse tehdä mitään.',
  },
  hu: {
    greeting: 'Tisztelt Ügyfelünk!',
    thanks: 'Köszönjük.',
    questions:
      'Kérdése van? Telefonszámunk: {phone}, e-mail-címünk: {email}. Kérjük, említse meg a hivatkozási számát.',
    notYou:
      'Nem küldött nekünk semmit? Akkor valaki más adta meg az Ön e-mail-címét, valószínűleg tévedésből. Önnek nincs teendője.',
  },
  lb: {
    greeting: 'Dir Dammen an Dir Hären,',
    thanks: 'Villmools Merci.',
    questions:
      'Hutt Dir eng Fro? Rufft eis un ënner {phone} oder schreift op {email}, a gitt Är Referenznummer un.',
    notYou:
      'Hutt Dir eis näischt geschéckt? Da huet een aneren Är E-Mail-Adress aginn, wahrscheinlech aus Versinn. Dir braucht näischt ze maachen.',
  },
  sl: {
    greeting: 'Spoštovani,',
    thanks: 'Hvala.',
    questions:
      'Imate vprašanje? Pokličite nas na {phone} ali pišite na {email} in navedite svojo referenčno številko.',
    notYou:
      'Nam niste poslali ničesar? Potem je vaš e-poštni naslov vnesel nekdo drug, verjetno pomotoma. Ni vam treba storiti ničesar.',
  },
  en: {
    greeting: 'Dear customer,',
    thanks: 'Thank you.',
    questions:
      'Do you have a question? Call us on {phone} or write to {email}, and mention your reference number.',
    notYou:
      'Did you not send us anything? Then somebody else entered your email address, probably by mistake. You do not need to do anything.',
  },
  sv: {
    greeting: 'Hej!',
    thanks: 'Tack.',
    questions:
      'Har du en fråga? Ring {phone} eller skriv till {email} och ange ditt referensnummer.',
    notYou:
      'Har du inte skickat något till oss? Då har någon annan angett din e-postadress, förmodligen av misstag. Du behöver inte göra något.',
  },
  es: {
    greeting: 'Buenos días:',
    thanks: 'Gracias.',
    questions:
      '¿Tiene alguna pregunta? Llámenos al {phone} o escriba a {email} e indique su número de referencia.',
    notYou:
      '¿No nos ha enviado nada? Entonces otra persona ha indicado su correo electrónico, probablemente por error. No tiene que hacer nada.',
  },
};
