/** Reads the tokens of theme.css for whatever cannot use custom properties, so that each value is written once. */
import theme from './theme.css?raw';

export type Theme = 'light' | 'dark';

const light = colorsIn(partAfter('@theme'));

/** What the dark theme does not say again is the light one's. */
const themes: Record<Theme, Record<string, string>> = {
  light,
  dark: { ...light, ...colorsIn(partAfter('(prefers-color-scheme: dark)')) },
};

/** Every colour of a theme by its name, as `#rrggbb`. */
export function colorsOf(name: Theme): Record<string, string> {
  return themes[name];
}

/** @throws Error when there is no such colour */
export function colorOf(name: string, theme: Theme = 'light'): string {
  const color = colorsOf(theme)[name];
  if (!color) throw new Error(`src/styles/theme.css names no colour ${name}`);
  return color;
}

/** Text of the first block whose head has these words. */
function partAfter(head: string): string {
  const start = theme.indexOf('{', theme.indexOf(head));
  return theme.slice(start, theme.indexOf('\n}', start));
}

function colorsIn(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}
