// Keeps one core busy until its standard input closes, at the end of the process that started it.

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
