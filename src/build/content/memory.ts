/**
 * Keeps between builds what was found of each text by itself. Nothing is asked about how old it is: a text that differs
 * in one character is another text, and any change in the code forgets everything.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../place-file.ts';
import { type Findings, findingsOf } from './findings.ts';
import { readContentFile, sourcesIn } from './read.ts';

export interface ContentMemory {
  /** What is found of each file under the folder; only those are judged that were not known. */
  findingsIn(content: string): Findings[];
  /** Writes down what the last look has found. */
  keep(): void;
}

interface Kept {
  edition: string;
  findings: Map<string, Findings>;
}

/**
 * @param file where it is kept
 * @param edition of all that judges, settings and libraries included
 */
export function openMemory(file: string, edition: string): ContentMemory {
  let known = read(file, edition);
  let isKept = true;
  return {
    findingsIn(content) {
      const sources = sourcesIn(content);
      const found = new Map(
        sources.map((one) => {
          const key = hash('sha256', `${one.path}\0${one.source}`);
          return [key, known.get(key) ?? findingsOf(readContentFile(one))];
        }),
      );
      isKept &&= found.size === known.size && [...found.keys()].every((key) => known.has(key));
      known = found;
      return [...found.values()];
    },
    keep() {
      if (!isKept) writeWhole(file, serialize({ edition, findings: known } satisfies Kept));
      isKept = true;
    },
  };
}

function read(file: string, edition: string): Kept['findings'] {
  try {
    const kept = existsSync(file) && (deserialize(readFileSync(file)) as Kept);
    return kept && kept.edition === edition ? kept.findings : new Map();
  } catch {
    // Damaged, or of another version of Node: then everything is judged again.
    return new Map();
  }
}
