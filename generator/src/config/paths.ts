import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "@shortvideo-api/document/source";
import type { WorkspaceConfig } from "./workspace-config.ts";

/** Whether this is the generator of this repository, which runs from its sources, and not an installed one. */
export const isSource = import.meta.url.endsWith(".ts");

/** The configuration around the working directory, of a workspace or of a project with files; `undefined` in this repository. */
export const project = await openProject();

/** The configuration of the workspace around the working directory; `undefined` in this repository, and outside of workspaces. */
export const settings: WorkspaceConfig | undefined =
  project?.scope === undefined || project.layout === "files" ? undefined : { ...project, scope: project.scope };

/** The folder of `spec/` and `packages/`: this repository, or the workspace. */
export const repository = findRepository();

/** The document of this repository, workspace or project. */
export const ownSpec = project?.specFile ?? resolve(repository, "spec/openapi.yaml");

/** The overlays of the workspace or project. */
export const overlays: readonly string[] = project?.overlayFiles ?? [];

/** The scope of the packages in this repository. */
export const ownScope = "@shortvideo-api";

/** A repository and its document. */
export interface RepositoryPaths {
  /** Absolute path. */
  readonly repository: string;
  /** Absolute path. */
  readonly spec: string;
  /** Absolute path of the configuration of a workspace. */
  readonly configuration?: string | undefined;
}

/** The paths of this repository, or of the workspace. */
export const ownPaths: RepositoryPaths = { repository, spec: ownSpec, configuration: project?.file };

/** Returns the folder that relative paths of the caller begin in. npm runs scripts in the root of the repository and sets `INIT_CWD`. */
export function findCallerFolder(): string {
  const { INIT_CWD } = process.env;
  return process.cwd() === repository && INIT_CWD !== undefined ? INIT_CWD : process.cwd();
}

/** Reads the configuration around the working directory, if any. In this repository, it loads nothing: a run without changes takes less time than that. */
async function openProject(): Promise<Config | undefined> {
  if (isSource) return undefined;
  const { configurationFile, findConfigFolder, readConfig } = await import("@shortvideo-api/document/source");
  const { readWorkspaceConfig } = await import("./workspace-config.ts");
  const folder = findConfigFolder(process.cwd());
  if (folder === undefined) return undefined;
  const config = readConfig(join(folder, configurationFile));
  return config.layout === "files" ? config : readWorkspaceConfig(folder);
}

function findRepository(): string {
  if (isSource) return fileURLToPath(new URL("../../../", import.meta.url)).replace(/[\\/]$/, "");
  return project ? dirname(project.file) : process.cwd();
}
