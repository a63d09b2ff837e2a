/** One PostgreSQL server for all tests of a run; each test has its own schema. */
import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '../postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** 0 without a server. */
    postgresPort: number;
  }
}

export default async function setUp(project: TestProject) {
  const server = findPostgres() ? await startPostgres() : undefined;
  project.provide('postgresPort', server?.port ?? 0);
  return () => server?.remove();
}
