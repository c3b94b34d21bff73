import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { commands } from "../../../scripts/commands.mjs";
import { findProgram } from "../../../scripts/find-program.mjs";
import { median } from "../../../scripts/median.ts";
import { copyWorkspace, installWorkspace } from "../test/copy-workspace.ts";

// Measures how long `npm run dev` takes after a save of the document, in a copy of the workspace. Edits and saves one field of one
// schema. Measures the time until the code is generated, the mock serves it, the site shows it, and all packages are type-checked.
// `npm run bench -- watch [--saves N] [--no-mock]`; `--no-mock` measures `npm run generate -- --watch --types` instead. Exits with
// code 1 when a median misses its goal.

const { values } = parseArgs({
  options: { saves: { type: "string", default: "30" }, "no-mock": { type: "boolean", default: false } },
});
const timeoutMs = 60_000;

const goals = {
  generated: { line: /Files: [^\n]*\n/, goalMs: 300 },
  "the mock serves it": { line: /The mock serves [^\n]*\n/, goalMs: 1_000 },
  "the site shows it": { line: /The site shows [^\n]*\n/, goalMs: 1_500 },
  "type-checked": { line: /Types: no errors\.[^\n]*\n/, goalMs: 2_000 },
} as const;

const measuredSteps = (Object.keys(goals) as (keyof typeof goals)[]).filter(
  (step) => !values["no-mock"] || step === "generated" || step === "type-checked",
);

const folder = mkdtempSync(join(tmpdir(), "bench-watch-"));
copyWorkspace(folder);
installWorkspace(folder);
const [command, ...args] = values["no-mock"]
  ? (["generate", "--watch", "--types"] as const)
  : (["dev", "--port", "0", "--site-port", "0"] as const);
const programs = (commands[command]?.steps(args) ?? []).map(([tool = "", ...given]) => [
  ...findProgram(folder, tool),
  ...given,
]);
const options = { cwd: folder, env: { ...process.env, INIT_CWD: undefined, NO_COLOR: "1", FORCE_COLOR: undefined } };
for (const [file = "", ...given] of programs.slice(0, -1)) execFileSync(file, given, { ...options, stdio: "ignore" });
const [program = "", ...given] = programs.at(-1) ?? [];
const dev = spawn(program, given, { ...options, stdio: ["ignore", "pipe", "pipe"] });
let output = "";
for (const stream of [dev.stdout, dev.stderr]) {
  stream.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
}
try {
  process.exitCode = (await measure(Number(values.saves))) ? 0 : 1;
} finally {
  dev.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}

/** Saves the document, prints a table of the times, and returns `true` when all medians meet their goals. */
async function measure(saves: number): Promise<boolean> {
  if (!values["no-mock"]) await waitForLine(/The mock serves/);
  await waitForLine(/Types: no errors/);
  // The first generation takes longer, until the engine has optimized the code.
  await wait(2_000);
  const spec = join(folder, "spec/openapi.yaml");
  const text = readFileSync(spec, "utf8");
  const field = /^( +)diggCount:\n +type: number$/m;
  if (!field.test(text)) throw new Error("The document has no field `diggCount` of type number to edit.");
  const times = new Map(measuredSteps.map((step): [keyof typeof goals, number[]] => [step, []]));
  for (let save = 0; save < saves; save += 1) {
    output = "";
    const startedAt = performance.now();
    writeFileSync(spec, text.replace(field, `$1diggCount:\n$1  title: Save ${save}\n$1  type: number`));
    const measured = measuredSteps.map(async (step) => {
      await waitForLine(goals[step].line);
      times.get(step)?.push(performance.now() - startedAt);
    });
    await Promise.all(measured);
    await wait(100);
  }
  const rows = [...times].map(([step, measured]) => {
    const sorted = measured.toSorted((one, other) => one - other);
    return {
      "from save to": step,
      "best ms": Math.round(sorted[0] ?? Number.NaN),
      "median ms": Math.round(median(sorted)),
      "p90 ms": Math.round(sorted[Math.floor(sorted.length * 0.9)] ?? Number.NaN),
      "goal ms": goals[step].goalMs,
    };
  });
  console.log(`${saves} saves of one field of one schema`);
  console.table(rows);
  return rows.every((row) => row["median ms"] <= row["goal ms"]);
}

async function waitForLine(line: RegExp): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!line.test(output)) {
    if (dev.exitCode !== null || performance.now() > deadline)
      throw new Error(`The program did not print \`${line}\`. Its output:\n${output}`);
    await wait(2);
  }
}
