import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { inCI, oneOf } from "../../../scripts/in-ci.ts";
import { main } from "../../src/commands/generate-command.ts";
import { findScenarioInputs } from "../find-scenario-inputs.ts";
import { makeFolder } from "../../../packages/report/test/make-folder.js";
import { runMain } from "../command/run-main.ts";
import { compilers, linkPackages } from "../type-check.ts";

// The code of a document as files of an existing project.

// The templates of Vite, Next.js and Angular do not check declarations. That takes a third of the time.
const common = { strict: true, noEmit: true, skipLibCheck: true, lib: ["es2022", "dom", "dom.iterable"], types: [] };
const strictest = {
  ...common,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
};

/** Compiler options of projects, as their templates write them. */
const projects: Readonly<
  Record<string, { options: object; extension: ".js" | ""; compiler?: keyof typeof compilers }>
> = {
  "a project of Vite": {
    options: {
      ...common,
      target: "ES2022",
      module: "ESNext",
      moduleResolution: "bundler",
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
    },
    extension: "",
  },
  "a project of Next.js": {
    options: { ...common, target: "ES2017", module: "esnext", moduleResolution: "bundler", isolatedModules: true },
    extension: "",
  },
  "modules of Node": {
    options: { ...strictest, skipLibCheck: false, target: "es2022", module: "nodenext", verbatimModuleSyntax: true },
    extension: ".js",
  },
  "a project without types of browsers": {
    options: {
      ...strictest,
      skipLibCheck: false,
      lib: ["es2022"],
      types: ["node"],
      target: "es2022",
      module: "nodenext",
    },
    extension: ".js",
  },
  "declarations without inference": {
    options: { ...strictest, target: "es2022", module: "nodenext", declaration: true, isolatedDeclarations: true },
    extension: ".js",
    compiler: "5.9",
  },
  "a project of Angular": {
    options: {
      ...strictest,
      // Without `dom.iterable`, `Headers` is no iterable before TypeScript 6.
      lib: ["es2022", "dom"],
      target: "ES2022",
      module: "ES2022",
      moduleResolution: "bundler",
      useDefineForClassFields: false,
      experimentalDecorators: true,
    },
    extension: "",
    compiler: "5.9",
  },
  "a project without checks of null": {
    options: { ...common, strictNullChecks: false, target: "ES2023", module: "nodenext" },
    extension: ".js",
  },
};

/** Makes a project. Returns its folder. */
async function makeProject(options: object, type: "module" | "commonjs" = "module"): Promise<string> {
  const folder = await makeFolder();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["src"] }));
  linkPackages(folder, []);
  return folder;
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const generateFiles = (folder: string, spec: string, ...args: readonly string[]) =>
  runMain(() => main(["--layout", "files", "--spec", spec, "--out", "src/api", ...args]), folder);

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));

function compile(folder: string, compiler: keyof typeof compilers): string {
  return spawnSync(process.execPath, [compilers[compiler], "-p", folder, "--pretty", "false"], { encoding: "utf8" })
    .stdout;
}

const scenarios = ["lists-by-address", "webhooks", "event-streams", "forms-and-files"];

test.each(oneOf(4, Object.entries(projects)))("compiles in %s", async (_, { options, extension, compiler = "7" }) => {
  const folder = await makeProject(options);
  for (const name of scenarios) {
    const { code, err } = await runMain(
      () => main(["--layout", "files", "--spec", findScenarioInputs(name).spec, "--out", `src/${name}`]),
      folder,
    );
    expect([code, err.replaceAll(/^.*warning.*\n?/gm, "")]).toEqual([
      0,
      expect.not.stringContaining("Nothing was written"),
    ]);
  }

  expect(readFileSync(join(folder, "src/webhooks/index.ts"), "utf8")).toContain(`"./client/index${extension}"`);
  expect(compile(folder, compiler)).toBe("");
});

