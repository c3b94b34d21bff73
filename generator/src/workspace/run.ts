import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { GenerateOptions } from "../generate.ts";
import type { FilesLayout } from "../layout/files-layout.ts";
import type { ImportExtension } from "../layout/import-extension.ts";
import type { Drift } from "../output/find-drift.ts";
import {
  fingerprintGenerator,
  fingerprintInstalled,
  recallRun,
  recordRun,
  type RunRecord,
} from "../output/run-record.ts";
import { clearLeftovers } from "../output/staging.ts";
import { recordFile } from "./record.ts";
import { isSource, repository } from "../config/paths.ts";

/** Options of {@link run}. */
export interface RunOptions extends Omit<GenerateOptions, "files" | "mayBeForeign"> {
  /** Absolute path of the document. */
  spec: string;
  /** The name, in generated files, of a document that is a temporary file. Such a run is not recorded: no later run reads the same file. */
  source?: string | undefined;
  /** The end of relative imports in the layout `files`. Default: the one that the `tsconfig.json` around `root` expects. */
  extension?: ImportExtension | undefined;
  /** Compares and writes nothing. */
  check: boolean;
  /** Generates even if nothing has changed, so that all stages are loaded afterwards. */
  fresh?: boolean;
  /** Called with the name of each stage when it begins; not called if there is nothing to do. */
  onStage?: ((stage: string) => void) | undefined;
  /** Stops the run before its next stage: it rejects with the reason of the signal, and writes nothing. The last stage writes. */
  signal?: AbortSignal | undefined;
}

/** The result of a run or of a check. */
export interface RunResult extends RunRecord {
  /** Paths below the output root, each with its former state. */
  outOfDate: readonly { path: string; was: "missing" | "different" | "superfluous" }[];
  drift: Drift;
}

/**
 * Generates, unless nothing has changed since the last run. Loads the stages only if there is something to do, since loading
 * takes longer than the comparison.
 */
export async function run({ check, fresh = false, onStage, signal, ...inputs }: RunOptions): Promise<RunResult> {
  const { root, scope, packages, layout } = inputs;
  const begin = (stage: string): void => {
    onStage?.(stage);
    signal?.throwIfAborted();
  };
  if (!check && scope !== undefined && layout !== "files" && existsSync(join(root, recordFile))) {
    const { writeRuntime } = await import("./write-runtime.ts");
    await writeRuntime(root, { scope, packages, layout });
  }
  const key = { repository: isSource ? repository : root, ...inputs };
  const generator = isSource ? fingerprintGenerator(repository) : fingerprintInstalled();
  // The code of emitters may change unnoticed, so each run with emitters generates.
  const hasEmitters = inputs.emitters !== undefined && inputs.emitters.length > 0;
  const known = fresh || hasEmitters ? undefined : recallRun(key, generator);
  if (known) {
    // A run that was killed after its last rename has left its staging folder.
    if (!check) clearLeftovers(root);
    return { ...known, outOfDate: [], drift: { operations: [], schemas: [] } };
  }

  begin("Starting");
  const { generate } = await import("../generate.ts");
  const files = layout === "files" ? await openFilesLayout(root, inputs.extension) : undefined;
  const { readCodeNames } = await import("@shortvideo-api/model/source");
  const { findDrift } = await import("../output/find-drift.ts");
  const {
    outOfDate,
    files: generated,
    model,
    sources,
    hashes,
    warnings,
  } = await generate({
    ...inputs,
    files,
    check,
    mayBeForeign: relative(repository, root) !== "",
    onStage: begin,
  });
  const counts = {
    operations: model.resources.reduce((sum, resource) => sum + resource.operations.length, 0),
    schemas: model.schemas.length,
    files: generated.length,
    warnings,
    sources,
  };
  // A new workspace is not installed yet, and `init` writes nothing that npm has not installed.
  const isInstalled = existsSync(join(key.repository, "node_modules"));
  const isLasting = inputs.source === undefined;
  if (isInstalled && isLasting && !hasEmitters && (!check || outOfDate.length === 0)) {
    recordRun(key, generator, { ...counts, inputs: hashes, outputs: generated });
  }
  return {
    ...counts,
    outOfDate: outOfDate.map(({ path, before, after }) => ({
      path,
      was: before === undefined ? "missing" : after === undefined ? "superfluous" : "different",
    })),
    drift: findDrift(outOfDate, readCodeNames(model)),
  };
}

async function openFilesLayout(root: string, extension: ImportExtension | undefined): Promise<FilesLayout> {
  const { chooseExtension } = await import("../layout/import-extension.ts");
  const { listSources } = await import("./read-templates.ts");
  return { runtime: listSources(), extension: extension ?? chooseExtension(root) };
}
