import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A mock in its own process. */
export interface MockProcess {
  readonly port: number;
  /** Resolves with the memory in use after garbage collection, in megabytes. */
  readHeap(): Promise<number>;
  /** Returns the last 4,000 characters of its standard error. */
  stderr(): string;
  /** Resolves with its exit code when it has ended. */
  readonly ended: Promise<number | null>;
  /** Sends SIGTERM. */
  terminate(): void;
  /** Sends SIGKILL. */
  kill(): void;
}

const reportHeap = new URL("report-heap.mjs", import.meta.url).href;

/** Starts the mock. `args` are the flags for Node, the script of the mock, and its arguments. */
export async function startProcess(args: readonly string[]): Promise<MockProcess> {
  const child = spawn(process.execPath, ["--expose-gc", "--import", reportHeap, ...args], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let stderr = "";
  child.stderr?.on("data", (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-4_000)));
  const ended = once(child, "exit").then(([code]) => code);
  const port = await readPort(child).catch((error: unknown) => {
    throw new Error(`The mock did not start: ${stderr}`, { cause: error });
  });
  return {
    port,
    stderr: () => stderr,
    ended,
    terminate: () => void child.kill("SIGTERM"),
    kill: () => void child.kill("SIGKILL"),
    async readHeap() {
      child.send("heap");
      const [message] = await once(child, "message");
      return message.heapMegabytes;
    },
  };
}

async function readPort(child: ChildProcess): Promise<number> {
  let out = "";
  for await (const chunk of child.stdout ?? []) {
    out += String(chunk);
    const port = /http:\/\/[\d.]+:(\d+)/.exec(out)?.[1];
    if (port === undefined) continue;
    child.stdout?.resume();
    return Number(port);
  }
  throw new Error("The process ended before it printed its address.");
}
