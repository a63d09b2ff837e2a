/** In development only: what `/admin` asks for first. */
import { fileURLToPath } from 'node:url';
import type { APIRoute } from 'astro';
import { editingConfiguration } from './configuration.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

export const GET: APIRoute = () => Response.json(editingConfiguration(content));
