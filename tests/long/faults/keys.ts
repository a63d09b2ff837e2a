/** F13: names that lead to prototypes, as keys and as paths, change nothing but the request that they stand in. */
import fc from 'fast-check';
import { loanPath, messagePath } from '../../../src/api.ts';
import { emailCallOf, loan, message } from '../../support/submission.ts';
import { Line } from './line.ts';
import { preload } from './preload.ts';
import { postForm, postJson } from './requests.ts';
import { Findings, type Scenario } from './scenario.ts';
import { onService, storedIn } from './service.ts';

const names = fc.constantFrom(
  ...['__proto__', '\\u005f_proto__', '__proto\\u005f_', 'constructor', 'prototype', 'toString'],
  ...['hasOwnProperty', 'valueOf', '__defineGetter__', 'then', 'toJSON', 'email', 'from_name'],
);

/** A way through names, ending with something that would be seen. */
const ways = fc.array(names, { minLength: 1, maxLength: 3 });

const asJson = ways.map((way) =>
  way.reduceRight((inner, name) => `{"${name}":${inner}}`, '"polluted"'),
);

/** The same in the spellings by which programs make objects of flat names. */
const asPath = fc
  .tuple(ways, fc.constantFrom('.', '[', '/'))
  .map(([[first = '', ...others], sign]) => {
    const rest = others.map((name) => (sign === '[' ? `[${name}]` : sign + name));
    return `${first}${rest.join('')}`.replaceAll('\\u005f', '_');
  });

/** Put in front of what the objects hold by themselves, and among it. */
function inside(object: object, members: string[]): string {
  return `{${[...members, JSON.stringify(object).slice(1, -1)].join(',')}}`;
}

const bodies = fc
  .tuple(
    fc.constantFrom('loan', 'message', 'loan form', 'message form'),
    fc.array(
      asJson.map((json) => json.slice(1, -1)),
      { maxLength: 2 },
    ),
    fc.array(asPath, { minLength: 1, maxLength: 3 }),
  )
  .map(([kind, members, paths]) => {
    const flat = paths.map((path) => `"${path}":"polluted"`);
    const query = `?${paths.map((path) => `${encodeURIComponent(path)}=polluted`).join('&')}`;
    const headers = { __proto__x: 'polluted', constructor: 'polluted', 'x-__proto__': 'polluted' };
    const fields = paths.map((path) => `${encodeURIComponent(path)}=polluted`).join('&');
    if (kind === 'loan') {
      return postJson(loanPath + query, inside(loan, [...members, ...flat]), headers);
    }
    if (kind === 'message') {
      const { template_params, ...others } = emailCallOf(message);
      const params = `"template_params":${inside(template_params, [...members, ...flat])}`;
      return postJson(messagePath + query, inside(others, [...members, params]), headers);
    }
    const [path, form] = kind === 'loan form' ? [loanPath, loan] : [messagePath, message];
    const own = Object.entries(form).map(([name, value]) => [name, String(value)]);
    return postForm(path + query, `${fields}&${new URLSearchParams(own)}`, headers);
  });

/** Loaded into the service: it ends with 99 when anything was added to, or changed in, what all objects share. */
const guard = `
const shared = [Object, Array, Function, String, Number, Promise].map(({ prototype }) => prototype);
const look = () => shared.flatMap((one) => Reflect.ownKeys(one).map((key) => [key, Reflect.getOwnPropertyDescriptor(one, key)]));
let before;
setImmediate(() => { before = look(); });
process.on('exit', () => {
  const after = look();
  const isSame = before.length === after.length && after.every(([key, { value, get }], i) =>
    key === before[i][0] && value === before[i][1].value && get === before[i][1].get);
  if (!isSame) process.exitCode = 99;
});`;

const ownFields = { loan: Object.keys(loan), message: Object.keys(message) };

export const keys: Scenario = {
  fault: 'F13',
  name: 'keys',
  async run({ long, seed }) {
    const count = long ? 100_000 : 1_000;
    const findings = new Findings();
    let taken = 0;
    const use = async ({ port, folder }: { port: number; folder: string }) => {
      const line = new Line(port);
      for (const bytes of fc.sample(bodies, { numRuns: count, seed })) {
        const { status, ms } = await line.askPatiently(bytes);
        const said = () => `${status} after ${ms} ms: ${JSON.stringify(bytes.toString())}`;
        findings.expect([200, 400, 422].includes(status) && ms < 1_000, said);
        if (status === 200) taken++;
      }
      line.close();
      for (const { reference, kind, payload } of await storedIn(folder)) {
        const isOurs = Object.keys(payload).join() === ownFields[kind].join();
        const isPolluted = Object.entries(payload).some(
          ([name, value]) => value === 'polluted' && !['email', 'name'].includes(name),
        );
        findings.expect(isOurs && !isPolluted, () => `${reference} has a field of somebody else`);
      }
    };
    await onService(findings, use, preload(guard));
    findings.expect(taken > count / 20, () => `Only ${taken} were good: too few to tell`);
    return { tried: `${count} bodies, ${taken} taken`, lost: 0, doubled: 0, wrong: findings.wrong };
  },
};
