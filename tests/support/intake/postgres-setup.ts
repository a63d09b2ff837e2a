/** One PostgreSQL server for all tests of a run; each has a schema of its own. */
import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '../postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** 0 when there is none. */
    postgresPort: number;
  }
}

export default async function setUp(project: TestProject) {
  const server = findPostgres() ? await startPostgres() : undefined;
  project.provide('postgresPort', server?.port ?? 0);
  return () => server?.remove();
}
