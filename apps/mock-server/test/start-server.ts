import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A running server. */
export interface Server {
  readonly child: ChildProcess;
  /** `"http://127.0.0.1:4010"`, without a trailing slash. */
  readonly url: string;
  /** Resolves with the exit code when the process ends. */
  readonly code: Promise<number | null>;
}

const servers: Server[] = [];

/** Starts the server as a process on a free port. Resolves when it is ready. Throws if it ends before it is ready. */
export async function startServer(command: readonly string[], options: SpawnOptions = {}): Promise<Server> {
  const [program = process.execPath, ...args] = command;
  const env = { ...options.env, PORT: "0" };
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "inherit"], env });
  const code = once(child, "exit").then(([exitCode]) => exitCode as number | null);
  const ended = code.then((exitCode) => {
    throw new Error(`\`${command.join(" ")}\` ended before it was ready, with exit code ${exitCode}.`);
  });
  const port = await Promise.race([readPort(child.stdout), ended]);
  const server = { child, url: `http://127.0.0.1:${port}`, code };
  servers.push(server);
  return server;
}

/** Kills the servers that tests have started. */
export async function killServers(): Promise<void> {
  for (const { child, code } of servers.splice(0)) {
    child.kill("SIGKILL");
    await code;
  }
}

/** Reads the port from the output of a server. */
function readPort(stdout: Readable): Promise<string> {
  let output = "";
  return new Promise((resolve) => {
    stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /http:\/\/\S+?:(\d+)/.exec(output) ?? [];
      if (port !== undefined) resolve(port);
    });
  });
}
