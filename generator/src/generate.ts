import { basename, isAbsolute, join, relative } from "node:path";
import { type Diagnostic, loadDocument, namePackage, ProblemsError } from "@shortvideo-api/document/source";
import { emitClient } from "./emit/emit-client.ts";
import { emitFixtures } from "./emit/emit-fixtures.ts";
import { emitPagination } from "./emit/emit-pagination.ts";
import { emitReadmes } from "./emit/emit-readmes.ts";
import { emitTypes } from "./emit/emit-types.ts";
import { emitWire } from "./emit/emit-wire.ts";
import type { GeneratedFile } from "./output/generated-file.ts";
import { runEmitters } from "./emitter/run-emitters.ts";
import { formatFiles } from "./emit/print/format.ts";
import type { GenerationChoices } from "./output/generation-choices.ts";
import { ownScope } from "./config/paths.ts";
import { arrangeSource } from "./layout/arrange-sources.ts";
import { completeFiles, type FilesLayout } from "./layout/files-layout.ts";
import { type ApiModel, buildModel } from "@shortvideo-api/model/source";
import { type OutOfDate, syncFiles } from "./output/sync-files.ts";

/** Options of {@link generate}. */
export interface GenerateOptions extends GenerationChoices {
  /** The folder that contains `packages/<name>/src/generated/`. */
  root: string;
  /** The document. Default: `spec/openapi.yaml` below `root`. */
  spec?: string;
  /** The name of the document in generated files. Default: its path below `root`. */
  source?: string | undefined;
  /** The runtime of the layout `files`, which requires it. */
  files?: FilesLayout | undefined;
  /** Compares and writes nothing. */
  check?: boolean;
  /** Whether `root` may belong to another project. Then no file is deleted in it unless it contains generated code. */
  mayBeForeign?: boolean;
  /** Called with the name of each stage when it begins. */
  onStage?: ((stage: string) => void) | undefined;
}

/** The result of a run. */
export interface Generation {
  /** Files that were out of date. The run has written them, unless it was a check. */
  outOfDate: readonly OutOfDate[];
  /** All generated files, also those that were up to date. */
  files: readonly GeneratedFile[];
  model: ApiModel;
  /** Absolute paths of all files of the document. */
  sources: readonly string[];
  /** SHA-256 of each source, as the run read it; `null` if the file is missing. */
  hashes: readonly (string | null)[];
  warnings: readonly Diagnostic[];
}

/** Runs the whole pipeline. Throws {@link ProblemsError} if the document has problems, and then writes nothing. */
export async function generate(options: GenerateOptions): Promise<Generation> {
  const { root, spec = join(root, "spec/openapi.yaml"), refsWithin, overlays, check = false, onStage } = options;
  const { scope = ownScope, packages = {}, layout = "packages" } = options;
  onStage?.("Reading the document");
  const loaded = await loadDocument(spec, { refsWithin, overlays });
  if (!loaded.document) throw new ProblemsError(loaded.diagnostics);
  const { document } = loaded;
  onStage?.("Building the model");
  const source = options.source ?? nameSource(root, document.file);
  const { model, root: splitRoot, diagnostics } = buildModel(document, { source });
  const warnings = [...loaded.diagnostics, ...diagnostics];
  if (!model || warnings.some(({ severity }) => severity === "error")) throw new ProblemsError(warnings);
  onStage?.("Printing the code");
  const naming = { scope, packages, ...(layout !== "files" && { layout }) };
  const emitted = [
    emitTypes({ root: splitRoot }, model),
    emitWire(model),
    emitPagination(model),
    emitClient(model, layout === "files" ? undefined : namePackage("client", naming)),
    emitFixtures(model),
  ];
  const own = emitted.flat();
  const added = await runEmitters(
    options.emitters ?? [],
    { draft: model, root: splitRoot },
    own.map(({ path }) => path),
  );
  onStage?.("Formatting the code");
  const isOurs = layout === "packages" && scope === ownScope && Object.keys(packages).length === 0;
  const arrange = <File extends GeneratedFile>(file: File): File =>
    isOurs ? file : arrangeSource(file, { layout, naming });
  const formatted = { own: await formatFiles(own.map(arrange)), added: await formatFiles(added.map(arrange)) };
  const files = options.files
    ? completeFiles(formatted, options.files, source)
    : [...formatted.own, ...formatted.added];
  onStage?.(check ? "Comparing" : "Writing");
  // The READMEs of this repository are written by hand.
  const readmes = isOurs || layout === "files" ? {} : emitReadmes(model, naming);
  const outOfDate = await syncFiles(files, {
    root,
    check,
    area: layout,
    mayBeForeign: options.mayBeForeign,
    readmes,
  });
  return { outOfDate, files, model, sources: document.files, hashes: document.hashes, warnings };
}

/** Names the document in generated files by its path below the root, which is the same on every machine. */
function nameSource(root: string, file: string): string {
  const path = relative(root, file);
  return path.startsWith("..") || isAbsolute(path) ? basename(file) : path.replaceAll("\\", "/");
}
