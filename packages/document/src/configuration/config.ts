import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { ProblemsError } from "../diagnostics/problems-error.ts";
import { isNode } from "../openapi/node.ts";
import { readSource } from "../text/source.ts";
import { type Configuration, configurationFile, partEmitters } from "./configuration.ts";
import { loadConfiguration } from "./read-configuration.ts";

/** A configuration, and the absolute paths in it. */
export interface Config extends Configuration {
  /** Absolute path of the file. */
  readonly file: string;
  /** Absolute path of the document. */
  readonly specFile: string;
  /**
   * Absolute paths of the overlays, in order, and then of the configuration. Every reader of documents accepts the configuration
   * as an overlay, which leaves operations out, renames them and adds pagination.
   */
  readonly overlayFiles: readonly string[];
  /** Absolute paths of the modules with emitters: those of the parts, and then of `emitters`. */
  readonly emitterFiles: readonly string[];
  /** Absolute path of the folder of the code in the layout `files`. */
  readonly outFolder: string | undefined;
  /** Absolute path of the folder of all files that a `$ref` may name. */
  readonly refsWithinFolder: string | undefined;
}

/** Returns the nearest folder, from `folder` upwards, that has a configuration; `undefined` if none exists. */
export function findConfigFolder(folder: string): string | undefined {
  return listFolders(folder).find((each) => existsSync(join(each, configurationFile)));
}

/**
 * Reads the configuration that names a document: the one of the workspace, or the nearest one from the folder of the document
 * upwards. Returns `undefined` if none names it. Throws {@link ProblemsError} if it has problems, or if a nearer one is not readable.
 */
export function findConfig(document: string, workspace?: string): Config | undefined {
  const above = listFolders(dirname(document)).map((folder) => join(folder, configurationFile));
  const file = [...(workspace === undefined ? [] : [workspace]), ...above].find(
    (each) => existsSync(each) && mayName(each, resolve(document)),
  );
  return file === undefined ? undefined : readConfig(file);
}

/** Reads a configuration. Throws {@link ProblemsError} if it has problems. */
export function readConfig(file: string): Config {
  const { configuration, diagnostics } = loadConfiguration(file);
  if (!configuration) throw new ProblemsError(diagnostics);
  const { spec, overlays = [], parts = [], emitters = [], refsWithin, out } = configuration;
  const folder = dirname(resolve(file));
  const modules = [...parts.flatMap((part) => partEmitters[part] ?? []), ...emitters];
  return {
    ...configuration,
    file: resolve(file),
    specFile: resolve(folder, spec),
    overlayFiles: [...overlays.map((path) => resolve(folder, path)), resolve(file)],
    emitterFiles: [...new Set(modules.map((name) => findModule(folder, name)))],
    outFolder: out === undefined ? undefined : resolve(folder, out),
    refsWithinFolder: refsWithin === undefined ? undefined : resolve(folder, refsWithin),
  };
}

/** Finds a module: a file, or an installed package. Returns the path of the file if there is neither. */
function findModule(folder: string, name: string): string {
  const file = resolve(folder, name);
  if (existsSync(file)) return file;
  try {
    return createRequire(join(folder, configurationFile)).resolve(name);
  } catch {
    return file;
  }
}

/** Lists a folder and all folders above it. */
function listFolders(folder: string): string[] {
  const folders = [resolve(folder)];
  for (let above = dirname(resolve(folder)); above !== folders.at(-1); above = dirname(above)) folders.push(above);
  return folders;
}

/** Returns `false` if a configuration names another document, whatever other problems it has. */
function mayName(file: string, document: string): boolean {
  const source = readSource(file);
  if ("code" in source || !isNode(source.value)) return true;
  const { spec } = source.value;
  return typeof spec !== "string" || resolve(dirname(file), spec) === document;
}
