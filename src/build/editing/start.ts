import { init, registerCustomFormat } from '@sveltia/cms';
import { fileFormat, fromFile, toFile } from './file-format.ts';

registerCustomFormat(fileFormat, 'md', { fromFile, toFile });
await init();
