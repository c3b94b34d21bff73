import { relative, resolve } from "node:path";
import {
  isAddress,
  isPartName,
  type Layout,
  type PartName,
  partNames,
  printCount,
} from "@shortvideo-api/document/source";
import { Command, InvalidArgumentError, Option } from "commander";
import { printWarnings, readFlags } from "@shortvideo-api/diff/commands/source";
import { findCallerFolder } from "../config/paths.ts";
import { init } from "../from-code/init.ts";
import { ExistingWorkspaceError } from "../init/init-workspace.ts";
import { OptionsError } from "../init/read-scope.ts";
import { overlayOption } from "./open-inputs.ts";
import { printTrouble, startProgress } from "./print-result.ts";

interface Flags {
  spec: string;
  scope: string;
  layout: Layout;
  package: Readonly<Record<string, string>>;
  out: string;
  part: readonly PartName[];
  overlay: readonly string[];
  version?: string;
  license: string;
  author?: string;
  repository?: string;
}

const help = `
Makes a workspace that belongs to you: typed packages under your scope, with README, tests, CI, mock, contract runs and
releases. The document is OpenAPI 3.0 to 3.2. It is copied to spec/. From then on you edit that copy.

The layout \`packages\` has a package for each part: client, paginators, types, exact JSON, fixtures. The layout \`package\` has one
package, with a subpath for each. For files of an existing project, use \`generate --spec api.yaml --out src/api\`.

Optional parts add their packages, code and an example that \`npm test\` runs: handlers for Mock Service Worker (msw), tools for
agents (mcp), TanStack Query (tanstack-query), validators (zod, valibot). The README of the workspace says how to add one later.

Exit code: 0 done, 1 the document has problems or the folder contains other files, 2 usage error.

Examples:
  npx @shortvideo-api/generator init --spec api.yaml --scope @acme --out acme-api
  npx @shortvideo-api/generator init --spec api.yaml --scope @acme --layout package --package acme-sdk --out acme-sdk
  npx @shortvideo-api/generator init --spec api.yaml --scope @acme --part msw,zod --out acme-api
  npx @shortvideo-api/generator init --spec https://example.com/openapi.json --scope @acme --out .`;

/** Runs the command line of `init`. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = new Command("openapi-monorepo init")
    .description("Makes a workspace for an OpenAPI document in an empty folder.")
    .requiredOption("--spec <file>", "the document: a file, or an address, which is fetched")
    .requiredOption("--scope <scope>", "the scope of your packages, such as `@acme`")
    .requiredOption("--out <folder>", "the folder of the workspace: a new one, or one that has only files such as .git")
    .addOption(
      new Option("--layout <layout>", "what the workspace publishes: several packages, or one")
        .choices(["packages", "package", "files"])
        .default("packages"),
    )
    .addOption(packageOption())
    .addOption(partOption())
    .option("--version <version>", "the version before the first release: `1.4.2` (default: 0.0.0)")
    .addOption(overlayOption())
    .option("--license <name>", "SPDX name of the licence of your packages", "UNLICENSED")
    .option("--author <name>", "the holder of the licence")
    .option("--repository <address>", "page of the repository, such as https://github.com/acme/api")
    .addHelpText("after", help);
  const flags = readFlags<Flags>(command, args, ({ layout, package: packages }) => {
    if (layout === "files") {
      const spec = "generate --spec FILE --out src/api";
      command.error(`The layout \`files\` needs no workspace: \`npx @shortvideo-api/generator ${spec}\`.`);
    }
    if (layout === "packages" && Object.hasOwn(packages ?? {}, ""))
      command.error("`--package NAME` names the one package of `--layout package`. Write `--package client=NAME`.");
  });
  if (typeof flags === "number" || flags.layout === "files") return typeof flags === "number" ? flags : 2;
  const { package: named, part: parts, overlay, layout, ...options } = flags;
  const { "": only, ...others } = named;
  const packages = { ...others, ...(only !== undefined && { client: only }) };
  const folder = findCallerFolder();
  const out = resolve(folder, flags.out);
  const spec = isAddress(flags.spec) ? flags.spec : resolve(folder, flags.spec);
  const overlays = overlay.map((file) => resolve(folder, file));
  const progress = startProgress(process.stderr);
  try {
    const result = await init({ ...options, layout, packages, parts, overlays, spec, out, onStage: progress.show });
    progress.clear();
    printWarnings(result.warnings);
    const place = relative(process.cwd(), out);
    console.log(`A workspace for ${printCount(result.operations, "operation")} is in \`${out}\`.\n`);
    console.log(`Next:\n${place === "" ? "" : `  cd ${/\s/.test(place) ? `"${place}"` : place}\n`}  npm start`);
    const { suggestedLists: lists } = result;
    if (lists > 0) {
      const described = `${printCount(lists, "list")} without \`x-pagination\``;
      console.log(`\nThe document describes ${described}. To declare it:\n  ${suggestion}`);
    }
    return 0;
  } catch (error) {
    progress.clear();
    const isUsage = error instanceof OptionsError;
    if (isUsage || error instanceof ExistingWorkspaceError) console.error(error.message);
    else printTrouble(error);
    return isUsage ? 2 : 1;
  }
}

const suggestion = "npm run suggest -- --out spec/pagination.overlay.yaml";

/** Creates the option `--package`, which can be repeated. */
function packageOption(): Option {
  const purpose =
    "a name of its own for a package: `client=acme-sdk`; can be repeated. The name alone for `--layout package`";
  return new Option("--package <folder=name>", purpose)
    .default({}, "the scope and the folder")
    .argParser<Readonly<Record<string, string>>>((text, others) => {
      const [, folder = "", name] = /^(?:([^=]+)=)?([^=]+)$/.exec(text) ?? [];
      if (name === undefined) {
        throw new InvalidArgumentError("It must be a folder and a name, such as `client=acme-sdk`.");
      }
      return { ...others, [folder]: name };
    });
}

/** Creates the option `--part`, which takes several names and can be repeated. */
function partOption(): Option {
  return new Option("--part <names>", `optional parts: ${partNames.join(", ")}; separated by commas, or repeated`)
    .default([], "none")
    .argParser<readonly PartName[]>((text, others) => {
      const names = text.split(",").map((name) => name.trim());
      const unknown = names.find((name) => !isPartName(name));
      if (unknown === undefined) return [...others, ...names.filter(isPartName)];
      throw new InvalidArgumentError(`There is no part \`${unknown}\`. Parts: ${partNames.join(", ")}.`);
    });
}
