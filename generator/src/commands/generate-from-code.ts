import { basename, resolve } from "node:path";
import { fetchDocument, isAddress } from "@shortvideo-api/document/revision/source";
import { run, type RunOptions, type RunResult } from "../workspace/run.ts";

/** Options of {@link generate}. Paths may be relative to the working directory. */
export interface CodeOptions extends Partial<
  Pick<
    RunOptions,
    "check" | "emitters" | "extension" | "layout" | "onStage" | "overlays" | "packages" | "refsWithin" | "scope"
  >
> {
  /** Path of the document, or its address, which is fetched. */
  readonly spec: string;
  /** Path of the folder to write below. */
  readonly out: string;
}

/**
 * Generates the code of a document, or compares with `check`. The layout is `files` by default: types, client, paginators and runtime
 * as files of a project. The result lists the files that were out of date, the operations and schemas that drifted, and warnings
 * with their lines.
 *
 * Throws a `ProblemsError`, whose `diagnostics` have lines and advice, if the document has problems. All or nothing is written.
 *
 * @example
 * const { outOfDate, warnings } = await generate({ spec: "api.yaml", out: "src/api", check: true });
 */
export async function generate(options: CodeOptions): Promise<RunResult> {
  const { spec, out, overlays, emitters, refsWithin, layout = "files", check = false, ...others } = options;
  const inputs = {
    ...others,
    layout,
    check,
    root: resolve(out),
    overlays: overlays?.map((path) => resolve(path)),
    emitters: emitters?.map((path) => resolve(path)),
    refsWithin: refsWithin === undefined ? undefined : resolve(refsWithin),
  };
  if (!isAddress(spec)) return await run({ ...inputs, spec: resolve(spec) });
  const { file, dispose } = await fetchDocument(spec);
  try {
    return await run({ ...inputs, spec: file, source: basename(file) });
  } finally {
    dispose();
  }
}
