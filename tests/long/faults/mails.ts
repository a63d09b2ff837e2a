/** F15 and F16: whatever visitors write, the mail is ours: its recipients, its headers, its form and its lines. */
import fc from 'fast-check';
import { loanPath, messagePath } from '../../../src/api.ts';
import { confirmationOf, recipientOf } from '../../../src/intake/confirmation.ts';
import { isPlainAddress } from '../../../src/intake/mail-address.ts';
import { printable } from '../../../src/intake/printable.ts';
import type { Stored } from '../../../src/intake/store.ts';
import { hostileText, loanOf, mailHeaders, messageOf } from '../../support/hostile.ts';
import { arrivalOf, openMailServer, type Received } from '../../support/mail-server.ts';
import { emailCallOf, loan, message } from '../../support/submission.ts';
import { Line } from './line.ts';
import { postJson } from './requests.ts';
import { Findings, type Outcome, type Scenario, type Size } from './scenario.ts';
import { onService, storedIn } from './service.ts';

const from = 'loans@solvanta.example';
const to = ['a@solvanta.example', 'b@x.example'];

/** What the lines of a mail begin with, in order: ours alone, or two spaces. */
const labels = {
  about: ['Referentie', 'Ontvangen', 'Taal van de bezoeker', 'Verzonden'],
  attention: 'Let op',
  loan: [
    ...['Leenbedrag', 'Looptijd', 'Beroep', 'Maandelijks inkomen', 'Adres', 'Land'],
    ...['Voornaam', 'Achternaam', 'E-mailadres', 'Telefoonnummer'],
  ],
  message: ['Naam', 'E-mailadres', 'Onderwerp', 'Bericht'],
};

