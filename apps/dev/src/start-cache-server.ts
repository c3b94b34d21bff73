import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../../scripts/find-free-port.ts";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "./repository.ts";

/** The cache server of the rehearsal. It is not part of the workspace: nothing else needs its 240 packages. */
const server = "turborepo-remote-cache@2.12.0";
/** After this time, a start hangs. */
const timeoutMs = 600_000;

/** A cache server that runs. */
export interface CacheServer {
  url: string;
  stop: () => void;
}

/** The server could not be installed, because no registry was reached. */
export class NoCacheServerError extends Error {
  override readonly name = "NoCacheServerError";
}

/**
 * Starts turborepo-remote-cache on this machine. It keeps its files in a folder, and is installed once. Throws
 * {@link NoCacheServerError} if it cannot be installed.
 */
export async function startCacheServer(storage: string, token: string): Promise<CacheServer> {
  const program = install();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PORT: String(port),
      TURBO_TOKEN: token,
      STORAGE_PROVIDER: "local",
      STORAGE_PATH: storage,
      STORAGE_PATH_USE_TMP_FOLDER: "false",
      LOG_LEVEL: "fatal",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = () => child.kill("SIGKILL");
  process.on("exit", stop);
  const deadline = performance.now() + timeoutMs;
  while (!(await isUp(url, token))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      stop();
      throw new Error(`\`${server}\` did not respond at ${url} within ${timeoutMs / 1_000} s; see above.`);
    }
    await wait(100);
  }
  return { url, stop };
}

/** Returns the path of its program. */
function install(): string {
  const folder = join(repository, "node_modules/.cache", server);
  const program = join(folder, "node_modules/turborepo-remote-cache/dist/cli.js");
  if (existsSync(program)) return program;
  console.log(`Installing ${server}, once …`);
  const flags = ["--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const [file, ...given] = findProgram(repository, "npm");
  const { status } = spawnSync(file, [...given, "install", ...flags, server], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0 && existsSync(program)) return program;
  throw new NoCacheServerError(`\`${server}\` could not be installed; npm says why above.`);
}

async function isUp(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return await fetch(`${url}/v8/artifacts/status`, { headers }).then(
    ({ ok }) => ok,
    () => false,
  );
}
