import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startOnFreePort } from "../../../scripts/find-free-port.ts";

/** A server in its own process. */
export interface Server {
  readonly port: number;
  /** Milliseconds from the start of the process until its {@link CheckReady} passes. */
  readonly readyMs: number;
  /** Memory that the process holds now (RSS), in megabytes. */
  memoryMegabytes(): number;
  /** The most memory that the process has held (RSS), in megabytes. Other systems than Linux return the memory that it holds now. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** Returns `true` when the server on a port is ready. */
export type CheckReady = (port: number) => Promise<boolean>;

/** Starts a script with this Node and waits until it is ready. Throws with its standard error if it ends before. */
export function startServer(
  script: string,
  readArgs: (port: number) => readonly string[],
  checkReady: CheckReady,
): Promise<Server> {
  return startOnFreePort((port) => startServerOn(port, script, readArgs(port), checkReady));
}

/** Returns a check that passes when `path` returns 200. */
export function respondsOk(path: string, headers: Readonly<Record<string, string>>): CheckReady {
  return async (port) => (await readStatus(`http://127.0.0.1:${port}${path}`, headers)) === 200;
}

async function startServerOn(
  port: number,
  script: string,
  args: readonly string[],
  checkReady: CheckReady,
): Promise<Server> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    // With `production`, Prism forks a process that would outlive it.
    env: { ...process.env, NODE_ENV: "test", SCARF_ANALYTICS: "false" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  // No process is left behind, however the measurement ends.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`\`${script}\` ended with code ${child.exitCode}: ${output}`);
    if (performance.now() - startedAt > 600_000)
      throw new Error(`\`${script}\` did not respond within ten minutes: ${output}`);
    if (await checkReady(port)) break;
    await wait(2);
  }
  const readyMs = performance.now() - startedAt;
  return {
    port,
    readyMs,
    memoryMegabytes: () => readMemory(child),
    peakMegabytes: () => readPeakMemory(child),
    stop: () => stop(child),
  };
}

async function readStatus(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  try {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

function readMemory({ pid }: ChildProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1_024;
}

function readPeakMemory(child: ChildProcess): number {
  if (process.platform !== "linux") return readMemory(child);
  const [, peak_kB] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Number(peak_kB) / 1_024;
}

/** Kills the process, because Prism ignores SIGTERM. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
