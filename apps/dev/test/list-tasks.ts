import { execFileSync } from "node:child_process";
import { posix } from "node:path";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "../src/repository.ts";

const [turbo, ...args] = findProgram(repository, "turbo");
const tasks = ["build", "typecheck", "test", "lint", "lint:spec", "check:packages", "rehearse"];

/** A task that has a script. */
export interface Task {
  /** Changes if an input changes, or the hash of a dependency. */
  readonly hash: string;
  /** The folder of its package. */
  readonly folder: string;
  /** The paths of the files that it reads, from the root. */
  readonly inputs: ReadonlySet<string>;
  /** The names of the tasks that it waits for, such as `"wire#build"`. */
  readonly dependencies: readonly string[];
}

interface Plan {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly hash: string;
    readonly command: string;
    readonly directory: string;
    readonly inputs: Readonly<Record<string, string>>;
    readonly dependencies: readonly string[];
  }[];
}

/** Lists the tasks of a workspace that have a script, by their names, such as `"wire#test"`. */
export function listTasks(folder: string, variables: NodeJS.ProcessEnv = {}): Map<string, Task> {
  const output = execFileSync(turbo, [...args, "run", ...tasks, "--dry=json"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", ...variables },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const plan: Plan = JSON.parse(output);
  return new Map(
    plan.tasks
      .filter(({ command }) => command !== "<NONEXISTENT>")
      .map(({ taskId, hash, directory, inputs, dependencies }) => [
        toName(taskId),
        {
          hash,
          folder: directory,
          inputs: new Set(Object.keys(inputs).map((path) => posix.join(directory, path))),
          dependencies: dependencies.map(toName),
        },
      ]),
  );
}

function toName(taskId: string): string {
  return taskId.replace("@shortvideo-api/", "").replace("//#", "");
}
