import { spawn } from "node:child_process";
import { delimiter, dirname, join, sep } from "node:path";
import { text } from "node:stream/consumers";
import { findProgram } from "../../../scripts/find-program.mjs";
import { treeOptions, killTree } from "../../../scripts/kill-tree.mjs";

/** The options of {@link runProgram}. */
export interface ProgramOptions {
  /** Folder to run in. */
  readonly folder: string;
  /** Variables to add to those of this process; `undefined` removes one. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Folders at the start of the PATH. Default: the installed programs of `folder`. */
  readonly programs?: readonly string[] | undefined;
  /** Kills the program and its child processes. */
  readonly signal?: AbortSignal | undefined;
}

/** Thrown when a program ended with an exit code other than 0, or did not start. */
export class ProgramError extends Error {
  override readonly name = "ProgramError";
  /** Its output on both streams. */
  readonly output: string;

  constructor(command: string, folder: string, ending: string, output: string) {
    super(`\`${command}\` ${ending} in ${folder}:\n${output.trim()}`);
    this.output = output;
  }
}

/**
 * Runs a program to its end, and returns its standard output. Throws a {@link ProgramError} if the program fails, and the signal's
 * reason after an abort.
 */
export async function runProgram(program: string, args: readonly string[], options: ProgramOptions): Promise<string> {
  const { folder, env, programs = [programsOf(folder)], signal } = options;
  signal?.throwIfAborted();
  const [file, ...given] = findIn(programs, program);
  const child = spawn(file, [...given, ...args], {
    cwd: folder,
    env: { ...cleanEnvironment(), PATH: [...programs, process.env["PATH"]].join(delimiter), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...treeOptions,
  });
  const kill = (): void => killTree(child.pid);
  signal?.addEventListener("abort", kill, { once: true });
  const command = [program, ...args].join(" ");
  try {
    const [printed, warned, ending] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<string | undefined>((resolve) => {
        child.on("error", (error) => resolve(`did not start (${error.message})`));
        child.on("close", (code, killSignal) =>
          resolve(code === 0 ? undefined : `ended with ${killSignal ?? `code ${code}`}`),
        );
      }),
    ]);
    signal?.throwIfAborted();
    if (ending !== undefined) throw new ProgramError(command, folder, ending, `${printed}\n${warned}`);
    return printed;
  } finally {
    signal?.removeEventListener("abort", kill);
  }
}

/** Finds a program in these folders. Returns only its name, for the PATH, if they do not have it. */
function findIn(folders: readonly string[], program: string): readonly [file: string, ...args: string[]] {
  const found = folders.map((folder) => findProgram(dirname(dirname(folder)), program));
  // The root of the disk, because the current folder may have the program, but at a relative path.
  return found.find(([file]) => file !== program) ?? findProgram(sep, program);
}

/** Returns the folder of the installed programs of a workspace. */
export function programsOf(root: string): string {
  return join(root, "node_modules", ".bin");
}

/**
 * Returns the variables of this process, except those in which npm, pnpm and turbo describe this workspace: they would mislead a
 * program in another workspace. Keeps the settings of the machine: registry, certificates, proxies, tokens.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const workspaceVariable =
    /^(?:npm_(?:package_|lifecycle_|command$|execpath$|node_execpath$)|npm_config_(?:(?:local_|global_)?prefix|workspaces?|include_workspace_root|user_agent)$|pnpm_script|turbo_(?!telemetry|no_update)|vitest|node_env$|init_cwd$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !workspaceVariable.test(name)));
}
