import { resolve } from "node:path";
import { type Diagnostic, loadDocument } from "@shortvideo-api/document/source";
import { buildModel } from "../model/build-model.ts";
import type { ApiModel } from "../model/api/model.ts";
import { ProblemsError } from "../problems-error.ts";
import { readSettings, type Settings } from "./read-settings.ts";

/** A workspace and its API. */
export interface Workspace {
  readonly settings: Settings;
  /** Absolute path of the document. */
  readonly spec: string;
  /** Absolute paths of the overlays, in order. */
  readonly overlays: readonly string[];
  readonly model: ApiModel;
  readonly warnings: readonly Diagnostic[];
}

/** Reads a workspace and its document. Throws an error that says what to do if one of them has problems. */
export async function openWorkspace(folder: string): Promise<Workspace> {
  const settings = readSettings(folder);
  const spec = resolve(folder, settings.spec);
  const overlays = settings.overlays.map((file) => resolve(folder, file));
  return { settings, spec, overlays, ...(await readModel(spec, { overlays, source: settings.spec })) };
}

/** Reads a document. Throws {@link ProblemsError} if it has problems. `source` is its name in generated files. */
export async function readModel(
  spec: string,
  { overlays, refsWithin, source }: { overlays?: readonly string[]; refsWithin?: string | undefined; source?: string },
): Promise<Pick<Workspace, "model" | "warnings"> & { readonly files: readonly string[] }> {
  const loaded = await loadDocument(spec, { overlays, refsWithin });
  if (!loaded.document) throw new ProblemsError(loaded.diagnostics);
  const { model, diagnostics } = buildModel(loaded.document, source);
  const warnings = [...loaded.diagnostics, ...diagnostics];
  if (!model || warnings.some(({ severity }) => severity === "error")) throw new ProblemsError(warnings);
  return { model, warnings, files: loaded.document.files };
}
