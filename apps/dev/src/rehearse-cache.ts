import { execFileSync } from "node:child_process";
import { hash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyWorkspace, installWorkspace } from "./copy-workspace.ts";
import { runTurbo, type TurboRun } from "./run-turbo.ts";
import { NoCacheServerError, startCacheServer } from "./start-cache-server.ts";

// `npm run rehearse:cache` checks that two copies of the workspace share a cache, as two machines would. The second copy takes all results
// of the first one from the cache. After an edit of one field, it runs only the dependent tasks. A wrong token costs only time.

const tasks = ["build", "typecheck"];
const problems: string[] = [];
const folder = mkdtempSync(join(tmpdir(), "cache-"));
try {
  await rehearse();
} catch (error) {
  if (!(error instanceof NoCacheServerError)) throw error;
  console.error(`\nSKIPPED. Nothing was rehearsed: ${error.message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;

async function rehearse(): Promise<void> {
  const token = randomUUID();
  mkdirSync(join(folder, "storage"));
  const server = await startCacheServer(join(folder, "storage"), token);
  const cache = { url: server.url, token };
  try {
    const [first, second] = [install("first"), install("second")];

    const cold = runTurbo(first, tasks, cache);
    printRun("The first machine, with an empty cache", cold);
    check(cold.exitCode === 0, `The first run failed:\n${cold.output}`);
    check(cold.fromRemote.length + cold.fromLocal.length === 0, "The first run took results from an empty cache.");

    const warm = runTurbo(second, tasks, cache);
    printRun("The second machine, which has built nothing yet", warm);
    check(warm.exitCode === 0, `The second run failed:\n${warm.output}`);
    check(
      warm.executed.length === 0,
      `The second machine ran what the first one had run: ${warm.executed.join(", ")}.`,
    );
    check(
      warm.fromRemote.length === cold.executed.length,
      "The second machine did not take all results from the cache.",
    );
    check(hashBuilt(first) === hashBuilt(second), "The files from the cache differ from the built files.");

    const spec = join(second, "spec/openapi.yaml");
    writeFileSync(spec, readFileSync(spec, "utf8").replace("Number of likes, rounded.", "Likes, rounded."));
    execFileSync(process.execPath, ["generator/src/cli.mjs"], { cwd: second, stdio: "ignore" });
    const edited = runTurbo(second, tasks, cache);
    printRun("The second machine, after an edit of one field of one schema", edited);
    check(edited.exitCode === 0, `The run after the edit failed:\n${edited.output}`);
    check(edited.executed.includes("openapi-types#build"), "The edit did not reach the types.");
    check(!edited.executed.some((task) => task.startsWith("generator#")), "The edit reached the generator.");

    deleteResults(second);
    const refused = runTurbo(second, ["build", "--filter=@shortvideo-api/client"], { url: server.url, token: "wrong" });
    printRun("The second machine, without results and with a wrong token, builds the client", refused);
    check(refused.exitCode === 0, `A wrong token fails the build:\n${refused.output}`);
    check(refused.fromRemote.length === 0, "A wrong token opens the cache.");
    const warning = refused.output.split("\n").find((line) => /\b40[13]\b/.test(line));
    check(warning !== undefined, `Turbo does not report the wrong token:\n${refused.output}`);
    console.log(`  turbo reports: ${warning?.trim()}`);
  } finally {
    server.stop();
  }
}

function install(name: string): string {
  const copy = join(folder, name);
  mkdirSync(copy);
  copyWorkspace(copy);
  installWorkspace(copy);
  return copy;
}

/** Deletes all results, as on a new machine. */
function deleteResults(copy: string): void {
  rmSync(join(copy, ".turbo"), { recursive: true, force: true });
  for (const file of listBuilt(copy)) rmSync(file, { force: true });
}

/** Returns the paths and the hashes of the built files. */
function hashBuilt(copy: string): string {
  return listBuilt(copy)
    .map((file) => `${file.slice(copy.length)} ${hash("sha256", readFileSync(file))}`)
    .sort()
    .join("\n");
}

function listBuilt(copy: string): string[] {
  return ["packages", "apps"].flatMap((kind) =>
    readdirSync(join(copy, kind)).flatMap((name) => listFiles(join(copy, kind, name, "dist"))),
  );
}

function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

function printRun(title: string, { executed, fromRemote, fromLocal, durationMs }: TurboRun): void {
  console.log(`\n${title}: ${(durationMs / 1_000).toFixed(1)} s`);
  const rows = { run: executed, "from the server": fromRemote, "from this disk": fromLocal };
  for (const [source, names] of Object.entries(rows)) {
    console.log(`  ${source.padEnd(15)} ${String(names.length).padStart(2)}  ${names.join(" ")}`);
  }
}

function check(isMet: boolean, problem: string): void {
  if (!isMet) problems.push(problem);
}
