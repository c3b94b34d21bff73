import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../config/paths.ts";
import { findCompiler } from "../workspace/build-packages.ts";

/** The errors of the compiler in the packages: `""` if there are no errors. */
export interface TypeCheck {
  complaints: string;
  durationMs: number;
}

/** Type-checks all packages of a folder. */
export interface TypeChecker {
  /** Checks the files on disk. Returns `undefined` if another check began meanwhile, or `stop` was called. */
  check: () => Promise<TypeCheck | undefined>;
  /** Ends a running check. */
  stop: () => void;
}

/** The number of parallel checkers. Each repeats the work for shared types, and the mock and the generator need the processor, too. */
const checkers = "2";
const compiler = findCompiler(repository);

/**
 * Checks the project `tsconfig.json` of a folder, which contains all its packages, so that the compiler reads shared types
 * once. It stores its state below `node_modules`, and checks only the files that a change affects.
 */
export function createTypeChecker(root: string): TypeChecker {
  const project = join(root, "tsconfig.json");
  const stateFile = join(root, "node_modules/.cache/types.tsbuildinfo");
  let running: ChildProcess | undefined;

  async function check(): Promise<TypeCheck | undefined> {
    stop();
    const missing = [project, join(root, "node_modules")].find((path) => !existsSync(path));
    if (missing !== undefined) {
      return { complaints: `\`${missing}\` does not exist. Run \`npm install\` in \`${root}\` first.`, durationMs: 0 };
    }
    const startedAt = performance.now();
    const flags = [
      "--noEmit",
      "--incremental",
      "--checkers",
      checkers,
      "--tsBuildInfoFile",
      stateFile,
      ...(process.stdout.isTTY ? ["--pretty"] : []),
    ];
    const child = spawn(process.execPath, [compiler, "-p", project, ...flags]);
    running = child;
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const code = await new Promise<number | null>((done) => {
      child.on("error", (error) => {
        output += error.message;
        done(1);
      });
      child.on("close", done);
    });
    if (running !== child) return undefined;
    running = undefined;
    const complaints = code === 0 ? "" : output.trimEnd() || `The compiler exited with code ${code}.`;
    return { complaints, durationMs: performance.now() - startedAt };
  }

  function stop(): void {
    running?.kill("SIGKILL");
    running = undefined;
  }

  return { check, stop };
}
