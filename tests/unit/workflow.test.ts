/** The workflow for GitHub Actions runs what the README names, and may do no more than that. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  permissions: unknown;
  concurrency: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, Job>;
}

interface Job {
  permissions?: unknown;
  'runs-on': string;
  'timeout-minutes': number;
  steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
}

const text = read('.github/workflows/check.yml');
const workflow = parse(text) as Workflow;
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run?.split('\n') ?? []).filter(Boolean);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const readme = read('README.md');

describe('the workflow', () => {
  it('begins with the README’s line for checking everything', () => {
    expect(readme).toContain(commands.slice(0, 2).join(' && '));
    expect(commands.slice(0, 2)).toEqual(['npm ci', 'npm test']);
  });

  it('runs only commands that the README names and the package has', () => {
    for (const command of commands) {
      expect(readme).toContain(command);
      const [, script] = /^npm (?:run )?(\S+)$/.exec(command) ?? [];
      if (script !== 'ci') expect(Object.keys(scripts), command).toContain(script);
    }
  });

  it('checks the built site besides', () => {
    expect(commands).toContain('npm run check:site');
  });

  it('may read and nothing more, and keeps no credentials', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter(({ permissions }) => permissions)).toEqual([]);
    expect(text).not.toMatch(/secrets\.|pull_request_target|github\.token/);
    for (const step of steps.filter(({ uses }) => uses))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('names what others wrote by its commit, with the version beside it', () => {
    const used = text.split('\n').filter((line) => line.includes('uses:'));
    expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of used)
      expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('ends by itself, and when a newer change comes', () => {
    expect(workflow.concurrency['cancel-in-progress']).toBe(true);
    expect(workflow.concurrency.group).toContain('github.ref');
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
      expect(job['runs-on']).toMatch(/-\d/);
    }
  });
});

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
}
