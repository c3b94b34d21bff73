// Replaces another program in a shell block: `stand-in.ts npm install …`. See `stand-ins.ts`.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFlag } from "../../../../scripts/source-flag.ts";

const repository = join(import.meta.dirname, "../../../..");
const [program = "", ...args] = process.argv.slice(2);
/** Calls every operation of the mock, in place of a test suite. */
const callOperations = () => run("generator/src/cli.mjs", ["call"], "ignore");
const programs: Record<string, (args: string[]) => number | Promise<number>> = {
  docker,
  go: callOperations,
  npm,
  npx,
  pytest: callOperations,
};
process.exitCode = await (programs[program] ?? fail)(args);

async function npm([command = "", ...rest]: string[]): Promise<number> {
  if (command === "init") return 0;
  if (command === "install") {
    const names = rest.filter((word) => !word.startsWith("-"));
    return install(names.map((name) => name.replace(/(?<=.)@latest$/, "")));
  }
  const [name = "", ...given] = command === "run" ? rest : [command, ...rest];
  const { scripts } = readManifest(".");
  if (scripts?.[name] === undefined) return fail([`npm ${command} ${rest.join(" ")}`]);
  if (name === "test" && process.env["MOCK_URL"] !== undefined) return callOperations();
  const words = given[0] === "--" ? given.slice(1) : given;
  if (name === "generate" && words.some((word) => word === "--spec" || word === "--check")) {
    return run("generator/src/cli.mjs", ["generate", ...words]);
  }
  return name === "site" && words[0] === "build" ? run("packages/site/dist/cli.js", words) : 0;
}

/** Calls every operation, in place of a suite in a container that gets the address of the mock. */
function docker(words: string[]): number {
  return words.includes("MOCK_URL") ? callOperations() : fail(["docker", ...words]);
}

/** Returns 0 if all packages are public packages of this repository, or libraries that the client or its examples use. */
function install(names: string[]): number {
  const manifests = ["spec", ...names.map((name) => `packages/${name.replace("@shortvideo-api/", "")}`)].map(
    readManifest,
  );
  const libraries = { ...readManifest("packages/client").dependencies, ...readManifest("apps/tour").devDependencies };
  const unknown = names.filter(
    (name) =>
      !Object.hasOwn(libraries, name) &&
      !manifests.some((manifest) => manifest.name === name && manifest.private !== true),
  );
  return names.length === 0 || unknown.length > 0 ? fail([`npm install ${unknown.join(" ")}`]) : 0;
}

async function npx(words: string[]): Promise<number> {
  const [name = "", ...rest] = words[0] === "-y" ? words.slice(1) : words;
  if (name === "@redocly/cli") {
    const cli = join(repository, "spec/node_modules/@redocly/cli/bin/cli.js");
    return spawnSync(process.execPath, [cli, ...rest], { stdio: "inherit" }).status ?? 1;
  }
  // From its sources, the generator takes every folder for its repository, and writes packages.
  if (name === "@shortvideo-api/generator") return run("generator/src/cli.mjs", [...rest, "--layout", "files"]);
  const cli = `packages/${name.replace("@shortvideo-api/", "")}/dist/cli.js`;
  if (!name.startsWith("@shortvideo-api/") || !existsSync(join(repository, cli))) return fail([`npx ${name}`]);
  return rest[0] === "start" ? await startAndStop(cli, rest) : run(cli, rest);
}

function run(script: string, words: string[], stdio: "inherit" | "ignore" = "inherit"): number {
  // Built packages behave like installed ones, and start faster than their sources.
  const flags = script.endsWith(".ts") ? [sourceFlag] : [];
  const given = [...flags, join(repository, script), ...words];
  return spawnSync(process.execPath, given, { stdio }).status ?? 1;
}

/** Starts a server on any port, and stops it when it prints its address. */
async function startAndStop(script: string, words: string[]): Promise<number> {
  const given = words.map((word, index) => (words[index - 1] === "--port" ? "0" : word));
  const child = spawn(process.execPath, [join(repository, script), ...given], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    if (printed.includes("http://127.0.0.1:")) child.kill("SIGTERM");
  });
  await new Promise((resolve) => child.on("close", resolve));
  return printed.includes("http://127.0.0.1:") ? 0 : 1;
}

interface Manifest {
  readonly name?: string;
  readonly private?: boolean;
  readonly scripts?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  const path = join(repository, folder, "package.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function fail(words: string[]): number {
  console.error(`\`${words.join(" ")}\` is not in this repository.`);
  return 1;
}
