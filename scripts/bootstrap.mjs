// The one door: `npm start`, `npm test` and every `npm run …` come through here, on any Node from 20 on. It installs
// what the lockfile says and hands over to the workspace's own Node. It may import nothing but Node.

import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const onWindows = process.platform === "win32";

/** Oldest Node that the tools run on (Prism 5.16); the workspace brings a newer one wherever it can. */
const toolsNeedNode = [24, 18];

/** @type {Record<string, (args: string[]) => readonly (readonly string[])[]>} Commands, each a list of steps. */
const commands = {
  start: (args) => [
    ["node", "generator/src/cli.ts"],
    ["turbo", "run", "build", ...quiet],
    ["node", "apps/tour/dist/main.js", ...args],
  ],
  test: (args) => [
    ["turbo", "run", "check", "check:package", "lint:spec", "typecheck", "test", ...checks, ...args],
    // By itself, since it builds, and tests of timing would feel it.
    ["turbo", "run", "rehearse", ...checks, ...args],
    ["node", "scripts/count-tests.mjs"],
  ],
  generate: (args) => [["node", "generator/src/cli.ts", ...args]],
  "release:plan": (args) => [["node", "generator/src/release-plan-cli.ts", ...args]],
  "release:rehearse": (args) => [["node", "apps/release/src/cli.ts", "rehearse", ...args]],
  "release:version": (args) => [["node", "apps/release/src/cli.ts", "version", ...args]],
  "release:check": (args) => [["node", "apps/release/src/cli.ts", "check", ...args]],
  "release:pack": (args) => [
    ["turbo", "run", "build", "--filter=./packages/*", ...quiet],
    ["node", "apps/release/src/cli.ts", "pack", ...args],
  ],
  "release:publish": (args) => [["node", "apps/release/src/cli.ts", "publish", ...args]],
  "release:tag": (args) => [["node", "apps/release/src/cli.ts", "tag", ...args]],
  "spec:diff": (args) => [["node", "generator/src/spec-diff-cli.ts", ...args]],
  mock: (args) => [
    ["turbo", "run", "build", "--filter=@shortvideo-api/mock-server", ...quiet],
    ["node", "apps/mock-server/dist/main.js", ...args],
  ],
  explorer: (args) => [["node", ...onSources, "apps/explorer/src/main.ts", ...args]],
  dev: (args) => [["node", ...onSources, "apps/dev/src/main.ts", ...args]],
  "rehearse:cache": (args) => [["node", "apps/dev/src/rehearse-cache.ts", ...args]],
  "bench:watch": (args) => [["node", "apps/dev/bench/watch.ts", ...args]],
  corpus: (args) => [["node", "generator/scripts/corpus.ts", ...args]],
  scenarios: (args) => [["node", "generator/scripts/update-scenarios.ts", ...args]],
  api: (args) => [["turbo", "run", "api", ...quiet, ...args]],
  "bench:client": (args) => [
    ["turbo", "run", "build", "--filter=@shortvideo-api/client", "--filter=@shortvideo-api/fixtures", ...quiet],
    ["node", "apps/consumer/bench/client.ts", ...args],
  ],
  "bench:generate": (args) => [["node", "generator/bench/generate.ts", ...args]],
  "bench:mock": (args) => [
    ["turbo", "run", "build", "--filter=@shortvideo-api/mock-server", ...quiet],
    ["node", "packages/mock/bench/mock.ts", ...args],
  ],
  "fuzz:mock": (args) => [
    ["turbo", "run", "build", "--filter=@shortvideo-api/mock-server", ...quiet],
    ["node", ...onSources, "packages/mock/test/fuzz/fuzz.ts", ...args],
  ],
  format: (args) => [
    ["oxfmt", ...args, "."],
    ["oxlint", "--type-aware", "--fix", "."],
  ],
};

/** Lets Node run sources whose imports name the `.js` that a build would make. */
const onSources = [
  "--conditions=@shortvideo-api/source",
  "--disable-warning=ExperimentalWarning",
  "--import=./scripts/run-sources.mjs",
];
const quiet = ["--output-logs=errors-only", "--log-prefix=none"];
const checks = ["--continue=always", "--output-logs=new-only"];

process.exitCode = await main(process.argv[2], process.argv.slice(3));

/** Runs one command of the workspace; gives its exit code. */
async function main(name, args) {
  const steps = commands[name ?? ""];
  if (!steps) {
    console.error(`\`${name}\` is no command here; there are ${Object.keys(commands).join(", ")}.`);
    return 2;
  }
  const code = await install();
  if (code !== 0) return code;
  const tooOld = findNodeProblem();
  if (tooOld) {
    console.error(tooOld);
    return 1;
  }
  const given = args[0] === "--" ? args.slice(1) : args;
  let worst = 0;
  for (const [tool = "", ...rest] of steps(given)) {
    const stepCode = await run(existsSync(join(bin, tool)) ? join(bin, tool) : tool, rest);
    worst ||= stepCode;
    // The count of tests is told also when some failed.
    if (stepCode !== 0 && name !== "test") break;
  }
  return worst;
}

/** Installs what the lockfile says. A repeat that has nothing to do takes a second. */
async function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const own = join(bin, onWindows ? "pnpm.cmd" : "pnpm");
  const flags = ["install", "--frozen-lockfile", "--prefer-offline", ...(existsSync(own) ? ["--reporter=silent"] : [])];
  if (!existsSync(own)) console.error(`Installing, once, with ${packageManager} …`);
  const code = existsSync(own)
    ? await run(own, flags)
    : await run(onWindows ? "npx.cmd" : "npx", ["--yes", "--prefer-offline", packageManager, ...flags]);
  if (code !== 0) {
    console.error(
      `The install ended with code ${code}. See the lines above; \`pnpm-lock.yaml\` must match every package.json.` +
        (existsSync(own) ? " Once more, with its words: `npx pnpm install --frozen-lockfile`." : ""),
    );
  }
  return code;
}

/** Says what to do where neither the workspace's Node nor the caller's is new enough for the tools. */
function findNodeProblem() {
  if (existsSync(join(bin, "node"))) return undefined;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > toolsNeedNode[0] || (major === toolsNeedNode[0] && minor >= toolsNeedNode[1])) return undefined;
  return `The tools need Node ${toolsNeedNode.join(".")} or later, found ${process.versions.node}, and no Node comes with the workspace for ${process.platform}-${process.arch}. Install a newer one, then run this again.`;
}

/** Runs a program in the root with the workspace's programs first on the path; gives its exit code. */
function run(program, args) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: "inherit",
    shell: onWindows,
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      SCARF_ANALYTICS: "false",
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      // npm says once for each nested run what it thinks of the user's own settings.
      npm_config_loglevel: process.env.npm_config_loglevel ?? "error",
    },
  });
  // A terminal sends Ctrl-C to the whole group; the child ends by itself, and we wait for it.
  process.on("SIGINT", ignore);
  const forward = () => child.kill("SIGTERM");
  process.on("SIGTERM", forward);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`\`${program}\` did not start: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code, signal) => {
      process.off("SIGINT", ignore);
      process.off("SIGTERM", forward);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

/** Keeps the signal from ending this process before its child. */
function ignore() {}
