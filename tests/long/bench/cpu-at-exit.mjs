// Loaded into a build (node --import): says at the end how much processor time and memory it took, all threads included.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(`cpu-ms ${Math.round((userCPUTime + systemCPUTime) / 1000)}\n`);
  process.stderr.write(`peak-mb ${Math.round(maxRSS / 1024)}\n`);
});
