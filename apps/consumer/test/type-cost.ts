import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createClient } from "@shortvideo-api/client";
import { operations } from "@shortvideo-api/fixtures";

/** Measurements of a type check. The counts are the same on every run, the times are not. */
export interface TypeCost {
  readonly types: number;
  readonly instantiations: number;
  readonly symbols: number;
  readonly checkMs: number;
  readonly totalMs: number;
}

/** The measured compilers, by their name in the manifest. */
export const compilers = ["typescript", "typescript-5"] as const;

/** One of the measured compilers. */
export type Compiler = (typeof compilers)[number];

const require = createRequire(import.meta.url);

/** Settings for programs that run only on Node, without types of browsers. */
export const forNode = {
  lib: ["es2022"],
  types: ["node"],
  typeRoots: [dirname(dirname(require.resolve("@types/node/package.json")))],
};

/** Writes a project of one file into the packed project, and returns its folder. By default, declarations are not checked. */
export function writeConsumer(project: string, text: string, options: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(project, "types-"));
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable"],
    module: "nodenext",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    ...options,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  writeFileSync(join(folder, "consumer.ts"), text);
  return folder;
}

/** Type-checks a project, and returns the cost. Throws with the output of the compiler if the project has an error. */
export function checkTypes(compiler: Compiler, folder: string): TypeCost {
  const program = join(dirname(require.resolve(`${compiler}/package.json`)), "bin/tsc");
  // With several threads, TypeScript 7 would count shared types once for each thread.
  const threadFlags = compiler === "typescript" ? ["--singleThreaded"] : [];
  const text = runCompiler([program, "-p", folder, "--extendedDiagnostics", ...threadFlags]);
  const read = (name: string): number => {
    const [, found] = new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(text) ?? [];
    if (found === undefined) throw new Error(`${compiler} did not print \`${name}\`:\n${text}`);
    return Number(found);
  };
  return {
    types: read("Types"),
    instantiations: read("Instantiations"),
    symbols: read("Symbols"),
    checkMs: read("Check time") * 1_000,
    totalMs: read("Total time") * 1_000,
  };
}

function runCompiler(args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8" });
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    throw new Error(`The consumer does not compile:\n${output}`, { cause: error });
  }
}

const client = createClient({ baseUrl: "https://api.example", apiKey: "key" });
const opening = `import { createClient } from "@shortvideo-api/client";
export const api = createClient({ baseUrl: "https://api.example", apiKey: "key" });
`;

/** The text of a file that imports the client without a call. */
export const emptyConsumer = opening;

/** Writes a file that calls every operation and reads a field of each response. Also iterates over every list, unless `lists` is `false`. */
export function writeCalls({ lists = true } = {}): string {
  const calls = Object.entries(operations).map(([id, { params, responses }], index) => {
    const text = JSON.stringify(params);
    const [field] = Object.keys(Object.values(responses)[0] ?? {});
    const read = field === undefined ? "" : `?.[${JSON.stringify(field)}]`;
    const loop =
      lists && "firstPage" in responses
        ? `for await (const item of api.${nameIterateMethod(id)}(${text})) void item;\n`
        : "";
    return `const response${index} = await api.${id}(${text});\nvoid response${index}${read};\n${loop}`;
  });
  return `${opening}${calls.join("")}`;
}

/** Names the method that iterates over a list, which follows the list in its resource: `posts.iterateComments` after `posts.listComments`. */
function nameIterateMethod(id: string): string {
  const [resource = "", method = ""] = id.split(".");
  const names = Object.keys(Object(Reflect.get(client, resource)));
  return `${resource}.${names[names.indexOf(method) + 1]}`;
}
