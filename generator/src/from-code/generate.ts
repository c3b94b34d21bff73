import { resolve } from "node:path";
import { run, type RunOptions, type RunResult } from "../workspace/run.ts";
import { type InputOptions, readInputs } from "./read-inputs.ts";
import { withDocument } from "./with-document.ts";

/** Options of {@link generate}. Paths may be relative to the working directory. */
export interface CodeOptions
  extends
    InputOptions,
    Partial<
      Pick<RunOptions, "check" | "emitters" | "extension" | "layout" | "onStage" | "packages" | "scope" | "signal">
    > {
  /** Path of the folder to write below. */
  readonly out: string;
}

/**
 * Generates the code of a document, or compares with `check`. The layout is that of the configuration, or `files`: types, client, paginators and runtime
 * as files of a project. The result lists the files that were out of date, the operations and schemas that drifted, and warnings
 * with their lines.
 *
 * Throws a `ProblemsError`, whose `diagnostics` have lines and advice, if the document has problems. Throws a `DocumentFetchError` if it
 * was not fetched, and the reason of `signal` after an abort. All or nothing is written.
 *
 * @example
 * const { outOfDate, warnings } = await generate({ spec: "api.yaml", out: "src/api", check: true });
 */
export async function generate(options: CodeOptions): Promise<RunResult> {
  const inputs = await planRun(options);
  return await withDocument(
    inputs.spec,
    async ({ file, source, rename }) => {
      const result = await run({ ...inputs, spec: file, source });
      return { ...result, warnings: result.warnings.map(rename) };
    },
    inputs.signal,
  );
}

/** Makes all paths of the options absolute, and reads the configuration. */
export async function planRun(options: CodeOptions): Promise<RunOptions> {
  const { check = false, extension, onStage, signal } = options;
  const { config, ...inputs } = await readInputs(options, { check });
  const { layout = config?.layout ?? "files" } = options;
  // Files of a project have no names of packages.
  const usual = layout === "files" ? undefined : config;
  const { scope = usual?.scope, packages = usual?.packages, emitters = config?.emitterFiles } = options;
  return {
    ...inputs,
    root: resolve(options.out),
    scope,
    packages,
    emitters: emitters?.map((path) => resolve(path)),
    layout,
    extension,
    check,
    onStage,
    signal,
  };
}
