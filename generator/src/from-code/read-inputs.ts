import { resolve } from "node:path";
import type { Config } from "@shortvideo-api/document/source";
import { isAddress } from "@shortvideo-api/document/revision/source";

/** The names of a document, and what it is read with. Paths may be relative. */
export interface InputOptions {
  /** Path of the document, or its address, which is fetched. Default: the document that `config` names. */
  readonly spec?: string | undefined;
  /** Path of a configuration, such as `openapi-monorepo.json`. */
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

/** The document that is read if the caller names none. */
export interface UsualInputs {
  /** Absolute path. */
  readonly spec: string | undefined;
  readonly config: Config | undefined;
}

/**
 * Finds the document that a caller names. Relative paths begin in `folder`. Throws a `ProblemsError` if the configuration has problems,
 * and a `TypeError` if there is no document.
 */
export async function readInputs(
  options: InputOptions,
  folder: string,
  usual: UsualInputs = { spec: undefined, config: undefined },
): Promise<Inputs> {
  const config = options.config === undefined ? usual.config : await readNamed(resolve(folder, options.config));
  const spec = options.spec === undefined ? (config?.specFile ?? usual.spec) : resolveSpec(options.spec, folder);
  if (spec === undefined) throw new TypeError("Name a document by `spec`, or a configuration by `config`.");
  // The configuration of the workspace belongs to its own document only.
  const isConfigured = options.config !== undefined || spec === usual.spec;
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

async function readNamed(file: string): Promise<Config> {
  const { readConfig } = await import("@shortvideo-api/document/source");
  return readConfig(file);
}

/** Returns the absolute path of a document, or its address as it is. */
function resolveSpec(spec: string, folder: string): string {
  return isAddress(spec) ? spec : resolve(folder, spec);
}
