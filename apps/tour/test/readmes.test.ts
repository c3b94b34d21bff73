// Every code block of every README, and of the guides of the documentation site, runs unchanged. `readmes/not-run.ts` lists the exceptions, each with its reason.

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describeView, loadDocument, readOperations } from "@shortvideo-api/document";
import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { findProgram } from "../../../scripts/find-program.mjs";
import { readContent } from "../../../packages/site/src/index.ts";
import { makeGuides } from "../../../packages/site/src/guide/make-guides.ts";
import { createLink } from "../../../packages/site/src/page/create-link.ts";
import { sourceFlag } from "../../../scripts/source-flag.ts";
import { failing, notRun } from "./readmes/not-run.ts";
import { type Block, readBlocks, readBlocksOf } from "./readmes/read-blocks.ts";
import { writeStandIns } from "./readmes/stand-ins.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const cacheFolder = fileURLToPath(new URL("../.cache/readmes", import.meta.url));
const blocks = [...readBlocks(repository), ...(await readGuides())];
const isEntryOf =
  ({ file, code }: Block) =>
  (each: { file: string; contains: string }) =>
    each.file === file && code.includes(each.contains);
const isNotRun = (block: Block) => notRun.some(isEntryOf(block));
const statusOf = (block: Block) => failing.find(isEntryOf(block))?.status ?? 0;
const running = blocks.filter((block) => !isNotRun(block));
const inLanguage = (all: readonly Block[], ...languages: string[]) =>
  all.filter(({ language, saveAs }) => languages.includes(language) && saveAs === undefined);
const toName = ({ place }: Block) => place.replaceAll(/[/:]/g, "-");

const settings = {
  extends: "../../../../tsconfig.base.json",
  compilerOptions: {
    noEmit: true,
    allowImportingTsExtensions: true,
    lib: ["esnext", "dom", "dom.iterable"],
    // Not dependencies of the tour, because the build of the tour would then wait for that of the generator.
    paths: {
      "@shortvideo-api/generator": ["../../../../generator/src/index.ts"],
      "@shortvideo-api/site": ["../../../../packages/site/src/index.ts"],
    },
  },
  include: ["*.ts", "../../test/readmes/given.ts"],
};

test("runs each block, or lists it as an exception with a reason", () => {
  expect(blocks.length).toBeGreaterThan(60);
  const runnable = new Set(["ts", "js", "sh", "console"]);
  const others = running.filter(({ language, saveAs }) => !runnable.has(language) && saveAs === undefined);
  // A block without a language is the output of a program.
  expect(others.filter(({ language }) => language !== "" && language !== "mermaid")).toEqual([]);
  expect(inLanguage(blocks, "").filter(({ code }) => /^(?:\$ |npm |npx |curl |import )/m.test(code))).toEqual([]);
  expect(notRun.filter(({ reason }) => reason.length < 10)).toEqual([]);
});

test("lists only exceptions that are a block of their README", () => {
  const counts = [...notRun, ...failing].map(({ file, contains }) => {
    const found = blocks.filter((block) => block.file === file && block.code.includes(contains));
    return { file, contains, blocks: found.length };
  });

  expect(counts.filter((each) => each.blocks !== 1)).toEqual([]);
});

test("compiles the examples in TypeScript, and detects one with an error", () => {
  const examples = inLanguage(blocks, "ts").map((block): [string, string] => [toName(block), block.code]);
  const wrong: [string, string] = ["wrong", "export const count: number = videoId;\n"];

  const { status, stdout, stderr } = compile(new Map([...examples, wrong]));

  expect(examples.length).toBeGreaterThanOrEqual(25);
  const complaints = stdout.split("\n").filter((line) => /^\S/.test(line));
  expect(complaints).toEqual([expect.stringContaining("wrong.ts(1,14): error TS2322")]);
  expect([status, stderr]).toEqual([1, ""]);
});

test("runs the examples in TypeScript and JavaScript against the mock, and detects one that fails", async () => {
  const examples = inLanguage(running, "ts", "js").map((block): [string, string] => [toName(block), block.code]);
  const wrong: [string, string] = ["wrong", 'throw new Error("It is wrong.");\n'];

  const failures = await runExamples(new Map([...examples, wrong]));

  expect(Object.values(failures)).toEqual([expect.stringContaining("It is wrong.")]);
});

test.each(oneOf(8, inLanguage(running, "sh")).map((block) => ({ ...block, expected: statusOf(block) })))(
  "runs the commands of $place",
  async ({ code, file, expected }) => {
    expect(await runShell(code, file)).toMatchObject({ status: expected });
  },
);

test.each(oneOf(3, inLanguage(running, "console")).map((block) => ({ ...block, expected: statusOf(block) })))(
  "prints the output that $place shows",
  async ({ code, file, expected }) => {
    const { commands, output } = readConsole(code);

    const { status, printed } = await runShell(commands, file);

    expect({ status, printed }).toEqual({ status: expected, printed: expect.stringMatching(output) });
  },
);

test("detects a command that fails, and output that differs", async () => {
  expect(await runShell("npm run unknown\n")).toMatchObject({ status: 1 });
  expect(await runShell("npx @shortvideo-api/unknown\n")).toMatchObject({ status: 1 });
  for (const duration of ["345 ms", "1.8 s", "1 min 12 s"]) {
    expect(readConsole("$ echo a\na\n…\nc 12 ms\n").output.test(`a\nb\nc ${duration}\n`)).toBe(true);
  }
  expect(readConsole("$ echo a\na\nc\n").output.test("a\nb\nd\n")).toBe(false);
});

