import { inlineHash } from './inline-hash.ts';

const styles = /<style>([\s\S]*?)<\/style>/g;

/** By the style elements of a page: what stands in their place, and what the policy says of them. */
const known = new Map<string, { style: string; before: string[]; hash: string }>();

/** Makes one style element of all that a page has, so that its policy names one of them. */
export function withOneStyle(html: string): string {
  const all = [...html.matchAll(styles)].map(([, text]) => text ?? '');
  if (all.length < 2) return html;
  const key = all.join('\0');
  const { style, before, hash } = known.get(key) ?? joined(all);
  known.set(key, { style, before, hash });
  let isFirst = true;
  return html
    .replace(styles, () => {
      const here = isFirst ? style : '';
      isFirst = false;
      return here;
    })
    .replace(/ style-src [^;]*/, (rule) =>
      before.reduce((left, one) => left.replace(one, ''), rule).concat(hash),
    );
}

function joined(all: string[]) {
  const text = all.map(withoutComposition).join('');
  return { style: `<style>${text}</style>`, before: all.map(sourceOf), hash: sourceOf(text) };
}

/**
 * Tailwind's utilities are put together by way of variables, each with a rule of its own. A first screen puts none
 * together: here stand the values themselves, and no colour that nothing in the sheet has.
 */
function withoutComposition(css: string): string {
  const plain = css
    .replace(/\/\*![\s\S]*?\*\/\s*/g, '')
    .replace(/@layer properties\{[\s\S]*?\}\}\}/, '')
    .replace(/@property --tw-[^}]*\}/g, '')
    .replace(/--tw-[\w-]+:[^;}]*;/g, '')
    .replace(/var\(--tw-border-style\)/g, 'solid')
    .replace(/(?:var\(--tw-[\w-]+,\) ?)+/g, 'tabular-nums')
    .replace(/var\(--tw-[\w-]+,(var\([^()]*\)|[^()]*)\)/g, '$1');
  return plain.replace(/(--(?:color|shade|veil)[\w-]*):[^;}]*;?/g, (rule, name) =>
    plain.includes(`var(${name})`) ? rule : '',
  );
}

function sourceOf(text: string): string {
  return ` '${inlineHash(text, 'latin1')}'`;
}
