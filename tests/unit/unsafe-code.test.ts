import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

const unsafe =
  /child_process|node:vm|\beval\(|new Function|(?:inner|outer|set:?)HTML|insertAdjacentHTML|document\.write/i;

it('starts no program, evaluates no text', () => {
  // Only the operator runs integrations.
  const files = globSync('**/*.{ts,tsx,astro}', { cwd: source, exclude: ['integrations/**'] });
  expect(files.length).toBeGreaterThan(100);
  const unsafeFiles = files.filter((file) => unsafe.test(readFileSync(join(source, file), 'utf8')));
  // Text from the build, our drawings, and JSON; Git for editors; npm and tar, timedatectl and pg_dump for operators.
  expect(unsafeFiles.toSorted()).toEqual([
    'check-content/translations/TranslationReport.astro',
    'check-content/translations/check-translations.ts',
    ...['components/Brand.astro', 'layouts/Head.astro', 'layouts/Page.astro'],
    ...[
      'release.ts',
      'service/cli/commands/watch.ts',
      'service/store/postgres/dump.ts',
      'ui/Icon.astro',
    ],
    ...['ui/IconSprite.astro', 'views/NotFound.astro'],
  ]);
});
