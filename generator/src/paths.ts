import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { WorkspaceConfig } from "./config/config.ts";

/** Whether this is the generator of this repository, which runs from its sources, and not an installed one. */
export const isSource = import.meta.url.endsWith(".ts");

/** The configuration of the workspace around the working directory; `undefined` in this repository, and outside of workspaces. */
export const settings = await openSettings();

/** The folder of `spec/` and `packages/`: this repository, or the workspace. */
export const repository = findRepository();

/** The document of this repository or workspace. */
export const ownSpec = settings?.specFile ?? resolve(repository, "spec/openapi.yaml");

/** The overlays of the workspace. */
export const overlays: readonly string[] = settings?.overlayFiles ?? [];

/** The scope of the packages in this repository. */
export const ownScope = "@shortvideo-api";

/** A repository, and its document. */
export interface RepositoryPaths {
  readonly repository: string;
  readonly spec: string;
  /** Absolute paths of the overlays of the document. */
  readonly overlays?: readonly string[];
}

/** This repository. */
export const ownPaths: RepositoryPaths = { repository, spec: ownSpec, overlays };

/** Where relative paths begin: npm runs scripts in the root of the repository and sets `INIT_CWD`. */
export function callerFolder(): string {
  const { INIT_CWD } = process.env;
  return process.cwd() === repository && INIT_CWD !== undefined ? INIT_CWD : process.cwd();
}

/** Loads nothing in this repository, where a run that has nothing to do takes less time than the reader of documents. */
async function openSettings(): Promise<WorkspaceConfig | undefined> {
  if (isSource) return undefined;
  const { findConfigFolder, readWorkspaceConfig } = await import("./config/config.ts");
  const folder = findConfigFolder(process.cwd());
  return folder === undefined ? undefined : readWorkspaceConfig(folder);
}

function findRepository(): string {
  if (isSource) return fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");
  return settings ? dirname(settings.file) : process.cwd();
}
