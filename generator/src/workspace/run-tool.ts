import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isSource, overlays, ownSpec, project, repository } from "../config/paths.ts";

/** Serves the mock of the workspace. The mock itself sets the exit code. */
export async function runMock(args: readonly string[]): Promise<undefined> {
  await runTool("mock", ["start", ...addDocument(args)]);
}

/** Runs a command of the contract package with the document of the workspace. The contract package sets the exit code. */
export async function runContract(given: readonly string[]): Promise<undefined> {
  const [command = "", ...args] = given;
  await runTool("contract", takesDocument(command) ? [command, ...addDocument(args)] : given);
}

/** Serves or writes the documentation site of the workspace. The site reads overlays from the configuration, and sets the exit code. */
export async function runSite(args: readonly string[]): Promise<undefined> {
  await runTool("site", namesDocument(args) ? args : [...args, "--spec", ownSpec]);
}

/** Returns whether a command of the contract package reads a document. `merge` reads reports. */
function takesDocument(command: string): boolean {
  return ["run", "verify", "proxy", "check-har"].includes(command);
}

/** Adds the document and its overlays, unless the caller names another document. The options after `--` belong to a test command. */
function addDocument(args: readonly string[]): string[] {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  if (namesDocument(own)) return [...args];
  return ["--spec", ownSpec, ...overlays.flatMap((file) => ["--overlay", file]), ...args];
}

function namesDocument(args: readonly string[]): boolean {
  return args.some((arg) => /^--spec(?:=|$)/.test(arg));
}

/** Runs the program of another package in this process, so that it gets the signals and the terminal. */
async function runTool(name: string, args: readonly string[]): Promise<void> {
  const manifest = findManifest(`@shortvideo-api/${name}`);
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(manifest, "utf8"));
  const program = join(manifest, "..", Object.values(bin)[0] ?? "");
  process.argv.splice(1, process.argv.length, program, ...args);
  await import(pathToFileURL(program).href);
}

/**
 * Loads a package that is installed in the workspace; in this repository, with the generator. The caller knows its exports: the generator
 * does not depend on it.
 */
export async function importTool<Exports>(name: string): Promise<Exports> {
  const owner = isSource ? import.meta.url : join(repository, "package.json");
  const file = createRequire(owner).resolve(`@shortvideo-api/${name}`);
  const loaded: Exports = await import(pathToFileURL(file).href);
  return loaded;
}

function findManifest(name: string): string {
  const folders = createRequire(join(repository, "package.json")).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, "package.json")).find((path) => existsSync(path));
  if (found !== undefined) return found;
  const advice = isSource || project ? "Run `npm install` there." : "It is not a workspace: `init` makes one.";
  throw new Error(`\`${name}\` is not installed in \`${repository}\`. ${advice}`);
}
