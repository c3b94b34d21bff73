import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sourceFlags } from "../../../scripts/source-flags.ts";
import { copyWorkspace, installWorkspace } from "../src/copy-workspace.ts";

// Measures what a writer of the document waits for, in a copy of the workspace. Edits and saves one field of one schema. The
// clock runs until the code is generated, until the mock serves it, until the explorer shows it, and until all packages are
// type-checked. `npm run bench:watch -- [--saves N] [--no-mock]`; without the mock it is `npm run generate -- --watch --types`.
// Exit code 1 when a goal is missed.

const { values } = parseArgs({
  options: { saves: { type: "string", default: "30" }, "no-mock": { type: "boolean", default: false } },
});
const timeoutMs = 60_000;

const goals = {
  generated: { line: /Files: [^\n]*\n/, goalMs: 300 },
  "the mock serves it": { line: /The mock serves [^\n]*\n/, goalMs: 1_000 },
  "the explorer shows it": { line: /The explorer shows [^\n]*\n/, goalMs: 1_500 },
  "type-checked": { line: /Types: no errors\.[^\n]*\n/, goalMs: 2_000 },
} as const;

const awaited = (Object.keys(goals) as (keyof typeof goals)[]).filter(
  (what) => !values["no-mock"] || what === "generated" || what === "type-checked",
);

const folder = mkdtempSync(join(tmpdir(), "bench-watch-"));
copyWorkspace(folder);
installWorkspace(folder);
const program = values["no-mock"]
  ? ["generator/src/cli.ts", "--watch", "--types"]
  : [...sourceFlags, "apps/dev/src/main.ts", "--port", "0", "--explorer-port", "0"];
const dev = spawn(process.execPath, program, {
  cwd: folder,
  env: { ...process.env, INIT_CWD: undefined, NO_COLOR: "1", FORCE_COLOR: undefined },
  stdio: ["ignore", "pipe", "pipe"],
});
let said = "";
for (const stream of [dev.stdout, dev.stderr]) {
  stream.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
}
try {
  process.exitCode = (await measure(Number(values.saves))) ? 0 : 1;
} finally {
  dev.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}

/** Says whether the goals were met. */
async function measure(saves: number): Promise<boolean> {
  if (!values["no-mock"]) await hear(/The mock serves/);
  await hear(/Types: no errors/);
  // The first generation warms up more slowly.
  await wait(2_000);
  const spec = join(folder, "spec/openapi.yaml");
  const text = readFileSync(spec, "utf8");
  const field = /^( +)diggCount:\n +type: number$/m;
  if (!field.test(text)) throw new Error("The document has no field `diggCount` of type number to edit.");
  const times: Record<keyof typeof goals, number[]> = {
    generated: [],
    "the mock serves it": [],
    "the explorer shows it": [],
    "type-checked": [],
  };
  for (let save = 0; save < saves; save += 1) {
    said = "";
    const startedAt = performance.now();
    writeFileSync(spec, text.replace(field, `$1diggCount:\n$1  title: Save ${save}\n$1  type: number`));
    const heard = awaited.map(async (what) => {
      await hear(goals[what].line);
      times[what].push(performance.now() - startedAt);
    });
    await Promise.all(heard);
    await wait(100);
  }
  const rows = awaited.map((what) => {
    const sorted = times[what].toSorted((one, other) => one - other);
    const bestMs = Math.round(sorted[0] ?? Number.NaN);
    const medianMs = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
    const p90_ms = Math.round(sorted[Math.floor(sorted.length * 0.9)] ?? Number.NaN);
    return {
      "from save to": what,
      "best ms": bestMs,
      "median ms": medianMs,
      "p90 ms": p90_ms,
      "goal ms": goals[what].goalMs,
    };
  });
  console.log(`${saves} saves of one field of one schema`);
  console.table(rows);
  return rows.every((row) => row["median ms"] <= row["goal ms"]);
}

async function hear(line: RegExp): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!line.test(said)) {
    if (dev.exitCode !== null || performance.now() > deadline) throw new Error(`No \`${line}\` came, only:\n${said}`);
    await wait(2);
  }
}
