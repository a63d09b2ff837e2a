/** In development only: what `/admin` asks for first. */
import type { APIRoute } from 'astro';
import { contentFolder } from '../content/read.ts';
import { editingConfiguration } from './configuration.ts';

export const GET: APIRoute = () => Response.json(editingConfiguration(contentFolder));