test("shows limits of parameters in the words of the tools", async () => {
  const { document } = await loadDocument(join(repository, "spec/openapi.yaml"));
  const views = new Map(
    (document ? readOperations(document.root) : []).flatMap(({ node, parameters }) =>
      parameters.map(({ name, view }) => [`${node.operationId} ${name}`, view] as const),
    ),
  );
  const shown = blocks.flatMap(({ place, code }) =>
    messages.flatMap((message) =>
      [...code.matchAll(message)].map(({ groups: { id, param, words } = {} }) => {
        const view = views.get(`${id} ${param}`);
        return { place, words, expected: view && describeView(view) };
      }),
    ),
  );

  const known = shown.filter(({ expected }) => expected !== undefined);
  expect(known.length).toBeGreaterThan(6);
  expect(known.filter(({ words, expected }) => words !== expected)).toEqual([]);
});

/** Messages with the words of a limit. */
const messages = [
  /`(?<param>\w+)` is `[^`]*`; (?<id>[\w.]+) takes (?<words>[^.]+)\./g,
  /(?<id>\w+\.\w+) was not sent: `(?<param>\w+)` must be (?<words>.+?), got/g,
  /(?<id>\w+\.\w+) · query\.(?<param>\w+) .*\n\s+The document says (?<words>[^(\n]+) for `\k<param>`/g,
];

test("reads blocks with their lines and languages", () => {
  const code = "text\n\n```ts\nconst a = 1;\n```\n\n1. item\n\n   ~~~\n   out\n   ~~~\n";

  expect(readBlocksOf("README.md", code)).toEqual([
    { place: "README.md:4", file: "README.md", language: "ts", code: "const a = 1;\n" },
    { place: "README.md:10", file: "README.md", language: "", code: "out\n" },
  ]);
  expect(() => readBlocksOf("README.md", "```\n")).toThrow("has no end");
});

/** Reads the code blocks of the guides of the documentation site. */
async function readGuides(): Promise<Block[]> {
  const guides = makeGuides(await readContent({ spec: join(repository, "spec/openapi.yaml") }));
  return guides.flatMap(({ path, markdown }) => readBlocksOf(`${path}.md`, markdown(createLink(path, ".md"))));
}

/** Writes examples as files, by their names. Returns their paths. */
function writeExamples(examples: ReadonlyMap<string, string>): string[] {
  rmSync(cacheFolder, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  return [...examples].map(([name, code]) => {
    const path = join(cacheFolder, `${name}.ts`);
    writeFileSync(path, `${code}export {};\n`);
    return path;
  });
}

/** Compiles examples with the declarations that they assume. Returns the compiler's output and exit code. */
function compile(examples: ReadonlyMap<string, string>) {
  writeExamples(examples);
  writeFileSync(join(cacheFolder, "tsconfig.json"), JSON.stringify(settings));
  const [tsc, ...given] = findProgram(repository, "tsc");
  const { status, stdout, stderr, error } = spawnSync(tsc, [...given, "-p", cacheFolder], { encoding: "utf8" });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** Runs examples in another process. Returns the errors by the paths of the examples. */
async function runExamples(examples: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const { folder, env } = await prepareFolder();
  const runner = fileURLToPath(new URL("readmes/run-examples.ts", import.meta.url));
  const args = [sourceFlag, runner, ...writeExamples(examples)];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const [printed, warned] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (printed === "") throw new Error(warned);
  return JSON.parse(printed);
}

/** Runs a shell block in a folder with stand-ins, and with the files that readers of its README save. */
async function runShell(code: string, readme?: string) {
  const { folder, env } = await prepareFolder();
  for (const { file, saveAs, code: content } of blocks) {
    if (saveAs !== undefined && file === readme) writeFileSync(join(folder, saveAs), content);
  }
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", code], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await closed, printed: `${stdout}${stderr}` };
}

/** Creates a folder like that of a reader of the READMEs, and starts a mock. */
async function prepareFolder() {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), "readme-"));
  const mock = await startMock();
  onTestFinished(async () => {
    await mock.stop();
    rmSync(parent, { recursive: true, force: true });
  });
  const folder = join(parent, "project");
  mkdirSync(folder);
  const suite = blocks.find(({ saveAs }) => saveAs === "suite.py");
  writeFileSync(join(folder, "suite.py"), suite?.code ?? "");
  return { folder, env: writeStandIns(folder, repository, mock.url) };
}

/** Reads the commands of a console block, and a pattern for the output: its lines in order, with any duration and any port. */
function readConsole(code: string): { commands: string; output: RegExp } {
  const lines = code.trimEnd().split("\n");
  const end = lines.findIndex((line) => !line.startsWith("$ "));
  const commands = lines.slice(0, end).map((line) => line.slice(2));
  const output = lines
    .slice(end)
    .filter((line) => line !== "…" && line !== "")
    .map((line) => line.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((line) => line.replaceAll("…", ".*").replaceAll(/(?<=127\\\.0\\\.0\\\.1:)\d+/g, String.raw`\d+`))
    .map((line) => line.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g, String.raw`[-\d]+ [:\d]+ UTC`))
    .map((line) => line.replaceAll(/\d+(?:\\\.\d+)? m?s\b/g, String.raw`[\d.]+ (?:ms|s|min(?: \d+ s)?)`))
    .join("[^]*\\n");
  return { commands: `${commands.join("\n")}\n`, output: new RegExp(`^${output}`, "m") };
}
