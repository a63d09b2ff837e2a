import type { AstroIntegration } from 'astro';

/** Puts the editing surface at `/admin` while pages are edited; a build never hears of it. */
export function editingSurface(): AstroIntegration {
  return {
    name: 'editing-surface',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        const file = (name: string) => new URL(`./editing/${name}`, import.meta.url);
        injectRoute({ pattern: '/admin', entrypoint: file('admin.ts') });
        injectRoute({ pattern: '/admin/config.json', entrypoint: file('config.json.ts') });
      },
    },
  };
}
