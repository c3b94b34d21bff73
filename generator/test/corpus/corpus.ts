import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceFlag } from "../../../scripts/source-flag.ts";
import { unpackDocument } from "../../../scripts/unpack-document.ts";
import { measure } from "../../bench/measure.ts";
import { compilers, linkPackages, typeCheck } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";

// Generates twice from each of several real documents. Compiles the code with declarations and without `skipLibCheck`, and validates the
// values of every factory. The client then calls every operation of the mock.
// `pnpm --filter generator corpus` uses the documents of the tests, `pnpm --filter generator corpus FILE…` any others, also gzipped.

const cli = fileURLToPath(new URL("../../src/cli.mjs", import.meta.url));
/** Programs that run the generated code; the last line of each is its result. */
const checks = { factories: "check-factories.ts", mock: "call-mock.ts" } as const;
const corpus = fileURLToPath(new URL(".", import.meta.url));

const given = process.argv.slice(2).map((file) => resolve(process.env["INIT_CWD"] ?? "", file));
const documents =
  given.length > 0
    ? given
    : readdirSync(corpus)
        .filter((name) => name.endsWith(".yaml"))
        .map((name) => join(corpus, name));

interface Row {
  document: string;
  operations: string;
  schemas: string;
  "generate ms": number;
  "peak MB": number;
  "same bytes": string;
  factories: string;
  mock: string;
  [compiler: `tsc ${string}`]: string;
}

const rows: Row[] = [];
const complaints: string[] = [];
for (const [index, document] of documents.entries()) {
  console.error(`${index + 1} of ${documents.length}: ${basename(document)}`);
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  try {
    rows.push(await tryDocument(document, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
console.table(Object.fromEntries(rows.map(({ document, ...row }) => [document, row])));
for (const complaint of complaints) console.error(`\n${complaint}`);
console.log(complaints.length === 0 ? "No problems." : `${complaints.length} problems.`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Generates, compiles and runs the code of a document. Returns its row of the table, and adds its problems to `complaints`. */
async function tryDocument(document: string, folder: string): Promise<Row> {
  const spec = unpackDocument(document, folder);
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const run = await measure(cli, ["generate", "--spec", spec, "--out", first]);
  const again = await measure(cli, ["generate", "--spec", spec, "--out", second]);
  const row: Row = {
    document: basename(document),
    operations: /(\d+) operations?/.exec(run.output)?.[1] ?? "?",
    schemas: /(\d+) schemas?/.exec(run.output)?.[1] ?? "?",
    "generate ms": Math.round(run.wallSeconds * 1_000),
    "peak MB": Math.round(run.peakMegabytes),
    "same bytes": "not tried",
    factories: "not tried",
    mock: "not tried",
  };
  if (run.code !== 0 || again.code !== 0) {
    complaints.push(`${row.document}: ${run.output}`);
    return row;
  }
  row["same bytes"] = readTree(first) === readTree(second) ? "yes" : "no";
  if (row["same bytes"] === "no") complaints.push(`${row.document}: two runs wrote different bytes.`);
  writeRuntime(first);
  linkPackages(first, [first]);
  for (const check of ["factories", "mock"] as const) {
    const program = fileURLToPath(new URL(checks[check], import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [sourceFlag, program, spec, first], {
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    const lines = stdout.trimEnd().split("\n");
    row[check] = status === 0 ? (lines.at(-1) ?? "") : "FAILED";
    if (status !== 0) complaints.push(`${row.document}, ${check}:\n${[...lines.slice(-20), stderr].join("\n")}`);
  }
  for (const compiler of ["7", "5.9"] as const satisfies (keyof typeof compilers)[]) {
    const startedAt = performance.now();
    const output = await typeCheck(first, compiler, ["--skipLibCheck", "false"]);
    row[`tsc ${compiler}`] = output === "" ? `passed, ${Math.round(performance.now() - startedAt)} ms` : "FAILED";
    if (output !== "")
      complaints.push(`${row.document}, TypeScript ${compiler}:\n${output.split("\n").slice(0, 20).join("\n")}`);
  }
  return row;
}

/** Joins the paths and texts of all files of a folder. */
function readTree(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(folder.length)}\n${readFileSync(path, "utf8")}`)
    .sort()
    .join("\n");
}
