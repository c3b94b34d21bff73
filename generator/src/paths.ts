import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findWorkspace, readSettings, type Settings } from "./workspace/read-settings.ts";

/** Whether this is the generator of this repository, which runs from its sources, and not an installed one. */
export const isSource = import.meta.url.endsWith(".ts");

/** The folder of `generator/`, `spec/` and `packages/`; for an installed generator, the workspace around the working directory. */
export const repository = isSource
  ? fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "")
  : (findWorkspace(process.cwd()) ?? process.cwd());

/** The settings of the workspace; `undefined` in this repository, and outside of workspaces. */
export const settings: Settings | undefined =
  findWorkspace(repository) === repository ? readSettings(repository) : undefined;

/** The document of this repository or workspace. */
export const ownSpec = resolve(repository, settings?.spec ?? "spec/openapi.yaml");

/** The overlays of the workspace. */
export const overlays: readonly string[] = (settings?.overlays ?? []).map((file) => resolve(repository, file));

/** The scope of the packages in this repository. */
export const ownScope = "@shortvideo-api";

/** A repository, and its document. */
export interface RepositoryPaths {
  readonly repository: string;
  readonly spec: string;
}

/** This repository. */
export const ownPaths: RepositoryPaths = { repository, spec: ownSpec };

/** Where relative paths begin: npm runs scripts in the root of the repository and sets `INIT_CWD`. */
export function callerFolder(): string {
  const { INIT_CWD } = process.env;
  return process.cwd() === repository && INIT_CWD !== undefined ? INIT_CWD : process.cwd();
}