test("runs in CommonJS, against the mock", async () => {
  const { spec } = findScenarioInputs("lists-by-address");
  const folder = await makeProject(
    {
      ...common,
      noEmit: false,
      outDir: "dist",
      rootDir: "src",
      target: "es2022",
      module: "nodenext",
      esModuleInterop: true,
    },
    "commonjs",
  );
  expect(await generateFiles(folder, spec)).toMatchObject({ code: 0 });
  write(
    folder,
    "src/main.ts",
    `import { createClient } from "./api/index.js";
import { connect, iterateTagsList } from "./api/functions.js";
async function main(baseUrl: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of iterateTagsList(connect({ baseUrl }))) names.push(name);
  const repos = await createClient({ baseUrl }).repos.iterate().toArray();
  console.log(JSON.stringify({ tags: names.length > 2, repos: repos.length > 2 }));
}
void main(String(process.argv[2]));
`.replace("process.argv", "(globalThis as unknown as { process: { argv: string[] } }).process.argv"),
  );
  // Both compilers read the declarations of openapi-fetch for CommonJS, each in its own way.
  for (const compiler of inCI(["7", "5.9"] as const, ["7"] as const)) expect(compile(folder, compiler)).toBe("");
  const mock = await startMock({ spec });
  onTestFinished(() => mock.stop());

  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "dist/main.js"), mock.url]);

  expect(JSON.parse(stdout)).toEqual({ tags: true, repos: true });
  expect(mock.report().violations).toEqual([]);
});

test("follows the document, and touches no file of the project", async () => {
  const folder = await makeProject({ ...common, module: "nodenext" });
  const spec = join(folder, "api.yaml");
  const { spec: scenario } = findScenarioInputs("lists-by-address");
  writeFileSync(spec, readFileSync(scenario, "utf8"));
  write(folder, "src/api/own.ts", "export const own = 1;\n");
  const written = await generateFiles(folder, "api.yaml");
  const before = list(join(folder, "src/api"));

  expect(written).toMatchObject({ code: 0, err: "" });
  expect(await generateFiles(folder, "api.yaml", "--check")).toMatchObject({ code: 0 });
  expect(before).toContain("client/generated/tags.ts");
  expect(before.filter((path) => path.includes("fixtures") || path.includes("webhooks"))).toEqual([]);

  writeFileSync(spec, readFileSync(scenario, "utf8").replaceAll("tags.list", "labels.list"));
  const checked = await generateFiles(folder, "api.yaml", "--check");
  expect(checked.code).toBe(1);
  expect(checked.err).toContain("src/api/client/generated/labels.ts");
  expect(list(join(folder, "src/api"))).toEqual(before);

  expect(await generateFiles(folder, "api.yaml")).toMatchObject({ code: 0 });
  const after = list(join(folder, "src/api"));
  expect(after).toContain("client/generated/labels.ts");
  expect(after).not.toContain("client/generated/tags.ts");
  expect(readFileSync(join(folder, "src/api/own.ts"), "utf8")).toBe("export const own = 1;\n");
});

test("reads document, folder and names from a configuration", async () => {
  const folder = await makeProject({});
  const { spec } = findScenarioInputs("lists-by-address");
  const configuration = {
    spec,
    layout: "files",
    out: "src/api",
    rename: { operations: { "tags.list": "labels.list" } },
  };
  write(folder, "openapi-monorepo.json", JSON.stringify(configuration));

  const { code } = await runMain(() => main(["--config", "openapi-monorepo.json"]), folder);

  expect(code).toBe(0);
  expect(list(join(folder, "src/api"))).toContain("client/generated/labels.ts");
});

