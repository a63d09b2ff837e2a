import type { FastifyRequest } from 'fastify';
import { submissionPaths } from '../../domain/api.ts';
import { deliveryHealthPath, healthPath } from './health.ts';
import { parseTarget } from './request-target.ts';

/**
 * The methods of each route, for answers with status 405. The route of the metrics is missing,
 * because other machines get 404 for it.
 */
export const allowedMethods: ReadonlyMap<string, string> = new Map([
  ...submissionPaths.map((path) => [path, 'POST'] as const),
  [healthPath, 'GET, HEAD'],
  [deliveryHealthPath, 'GET, HEAD'],
]);

/** Whether a path belongs to the API, where the site has no pages. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The route of a request, for log and metrics: any other path may hold personal data. */
export function routeLabel({ routeOptions, url }: FastifyRequest): string {
  if (routeOptions.url !== undefined) return routeOptions.url;
  try {
    const { path } = parseTarget(url);
    if (allowedMethods.has(path)) return path;
    return isApiPath(path) ? '/api/*' : 'site';
  } catch {
    return 'site';
  }
}
