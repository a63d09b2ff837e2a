import { describe, expect, test } from 'vitest';
import { colorOf, colorsOf } from '../../src/styles/theme-colors.ts';

/** Minimum ratios: text; controls and large text; decorative lines. */
const minRatios = { text: 4.5, control: 3, adornment: 1.2 } as const;

interface Use {
  color: string;
  grounds: readonly string[];
  role: keyof typeof minRatios;
}

const commonGrounds = ['page', 'surface', 'sand', 'mist'];

/** Colours and their backgrounds. Each new pair belongs here. */
const uses: readonly Use[] = [
  { color: 'ink', grounds: [...commonGrounds, 'danger-mist', 'clay-mist'], role: 'text' },
  { color: 'muted', grounds: [...commonGrounds, 'clay-mist'], role: 'text' },
  { color: 'brand-deep', grounds: [...commonGrounds, 'clay-mist'], role: 'text' },
  { color: 'danger', grounds: ['page', 'surface', 'danger-mist'], role: 'text' },
  { color: 'clay', grounds: ['page', 'surface'], role: 'text' },
  { color: 'on-brand', grounds: ['brand', 'brand-deep', 'muted'], role: 'text' },
  { color: 'on-night', grounds: ['night'], role: 'text' },
  { color: 'night', grounds: ['on-night'], role: 'text' },
  // Icons, filled buttons, the done part of progress and sliders.
  { color: 'brand', grounds: commonGrounds, role: 'control' },
  { color: 'clay', grounds: ['clay-mist'], role: 'control' },
  { color: 'principal', grounds: ['surface', 'mist'], role: 'control' },
  { color: 'edge', grounds: commonGrounds, role: 'control' },
  { color: 'line', grounds: ['page', 'surface', 'sand'], role: 'adornment' },
];

const pairs = uses.flatMap(({ color, grounds, role }) =>
  grounds.map((ground) => ({ color, ground, role })),
);

for (const theme of ['light', 'dark'] as const) {
  describe(theme, () => {
    test.each(pairs)('$color on $ground contrasts as a $role', ({ color, ground, role }) => {
      const [dark = 0, light = 0] = [color, ground]
        .map((name) => luminance(colorOf(name, theme)))
        .sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(minRatios[role]);
    });
  });
}

test('every colour is in a pair', () => {
  const used = new Set(pairs.flatMap(({ color, ground }) => [color, ground]));
  expect(Object.keys(colorsOf('light')).filter((name) => !used.has(name))).toEqual([]);
});

test('dark theme overrides every colour it must', () => {
  const [light, dark] = [colorsOf('light'), colorsOf('dark')];
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  const same = Object.keys(dark).filter((name) => dark[name] === light[name]);
  expect(same).toEqual([]);
});

/** Relative luminance by WCAG 2.2, of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
