import { describe, expect, it } from 'vitest';
import { findViolation, importPaths, layers, readImports } from '../support/layers.ts';

describe('imports of src', () => {
  it('follow the table of layers', () => {
    const imports = readImports();
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.map(findViolation).filter(Boolean)).toEqual([]);
  });

  it.each([
    "import a from '../a.ts';",
    "import type { A } from '../a.ts';",
    'import {\n  a,\n} from "../a.ts";',
    "import '../a.ts';",
    "export * from '../a.ts';",
    "await import('../a.ts')",
    'await import(`../a/nl.ts`)',
    "import a from '../a.js?raw';",
    "import.meta.glob<string>('../a/*.svg')",
    '@reference "../a.css";',
  ])('are read from %j', (source) => {
    expect(importPaths(source)).toEqual([expect.stringMatching(/^\.\.\/a/)]);
  });
});

describe('an import', () => {
  it.each([
    ['src/domain/api.ts', '../content/read-content.ts', 'domain may import helpers, i18n'],
    ['src/i18n/format.ts', '../domain/api.ts', 'i18n may import helpers'],
    [
      'src/service/store/store.ts',
      '../http/health.ts',
      'service/store may import helpers, domain, i18n',
    ],
    [
      'src/service/http/health.ts',
      '../settings.ts',
      'service/http may import helpers, domain, i18n, service/log',
    ],
    ['src/ui/Icon.astro', '../../tests/support/layers.ts', 'ui may import helpers, assets, styles'],
    ['src/start.mjs', '../tests/support/layers.ts', 'src may import helpers'],
    ['src/views/About.astro', '../unknown/x.ts', 'views may import'],
  ])('from %s of %s breaks the rule', (file, path, allowed) => {
    const violation = findViolation({ file, path });
    expect(violation).toContain(`${file} imports ${path}, but ${allowed}`);
  });
});

describe('the table of layers', () => {
  it('names only rows above', () => {
    const names = Object.keys(layers);
    for (const [index, name] of names.entries())
      expect(names.slice(0, index), name).toEqual(
        expect.arrayContaining([...(layers[name] ?? [])]),
      );
  });
});
