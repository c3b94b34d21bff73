import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMock } from "@shortvideo-api/mock";
import { afterAll, expect, test } from "vitest";
import { isCI, onlyInCI } from "../../../scripts/in-ci.ts";
import { readContent, type SiteContent } from "../src/index.ts";
import { listSamples } from "../src/sample/list-samples.ts";
import type { CodeSample, CodeSampleKind } from "../src/sample/list-samples.ts";

const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documents = {
  own: find("../../../spec/openapi.yaml"),
  petstore: find("../../../generator/test/corpus/petstore.yaml"),
  figma: find("../../../generator/test/corpus/figma.yaml"),
  constants: find("../../../generator/test/scenarios/parameters-with-one-value/spec/openapi.yaml"),
  hostile: find("hostile-samples.yaml"),
};

/** How to run all samples of a language in one process. `each` sends a line for each sample that failed. */
const runners: Partial<
  Record<CodeSampleKind, { extension: string; command: string; args: (files: string[]) => string[] }>
> = {
  curl: {
    extension: "sh",
    command: "sh",
    args: (files) => ["-c", files.map((file) => `. ./${file} >/dev/null 2>errors || cat errors >&2`).join("\n")],
  },
  javascript: {
    extension: "mjs",
    command: process.execPath,
    args: (files) => [
      "-e",
      `console.log = () => {};
       (async () => { for (const file of ${JSON.stringify(files)}) await import("./" + file).catch((error) => console.error(file, error)); })();`,
    ],
  },
  python: {
    extension: "py",
    command: "python3",
    args: (files) => [
      "-c",
      `import contextlib, io, runpy, sys, traceback\nfor file in ${JSON.stringify(files)}:
    try:
        with contextlib.redirect_stdout(io.StringIO()): runpy.run_path(file)
    except Exception: traceback.print_exc()`,
    ],
  },
};

const kinds: readonly CodeSampleKind[] = ["curl", "javascript", ...(hasPython() ? (["python"] as const) : [])];

test.for(Object.entries(documents))("sends requests without a violation: %s", async ([name, spec]) => {
  const violations: unknown[] = [];
  const called = new Set<string | undefined>();
  const mock = await startMock({
    spec,
    onExchange: (exchange) => {
      violations.push(...exchange.violations);
      called.add(exchange.operation);
    },
  });
  try {
    const content = await readContent({ spec, servers: [{ url: mock.url, description: undefined }] });
    for (const kind of kinds) {
      called.clear();
      const samples = listKind(content, kind);

      const output = await run(
        `${name}-${kind}`,
        kind,
        samples.map(([, sample]) => sample),
      );

      expect({ kind, violations, output }).toEqual({ kind, violations: [], output: "" });
      expect(called).toEqual(new Set(samples.map(([id]) => id)));
    }
  } finally {
    await mock.stop({ graceMs: 0 });
  }
});

/** Returns whether Python has the package of the samples. */
function hasPython(): boolean {
  return isCI && spawnSync("python3", ["-c", "import requests"]).status === 0;
}

const compiler = "go";

test("shows programs in Go that compile", { ...onlyInCI, skip: onlyInCI.skip || !hasProgram(compiler) }, async () => {
  const programs = join(folder, "go");
  for (const [name, spec] of Object.entries(documents)) {
    for (const [index, [, { code }]] of listKind(await readContent({ spec }), "go").entries()) {
      mkdirSync(join(programs, `${name}-${index}`), { recursive: true });
      writeFileSync(join(programs, `${name}-${index}/main.go`), `${code}\n`);
    }
  }
  writeFileSync(join(programs, "go.mod"), "module samples\n");

  const { status, stderr } = spawnSync(compiler, ["vet", "./..."], { cwd: programs, encoding: "utf8" });

  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

function hasProgram(name: string): boolean {
  return spawnSync(name, ["version"]).status === 0;
}

function listKind(content: SiteContent, kind: CodeSampleKind): (readonly [id: string, sample: CodeSample])[] {
  return content.operations.flatMap((site) =>
    listSamples(content, site)
      .filter((sample) => sample.kind === kind)
      .map((sample) => [site.operation.id, sample] as const),
  );
}

/** Runs samples in a folder with the files that they upload. Returns what went to standard error. */
async function run(name: string, kind: CodeSampleKind, samples: readonly CodeSample[]): Promise<string> {
  const runner = runners[kind];
  if (!runner) throw new Error(`No runner for ${kind}.`);
  const cwd = join(folder, name);
  mkdirSync(cwd);
  const files = samples.map(({ code }, index) => {
    const file = `sample-${index}.${runner.extension}`;
    writeFileSync(join(cwd, file), `${code}\n`);
    for (const [upload] of code.matchAll(/upload\.[a-z\d]+/g)) writeFileSync(join(cwd, upload), "content");
    return file;
  });
  const names = samples.flatMap(({ code }) =>
    [...code.matchAll(/\b(?:SHORTVIDEO_)?API_[A-Z_\d]+/g)].map(([each]) => each),
  );
  const env = { ...process.env, ...Object.fromEntries(names.map((each) => [each, "any-key"])) };
  const child = spawn(runner.command, runner.args(files), { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  await new Promise((resolve) => child.on("close", resolve));
  return output;
}
