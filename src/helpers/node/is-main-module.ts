import { existsSync, realpathSync } from 'node:fs';

/**
 * Whether Node was started with this module, even through a symbolic link. `import.meta.main` came only with Node 24.2.
 * @param file the module's `import.meta.filename`
 */
export function isMainModule(file: string): boolean {
  const [, program = ''] = process.argv;
  return existsSync(program) && realpathSync(program) === file;
}
