import type { AstroIntegration } from 'astro';

/**
 * Adds the editing forms at `/admin`.
 * @param isHosted whether the settings name a repository. Without one, only development
 * has `/admin`
 */
export function cms(isHosted: boolean): AstroIntegration {
  return {
    name: 'cms',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isHosted) return;
        const entry = (file: string) => new URL(`../admin/${file}`, import.meta.url);
        // A build writes /admin/index.html beside config.yml and sveltia-cms.js.
        const page = command === 'dev' ? '/admin' : '/admin/index.html';
        injectRoute({ pattern: page, entrypoint: entry('index.ts') });
        injectRoute({ pattern: '/admin/config.yml', entrypoint: entry('config.yml.ts') });
        injectRoute({ pattern: '/admin/sveltia-cms.js', entrypoint: entry('sveltia-cms.js.ts') });
        injectRoute({ pattern: '/admin/fonts/[font].woff2', entrypoint: entry('font.ts') });
      },
    },
  };
}
