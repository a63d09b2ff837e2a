import type { AstroIntegration } from 'astro';
import { submissionPaths } from '../domain/api.ts';

/** Accepts submissions in `npm run dev`. */
export function devService(): AstroIntegration {
  return {
    name: 'dev-service',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        // Loaded on demand: a build does not need it.
        const { createDevApp } = await import('../service/dev-app.ts');
        const app = await createDevApp().catch((error: Error) => {
          logger.warn(`Pages work, submissions do not yet. ${error.message}`);
        });
        if (!app) return;
        server.httpServer?.on('close', () => void app.close());
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          if (submissionPaths.includes(path)) app.routing(request, response);
          else next();
        });
        logger.info('submissions are stored in DATABASE_URL or DATA_DIR');
      },
    },
  };
}
