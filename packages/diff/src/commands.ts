/** Flags, messages and endings of the command lines of the differ and the generator. Loads little: each command needs some of them. */

import type { DiffPlaces } from "./command/diff-command.ts";

export { isColored, printBaseProblems, printProblems, printWarnings } from "./command/print-diagnostics.ts";
export { readFlags } from "./command/read-flags.ts";

/** Runs the command line of the differ. Returns the exit code. */
export async function runDiff(args: readonly string[], places: DiffPlaces): Promise<number> {
  const { main } = await import("./command/diff-command.ts");
  return main(args, places);
}
