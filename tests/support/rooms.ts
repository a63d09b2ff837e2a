/** npm run rooms: imports between rooms, and sizes. A report only; `biome.json` enforces the rules. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('src/**/*.{ts,tsx,astro,mjs}', { cwd: root }).sort();
const data = /^src\/i18n\/messages\/(site|wizard)\//;
const code = sources.filter((file) => !data.test(file));

/** The room of a file: a folder of `src`. Folders of `src/intake` and its root are rooms of their own. */
function roomOf(file: string): string {
  const [, first = '', second = '', ...deeper] = file.split('/');
  if (second === '') return '(root)';
  return first === 'intake' ? `intake/${deeper.length > 0 ? second : ''}` : first;
}

const graph = new Map<string, Set<string>>();
for (const file of sources) {
  const from = roomOf(file);
  const to = graph.get(from) ?? new Set();
  graph.set(from, to);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import)[ (]+['"](\.[^'"]+)['"]/g)) {
    const target = posix.join(dirname(file), path);
    if (target.startsWith('src/') && roomOf(target) !== from) to.add(roomOf(target));
  }
}

/** Rooms reachable from a room. */
function reached(room: string, seen = new Set<string>()): Set<string> {
  for (const next of graph.get(room) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
  return seen;
}

console.log('Room, and what it imports\n');
for (const [room, to] of [...graph].sort())
  console.log(`${room.padEnd(18)} ${[...to].sort().join(', ') || '–'}`);
const circles = [...graph.keys()].filter((room) => reached(room).has(room));
console.log(`\nRooms in a circle: ${circles.join(', ') || 'none'}`);

const folders = Object.entries(Object.groupBy(sources, (file) => dirname(file)));
const sizes = folders.map(([folder, files]) => ({ folder, count: files?.length ?? 0 }));
const [largest] = sizes.sort((a, b) => b.count - a.count);
console.log(
  `${sources.length} files in ${sizes.length} folders; most: ${largest?.count} in ${largest?.folder}`,
);
const lengths = code.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
lengths.sort((a, b) => a.lines - b.lines);
const [median, longest] = [lengths[Math.floor(lengths.length / 2)], lengths.at(-1)];
console.log(
  `Lines per file, without catalogues: median ${median?.lines}, longest ${longest?.lines} (${longest?.file})`,
);
const lines = code.flatMap((file) => read(file).split('\n')).filter((line) => line.trim() !== '');
const comments = lines.filter((line) => /^\s*(\/\/|\/\*|\*|<!--|\{\/\*)/.test(line));
console.log(
  `Comments: ${((100 * comments.length) / lines.length).toFixed(1)} per 100 lines of code`,
);
const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: root });
const words = documents.flatMap((file) => read(file).match(/\S+/g) ?? []);
console.log(`Words in README.md and docs: ${words.length}`);
