/**
 * Sveltia's build for a script element, from its package. Its style sheet names fonts of a CDN,
 * which the content security policy of `/admin` forbids: here they come from packages. Sveltia has
 * no option for this, so an update may need another pattern.
 */
import { readFileSync } from 'node:fs';

const original = readFileSync(
  new URL('../dist/sveltia-cms.js', import.meta.resolve('@sveltia/cms')),
  'utf8',
);

const cdnFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(:vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Fonts by their names below `/admin/fonts/`. */
export const fonts = new Map(
  Array.from(original.matchAll(cdnFont), ([, family, isVariable, face]) => {
    const scope = isVariable ? '@fontsource-variable' : '@fontsource';
    const name = `${family}-${face}`;
    return [name, new URL(import.meta.resolve(`${scope}/${family}/files/${name}.woff2`))];
  }),
);

export const script = original.replaceAll(cdnFont, '/admin/fonts/$1-$3.woff2');

if (fonts.size === 0 || script.includes('fontsource/fonts/'))
  throw new Error('Sveltia loads its fonts in another way: see src/admin/sveltia.ts');
