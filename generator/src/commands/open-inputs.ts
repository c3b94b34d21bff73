import { resolve } from "node:path";
import type { Command } from "commander";
import type { Config } from "@shortvideo-api/document/source";
import { isAddress, type Revision } from "@shortvideo-api/document/revision/source";
import { findCallerFolder, isSource, ownSpec, settings } from "../config/paths.ts";
import { overlayOption } from "./overlay-option.ts";
import { printTrouble } from "./print-result.ts";

/** The flags that name a document, and what it is read with. */
export interface InputFlags {
  readonly spec?: string;
  readonly config?: string;
  readonly refsWithin?: string;
  readonly overlay: readonly string[];
}

/** A document, and what it is read with. */
export interface Inputs {
  /** Absolute path of the document, or its address. */
  readonly spec: string;
  readonly refsWithin: string | undefined;
  /** Absolute paths, those of the configuration first. */
  readonly overlays: readonly string[];
  /** The configuration of `--config`; otherwise that of the workspace. */
  readonly config: Config | undefined;
}

/** Adds the options of {@link InputFlags} to a command. */
export function addInputOptions(command: Command): Command {
  return command
    .option(
      "--spec <file>",
      "the document, or its address, which is fetched (default: spec/openapi.yaml of this repository)",
    )
    .option("--config <file>", "a configuration, such as openapi-monorepo.json, which names the document and more")
    .option("--refs-within <folder>", "the folder of all files that a `$ref` may name (default: that of the document)")
    .addOption(overlayOption());
}

/** Finds the document that the flags name. Reports the problems of the configuration. */
export async function openInputs(flags: InputFlags): Promise<Inputs | "unusable"> {
  const config = await openConfig(flags);
  if (config === "unusable") return config;
  const folder = findCallerFolder();
  const spec = flags.spec === undefined ? (config?.specFile ?? ownSpec) : findDocument(flags.spec);
  const isConfigured = flags.config !== undefined || spec === ownSpec;
  return {
    spec,
    refsWithin: flags.refsWithin === undefined ? config?.refsWithinFolder : resolve(folder, flags.refsWithin),
    overlays: [
      ...(isConfigured && config ? config.overlayFiles : []),
      ...flags.overlay.map((file) => resolve(folder, file)),
    ],
    config,
  };
}

/** Returns a message if the working directory is in no workspace. The generator's own repository counts as one. */
export async function explainNoWorkspace(): Promise<string | undefined> {
  if (isSource || settings !== undefined) return undefined;
  const { configurationFile } = await import("@shortvideo-api/document/source");
  return `This is not a workspace: no folder from \`${process.cwd()}\` upwards has \`${configurationFile}\`. \`init\` makes one.`;
}

/** Fetches a document that the caller names. Reports the reason if it cannot be fetched. */
export async function openAddress(address: string): Promise<Revision | "unusable"> {
  const { fetchDocument } = await import("@shortvideo-api/document/revision/source");
  try {
    return await fetchDocument(address);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was written.`);
    return "unusable";
  }
}

/** Returns the absolute path of a document, or its address as it is. */
function findDocument(spec: string): string {
  return isAddress(spec) ? spec : resolve(findCallerFolder(), spec);
}

/** Reads the configuration that `--config` names; otherwise that of the workspace. Reports its problems. */
async function openConfig({ config }: InputFlags): Promise<Config | "unusable" | undefined> {
  if (config === undefined) return settings;
  try {
    const { readConfig } = await import("@shortvideo-api/document/source");
    return readConfig(resolve(findCallerFolder(), config));
  } catch (error) {
    printTrouble(error);
    return "unusable";
  }
}
