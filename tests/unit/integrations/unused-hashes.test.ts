import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cspHash } from '../../../src/helpers/node/csp-hash.ts';
import {
  removeUnusedHashes,
  removeUnusedHashesIn,
} from '../../../src/integrations/unused-hashes.ts';
import { makeTestFolder } from '../../support/vitest-folder.ts';

const [script, style, elsewhere, kept] = ['run()', 'p {}', 'away()', 'later {}'].map(cspHash);

const page = (scripts: string, styles: string) =>
  `<script type="module">run()</script><style>p {}</style><meta http-equiv="content-security-policy" content="script-src 'self'${scripts}; style-src 'self'${styles};"><p>'${elsewhere}'</p>`;

describe('removeUnusedHashes', () => {
  it("keeps the page's own hashes", () => {
    expect(
      removeUnusedHashes(
        page(` '${script}' '${elsewhere}'`, ` '${elsewhere}' '${style}' '${kept}'`),
        [`${kept}`],
      ),
    ).toBe(page(` '${script}'`, ` '${style}' '${kept}'`));
  });

  it('leaves a page without a policy', () => {
    const html = '<script>run()</script>';
    expect(removeUnusedHashes(html, [])).toBe(html);
  });
});

it('a build removes them in any folder', () => {
  const folder = join(makeTestFolder(), 'site [v2] {a}');
  mkdirSync(join(folder, 'de'), { recursive: true });
  const file = join(folder, 'de/about.html');
  writeFileSync(file, page(` '${script}' '${elsewhere}'`, ''));
  removeUnusedHashesIn(folder);
  expect(readFileSync(file, 'utf8')).toBe(page(` '${script}'`, ''));
});
