// Loaded into a build (node --import): prints at its end the processor time and memory of all its threads.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(`cpu-ms ${Math.round((userCPUTime + systemCPUTime) / 1000)}\n`);
  process.stderr.write(`peak-mb ${Math.round(maxRSS / 1024)}\n`);
});
