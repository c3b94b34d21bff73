import { execFileSync } from "node:child_process";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "../src/repository.ts";

const [turbo, ...args] = findProgram(repository, "turbo");
const tasks = [
  "build",
  "typecheck",
  "test",
  "lint:spec",
  "check:api",
  "check:format",
  "check:lint",
  "check:npx",
  "check:packages",
  "check:prose",
  "check:unused",
];

/** Lists the tasks of a workspace that have a script, such as `"wire#test"`, each with the hash of its inputs. */
export function listTasks(folder: string, variables: NodeJS.ProcessEnv = {}): Map<string, string> {
  const output = execFileSync(turbo, [...args, "run", ...tasks, "--dry=json"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", ...variables },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const plan: { tasks: readonly { taskId: string; hash: string; command: string }[] } = JSON.parse(output);
  return new Map(
    plan.tasks
      .filter(({ command }) => command !== "<NONEXISTENT>")
      .map(({ taskId, hash }) => [taskId.replace("@shortvideo-api/", "").replace("//#", ""), hash]),
  );
}
