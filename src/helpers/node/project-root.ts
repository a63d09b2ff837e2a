import { join } from 'node:path';

/**
 * Path of the project's folder, without a slash at the end. Not for modules of pages: their bundle
 * runs from another folder and has `root` of `astro:config/server`.
 */
export const projectRoot = join(import.meta.dirname, '../../..');

/** Path of the folder `content`, without a slash at the end. */
export const contentFolder = join(projectRoot, 'content');
