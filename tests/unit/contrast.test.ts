/** Whether everything can be read: each colour against what it stands on, in both themes. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { colorOf, colorsOf } from '../../src/styles/theme-colors.ts';

/** Minimum ratios: text; controls and large text; decorative lines. */
const minRatios = { text: 4.5, control: 3, adornment: 1.2 } as const;

interface Use {
  what: string;
  on: readonly string[];
  as: keyof typeof minRatios;
}

const grounds = ['page', 'surface', 'sand', 'mist'];

/** Colours and their backgrounds. Each new pair belongs here. */
const uses: readonly Use[] = [
  { what: 'ink', on: [...grounds, 'danger-mist', 'clay-mist'], as: 'text' },
  { what: 'muted', on: [...grounds, 'clay-mist'], as: 'text' },
  { what: 'brand-deep', on: [...grounds, 'clay-mist'], as: 'text' },
  { what: 'danger', on: ['page', 'surface', 'danger-mist'], as: 'text' },
  { what: 'clay', on: ['page', 'surface'], as: 'text' },
  { what: 'on-brand', on: ['brand', 'brand-deep', 'muted'], as: 'text' },
  { what: 'on-night', on: ['night'], as: 'text' },
  { what: 'night', on: ['on-night'], as: 'text' },
  // Icons, filled buttons, the done part of progress and sliders.
  { what: 'brand', on: grounds, as: 'control' },
  { what: 'clay', on: ['clay-mist'], as: 'control' },
  { what: 'edge', on: grounds, as: 'control' },
  { what: 'line', on: ['page', 'surface', 'sand'], as: 'adornment' },
];

const pairs = uses.flatMap(({ what: color, on, as }) =>
  on.map((ground) => ({ what: color, ground, as })),
);

for (const theme of ['light', 'dark'] as const) {
  describe(theme, () => {
    test.each(pairs)('$what on $ground is enough for $as', ({ what: color, ground, as }) => {
      const [dark = 0, light = 0] = [color, ground]
        .map((name) => luminance(colorOf(name, theme)))
        .sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(minRatios[as]);
    });
  });
}

test('every colour is in a pair', () => {
  const used = new Set(pairs.flatMap(({ what: color, ground }) => [color, ground]));
  expect(Object.keys(colorsOf('light')).filter((name) => !used.has(name))).toEqual([]);
});

test('dark theme overrides every colour it must', () => {
  const [light, dark] = [colorsOf('light'), colorsOf('dark')];
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  const same = Object.keys(dark).filter((name) => dark[name] === light[name]);
  // White on the panel that is dark in either theme.
  expect(same).toEqual(['on-night']);
});

test('every painted text is among the pairs', () => {
  const known = new Set(pairs.map(({ what: color, ground }) => `${color} on ${ground}`));
  const used = [...pairsInMarkup(), ...pairsInStyles()];
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((pair) => !known.has(pair))).toEqual([]);
});

/** Relative luminance by WCAG 2.2, of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Utilities in the same class list, without variants such as `hover:`: `bg-night … text-on-night`. */
function pairsInMarkup(): string[] {
  return sources('**/*.{astro,ts,tsx}').flatMap((text) =>
    [...text.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)].flatMap(([, , list = '']) =>
      pair(/(?<![:\w-])text-([a-z-]+)/g, /(?<![:\w-])bg-([a-z-]+)/, list),
    ),
  );
}

function pairsInStyles(): string[] {
  return sources('**/*.css').flatMap((text) =>
    [...text.matchAll(/[^{}]*(?=[{}])/g)].flatMap(([rule]) =>
      pair(/[\s;]color: var\(--color-([a-z-]+)\)/g, /background: var\(--color-([a-z-]+)\)/, rule),
    ),
  );
}

function pair(writing: RegExp, ground: RegExp, text: string): string[] {
  const colors = colorsOf('light');
  const on = ground.exec(text)?.[1] ?? '';
  if (!(on in colors)) return [];
  return [...text.matchAll(writing)]
    .map(([, color = '']) => color)
    .filter((color) => color in colors)
    .map((color) => `${color} on ${on}`);
}

function sources(pattern: string): string[] {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  return globSync(pattern, { cwd: folder }).map((path) =>
    readFileSync(`${folder}/${path}`, 'utf8'),
  );
}
