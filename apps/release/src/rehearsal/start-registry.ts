import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startOnFreePort } from "../../../../scripts/find-free-port.ts";
import { treeOptions, killTree } from "../../../../scripts/kill-tree.mjs";

/** A registry that runs on this machine. */
export interface Registry {
  /** Address, with a slash at its end. */
  readonly url: string;
  stop(): void;
}

/** The options of {@link startRegistry}. */
export interface RegistryOptions {
  /** Folder with an installed verdaccio. */
  readonly tools: string;
  /** Folder for published packages. It is created. */
  readonly storage: string;
}

/** The time after which a start has failed. */
const startLimitMs = 600_000;

/** A module that ends its program when the standard input closes: at the end of this process, also after a kill. */
const exitWithParent = `data:text/javascript,${encodeURIComponent('process.stdin.on("end", () => process.exit()).resume()')}`;

/** Starts an empty verdaccio, a registry for npm packages, on a free port of 127.0.0.1. */
export function startRegistry(options: RegistryOptions): Promise<Registry> {
  return startOnFreePort((port) => startRegistryOn(port, options));
}

async function startRegistryOn(port: number, { tools, storage }: RegistryOptions): Promise<Registry> {
  mkdirSync(storage, { recursive: true });
  const config = join(storage, "config.json");
  writeFileSync(config, JSON.stringify(createConfig(storage)));
  const url = `http://127.0.0.1:${port}/`;
  const program = join(tools, "node_modules/verdaccio/bin/verdaccio");
  const child = spawn(
    process.execPath,
    ["--import", exitWithParent, program, "--config", config, "--listen", url.slice(0, -1)],
    {
      cwd: storage,
      stdio: ["pipe", "pipe", "pipe"],
      ...treeOptions,
    },
  );
  const stop = (): void => killTree(child.pid);
  let output = "";
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding("utf8").on("data", (text: string) => (output = `${output}${text}`.slice(-4_000)));
  }
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const isReady = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop };
    await wait(100);
  }
  stop();
  throw new Error(`The registry did not start at ${url} within ${startLimitMs} ms:\n${output}`);
}

/** Creates the configuration: anyone may publish, no other registry is used, and the log contains only warnings and errors. */
function createConfig(storage: string): object {
  const all = { access: "$all", publish: "$all", unpublish: "$all" };
  return {
    storage: join(storage, "packages"),
    auth: { htpasswd: { file: join(storage, "htpasswd"), max_users: -1 } },
    packages: { "@*/*": all, "**": all },
    log: { type: "stdout", format: "pretty", level: "warn" },
    max_body_size: "100mb",
    web: { enable: false },
  };
}
