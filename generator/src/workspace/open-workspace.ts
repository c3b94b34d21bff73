import { type Configuration, loadDocument, type LoadOptions, ProblemsError } from "@shortvideo-api/document/source";
import { readWorkspaceConfig, type WorkspaceConfig } from "../config/workspace-config.ts";
import { type ApiModel, buildModel } from "@shortvideo-api/model/source";

/** A workspace and its API. */
export interface Workspace {
  readonly settings: WorkspaceConfig;
  readonly model: ApiModel;
  /** Absolute paths of all files of the document, the document first. */
  readonly documents: readonly string[];
}

/** Reads a workspace and its document. Throws an error that says what to do if one of them has problems. */
export async function openWorkspace(folder: string): Promise<Workspace> {
  const settings = readWorkspaceConfig(folder);
  const { files, model } = await readModel(settings.specFile, { config: settings, source: settings.spec });
  return { settings, model, documents: files.filter((file) => !settings.overlayFiles.includes(file)) };
}

/** A document that was read without a workspace. */
interface ReadModel {
  readonly model: ApiModel;
  /** Absolute paths of all files of the document, and of its overlays. */
  readonly files: readonly string[];
  /** Whether all names are derived, if a configuration or the document decides it. */
  readonly names: Configuration["names"];
}

/** Reads a document. Throws {@link ProblemsError} if it has problems. `source` is its name in generated files. */
export async function readModel(
  spec: string,
  { source, ...options }: LoadOptions & { source?: string },
): Promise<ReadModel> {
  const loaded = await loadDocument(spec, options);
  if (!loaded.document) throw new ProblemsError(loaded.diagnostics);
  const { model, diagnostics } = buildModel(loaded.document, { source });
  const warnings = [...loaded.diagnostics, ...diagnostics];
  if (!model || warnings.some(({ severity }) => severity === "error")) throw new ProblemsError(warnings);
  const { "x-names": names } = loaded.document.root;
  const decided = names === "derived" || names === "as-written" ? names : undefined;
  return { model, files: loaded.document.files, names: decided };
}
