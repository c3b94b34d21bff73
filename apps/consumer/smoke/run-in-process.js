// Runs the checks in Node, Deno or Bun: `run-in-process.js ORIGIN`. Prints the report as the last line.

import { runChecks } from "./checks.js";

console.log(JSON.stringify(await runChecks(globalThis.process.argv[2])));
