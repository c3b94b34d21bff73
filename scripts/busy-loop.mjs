// Keeps one core busy until the process that started it is gone: then its standard input ends, whatever ended that process.

const sliceMs = 20;

process.stdin.on("end", () => process.exit());
process.stdin.on("error", () => process.exit());
process.stdin.resume();

/** Works for a moment, then lets the end of the input through. */
function work() {
  const until = performance.now() + sliceMs;
  while (performance.now() < until);
  setImmediate(work);
}
work();
