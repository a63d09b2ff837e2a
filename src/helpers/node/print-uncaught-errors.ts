/**
 * The first import of a command. An `Error` that nobody catches ends it with its message alone,
 * which tells an editor what to correct; any other, such as a TypeError, is a bug and keeps
 * its stack.
 */
import './require-node.mjs';

process.once('uncaughtException', (error) => {
  console.error(error.name === 'Error' ? error.message : error);
  process.exitCode = 1;
});
