import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sourceFlag } from "../../../scripts/source-flag.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The limit for hanging processes. It is shorter than the limit of the test, whose message does not show the output. */
const hangMs = 10 * 60_000;

/** `npm run dev` as a child process, without npm. */
export interface Dev {
  child: ChildProcess;
  /** Waits until the output after the previous match contains the pattern. Returns the first group of the pattern. */
  waitFor: (pattern: RegExp, timeoutMs?: number) => Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Starts `npm run dev` with these options in a folder. */
export function runDev(args: readonly string[], cwd: string): Dev {
  const child = spawn(process.execPath, [sourceFlag, main, ...args], {
    cwd,
    env: { ...process.env, INIT_CWD: undefined, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let search: (() => void) | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      search?.();
    });
  }
  const ended = new Promise<number | null>((done) => child.on("exit", done));
  async function waitFor(pattern: RegExp, timeoutMs = hangMs): Promise<string> {
    return await new Promise((done, fail) => {
      const limit = setTimeout(
        () => fail(new Error(`\`${pattern}\` was not printed within ${timeoutMs} ms. The output:\n${output}`)),
        timeoutMs,
      );
      search = () => {
        const found = pattern.exec(output);
        if (!found) return;
        output = output.slice(found.index + found[0].length);
        clearTimeout(limit);
        done(found[1] ?? "");
      };
      search();
    });
  }
  return { child, waitFor, ended };
}
