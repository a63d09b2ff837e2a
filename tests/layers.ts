/** npm run layers */
import { dirname, posix } from 'node:path';
import { layerOf, layers, readImports } from './support/layers.ts';

const imports = readImports();
console.log('Layer, and what it imports\n');
for (const layer of Object.keys(layers)) {
  const targets = imports
    .filter(({ file }) => layerOf(file) === layer)
    .map(({ file, path }) => layerOf(posix.join(dirname(file), path)));
  const others = new Set(targets.filter((target) => target !== layer));
  console.log(`${layer.padEnd(13)} ${[...others].sort().join(', ') || '–'}`);
}
