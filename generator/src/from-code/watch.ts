import { isAddress, ProblemsError, watchFiles } from "@shortvideo-api/document/source";
import { findModuleOf, writeConfiguration } from "../config/configuration-module.ts";
import { run, type RunResult } from "../workspace/run.ts";
import { type CodeOptions, planRun } from "./generate.ts";

/** Options of {@link watch}. Paths may be relative to the working directory. */
export type WatchOptions = Omit<CodeOptions, "check">;

/** One generation of {@link watch}: its result, or the error that it would have thrown. */
export type WatchEvent = {
  /** Absolute paths of the saved files. Empty for the first generation. */
  readonly saved: readonly string[];
  /** Duration of the generation, in milliseconds. */
  readonly durationMs: number;
} & (
  | { readonly result: RunResult; readonly error?: undefined }
  | { readonly result?: undefined; readonly error: unknown }
);

/**
 * Generates as `generate` does, and again after each save of a file of the document, an overlay, an emitter or the configuration. Returns one event for each
 * generation. A document with problems does not end the watch: its event has a `ProblemsError`, and nothing is written.
 *
 * Ends when `signal` is aborted, or when the loop is left. Rejects at once if the configuration has problems, or if `spec` is an address.
 *
 * @example
 * for await (const { result, error } of watch({ spec: "api.yaml", out: "src/api", signal })) {
 *   console.log(error ?? `${result?.outOfDate.length} files were written.`);
 * }
 */
export async function* watch(options: WatchOptions): AsyncGenerator<WatchEvent, void, undefined> {
  const { signal: stop, ...inputs } = await planRun(options);
  const { spec, overlays = [], emitters = [] } = inputs;
  if (isAddress(spec)) throw new TypeError("`watch` follows files, and `spec` is an address. Save the document first.");
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, ...(stop ? [stop] : [])]);
  // Watches the document before it reads it, so that no save is missed.
  const modules = overlays.map(findModuleOf).filter((module) => module !== undefined);
  const files = watchFiles([spec, ...overlays, ...emitters, ...modules], signal);
  try {
    if (signal.aborted) return;
    yield await generateAndWatch([]);
    // Each later run is twice as fast as the first one. This run makes the first save as fast as the others.
    await run({ ...inputs, check: true, fresh: true, onStage: undefined }).catch(() => undefined);
    for (let saved = await files.nextChange(); saved; saved = await files.nextChange()) {
      const event = await writeConfigurations(saved);
      if (event) yield event;
      // The JSON of a configuration is saved next, if it has changed.
      else if (saved.some((path) => !modules.includes(path))) yield await generateAndWatch(saved);
    }
  } finally {
    left.abort();
    files.close();
  }

  /** Writes the JSON of saved configurations in TypeScript. Returns an event if that fails. */
  async function writeConfigurations(saved: readonly string[]): Promise<WatchEvent | undefined> {
    try {
      for (const module of modules) if (saved.includes(module)) await writeConfiguration(module, { check: false });
      return undefined;
    } catch (error) {
      return { saved, durationMs: 0, error };
    }
  }

  async function generateAndWatch(saved: readonly string[]): Promise<WatchEvent> {
    const readAt = Date.now();
    const startedAt = performance.now();
    const measure = (): number => performance.now() - startedAt;
    try {
      const result = await run({ ...inputs, fresh: true });
      files.add(result.sources, readAt);
      return { saved, durationMs: measure(), result };
    } catch (error) {
      if (error instanceof ProblemsError)
        files.add(
          error.diagnostics.map(({ file }) => file),
          readAt,
        );
      return { saved, durationMs: measure(), error };
    }
  }
}