test("writes the files of emitters, with an entry for each, and compiles them", async () => {
  const folder = await makeProject(projects["modules of Node"]?.options ?? {});
  const { spec } = findScenarioInputs("lists-by-address");
  const file = "packages/client/src/generated/mine.ts";
  const lines = [
    'import { connect } from "../functions.js";',
    'import type { Params } from "@shortvideo-api/openapi-types";',
    'export const list = (params: Params<"tags.list">) => calls.tagsList(connect({ baseUrl: "https://a.example" }), params);',
    'import * as calls from "./functions.js";',
  ];
  const printed = JSON.stringify([{ path: file, text: lines.join("\n") }]);
  write(folder, "mine.js", `export default { name: "mine", emit: () => (${printed}) };`);
  const configuration = { spec, layout: "files", out: "src/api", emitters: ["./mine.js"] };
  write(folder, "openapi-monorepo.json", JSON.stringify(configuration));
  const args = ["--config", "openapi-monorepo.json"];

  const { code, err } = await runMain(() => main(args), folder);

  expect([code, err]).toEqual([0, ""]);
  expect(readFileSync(join(folder, "src/api/mine.ts"), "utf8")).toContain('export * from "./client/generated/mine.js"');
  expect(compile(folder, "7")).toBe("");
  expect(await runMain(() => main([...args, "--check"]), folder)).toMatchObject({ code: 0 });
  write(
    folder,
    "mine.js",
    `export default { name: "mine", emit: () => [{ path: "packages/client/mine.py", text: "" }] };`,
  );
  expect((await runMain(() => main(args), folder)).err).toContain("`packages/client/mine.py` is not a TypeScript file");
});

test.each(["index.ts", "client/call/clock.ts"])("does not replace `%s` of the project", async (path) => {
  const folder = await makeProject({});
  write(folder, `src/api/${path}`, "export {};\n");

  const { code, err } = await generateFiles(folder, findScenarioInputs("webhooks").spec);

  expect(code).toBe(1);
  expect(err).toContain(`it contains \`${path}\``);
  expect(list(join(folder, "src/api")).filter((each) => each.endsWith(".ts"))).toEqual([path]);
});

test("names what is missing, and options that do not fit", async () => {
  const folder = await makeFolder();
  const run = async (...args: string[]): Promise<[number, string]> => {
    const { code, err } = await runMain(() => main(["--layout", ...args]), folder);
    return [code, err.trim()];
  };

  expect(await run("files", "--spec", "api.yaml")).toEqual([
    2,
    expect.stringContaining("`--spec api.yaml --out src/api`"),
  ]);
  expect(await run("files", "--out", "src")).toEqual([2, expect.stringContaining("`--spec api.yaml --out src/api`")]);
  expect(await run("files", "--spec", "a", "--out", "b", "--watch", "--types")).toEqual([
    2,
    expect.stringContaining("Let your project check its files"),
  ]);
  expect(await run("folders")).toEqual([2, expect.stringContaining("packages, package, files")]);
  expect(existsSync(join(folder, "src"))).toBe(false);
});

test.each([
  [{}, ".js"],
  [{ compilerOptions: { module: "commonjs" } }, ".js"],
  [{ compilerOptions: { module: "preserve" } }, ""],
  [{ extends: "./base.json" }, ""],
  [{ files: [], references: [{ path: "./app.json" }] }, ""],
  [{ compilerOptions: { module: "nodenext", noEmit: true, allowImportingTsExtensions: true } }, ".ts"],
  [{ compilerOptions: { module: "node20", rewriteRelativeImportExtensions: true } }, ".ts"],
])("ends imports as %j expects", async (config, extension) => {
  const folder = await makeFolder();
  const bundled = JSON.stringify({ compilerOptions: { module: "esnext", moduleResolution: "bundler" } });
  for (const name of ["base.json", "app.json"]) writeFileSync(join(folder, name), bundled);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));

  await generateFiles(folder, findScenarioInputs("nullable-lists").spec);

  const index = readFileSync(join(folder, "src/api/index.ts"), "utf8");
  expect(index).toContain(`from "./client/index${extension}"`);
  rmSync(join(folder, "src"), { recursive: true });
  await generateFiles(folder, findScenarioInputs("nullable-lists").spec, "--extension", "ts");
  expect(readFileSync(join(folder, "src/api/index.ts"), "utf8")).toContain(`from "./client/index.ts"`);
});
