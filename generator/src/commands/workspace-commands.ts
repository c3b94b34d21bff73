import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { namePackage, type PackageNaming } from "@shortvideo-api/document/source";
import { isSource, overlays, ownScope, ownSpec, project, repository, settings } from "../config/paths.ts";
import type { WorkspaceConfig } from "../config/workspace-config.ts";
import { buildPackages, locatePackage } from "../workspace/build-packages.ts";
import { readModel } from "../workspace/open-workspace.ts";
import { importTool } from "../workspace/run-tool.ts";
import {
  type BuiltPackages,
  printTotals,
  printVisits,
  type VisitedOperation,
  visitOperations,
} from "../workspace/visit-operations.ts";
import { writeRuntime } from "../workspace/write-runtime.ts";
import { main as generate } from "./generate-command.ts";
import { checkWorkspace, openSettings } from "./open-inputs.ts";

/** A command of a workspace. */
type WorkspaceCommand = (workspace: WorkspaceConfig) => Promise<number>;

/** Writes the runtime of a workspace. Returns the exit code. */
export const prepare = forWorkspace(async (workspace) => {
  await writeRuntime(repository, workspace);
  return 0;
});

/** Compiles the packages of a workspace. Returns the exit code. */
export const build = forWorkspace(async (workspace) => {
  await writeRuntime(repository, workspace);
  return buildPackages(repository, workspace.layout);
});

/** Generates, builds, starts the mock, and calls every operation. Returns the exit code. */
export const start = forWorkspace(async () => (await generate([])) || (await build()) || (await callMock()));

/** Checks the generated code, builds, and calls every operation in a contract run. Returns the exit code. */
export const test = forWorkspace(async () => {
  const code = (await generate(["--check"])) || (await build());
  if (code !== 0) return code;
  const program = fileURLToPath(new URL("../bin.js", import.meta.url));
  const calls = [process.execPath, program, "call"];
  const { status } = spawnSync(process.execPath, [program, "contract", "run", "--quiet", "--", ...calls], {
    stdio: "inherit",
  });
  if (status === 0) console.log("No request broke the contract.");
  return status ?? 1;
});

/**
 * Calls every operation at the address that a contract run passes in `MOCK_URL`, or of a mock that it starts. Returns the exit code. It works
 * in this repository, too.
 */
export async function call(): Promise<number> {
  const code = await checkWorkspace();
  if (code !== 0) return code;
  const { MOCK_URL } = process.env;
  if (MOCK_URL === undefined) return await callMock();
  const visits = await visit(MOCK_URL);
  const failed = visits.filter(({ failure }) => failure !== undefined);
  console.log(failed.length === 0 ? printTotals(visits) : printVisits(failed));
  return failed.length === 0 ? 0 : 1;
}

/** Starts the mock, and calls every operation. Returns the exit code. */
async function callMock(): Promise<number> {
  const { startMock }: MockModule = await importTool("mock");
  const mock = await startMock(isSource ? {} : { spec: ownSpec, overlays });
  try {
    console.log(`The mock runs at ${mock.url}.\n`);
    const visits = await visit(mock.url);
    console.log(printVisits(visits));
    if (visits.some(({ failure }) => failure !== undefined)) return 1;
    console.log("\nNext: `npm test` runs all checks, `npm run mock` serves the mock, README.md has a first call.");
    console.log(
      `In browsers, import from \`${namePackage("client", naming)}/functions\`: a bundle contains only what it calls.`,
    );
    return 0;
  } finally {
    await mock.stop();
  }
}

/** The names of the packages in the workspace, or in this repository. */
const naming: PackageNaming = settings ?? { scope: ownScope };

/** Runs a command in a workspace, and reports if there is none. */
function forWorkspace(command: WorkspaceCommand): () => Promise<number> {
  return async () => {
    const workspace = await openSettings();
    return workspace ? await command(workspace) : 2;
  };
}

/** Calls every operation with the built packages of the workspace. */
async function visit(baseUrl: string): Promise<VisitedOperation[]> {
  const { model } = await readModel(ownSpec, { config: project });
  const client: Pick<BuiltPackages, "createClient"> = await importBuilt("client", "index.js");
  const entry = naming.layout === "package" ? "fixtures.js" : "index.js";
  const fixtures: Pick<BuiltPackages, "operations"> = await importBuilt("fixtures", entry);
  return await visitOperations(model, { ...client, ...fixtures }, baseUrl);
}

/** Imports a built package of the workspace. Its code is not known when this program is compiled. */
async function importBuilt<Built>(folder: string, entry: string): Promise<Built> {
  const file = join(repository, locatePackage(folder, naming.layout), "dist", entry);
  const built: Built = await import(pathToFileURL(file).href);
  return built;
}

/** The part of the mock that a call uses. The workspace has installed it. */
interface MockModule {
  readonly startMock: (options: {
    spec?: string;
    overlays?: readonly string[];
  }) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}
