import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  type Configuration,
  configurationFile,
  loadConfiguration,
  ProblemsError,
} from "@shortvideo-api/document/source";

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
  /** Absolute paths of the modules with emitters. */
  readonly emitterFiles: readonly string[];
  /** Absolute path of the folder of all files that a `$ref` may name. */
  readonly refsWithinFolder: string | undefined;
}

/** Returns the nearest folder, from `folder` upwards, that has a configuration; `undefined` if none exists. */
export function findConfigFolder(folder: string): string | undefined {
  for (let current = resolve(folder); ; current = dirname(current)) {
    if (existsSync(join(current, configurationFile))) return current;
    if (dirname(current) === current) return undefined;
  }
}

/** Reads a configuration. Throws {@link ProblemsError} if it has problems. */
export function readConfig(file: string): Config {
  const { configuration, diagnostics } = loadConfiguration(file);
  if (!configuration) throw new ProblemsError(diagnostics);
  const { spec, overlays = [], emitters = [], refsWithin } = configuration;
  const folder = dirname(resolve(file));
  return {
    ...configuration,
    file: resolve(file),
    specFile: resolve(folder, spec),
    overlayFiles: [...overlays.map((path) => resolve(folder, path)), resolve(file)],
    emitterFiles: emitters.map((path) => resolve(folder, path)),
    refsWithinFolder: refsWithin === undefined ? undefined : resolve(folder, refsWithin),
  };
}

/** The configuration of a workspace, which has a scope. */
export interface WorkspaceConfig extends Config {
  readonly scope: string;
}

/** Reads the configuration of a workspace. Throws {@link ProblemsError} if it has problems, and an Error if it has no scope. */
export function readWorkspaceConfig(folder: string): WorkspaceConfig {
  const config = readConfig(join(folder, configurationFile));
  const { scope } = config;
  if (scope !== undefined) return { ...config, scope };
  throw new Error(`\`${config.file}\` has no \`scope\`. Add the scope of your packages, such as \`"scope": "@acme"\`.`);
}
