// Node loads this module before the mock. It reports the memory in use after garbage collection to the parent process.
process.on("message", async () => {
  let least = Infinity;
  // Sockets that have just closed are released in a later turn of the event loop.
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  process.send({ heapMegabytes: least / 1_048_576 });
});
// The channel must not keep the mock running.
process.channel.unref();
// The mock ends with the parent process.
process.on("disconnect", () => process.exit(1));
