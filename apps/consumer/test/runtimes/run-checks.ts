import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Runtime } from "./runtimes.ts";
import { serveChecks } from "./serve-checks.ts";

/** The results of the checks by name: the failure, or the empty string. */
export type CheckResults = Readonly<Record<string, string>>;

const smoke = fileURLToPath(new URL("../smoke", import.meta.url));

/** Time after which a runtime that hangs is killed. A working one needs far less. */
const timeoutMs = 600_000;

/** Copies the checks into the project. */
export function placeChecks(project: string): void {
  cpSync(smoke, join(project, "smoke"), { recursive: true });
}

/** Runs the checks of a project on a runtime. Throws with its output if it returns no report. */
export async function runChecks({ name, program, args }: Runtime, project: string): Promise<CheckResults> {
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const server = await serveChecks(project);
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  const allArgs =
    args === undefined
      ? [...headless, `--user-data-dir=${profile}`, `${server.origin}/page`]
      : [...args, "smoke/run-in-process.js", server.origin];
  const child = spawn(program, allArgs, {
    cwd: project,
    env: { ...process.env, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    signal: AbortSignal.timeout(timeoutMs),
    killSignal: "SIGKILL",
  });
  try {
    return await readReport(child, name, server.report);
  } finally {
    child.kill("SIGKILL");
    await server.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Arguments of the browser. The sandbox is off, because it needs permissions that containers seldom have. The page is trusted. */
const headless = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];

/** Reads the report: posted by a page, or the last line of a process. */
async function readReport(child: ChildProcess, name: string, posted: Promise<string>): Promise<CheckResults> {
  if (child.stdout === null || child.stderr === null) throw new Error(`${name} has no output.`);
  const output = [text(child.stdout), text(child.stderr)] as const;
  const ended = new Promise<string>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => void Promise.all(output).then(([printed, warned]) => resolve(`${printed}\n${warned}`)));
  });
  const printed = ended.then(async (all) => {
    const [line = ""] = (await output[0]).trim().split("\n").slice(-1);
    if (line.startsWith("{")) return line;
    throw new Error(`${name} ended without a report:\n${all}`);
  });
  return JSON.parse(await Promise.race([posted, printed]));
}