const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<script>alert(1)</script>',
          '<img src=x onerror=alert(1)>',
          '<a href="http://x">x</a>',
        ],
        ...['<style>*{display:none}</style>', '<!--', ']]>', '<svg/onload=alert(1)>', '&lt;b&gt;'],
        ...['<!doctype html><html><body>', '<iframe src="https://x.example">', 'javascript:x'],
      ),
      fc.string({ maxLength: 9 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

/** What is wrong with a mail about a submission; undefined when nothing is. */
function faultOf({ from: sender, to: recipients, mail }: Received, stored: Stored) {
  const { kind, payload, marks, reference } = stored;
  const names = mail.headers.map(({ key }) => key).sort();
  const replyTo = mail.replyTo?.map(({ address }) => address).join();
  const isPlain = isPlainAddress(payload.email);
  if (sender !== from || recipients.join() !== to.join()) return `goes to ${recipients}`;
  if (mail.to?.map(({ address }) => address).join() !== to.join()) return 'names others';
  if (names.filter((name) => name !== 'reply-to').join() !== mailHeaders.join()) {
    return `has the headers ${names}`;
  }
  // Nodemailer writes domains in small letters.
  if (replyTo?.toLowerCase() !== (isPlain ? payload.email.toLowerCase() : undefined))
    return `is answered to ${replyTo}`;
  if (!mail.subject?.startsWith('Solvanta: ') || !mail.subject.includes(reference)) {
    return `has the subject ${mail.subject}`;
  }
  if (mail.html !== undefined || mail.attachments.length > 0) return 'is more than plain text';
  const lines = (mail.text ?? '').replaceAll('\r\n', '\n').slice(0, -1).split('\n');
  const begun = lines.filter((line) => !line.startsWith('  ')).map((line) => line.split(':')[0]);
  const attention = marks.length > 0 ? [labels.attention] : [];
  const expected = [...labels.about, ...attention, '', ...labels[kind]];
  if (begun.join('\n') !== expected.join('\n')) return `has the lines ${begun}`;
  // Without what was put before further lines, everything is there, to the letter.
  const text = lines.map((line) => line.replace(/^ {2}/, '')).join('\n');
  const missing = Object.values(payload).find(
    (value) => typeof value === 'string' && !text.includes(printable(value)),
  );
  return missing === undefined ? undefined : `lacks ${JSON.stringify(missing)}`;
}

/** What nobody here has sent. */
const other = { ...loan, ...message, email: 'other@x.example' };

/** Confirmations go to those alone who may get one, once, and say nothing that somebody typed. */
async function checkConfirmations(
  confirmed: Received[],
  stored: Stored[],
  findings: Findings,
): Promise<void> {
  const wanted = stored.filter((one) => recipientOf(one, { from, to }));
  const mailboxes = new Set(wanted.map((one) => recipientOf(one, { from, to })));
  findings.expect(
    confirmed.length === mailboxes.size && confirmed.length > 0,
    () => `${confirmed.length} confirmations for ${mailboxes.size} mailboxes`,
  );
  for (const { from: sender, to: recipients, mail } of confirmed) {
    const one = wanted.find(({ id }) => mail.messageId?.includes(id));
    // Whatever else somebody had sent, they would get the same.
    const expected = one && (await confirmationOf({ ...one, payload: other } as Stored, from));
    const names = mail.headers.map(({ key }) => key).sort();
    findings.expect(
      sender === from &&
        recipients.join().toLowerCase() === one?.payload.email.toLowerCase() &&
        names.join() === [...mailHeaders, 'reply-to'].sort().join() &&
        mail.subject === expected?.subject &&
        mail.text?.replaceAll('\r\n', '\n') === expected?.text,
      () => `A confirmation to ${recipients}: ${names}, ${mail.text}`,
    );
  }
}

/** What is put into some loans, so that they are confirmed: few mailboxes, and nothing to mark. */
const confirmable = fc.constantFrom(
  {},
  {},
  ...['ans@x.example', 'Jo+loan@X.example'].map((email) => ({
    ...{ amount: 5_000, duration: 24 },
    email,
  })),
);

async function run(text: fc.Arbitrary<string>, values: number, { seed }: Size): Promise<Outcome> {
  const findings = new Findings();
  const server = await openMailServer();
  let stored: Stored[] = [];
  let sent = 0;
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    ...{ MAIL_FROM: from, MAIL_TO: to.join(), MAIL_CONFIRMATION: 'on' },
  };
  await onService(
    findings,
    async ({ port, folder }) => {
      const line = new Line(port);
      const requests = fc.oneof(
        fc
          .tuple(loanOf(text), confirmable)
          .map(([loan, good]) => postJson(loanPath, { ...loan, ...good })),
        messageOf(text).map((message) => postJson(messagePath, emailCallOf(message))),
      );
      // A loan has eight texts, a message four.
      for (const bytes of fc.sample(requests, { numRuns: Math.ceil(values / 6), seed })) {
        sent++;
        const { status } = await line.askAgain(bytes);
        // Some have nothing in a field after trimming.
        findings.expect([200, 422].includes(status), () => `Answered with ${status}`);
      }
      line.close();
      stored = await storedIn(folder);
      const mailboxes = new Set(stored.map((one) => recipientOf(one, { from, to })));
      const expected = stored.length + mailboxes.size - (mailboxes.has(undefined) ? 1 : 0);
      await arrivalOf(server.received, expected);
    },
    env,
  );
  await server.close();
  const isConfirmation = ({ mail }: Received) =>
    mail.headers.some(({ value }) => value === 'auto-replied');
  await checkConfirmations(server.received.filter(isConfirmation), stored, findings);
  const toOperator = server.received.filter((one) => !isConfirmation(one));
  const mails = Map.groupBy(toOperator, ({ mail }) => mail.messageId ?? '');
  for (const one of stored) {
    const [mail] = mails.get(`<${one.id}@solvanta.example>`) ?? [];
    const fault = mail && faultOf(mail, one);
    findings.expect(!fault, () => `A mail ${fault}: ${JSON.stringify(one.payload)}`);
  }
  findings.expect(stored.length > sent / 2, () => `Only ${stored.length} of ${sent} were good`);
  return {
    tried: `${values} values in ${stored.length} mails`,
    lost: stored.filter(({ id }) => !mails.has(`<${id}@solvanta.example>`)).length,
    doubled: toOperator.length - mails.size,
    wrong: findings.wrong,
  };
}

export const injections: Scenario = {
  fault: 'F15',
  name: 'injections',
  run: (size) => run(hostileText, size.long ? 100_000 : 2_000, size),
};

export const markups: Scenario = {
  fault: 'F16',
  name: 'markup',
  run: (size) => run(markup, size.long ? 10_000 : 300, size),
};
