/** F22: what fills in the hidden field is kept, marked and not mailed, and its sender is told nothing; people never are taken for it. */
import fc from 'fast-check';
import { formControls, loanPath, messagePath } from '../../../src/api.ts';
import { openSqliteStore } from '../../../src/intake/sqlite-store.ts';
import { arrivalOf, openMailServer } from '../../support/mail-server.ts';
import { emailCallOf, loan, message } from '../../support/submission.ts';
import { Line } from './line.ts';
import { postForm, postJson } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { inbox, onService } from './service.ts';

const words = fc.constantFrom(
  ...['viagra', 'casino', 'crypto', 'seo', 'FREE $$$', 'click here', 'http://x.example', 'buy now'],
  ...[
    '<a href="http://x.example">x</a>',
    '[url=http://x.example]',
    'https://x.example/?a=b',
    'loan',
  ],
);

/** What looks like spam to a program, and may be a customer: links, words, much of both, and at once. */
const texts = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 200 }), fc.uuid())
  .map(([list, id]) => `${list.join(' ')} ${id}`);

interface Sent {
  bytes: Buffer;
  isForm: boolean;
  isTrapped: boolean;
}

const requests: fc.Arbitrary<Sent> = fc
  .record({
    text: texts,
    kind: fc.constantFrom('loan', 'message'),
    isForm: fc.boolean(),
    honeypot: fc.constantFrom(undefined, '', ' ', 'x', 'http://x.example', '0', 'on'),
  })
  .map(({ text, kind, isForm, honeypot }) => {
    const trap = honeypot === undefined ? {} : { [formControls.honeypot]: honeypot };
    // A script has no such field: whatever it sends under that name is nothing that a person did not see.
    const isTrapped = isForm && (honeypot ?? '').trim() !== '';
    const [path, form] =
      kind === 'loan'
        ? [loanPath, { ...loan, profession: text, ...trap }]
        : [messagePath, { ...message, message: text, ...trap }];
    const json =
      kind === 'loan' ? form : { ...emailCallOf({ ...message, message: text }), ...trap };
    return { isForm, isTrapped, bytes: isForm ? postForm(path, form) : postJson(path, json) };
  });

export const spam: Scenario = {
  fault: 'F22',
  name: 'spam',
  async run({ long, seed }) {
    const count = long ? 5_000 : 120;
    const findings = new Findings();
    const server = await openMailServer();
    const mail = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'a@solvanta.example' };
    let trapped = 0;
    let answered = 0;
    let stored = 0;
    const use = async ({ port, folder }: { port: number; folder: string }) => {
      const line = new Line(port);
      const pages = new Map<boolean, string>();
      for (const { bytes, isForm, isTrapped } of fc.sample(requests, { numRuns: count, seed })) {
        const { status, headers, body } = await line.askAgain(bytes);
        findings.expect(status === 200, () => `Answered with ${status}`);
        answered++;
        if (isTrapped) trapped++;
        if (!isForm) continue;
        // But for the reference, and of a loan and a message: not a byte tells a robot that it was found out.
        const page = body.toString().replaceAll(/[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/g, '');
        const isLoan = page.includes('aanvraag ontvangen');
        const others = pages.get(isLoan) ?? page;
        pages.set(isLoan, others);
        const isSame = page === others && headers['content-type']?.startsWith('text/html') === true;
        findings.expect(isSame, () => 'Its sender is told');
      }
      line.close();
      // Only afterwards is it a person's: the same words without the hidden field are not taken for what came before.
      await arrivalOf(server.received, answered - trapped);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const { output } = await inbox(folder, ['list']);
      const lines = output.trimEnd().split('\n');
      const kept = lines.filter((one) => / {2}spam {2}honeypot$/.test(one)).length;
      stored = lines.length;
      findings.expect(kept === trapped, () => `${kept} of ${trapped} are listed as spam`);
      const sent = lines.filter((one) => / {2}sent$/.test(one)).length;
      findings.expect(sent === answered - trapped, () => `Only ${sent} people were passed on`);

      const store = openSqliteStore(folder, 5_000);
      const latest = Date.parse((await store.list()).at(-1)?.receivedAt ?? '');
      const early = await store.purge(new Date(latest - 3_600_000));
      findings.expect(early === 0, () => `${early} were deleted too early`);
      await store.purge(new Date(latest + 1));
      const left = (await store.list()).filter(({ delivery }) => !delivery).length;
      findings.expect(left === 0, () => `${left} are kept for too long`);
      await store.close();
    };
    await onService(findings, use, { ...mail, MAIL_TO: 'b@solvanta.example' });
    await server.close();
    const mails = new Set(server.received.map(({ mail: { messageId } }) => messageId)).size;
    findings.expect(trapped > count / 10, () => `Only ${trapped} were spam: too few to tell`);
    findings.expect(mails === answered - trapped, () => `${mails} mails`);
    return {
      tried: `${answered} sent, ${trapped} of them spam`,
      lost: answered - stored,
      doubled: server.received.length - mails,
      wrong: findings.wrong,
    };
  },
};
