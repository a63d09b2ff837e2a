/** Reads the colours of theme.css for code that cannot use custom properties. */
import css from './theme.css?raw';

export type Theme = 'light' | 'dark';

const light = colorsIn(partAfter('@theme'));

/** The dark theme inherits tokens that it does not set. */
const themes: Record<Theme, Record<string, string>> = {
  light,
  dark: { ...light, ...colorsIn(partAfter('(prefers-color-scheme: dark)')) },
};

/** Every colour of a theme by name, as `#rrggbb`. */
export function colorsOf(name: Theme): Record<string, string> {
  return themes[name];
}

/** @throws Error when the colour is unknown */
export function colorOf(name: string, theme: Theme = 'light'): string {
  const color = colorsOf(theme)[name];
  if (!color) throw new Error(`src/styles/theme.css names no colour ${name}`);
  return color;
}

/** What follows this text, up to the first closing brace. */
function partAfter(head: string): string {
  const start = css.indexOf(head);
  return css.slice(start, css.indexOf('}', start));
}

function colorsIn(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}
