import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sourceFlags } from "../../../scripts/source-flags.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A limit for hanging processes, not for slow ones. It is shorter than the limit of the test, whose message has no output. */
const hangMs = 10 * 60_000;

/** `npm run dev` as a child process, without npm. */
export interface Dev {
  child: ChildProcess;
  /** Waits for a line after the previous match. Returns the pattern's group. */
  says: (pattern: RegExp, timeoutMs?: number) => Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

export function runDev(args: readonly string[], cwd: string): Dev {
  const child = spawn(process.execPath, [...sourceFlags, main, ...args], {
    cwd,
    env: { ...process.env, INIT_CWD: undefined, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let heard = "";
  let look: (() => void) | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
      look?.();
    });
  }
  const ended = new Promise<number | null>((done) => child.on("exit", done));
  async function says(pattern: RegExp, timeoutMs = hangMs): Promise<string> {
    return await new Promise((done, fail) => {
      const limit = setTimeout(
        () => fail(new Error(`No \`${pattern}\` within ${timeoutMs} ms, only:\n${heard}`)),
        timeoutMs,
      );
      look = () => {
        const found = pattern.exec(heard);
        if (!found) return;
        heard = heard.slice(found.index + found[0].length);
        clearTimeout(limit);
        done(found[1] ?? "");
      };
      look();
    });
  }
  return { child, says, ended };
}
