import { isBuildCurrent } from '../../src/integrations/build-stamp.ts';

/**
 * @throws Error when the built site is not of the present sources: tests would look at other pages
 */
export function requireBuild(): void {
  if (!isBuildCurrent())
    throw new Error('There is no build of the present sources and settings: run npm run build');
}
