import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** The compilers that check the generated code. */
export const compilers = {
  "7": join(repository, "node_modules/typescript/bin/tsc"),
  "5.9": join(repository, "generator/node_modules/typescript/bin/tsc"),
} as const;

/** Packages from the registry that a generated workspace needs, with their folders in the repository. */
const installed = {
  "openapi-fetch": "packages/client/node_modules/openapi-fetch",
  "@types/node": "node_modules/@types/node",
};

const ownPackages = ["openapi-types", "wire", "pagination", "client", "fixtures"] as const;

/**
 * Links packages like an install: the packages of the registry in `folder`, and in each workspace below it its own
 * packages.
 */
export function linkPackages(folder: string, workspaces: readonly string[]): void {
  for (const [name, place] of Object.entries(installed))
    link(join(repository, place), join(folder, "node_modules", name));
  for (const workspace of workspaces) {
    for (const name of ownPackages) {
      link(join(workspace, "packages", name), join(workspace, "node_modules/@shortvideo-api", name));
    }
  }
}

/** Writes a project that compiles several workspaces at once: names of folders below `folder`. */
export function joinWorkspaces(folder: string, names: readonly string[]): void {
  for (const [index, name] of names.entries()) {
    for (const own of ownPackages) {
      // The compiler treats two packages of one name and version as the same package.
      const path = join(folder, name, "packages", own, "package.json");
      writeFileSync(path, readFileSync(path, "utf8").replace('"version": "0.0.0"', `"version": "0.0.${index}"`));
    }
  }
  const project = {
    extends: `./${names[0]}/tsconfig.base.json`,
    compilerOptions: { noEmit: true },
    include: names.map((name) => `${name}/packages/*/src`),
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
}

// With `--declaration`, the compiler also reports types that do not fit into a declaration file.
const flags = ["--noEmit", "--declaration", "--pretty", "false"];
// Each thread checks shared types again, and other tests need the processor.
const flagsOf7 = ["--singleThreaded"];

/**
 * Compiles the project in `folder` without output. Returns the errors of the compiler, `""` if there are no errors. `others` are more
 * flags of the compiler.
 */
export function typeCheck(
  folder: string,
  compiler: keyof typeof compilers = "7",
  others: readonly string[] = [],
): Promise<string> {
  const child = spawn(
    process.execPath,
    [compilers[compiler], "-p", ".", ...flags, ...(compiler === "7" ? flagsOf7 : []), ...others],
    { cwd: folder },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => done(code === 0 ? "" : output || `The compiler exited with code ${code}.`));
  });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), target), path, "dir");
}
