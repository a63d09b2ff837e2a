/** A process that serves the built site with sirv, to measure the service against. */
import { createServer } from 'node:http';
import sirv from 'sirv';

const files = sirv('dist', { brotli: true, gzip: true, etag: true });
const server = createServer((request, response) => files(request, response));
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
