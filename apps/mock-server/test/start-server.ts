import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../../scripts/find-free-port.ts";

export interface Server {
  readonly child: ChildProcess;
  /** `"http://127.0.0.1:4010"`, without a trailing slash. */
  readonly url: string;
  readonly code: Promise<number | null>;
}

const servers: Server[] = [];

/** Starts the server as a process on a free port, and gives it once it is ready. Throws where it ends before. */
export async function startServer(command: readonly string[], options: SpawnOptions = {}): Promise<Server> {
  const [program = process.execPath, ...args] = command;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(program, args, { stdio: "ignore", ...options, env: { ...options.env, PORT: String(port) } });
  const code = once(child, "exit").then(([exitCode]) => exitCode as number | null);
  let hasEnded = false;
  void code.catch(() => {}).finally(() => (hasEnded = true));
  while (!(await isReady(url))) {
    if (hasEnded) throw new Error(`\`${command.join(" ")}\` ended before it was ready, with exit code ${await code}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const server = { child, url, code };
  servers.push(server);
  return server;
}

/** Ends what tests left running. */
export async function killServers(): Promise<void> {
  for (const { child, code } of servers.splice(0)) {
    child.kill("SIGKILL");
    await code;
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}/-/ready`);
    return status === 200;
  } catch {
    return false;
  }
}
