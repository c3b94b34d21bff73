import { basename } from "node:path";
import { createTypeChecker } from "./create-type-checker.ts";
import type { GenerationChoices } from "../config/generation-choices.ts";
import { ProblemsError } from "@shortvideo-api/document/source";
import type { ImportExtension } from "../layout/import-extension.ts";
import { watchFiles } from "./watch-files.ts";
import { printResult, printTrouble, printTypeCheck } from "./print-result.ts";
import { run } from "../workspace/run.ts";

/** Options of {@link watch}. */
export interface WatchOptions extends GenerationChoices {
  /** Absolute path of the document. */
  spec: string;
  /** Absolute path of the folder to write below. */
  root: string;
  /** The end of relative imports in the layout `files`. */
  extension?: ImportExtension | undefined;
  /** Type-checks all packages after each generation. */
  types: boolean;
}

/** The messages to a process that started this one over a channel (`stdio: "ipc"`). */
export type WatchNews = "generated" | "not generated" | "types passed" | "types failed";

/**
 * Generates, and generates again after each save of a file of the document. Ends on SIGINT or SIGTERM, or when the process
 * that started this one ends. Reports a document with problems, and then writes nothing. Returns the exit code.
 */
export async function watch({ types, ...inputs }: WatchOptions): Promise<number> {
  const { spec, root, overlays = [], emitters = [] } = inputs;
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  process.on("disconnect", () => stop.abort());
  const checker = types ? createTypeChecker(root) : undefined;

  // Watches the document before it reads it, so that no save is missed.
  const files = watchFiles([spec, ...overlays, ...emitters], stop.signal);
  await generateAndWatch();
  console.log("Watching the document. Ctrl-C stops.");
  // Each later run is twice as fast as the first one. This run makes the first save as fast as the others.
  await run({ ...inputs, check: true, fresh: true }).catch(() => undefined);
  for (;;) {
    const saved = await files.nextChange();
    if (saved === undefined) break;
    console.log(`\nSaved: ${saved.map((path) => basename(path)).join(", ")}`);
    await generateAndWatch();
  }
  files.close();
  checker?.stop();
  if (process.connected) process.disconnect?.();
  return 0;

  async function generateAndWatch(): Promise<void> {
    const readAt = Date.now();
    const { sources, isGenerated } = await generateOnce(inputs);
    files.add(sources, readAt);
    notify(isGenerated ? "generated" : "not generated");
    // Not awaited, so that a save during the check generates at once. The new code is then checked instead.
    if (isGenerated && checker) void checkTypes();
  }

  async function checkTypes(): Promise<void> {
    const verdict = await checker?.check();
    if (!verdict) return;
    printTypeCheck(verdict);
    notify(verdict.complaints === "" ? "types passed" : "types failed");
  }
}

function notify(news: WatchNews): void {
  if (process.connected) process.send?.(news);
}

interface Generated {
  isGenerated: boolean;
  /** Files that the run has read; after a failure, the files with problems. */
  sources: readonly string[];
}

async function generateOnce(inputs: Omit<WatchOptions, "types">): Promise<Generated> {
  const startedAt = performance.now();
  try {
    const result = await run({ ...inputs, check: false, fresh: true });
    printResult(result, { ...inputs, check: false, durationMs: performance.now() - startedAt });
    return { isGenerated: true, sources: result.sources };
  } catch (error) {
    printTrouble(error);
    const sources = error instanceof ProblemsError ? error.diagnostics.map((diagnostic) => diagnostic.file) : [];
    return { isGenerated: false, sources };
  }
}
