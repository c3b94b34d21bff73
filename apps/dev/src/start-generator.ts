import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Options of {@link startGenerator}. */
export interface GeneratorOptions {
  /** Absolute path of the document. */
  spec: string;
  /** Absolute path of the folder with `packages/`. */
  root: string;
  /** Whether all packages are type-checked after each generation. */
  types: boolean;
}

/** A generator in watch mode. It ends with this process, also after a kill. */
export interface Generator {
  /** Sends SIGTERM. */
  stop: () => void;
  /** Resolves with the exit code when the generator ends. */
  ended: Promise<number>;
}

const cli = fileURLToPath(new URL("../../../generator/src/cli.mjs", import.meta.url));

/** Starts a generator in watch mode on this terminal. `onNews` receives `WatchNews` of `generator/src/commands/run-watch.ts`. */
export function startGenerator({ spec, root, types }: GeneratorOptions, onNews: (news: unknown) => void): Generator {
  // The generator does not need the flags of this process, which are for the sources of packages.
  const args = ["generate", "--watch", ...(types ? ["--types"] : []), "--spec", spec, "--out", root];
  const child = fork(cli, args, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.on("message", onNews);
  return {
    stop: () => child.kill("SIGTERM"),
    ended: new Promise((done) => {
      child.on("error", (error) => {
        console.error(`The generator did not start: ${error.message}`);
        done(1);
      });
      child.on("exit", (code) => done(code ?? 1));
    }),
  };
}
