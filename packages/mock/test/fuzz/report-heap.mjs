// Loaded before the mock: tells whoever started it how much of its memory is in use, once garbage is collected.
process.on("message", () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ heap_MB: (heapUsed + external) / 1_048_576 });
});
// The mock ends by itself, and does not wait for more questions.
process.channel.unref();
// Whatever ends who started it, nothing is left behind.
process.on("disconnect", () => process.exit(1));
