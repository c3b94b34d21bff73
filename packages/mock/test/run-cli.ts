import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sourceFlag } from "../../../scripts/source-flag.js";

/** A running command line. */
export interface CliRun {
  child: ChildProcess;
  /** Everything printed so far. */
  output: { out: string; err: string };
  /** Resolves with the first printed address. Rejects if the process ends before it prints one. */
  url: Promise<string>;
  /** Resolves with the exit code. */
  code: Promise<number | null>;
}

/** Returns functions that run the command line in the file `cli`: a source, or a built file. */
export function createCliRunner(cli: string) {
  const children: ChildProcess[] = [];

  function toCliCommand(args: string[]): [file: string, ...args: string[]] {
    return [process.execPath, ...(cli.endsWith(".ts") ? [sourceFlag] : []), cli, ...args];
  }

  /** Starts the command line, in the folder of this process unless `cwd` is set. */
  function runCli(args: string[], env: Record<string, string> = {}, cwd?: string): CliRun {
    const [file, ...words] = toCliCommand(args);
    const child = spawn(file, words, {
      cwd,
      env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.push(child);
    const output = { out: "", err: "" };
    child.stderr.on("data", (chunk: Buffer) => (output.err += chunk.toString()));
    const url = new Promise<string>((resolve, reject) => {
      child.once("close", () => reject(new Error(`The process ended before it printed an address: ${output.err}`)));
      child.stdout.on("data", (chunk: Buffer) => {
        output.out += chunk.toString();
        const [found] = /http:\/\/[\d.]+:\d+/.exec(output.out) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    // Some tests do not await the address.
    url.catch(() => {});
    return { child, output, url, code: once(child, "close").then(([code]) => code) };
  }

  /** Kills the processes that tests left running. */
  function killCli(): void {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  }

  return { toCliCommand, runCli, killCli };
}

/** Runs the command line of the mock. */
export const { runCli, killCli } = createCliRunner(fileURLToPath(new URL("../src/cli.ts", import.meta.url)));
