import { basename } from "node:path";
import { ProblemsError } from "./diagnostics/problems-error.ts";
import { watchFiles } from "./load/watch-files.ts";
import { printOutcome, printTrouble } from "./print-outcome.ts";
import { run } from "./run.ts";

/**
 * Generates, and again whenever a file of the document is saved, until SIGINT or SIGTERM. A document with problems is
 * reported and changes nothing. Gives the exit code.
 */
export async function watch({ spec, root }: { spec: string; root: string }): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

  // Watched before it is read: what is saved meanwhile is read again.
  const files = watchFiles([spec], stop.signal);
  await generateAndWatch();
  console.log("Watching the document. Ctrl-C ends it.");
  // What has run once runs twice as fast: the first save is answered like the ones after it.
  await run({ spec, root, check: true, fresh: true }).catch(() => undefined);
  for (;;) {
    const saved = await files.nextChange();
    if (saved === undefined) break;
    console.log(`\nSaved: ${saved.map((path) => basename(path)).join(", ")}`);
    await generateAndWatch();
  }
  files.close();
  return 0;

  async function generateAndWatch(): Promise<void> {
    const readAt = Date.now();
    files.add(await generateOnce(spec, root), readAt);
  }
}

/** Files that the run has read, or that its problems are in. */
async function generateOnce(spec: string, root: string): Promise<readonly string[]> {
  const startedAt = performance.now();
  try {
    const outcome = await run({ spec, root, check: false, fresh: true });
    printOutcome(outcome, { spec, root, check: false, duration_ms: performance.now() - startedAt });
    return outcome.sources;
  } catch (error) {
    printTrouble(error);
    return error instanceof ProblemsError ? error.diagnostics.map((diagnostic) => diagnostic.file) : [];
  }
}
