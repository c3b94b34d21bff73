import { type Command, Option } from "commander";
import { isAddress } from "@shortvideo-api/document/source";
import { findCallerFolder, isSource, ownSpec, project, settings } from "../config/paths.ts";
import type { WorkspaceConfig } from "../config/workspace-config.ts";
import { type Inputs, readInputs } from "../from-code/read-inputs.ts";
import { printTrouble } from "./print-result.ts";

/** The flags that name a document, and what it is read with. */
export interface InputFlags {
  readonly spec?: string;
  readonly config?: string;
  readonly refsWithin?: string;
  readonly overlay: readonly string[];
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

/** Creates the option `--overlay`, which can be repeated. */
export function overlayOption(): Option {
  return new Option("--overlay <file>", "apply this OpenAPI Overlay 1.0 or 1.1 file first; can be repeated")
    .default([], "none")
    .argParser<readonly string[]>((file, others) => [...others, file]);
}

/** Finds the document that the flags name. With `check`, writes no configuration. Reports the problems of the configuration. */
export async function openInputs(
  { overlay, spec, config, refsWithin }: InputFlags,
  { check }: { readonly check: boolean },
): Promise<Inputs | "unusable"> {
  const usual = { spec: ownSpec, config: project };
  try {
    const named = { spec, config, refsWithin, overlays: overlay };
    return await readInputs(named, { folder: findCallerFolder(), usual, check });
  } catch (error) {
    printTrouble(error);
    return "unusable";
  }
}

/** Names a document for messages. The address of one may contain a key in its query, and a password. */
export function nameDocument(spec: string): string {
  return isAddress(spec) ? spec.replace(/[?#].*$/s, "").replace(/\/\/[^/]*@/, "//") : spec;
}

/** Returns a message if the working directory is in no workspace. The generator's own repository counts as one. */
export async function explainNoWorkspace(): Promise<string | undefined> {
  if (isSource || settings !== undefined) return undefined;
  if (project)
    return `The layout of \`${project.file}\` is \`files\`. This command needs a workspace, which \`init\` makes.`;
  const { configurationFile } = await import("@shortvideo-api/document/source");
  return `This is not a workspace: no folder from \`${process.cwd()}\` upwards has \`${configurationFile}\`. \`init\` makes one.`;
}

/** Reports if the working directory is in no workspace. Returns the exit code: 0 in a workspace, and otherwise 2. */
export async function checkWorkspace(): Promise<number> {
  const obstacle = await explainNoWorkspace();
  if (obstacle === undefined) return 0;
  console.error(obstacle);
  return 2;
}

/** Returns the configuration of the workspace. Reports if the working directory is in none that `init` has made. */
export async function openSettings(): Promise<WorkspaceConfig | undefined> {
  if (settings === undefined) {
    console.error((await explainNoWorkspace()) ?? "This command needs a workspace that `init` has made.");
  }
  return settings;
}
