import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ProgramOptions, runProgram } from "../run-program.ts";
import type { Tools } from "./install-tools.ts";
import type { TakeStep } from "./take-step.ts";

/** A project that installs the released packages. */
export interface Consumer {
  /** Folder outside of every workspace. It is created. */
  readonly folder: string;
  readonly manager: "npm" | "pnpm";
  readonly compiler: keyof typeof compilers;
  readonly node: keyof Tools["nodes"];
  readonly engine: "built-in" | "prism";
  /** The installed packages, with versions. */
  readonly packages: readonly string[];
  /** Address of the registry of these packages. Other packages come from the configured registry. */
  readonly registry: string;
  readonly tools: Tools;
  /** Folders at the start of the PATH. */
  readonly programs: readonly string[];
  readonly signal: AbortSignal;
}

/** Installs all packages, compiles a program that uses them, and runs it. Throws with the output of the program that fails. */
export async function tryConsumer(consumer: Consumer, takeStep: TakeStep): Promise<void> {
  const { compiler, engine, manager, node } = consumer;
  await takeStep(`Install all packages with ${manager}`, () => install(consumer));
  await takeStep(`  Compile a consumer with ${compiler}`, () => compile(consumer));
  await takeStep(`  Run it on ${node}, with the engine ${engine}`, () => run(consumer));
}

const source = fileURLToPath(new URL("../../consumer/main.ts", import.meta.url));

/** The packages of the compilers, which are dependencies of this app. */
const compilers = { "TypeScript 5.9": "typescript-5", "TypeScript 7": "typescript" } as const;

/**
 * Options of npm: no unnecessary work, and no retries for minutes without a network. The cache of the user may know packages of an
 * earlier registry at the same address.
 */
const quick = ["--no-audit", "--no-fund", "--prefer-online", "--loglevel=error", "--fetch-retries=1"];

/** Installs the packages into an empty project. */
async function install(consumer: Consumer): Promise<void> {
  const { folder, manager, packages, registry } = consumer;
  mkdirSync(folder, { recursive: true });
  // A dependency of Prism would report the installation.
  const manifest = { name: "consumer", private: true, type: "module", scarfSettings: { enabled: false } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest)}\n`);
  writeFileSync(join(folder, ".npmrc"), `@shortvideo-api:registry=${registry}\n`);
  // pnpm rejects packages that are too new; these were published a minute ago. Its cache is new for the reason that npm's is checked.
  if (manager === "pnpm") {
    const settings = [
      "packages: []",
      "minimumReleaseAge: 0",
      "cacheDir: cache",
      'allowBuilds: { "@scarf/scarf": false }',
    ];
    writeFileSync(join(folder, "pnpm-workspace.yaml"), `${settings.join("\n")}\n`);
  }
  const args = manager === "npm" ? ["install", ...quick, ...packages] : ["add", "--prefer-offline", ...packages];
  await runProgram(manager, args, describeRun(consumer));
  cpSync(source, join(folder, "main.ts"));
}

/** Type-checks the installed project with its declarations, and compiles it. */
async function compile(consumer: Consumer): Promise<void> {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
    outDir: "out",
  };
  writeFileSync(join(consumer.folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
  const manifest = createRequire(import.meta.url).resolve(`${compilers[consumer.compiler]}/package.json`);
  await runProgram(process.execPath, [join(dirname(manifest), "bin/tsc"), "-p", "."], describeRun(consumer));
}

/** Runs the compiled program in a contract run of the installed packages. */
async function run(consumer: Consumer): Promise<void> {
  const { engine, folder, node, tools } = consumer;
  const program = join(folder, "node_modules/.bin/shortvideo-contract");
  const args = ["run", "--quiet", "--engine", engine, "--min-operations", "3", "--"];
  await runProgram(program, [...args, join(tools.nodes[node], "node"), "out/main.js"], describeRun(consumer, node));
}

function describeRun(
  { folder, tools, programs, signal }: Consumer,
  node: Consumer["node"] = "the workspace's Node",
): ProgramOptions {
  return { folder, programs: [tools.nodes[node], ...programs], signal };
}
