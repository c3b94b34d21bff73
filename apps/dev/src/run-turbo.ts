import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "./repository.ts";

/** The result of a run of turbo. */
export interface TurboRun {
  exitCode: number;
  /** Executed tasks, such as `"wire#build"`. */
  executed: readonly string[];
  /** Tasks with outputs from the cache of another machine. */
  fromRemote: readonly string[];
  /** Tasks with outputs from the cache of this machine. */
  fromLocal: readonly string[];
  /** The output of turbo, including warnings. */
  output: string;
  durationMs: number;
}

/** A cache server that several machines share. */
export interface RemoteCache {
  url: string;
  /** The token that the server accepts. */
  token: string;
}

interface Summary {
  tasks: readonly { taskId: string; command: string; cache: { status: "HIT" | "MISS"; source?: "LOCAL" | "REMOTE" } }[];
}

/** Runs tasks of a workspace with turbo, and reads its summary. Uses only the given cache. */
export function runTurbo(folder: string, tasks: readonly string[], cache: RemoteCache): TurboRun {
  const runs = join(folder, ".turbo/runs");
  rmSync(runs, { recursive: true, force: true });
  const startedAt = performance.now();
  const [turbo, ...args] = findProgram(repository, "turbo");
  const { status, stdout, stderr } = spawnSync(
    turbo,
    [...args, "run", ...tasks, "--summarize", "--cache=local:rw,remote:rw", "--output-logs=errors-only"],
    {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        // An inner run of turbo would use the variables of the outer run.
        TURBO_HASH: undefined,
        TURBO_API: cache.url,
        TURBO_TOKEN: cache.token,
        TURBO_TEAM: "team_rehearsal",
        TURBO_TELEMETRY_DISABLED: "1",
        TURBO_NO_UPDATE_NOTIFIER: "1",
        NO_COLOR: "1",
        FORCE_COLOR: undefined,
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const durationMs = performance.now() - startedAt;
  const [file = ""] = readdirSync(runs);
  const summary: Summary = JSON.parse(readFileSync(join(runs, file), "utf8"));
  const ran = summary.tasks.filter(({ command }) => command !== "<NONEXISTENT>");
  const listNames = (test: (task: (typeof ran)[number]) => boolean) =>
    ran
      .filter(test)
      .map(({ taskId }) => taskId.replace("@shortvideo-api/", ""))
      .sort();
  return {
    exitCode: status ?? 1,
    executed: listNames(({ cache: { status: hit } }) => hit === "MISS"),
    fromRemote: listNames(({ cache: { source } }) => source === "REMOTE"),
    fromLocal: listNames(({ cache: { source } }) => source === "LOCAL"),
    output: `${stdout}${stderr}`,
    durationMs,
  };
}
