import { statSync } from "node:fs";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Command, Option } from "commander";
import { isAddress, type Layout } from "@shortvideo-api/document/source";
import { findCallerFolder, isSource, ownSpec, project, repository, settings } from "../config/paths.ts";
import { type CodeOptions, generate } from "../from-code/generate.ts";
import { addInputOptions, explainNoWorkspace, type InputFlags, nameDocument, openInputs } from "./open-inputs.ts";
import { printResult, printTrouble, startProgress } from "./print-result.ts";
import type { ImportExtension } from "../layout/import-extension.ts";
import { readFlags } from "@shortvideo-api/diff/commands/source";

interface Flags extends InputFlags {
  check?: true;
  watch?: true;
  types?: true;
  out?: string;
  layout?: Layout;
  extension?: ImportExtension;
}

const help = `
The document is OpenAPI 3.0 to 3.2, as YAML or JSON. Generated code goes into packages/*/src/generated/. Those folders
contain nothing else: the generator deletes files that the document no longer produces. In a workspace of \`init\`, the marked
sections of the READMEs follow the document, too. A run writes all files or none.

Outside of a workspace, the layout is \`files\`: the code and its runtime become files of your project, below --out. They import only
openapi-fetch, which you install. The generator writes and deletes only files whose first line names it, and none of another --out.

Exit code: 0 done or up to date, 1 the document has problems or --check found a difference, 2 usage error.

Examples:
  npm run generate                                         from spec/openapi.yaml, into packages/
  npm run generate -- --check                              in CI: fails if the committed code is out of date
  npm run generate -- --watch --types                      generates and type-checks after each save, until Ctrl-C
  npm run generate -- --spec api.yaml --out ../api-code    the code of another document alone; \`openapi-monorepo init\`
                                                           makes a whole workspace for it
  npm run generate -- --config openapi-monorepo.json --out ../api-code
  npx @shortvideo-api/generator generate --spec api.yaml --out src/api    files of an existing project`;

/** Runs the command line in a process that does nothing else. Returns the exit code. */
export function runAlone(args: readonly string[]): Promise<number> {
  if (!args.includes("--watch")) for (const flag of flagsOfShortRun) setFlagsFromString(flag);
  return main(args);
}

/**
 * Settings of V8 for a run of a few seconds. It is too short for the optimizing compiler, and calls most functions too seldom for the
 * compiler below it. Without the first, large documents take 20 % less time. The second saves 5 % for all documents.
 */
const flagsOfShortRun = ["--no-opt", "--invocation-count-for-maglev=2000"];

/** Runs the command line. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readOwnFlags(args);
  if (typeof flags === "number") return flags;
  const inputs = await openInputs(flags, { check: flags.check ?? false });
  if (inputs === "unusable") return 1;
  const { spec, refsWithin, overlays, config } = inputs;
  const { scope, packages, emitterFiles: emitters } = config ?? {};
  const usual = config?.layout ?? (isSource || settings !== undefined ? "packages" : "files");
  const { extension, layout = usual } = flags;
  const out = flags.out ?? (layout === "files" ? config?.outFolder : undefined);
  const root = resolve(findCallerFolder(), out ?? repository);
  const names = layout === "files" ? {} : { scope, packages };
  const mistake = await findMistake({ ...flags, out, layout }, spec, root);
  if (mistake !== undefined) {
    console.error(mistake);
    return 2;
  }
  const choices = { spec, out: root, refsWithin, overlays, ...names, layout, extension, emitters };
  if (flags.watch) {
    const { runWatch } = await import("./run-watch.ts");
    return await runWatch({ ...choices, types: flags.types ?? false });
  }
  return await runOnce({ ...choices, check: flags.check ?? false });
}

/** Returns the message about a wrong use of the command line; `undefined` if none exists. */
async function findMistake(
  flags: Omit<Flags, "out"> & { out: string | undefined },
  spec: string,
  root: string,
): Promise<string | undefined> {
  if (flags.layout === "files") {
    const isNamed = flags.spec !== undefined || flags.config !== undefined || project !== undefined;
    if (flags.out === undefined || !isNamed) {
      return "Name the document and a folder for its code: `--spec api.yaml --out src/api`. For a workspace of packages, use `init`.";
    }
    if (flags.types) return "`--types` checks the packages of a workspace. Let your project check its files.";
  } else {
    const noWorkspace = await explainNoWorkspace();
    if (noWorkspace !== undefined) return noWorkspace;
  }
  if (spec !== ownSpec && flags.out === undefined) {
    return (
      `\`${flags.spec === undefined ? `--config ${flags.config}` : `--spec ${nameDocument(flags.spec)}`}\` is another document, and its code would replace this repository's own packages. ` +
      "Name a folder for it: `--out FOLDER`."
    );
  }
  if (settings !== undefined && root === repository) {
    const { findOtherVersion } = await import("../workspace/find-other-version.ts");
    const { readGeneratorVersion } = await import("../config/read-generator-version.ts");
    const mistake = findOtherVersion(root, readGeneratorVersion());
    if (mistake !== undefined) return mistake;
  }
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() === false) {
    return `\`--out ${flags.out}\` is a file; name a folder, or one that does not exist yet.`;
  }
  return undefined;
}

/** Generates or checks, and prints the result. Returns the exit code. */
async function runOnce(options: CodeOptions & { readonly spec: string; readonly check: boolean }): Promise<number> {
  const { spec, out: root, check } = options;
  const progress = startProgress(process.stderr);
  const startedAt = performance.now();
  try {
    const result = await generate({ ...options, onStage: progress.show });
    progress.clear();
    printResult(result, { spec: nameDocument(spec), root, check, durationMs: performance.now() - startedAt });
    return check && result.outOfDate.length > 0 ? 1 : 0;
  } catch (error) {
    progress.clear();
    printTrouble(error);
    return 1;
  }
}

/** Returns the flags, or the exit code if there is nothing to run. */
function readOwnFlags(args: readonly string[]): Flags | number {
  const command = new Command("openapi-monorepo generate")
    .description("Generates types, client, pagination helpers and fixtures from one OpenAPI document.")
    .option("--check", "write nothing; fail if a file is out of date, and name the operations that drifted")
    .option("--watch", "generate after each save of the document, until Ctrl-C")
    .option("--types", "with --watch: type-check the packages after each generation")
    .option("--out <folder>", "write below this folder (default: this repository)")
    .addOption(
      new Option(
        "--layout <layout>",
        "sources of several packages or of one, or files of a project (default: that of the workspace, or files)",
      ).choices(["packages", "package", "files"]),
    )
    .addOption(
      new Option(
        "--extension <end>",
        "the end of imports in the layout `files` (default: as the tsconfig.json around --out expects)",
      ).choices(["js", "ts", "none"]),
    )
    .addHelpText("after", help);
  return readFlags<Flags>(addInputOptions(command), args, ({ check, watch, types, spec = "" }) => {
    if (watch && isAddress(spec))
      command.error("`--watch` follows files, and `--spec` is an address. Save the document first.");
    if (check && watch) command.error("`--check` compares once and `--watch` writes. Use one of them.");
    if (types && !watch) command.error("`--types` works only with `--watch`. Without it, run `npm test`.");
  });
}
