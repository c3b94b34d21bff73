// Loaded before the mock. Reports its memory in use, after garbage collection, to the parent process.
process.on("message", async () => {
  let least = Infinity;
  // Connections that have just ended are let go of in a later turn.
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  process.send({ heapMegabytes: least / 1_048_576 });
});
// The mock ends by itself, and does not wait for more questions.
process.channel.unref();
// Ends with the parent process.
process.on("disconnect", () => process.exit(1));
