import { basename } from "node:path";
import { watch, type WatchOptions } from "../from-code/watch.ts";
import { createTypeChecker } from "./create-type-checker.ts";
import { printResult, printTrouble, printTypeCheck } from "./print-result.ts";

/** Options of {@link runWatch}. */
export interface WatchCommandOptions extends WatchOptions {
  /** Absolute path of the document. */
  readonly spec: string;
  /** Type-checks all packages after each generation. */
  readonly types: boolean;
}

/** The messages to a process that started this one over a channel (`stdio: "ipc"`). */
export type WatchNews = "generated" | "not generated" | "types passed" | "types failed";

/**
 * Prints the generations of {@link watch}. Ends on SIGINT or SIGTERM, or when the process that started this one ends. Returns the exit
 * code.
 */
export async function runWatch({ types, ...options }: WatchCommandOptions): Promise<number> {
  const { spec, out: root } = options;
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  process.on("disconnect", () => stop.abort());
  const checker = types ? createTypeChecker(root) : undefined;

  for await (const { saved, result, error, durationMs } of watch({ ...options, signal: stop.signal })) {
    if (saved.length > 0) console.log(`\nSaved: ${saved.map((path) => basename(path)).join(", ")}`);
    if (result) printResult(result, { spec, root, check: false, durationMs });
    else printTrouble(error);
    notify(result ? "generated" : "not generated");
    // Not awaited, so that a save during the check generates at once. The new code is then checked instead.
    if (result && checker) void checkTypes();
    if (saved.length === 0) console.log("Watching the document. Ctrl-C stops.");
  }
  checker?.stop();
  if (process.connected) process.disconnect?.();
  return 0;

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
