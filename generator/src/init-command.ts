import { relative, resolve } from "node:path";
import { Command } from "commander";
import { ExistingWorkspaceError, initWorkspace } from "./init/init-workspace.ts";
import { readScope, ScopeError } from "./init/read-scope.ts";
import { overlayOption } from "./overlay-option.ts";
import { callerFolder } from "./paths.ts";
import { printTrouble, printWarnings } from "./print-result.ts";
import { readFlags } from "./read-flags.ts";

interface Flags {
  spec: string;
  scope: string;
  out: string;
  overlay: readonly string[];
  license: string;
  author?: string;
  repository?: string;
}

const help = `
Makes a workspace that belongs to you: typed packages under your scope, with README, tests, CI, mock, contract runs and
releases. The document is OpenAPI 3.0 to 3.2. It is copied to spec/. From then on you edit that copy.

Exit code: 0 done, 1 the document has problems or the folder contains other files, 2 usage error.

Examples:
  npx @shortvideo-api/generator init --spec api.yaml --scope @acme --out acme-api
  npx @shortvideo-api/generator init --spec https://example.com/openapi.json --scope @acme --out .`;

/** Runs the command line of `init`. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = new Command("init")
    .description("Makes a workspace for an OpenAPI document in an empty folder.")
    .requiredOption("--spec <file>", "the document: a file, or an address, which is fetched")
    .requiredOption("--scope <scope>", "the scope of your packages, such as `@acme`")
    .requiredOption("--out <folder>", "the folder of the workspace; it is created")
    .addOption(overlayOption())
    .option("--license <name>", "SPDX name of the licence of your packages", "UNLICENSED")
    .option("--author <name>", "the holder of the licence")
    .option("--repository <address>", "page of the repository, such as https://github.com/acme/api")
    .addHelpText("after", help);
  const flags = readFlags<Flags>(command, args);
  if (typeof flags === "number") return flags;
  const folder = callerFolder();
  const out = resolve(folder, flags.out);
  try {
    const { scope, license, author } = flags;
    const result = await initWorkspace({
      spec: flags.spec,
      overlays: flags.overlay.map((file) => resolve(folder, file)),
      out,
      folder,
      scope: readScope(scope),
      license,
      author,
      repository: flags.repository?.replace(/(?:\.git|\/)+$/, ""),
    });
    printWarnings(result.warnings);
    const operations = `${result.operations} ${result.operations === 1 ? "operation" : "operations"}`;
    const place = relative(process.cwd(), out);
    console.log(`A workspace for ${operations} is in \`${out}\`.\n`);
    console.log(`Next:\n${place === "" ? "" : `  cd ${/\s/.test(place) ? `"${place}"` : place}\n`}  npm start`);
    return 0;
  } catch (error) {
    if (error instanceof ScopeError || error instanceof ExistingWorkspaceError) console.error(error.message);
    else if (error instanceof Error && error.name === "Error") console.error(`${error.message}\nNothing was written.`);
    else printTrouble(error);
    return error instanceof ScopeError ? 2 : 1;
  }
}
