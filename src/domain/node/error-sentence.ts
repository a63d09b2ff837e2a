/** The first import of each command: what an editor can correct ends in its sentence, without Node's stack. */
import './require-node.mjs';

process.once('uncaughtException', (error) => {
  console.error(error.name === 'Error' ? error.message : error);
  process.exitCode = 1;
});
