import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const width = 100;

/** A code span, or an inline tag, is one word. */
const words = /(?:`[^`]*`|\{@[^}]*\}|[^\s`{]|\{(?!@)|`)+/g;

/** Lines that begin a paragraph, or belong to none. */
const isOwnLine = (text: string) => /^$|^@|^- |^\d+\. |^ {2}|^\||^biome|^@ts/.test(text);

const files = globSync('{src,tests}/**/*.{ts,tsx,js,mjs,astro,css}').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

it('comments are at most 100 columns wide', () => {
  expect(files.length).toBeGreaterThan(600);
  const wide = files.flatMap(({ file, source }) => {
    const comments = source.match(/^ *(\/\/.*|\{?\/\*[\s\S]*?\*\/)/gm) ?? [];
    const lines = comments.flatMap((comment) => comment.split('\n'));
    return lines.filter((line) => line.length > width).map((line) => `${file}: ${line}`);
  });
  expect(wide).toEqual([]);
});

it('comments fill their lines, end in two words', () => {
  const short = files.flatMap(({ file, source }) => {
    const lines = source.split('\n').map((line) => /^( *(?:\/\/| \*) )(.*)$/.exec(line));
    const textAt = (index: number, margin: string) => {
      const [, mark, text] = lines[index] ?? [];
      return mark === margin && text && !isOwnLine(text) ? text : undefined;
    };
    return lines.flatMap((line, index) => {
      const [, margin = '', text = ''] = line ?? [];
      const next = line && textAt(index + 1, margin);
      if (!next || file.endsWith('.css') || /^$|^ {2}|^\||^biome|^@ts/.test(text)) return [];
      const [first = ''] = next.match(words) ?? [];
      const isFull = `${margin}${text} ${first}`.length > width;
      const isPair = !textAt(index + 2, margin) && !next.slice(first.length).trim().includes(' ');
      return isFull || isPair ? [] : [`${file}:${index + 1}`];
    });
  });
  expect(short).toEqual([]);
});
