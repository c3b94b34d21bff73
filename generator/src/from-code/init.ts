import { join, resolve } from "node:path";
import {
  configurationFile,
  findConfigurationProblems,
  isAddress,
  loadDocument,
  readConfig,
} from "@shortvideo-api/document/source";
import { initWorkspace, type WorkspaceOptions } from "../init/init-workspace.ts";
import { OptionsError, readScope } from "../init/read-scope.ts";
import { suggestLists } from "../suggest/suggest-lists.ts";
import type { RunResult } from "../workspace/run.ts";
import { withDocument } from "./with-document.ts";

/** Options of {@link init}. Paths may be relative to the working directory. */
export interface InitOptions
  extends
    Pick<
      WorkspaceOptions,
      "author" | "layout" | "onStage" | "packages" | "parts" | "repository" | "scope" | "signal" | "version"
    >,
    Partial<Pick<WorkspaceOptions, "license" | "overlays">> {
  /** Path of the document, or its address, which is fetched. It is copied. */
  readonly spec: string;
  /** Path of the folder of the workspace: a new one, or one that has only files such as `.git`. */
  readonly out: string;
}

/** The result of {@link init}. */
export interface InitResult extends RunResult {
  /** The number of lists that the document describes without `x-pagination`, and that `suggest` would declare. */
  readonly suggestedLists: number;
}

/**
 * Makes a workspace for a document, as the command `init` does. All is written, or nothing.
 *
 * Throws these errors:
 * - `OptionsError`: npm or the generator does not accept an option.
 * - `ExistingWorkspaceError`: `out` is a workspace. `RefusedPathError`: it has other files.
 * - `ProblemsError`, with `diagnostics`: the document has problems. `DocumentFetchError`: it was not fetched.
 *
 * @example
 * const { operations, warnings } = await init({ spec: "api.yaml", scope: "@acme", out: "acme-api" });
 */
export async function init(options: InitOptions): Promise<InitResult> {
  const { spec, layout, packages, parts, version, license = "UNLICENSED", author, onStage, signal } = options;
  const out = resolve(options.out);
  const scope = readScope(options.scope);
  const repository = options.repository?.replace(/(?:\.git|\/)+$/, "");
  const choices = {
    scope,
    ...(layout !== undefined && { layout }),
    ...(packages && Object.keys(packages).length > 0 && { packages }),
    ...(version !== undefined && { version }),
    ...(repository !== undefined && { repository }),
    ...(parts && { parts: [...new Set(parts)] }),
  };
  const problems = findConfigurationProblems({ spec, ...choices });
  if (problems.length > 0) throw new OptionsError(problems.join("\n"));
  const overlays = (options.overlays ?? []).map((file) => resolve(file));
  const inputs = { ...choices, overlays, out, license, author, onStage, signal };
  const result = await withDocument(
    isAddress(spec) ? spec : resolve(spec),
    async ({ file }) => await initWorkspace({ ...inputs, spec: file }),
    signal,
  );
  return { ...result, suggestedLists: await countSuggested(out) };
}

/** Returns the number of lists that the document of a workspace describes without `x-pagination`. */
async function countSuggested(workspace: string): Promise<number> {
  const config = readConfig(join(workspace, configurationFile));
  const { document } = await loadDocument(config.specFile, { config });
  return document ? suggestLists(document).lists.length : 0;
}
