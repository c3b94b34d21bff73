import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./paths.ts";

/** The errors of the compiler in the packages: `""` if there are no errors. */
export interface TypeCheck {
  complaints: string;
  durationMs: number;
}

/** Type-checks after each generation. */
export interface TypeChecker {
  /** Checks what is on disk now; `undefined` when another check was begun before this one was done, or `stop` was called. */
  check: () => Promise<TypeCheck | undefined>;
  stop: () => void;
}

/** More check what they share once more each; the mock and the generator need the processor, too. */
const checkers = "2";
const compiler = join(repository, "node_modules/typescript/bin/tsc");

/**
 * Checks the project `tsconfig.json` of a folder, which holds all its packages at once: one compiler reads what they share
 * once. It keeps what it learned beside the installed packages, and so looks again only at what a change can reach.
 */
export function createTypeChecker(root: string): TypeChecker {
  const project = join(root, "tsconfig.json");
  const memory = join(root, "node_modules/.cache/types.tsbuildinfo");
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
      memory,
      ...(process.stdout.isTTY ? ["--pretty"] : []),
    ];
    const child = spawn(process.execPath, [compiler, "-p", project, ...flags]);
    running = child;
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    const code = await new Promise<number | null>((done) => {
      child.on("error", (error) => {
        said += error.message;
        done(1);
      });
      child.on("close", done);
    });
    if (running !== child) return undefined;
    running = undefined;
    const complaints = code === 0 ? "" : said.trimEnd() || `The compiler exited with code ${code}.`;
    return { complaints, durationMs: performance.now() - startedAt };
  }

  function stop(): void {
    running?.kill("SIGKILL");
    running = undefined;
  }

  return { check, stop };
}
