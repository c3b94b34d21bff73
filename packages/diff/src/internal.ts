// Exports for @shortvideo-api/generator. Not part of the public API: they change without notice. They load little, because each
// command of the generator needs some of them.

import type { DiffPlaces } from "./command/diff-command.ts";

export { ignoreClosedOutput } from "./command/ignore-closed-output.ts";
export { isColored, printBaseProblems, printProblems, printWarnings } from "./command/print-diagnostics.ts";
export { readFlags } from "./command/read-flags.ts";

/** Runs the command line of the differ. Returns the exit code. */
export async function runDiff(args: readonly string[], places: DiffPlaces): Promise<number> {
  const { main } = await import("./command/diff-command.ts");
  return main(args, places);
}
