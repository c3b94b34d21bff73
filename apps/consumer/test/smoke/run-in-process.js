// Runs the checks in a runtime with programs, not pages: `run-in-process.js ORIGIN`. Prints the report as the last line.

import { runChecks } from "./checks.js";

console.log(JSON.stringify(await runChecks(globalThis.process.argv[2])));
