// Keeps one core busy until the standard input closes, which happens when the process that started this one ends.

const sliceMs = 20;

process.stdin.on("end", () => process.exit());
process.stdin.on("error", () => process.exit());
process.stdin.resume();

/** Works for a moment, then checks whether the input has closed. */
function work() {
  const until = performance.now() + sliceMs;
  while (performance.now() < until);
  setImmediate(work);
}
work();
