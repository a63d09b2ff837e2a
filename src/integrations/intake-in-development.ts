import type { AstroIntegration } from 'astro';
import { loanPath, messagePath } from '../domain/api.ts';

/** Lets `npm run dev` take submissions as the built site does, into the same kind of database. */
export function intakeInDevelopment(): AstroIntegration {
  return {
    name: 'intake-in-development',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        // Only here: a build needs none of it.
        const { createDevelopmentApp } = await import('../intake/development.ts');
        const app = await createDevelopmentApp().catch((error: Error) => {
          logger.warn(`Pages work, submissions do not yet. ${error.message}`);
        });
        if (!app) return;
        server.httpServer?.on('close', () => void app.close());
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0];
          if (path === loanPath || path === messagePath) app.routing(request, response);
          else next();
        });
        logger.info('submissions go into the database of DATABASE_URL or DATA_DIR');
      },
    },
  };
}
