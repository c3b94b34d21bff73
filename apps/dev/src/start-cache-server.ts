import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../../scripts/find-free-port.ts";
import { findProgram } from "../../../scripts/find-program.mjs";
import { repository } from "./repository.ts";

/** The cache server of the rehearsal. It is not part of the workspace: nothing else needs its 240 packages. */
const server = "turborepo-remote-cache@2.12.0";
/** The time after which a start counts as hanging. */
const timeoutMs = 600_000;

/** A running cache server. */
export interface CacheServer {
  url: string;
  stop: () => void;
}

/** Thrown when the server cannot be installed, for example because no registry was reached. */
export class NoCacheServerError extends Error {
  override readonly name = "NoCacheServerError";
}

/**
 * Starts turborepo-remote-cache on this machine, and installs it before the first start. The server stores its files in `storage`, and
 * accepts only `token`. Throws {@link NoCacheServerError} if it cannot be installed.
 */
export async function startCacheServer(storage: string, token: string): Promise<CacheServer> {
  const program = installServer();
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
    if (child.exitCode !== null) {
      throw new Error(`\`${server}\` ended with exit code ${child.exitCode}. See its output above.`);
    }
    if (performance.now() > deadline) {
      stop();
      throw new Error(`\`${server}\` did not respond at ${url} within ${timeoutMs / 1_000} s. See its output above.`);
    }
    await wait(100);
  }
  return { url, stop };
}

/** Installs the server, unless it is installed already, and returns the path of its program. */
function installServer(): string {
  const folder = join(repository, "node_modules/.cache", server);
  const program = join(folder, "node_modules/turborepo-remote-cache/dist/cli.js");
  if (existsSync(program)) return program;
  console.log(`Installing ${server}, once …`);
  const flags = ["--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const [file, ...args] = findProgram(repository, "npm");
  const { status } = spawnSync(file, [...args, "install", ...flags, server], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0 && existsSync(program)) return program;
  throw new NoCacheServerError(`\`${server}\` could not be installed. See the output of npm above.`);
}

async function isUp(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return await fetch(`${url}/v8/artifacts/status`, { headers }).then(
    ({ ok }) => ok,
    () => false,
  );
}
