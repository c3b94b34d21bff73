import { resolve } from "node:path";
import { type Config, isAddress } from "@shortvideo-api/document/source";

/** The names of a document, and what it is read with. Paths may be relative. */
export interface InputOptions {
  /** Path of the document, or its address, which is fetched. Default: the document that `config` names. */
  readonly spec?: string | undefined;
  /** Path of a configuration: `openapi-monorepo.json`, or the module that it is written from, `openapi-monorepo.config.ts`. */
  readonly config?: string | undefined;
  /** Paths of files of OpenAPI Overlay 1.0 or 1.1, which are applied in this order, after those of the configuration. */
  readonly overlays?: readonly string[] | undefined;
  /** Path of the folder of all files that a `$ref` may name. Default: that of the configuration, or the folder of the document. */
  readonly refsWithin?: string | undefined;
}

/** A document, and what it is read with. */
export interface Inputs {
  /** Absolute path of the document, or its address. */
  readonly spec: string;
  readonly refsWithin: string | undefined;
  /** Absolute paths, those of the configuration first. */
  readonly overlays: readonly string[];
  /** The configuration that the caller names; otherwise that of the workspace. */
  readonly config: Config | undefined;
}

/** Choices of {@link readInputs}. */
export interface ReadingOptions {
  /** The folder that relative paths begin in. Default: the working directory. */
  readonly folder?: string;
  /** The document that is read if the caller names none: its absolute path and its configuration. */
  readonly usual?: { readonly spec: string; readonly config: Config | undefined };
  /** Whether the JSON of a configuration in TypeScript is only compared. Default: it is written. */
  readonly check?: boolean;
}

/**
 * Finds the document that a caller names. Throws a `ProblemsError` if the configuration has problems,
 * and a `TypeError` if there is no document.
 */
export async function readInputs(
  options: InputOptions,
  { folder = process.cwd(), usual, check = false }: ReadingOptions = {},
): Promise<Inputs> {
  const named = options.config === undefined ? undefined : resolve(folder, options.config);
  const config = named === undefined ? usual?.config : await readNamed(named, check);
  const spec = options.spec === undefined ? (config?.specFile ?? usual?.spec) : resolveSpec(options.spec, folder);
  if (spec === undefined) throw new TypeError("Name a document by `spec`, or a configuration by `config`.");
  // The configuration of the workspace belongs to its own document only.
  const isConfigured = options.config !== undefined || spec === usual?.spec;
  return {
    spec,
    refsWithin: options.refsWithin === undefined ? config?.refsWithinFolder : resolve(folder, options.refsWithin),
    overlays: [
      ...(isConfigured && config ? config.overlayFiles : []),
      ...(options.overlays ?? []).map((file) => resolve(folder, file)),
    ],
    config,
  };
}

async function readNamed(file: string, check: boolean): Promise<Config> {
  const { isConfigurationModule, writeConfiguration } = await import("../config/configuration-module.ts");
  const { readConfig } = await import("@shortvideo-api/document/source");
  return readConfig(isConfigurationModule(file) ? await writeConfiguration(file, { check }) : file);
}

/** Returns the absolute path of a document, or its address as it is. */
function resolveSpec(spec: string, folder: string): string {
  return isAddress(spec) ? spec : resolve(folder, spec);
}
