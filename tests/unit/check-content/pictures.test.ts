/** Pictures that the site cannot show, and those that it can. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { findingsAfter, pathOf, setField, useContentCopy } from './changed-content.ts';

const manyPoints = Array.from({ length: 3_000 }, (_, index) => (index * index) % 7_919).join('L');

const photograph = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#123456' } }).jpeg();

describe('the check of pictures', () => {
  const contentCopy = useContentCopy();

  /** @param written the name in the article */
  const findingsWith = (name: string, content: Buffer | string, written = name) => {
    writeFileSync(join(contentCopy.path, 'blog/pictures', name), content);
    return findingsAfter((texts) => {
      for (const language of siteLanguages)
        setField(pathOf('blog', language, 1), 'image', `../pictures/${written}`)(texts);
    }, contentCopy.path);
  };

  it.each([
    [
      '<image href="data:image/png;base64,AAAA"/>',
      'holds a photograph. Save the photograph itself',
    ],
    [`<path d="M${'0 '.repeat(200_000)}"/>`, 'bytes, which no drawing needs'],
    [`<path d="M${manyPoints}"/>`, 'bytes when compressed, and a drawing may have'],
  ])('rejects a drawing with %.20s', async (shape, message) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`;
    expect(await findingsWith('x.svg', drawing)).toContainEqual(
      expect.stringMatching(
        new RegExp(`field image: The picture \\.\\./pictures/x\\.svg .*${message}`),
      ),
    );
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts a photograph as %s',
    async (format) => {
      const bytes = await photograph().toFormat(format).toBuffer();
      expect(await findingsWith(`x.${format}`, bytes)).toEqual(
        await findingsAfter(() => undefined),
      );
    },
  );

  it('rejects a truncated photograph', async () => {
    const bytes = await photograph().toBuffer();
    expect(await findingsWith('x.jpg', bytes.subarray(0, bytes.length / 2))).toContainEqual(
      expect.stringContaining('field image: The picture ../pictures/x.jpg cannot be read. Open it'),
    );
  });

  it.each(['what?.jpg', 'no#1.jpg', '50%.jpg'])('rejects the name %s', async (name) => {
    expect(await findingsWith(name, await photograph().toBuffer())).toContainEqual(
      expect.stringContaining(`The name of the picture ../pictures/${name} has a ?, # or %.`),
    );
  });

  it.each([
    ['Café, 1.JPG', 'Cafe\u0301, 1.JPG'],
    ['Café, 1.JPG', 'café, 1.jpg'],
  ])('names the file %s instead of %s', async (name, written) => {
    expect(await findingsWith(name, await photograph().toBuffer(), written)).toContainEqual(
      expect.stringContaining(`There is no picture ../pictures/${written}, but ${name}.`),
    );
  });

  it('rejects a file that is no image', async () => {
    expect(await findingsWith('x.png', 'PK')).toContainEqual(
      expect.stringContaining('The picture ../pictures/x.png cannot be read.'),
    );
  });

  it('rejects a photograph named as a drawing', async () => {
    expect(await findingsWith('x.svg', await photograph().toBuffer())).toContainEqual(
      expect.stringContaining('x.svg is no drawing. Give a photograph the ending of its format'),
    );
  });

  it('rejects enormous dimensions', async () => {
    const bytes = await photograph().png().toBuffer();
    // In the header, before its checksum.
    bytes.writeUInt32BE(10_001, 16);
    bytes.writeUInt32BE(10_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await findingsWith('x.png', bytes)).toContainEqual(
      expect.stringContaining('has 10001 × 10000 pixels. Save it with at most 10,000 on each'),
    );
  });
});
