import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sourceFlags } from "../../../scripts/source-flags.js";

export interface CliRun {
  child: ChildProcess;
  output: { out: string; err: string };
  /** The first printed address. */
  url: Promise<string>;
  code: Promise<number | null>;
}

/** Returns functions that run the command line in the file `cli`: a source, or a built file. */
export function createCliRunner(cli: string) {
  const children: ChildProcess[] = [];

  function toCliCommand(args: string[]): [file: string, ...args: string[]] {
    return [process.execPath, ...(cli.endsWith(".ts") ? sourceFlags : []), cli, ...args];
  }

  /** Without `cwd`, in the folder of this process. */
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
    // Not each test asks for the address.
    url.catch(() => {});
    return { child, output, url, code: once(child, "close").then(([code]) => code) };
  }

  /** Ends what tests left running. */
  function killCli(): void {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  }

  return { toCliCommand, runCli, killCli };
}

/** Runs the command line of the mock. */
export const { runCli, killCli } = createCliRunner(fileURLToPath(new URL("../src/cli.ts", import.meta.url)));
