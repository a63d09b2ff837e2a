import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/root.ts';

const source = join(root, 'src');

const files = globSync('**/*.{ts,tsx,astro,js,mjs}', {
  cwd: source,
  // Only the operator runs integrations.
  exclude: ['integrations/**'],
}).toSorted();

/** Each match with its file. */
function matchesOf(pattern: RegExp): string[] {
  return files.flatMap((file) => {
    const matches = readFileSync(join(source, file), 'utf8').matchAll(pattern);
    return Array.from(matches, ([text]) => `${file}: ${text}`);
  });
}

it('only commands of editors and operators start programs', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(matchesOf(/child_process/g)).toEqual([
    // Astro.
    'build-if-needed.ts: child_process',
    // Git for editors.
    'check-content/translations/TranslationReport.astro: child_process',
    'check-content/translations/check-translations.ts: child_process',
    // npm and tar, timedatectl, pg_dump.
    'release.ts: child_process',
    'service/cli/commands/watch.ts: child_process',
    'service/store/postgres/dump.ts: child_process',
  ]);
});

it('only build texts become markup or script', () => {
  const evaluated =
    /node:vm|\beval\(|new Function|(?:inner|outer|set:?)HTML(?:=\{[^}]*\})?|insertAdjacentHTML|document\.write/gi;
  expect(matchesOf(evaluated)).toEqual([
    'components/Brand.astro: set:html={iconPaths(symbol)}',
    'layouts/Head.astro: set:html={headScript}',
    'layouts/Head.astro: set:html={speculationRules}',
    'layouts/Page.astro: set:html={structuredDataJson}',
    'ui/Icon.astro: set:html={iconPaths(svg)}',
    'ui/IconSprite.astro: set:html={iconPaths(svg)}',
    'views/NotFound.astro: set:html={scriptJson(data)}',
  ]);
});
