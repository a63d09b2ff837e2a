/** What a build of many articles costs: real articles under other numbers, in a copy of the project. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '../../../src/content/read.ts';
import { siteLanguages } from '../../../src/i18n/languages.ts';
import { buildProject, copyProject } from '../../support/project-copy.ts';

export interface GrowthCost {
  /** Articles in all languages together. */
  articles: number;
  /** Processor time in milliseconds: with nothing compressed yet, then the same build again. */
  cold: number;
  warm: number;
  /** Peak memory of a build, in megabytes. */
  memory: number;
}

const meter = fileURLToPath(new URL('cpu-at-exit.mjs', import.meta.url));

/** @param articles in all languages together, the same number in each */
export function measureGrowth(articles: number): GrowthCost {
  const copy = copyProject();
  try {
    const content = join(copy, 'content');
    const models = readContent(content).filter(({ collection }) => collection === 'blog');
    for (let id = 4; id <= articles / siteLanguages.length; id += 1) {
      for (const model of models.filter(({ fields }) => fields?.id === (id % 3) + 1)) {
        const text = readFileSync(join(content, model.path), 'utf8');
        const other = text
          .replace(/^id: \d+$/m, `id: ${id}`)
          .replace(/^title: .*$/m, `title: Article ${id}`)
          .replace(/^excerpt: .*$/m, `excerpt: ${excerptOf(id)}`);
        writeFileSync(join(content, model.path.replace(/[^/]+$/, `${id}-x.md`)), other);
      }
    }
    const first = build(copy);
    const second = build(copy);
    return {
      articles,
      cold: first.cpu,
      warm: second.cpu,
      memory: Math.max(first.memory, second.memory),
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function excerptOf(id: number): string {
  return `Article ${id} repeats another one, to measure what a build of so many articles costs.`;
}

function build(copy: string): { cpu: number; memory: number } {
  const { ok, output } = buildProject(copy, ['--import', meter]);
  if (!ok) throw new Error(`The build failed:\n${output.slice(-4_000)}`);
  return { cpu: largest(output, 'cpu-ms'), memory: largest(output, 'peak-mb') };
}

/** Processes that a build starts print their own lines. */
function largest(output: string, name: string): number {
  const found = [...output.matchAll(new RegExp(`^${name} (\\d+)$`, 'gm'))];
  if (found.length === 0) throw new Error(`The build said nothing of ${name}`);
  return Math.max(...found.map(([, number]) => Number(number)));
}
