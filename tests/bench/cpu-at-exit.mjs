// Loaded into a build (node --import): says at the end how much processor time it took, all its threads included.
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`cpu-ms ${Math.round((user + system) / 1000)}\n`);
});
