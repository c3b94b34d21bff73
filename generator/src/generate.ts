import { basename, isAbsolute, join, relative } from "node:path";
import { type Diagnostic, loadDocument } from "@shortvideo-api/document/source";
import { ProblemsError } from "./problems-error.ts";
import { emitClient } from "./emit/emit-client.ts";
import { emitFixtures } from "./emit/emit-fixtures.ts";
import { emitPagination } from "./emit/emit-pagination.ts";
import { emitTypes } from "./emit/emit-types.ts";
import { emitWire } from "./emit/emit-wire.ts";
import type { GeneratedFile } from "./output/generated-file.ts";
import { formatFiles } from "./emit/print/format.ts";
import { buildModel } from "./model/build-model.ts";
import type { ApiModel } from "./model/api/model.ts";
import { type OutOfDate, syncFiles } from "./output/sync-files.ts";

export interface GenerateOptions {
  /** Folder below which `packages/<name>/src/generated/` stand. */
  root: string;
  /** The document; left out, `spec/openapi.yaml` below `root`. */
  spec?: string;
  /** Compares and writes nothing. */
  check?: boolean;
  /** Files to write where they are absent. */
  seeds?: readonly GeneratedFile[];
  /** Hears the name of each stage as it begins. */
  onStage?: (stage: string) => void;
}

/** The result of a run. */
export interface Generation {
  /** Files that were out of date; they are written by now, unless the run was a check. */
  outOfDate: readonly OutOfDate[];
  files: readonly GeneratedFile[];
  model: ApiModel;
  /** Every file that the document is made of. */
  sources: readonly string[];
  /** SHA-256 of each of them, as it was read; `null` for one that is not there. */
  hashes: readonly (string | null)[];
  warnings: readonly Diagnostic[];
}

/** The whole pipeline. Throws {@link ProblemsError} when the document has problems, and then writes nothing. */
export async function generate(options: GenerateOptions): Promise<Generation> {
  const { root, spec = join(root, "spec/openapi.yaml"), check = false, seeds, onStage } = options;
  onStage?.("Reading the document");
  const loaded = await loadDocument(spec);
  if (!loaded.document) throw new ProblemsError(loaded.diagnostics);
  const { document } = loaded;
  onStage?.("Building the model");
  const { model, diagnostics } = buildModel(document, nameSource(root, document.file));
  const warnings = [...loaded.diagnostics, ...diagnostics];
  if (!model || warnings.some(({ severity }) => severity === "error")) throw new ProblemsError(warnings);
  onStage?.("Printing the code");
  const emitted = [
    emitTypes(document, model),
    emitWire(model),
    emitPagination(model),
    emitClient(model),
    emitFixtures(model),
  ];
  onStage?.("Formatting the code");
  const files = await formatFiles(emitted.flat());
  onStage?.(check ? "Comparing" : "Writing");
  const outOfDate = await syncFiles(files, { root, check, ...(seeds && { seeds }) });
  return { outOfDate, files, model, sources: document.files, hashes: document.hashes, warnings };
}

/** The name of the document in generated files: its path below the root, which is the same on every machine. */
function nameSource(root: string, file: string): string {
  const path = relative(root, file);
  return path.startsWith("..") || isAbsolute(path) ? basename(file) : path.replaceAll("\\", "/");
}
