// The entry of `npm start`, `npm test` and every `npm run …`, on Node 20 or later. It installs what the lockfile says and runs
// the command's steps on the workspace's own Node. This file and its imports depend on nothing but Node.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commands } from "./commands.mjs";
import { createRunner } from "./create-runner.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const onWindows = process.platform === "win32";

/** Oldest Node that the tools run on (Prism 5.16). The workspace brings a newer one for most platforms. */
const toolsNeedNode = [24, 18];

const help = `Usage: npm run COMMAND -- [ARGUMENTS], or node scripts/bootstrap.mjs COMMAND [ARGUMENTS]

Installs what the lockfile says, then runs a command:
${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(18)}${does}`)
  .join("\n")}

Arguments go to the command's own program; most of them know --help.`;

const runner = createRunner({ cwd: root, env: toolEnvironment(bin) });
process.exitCode = await main(process.argv[2], process.argv.slice(3));

/** Runs one command. Returns its exit code. @param {string | undefined} name @param {string[]} args */
async function main(name, args) {
  if (name === "--help" || name === "-h" || name === "help") {
    console.log(help);
    return 0;
  }
  const command = Object.hasOwn(commands, name ?? "") ? commands[name ?? ""] : undefined;
  if (!command) {
    console.error(`${name ? `Unknown command \`${name}\`.` : "No command given."}\n\n${help}`);
    return 2;
  }
  const code = await prepare();
  if (code !== 0) {
    // CI and people read the last line of `npm test`.
    if (name === "test" && runner.stopCode() === undefined) console.log("Failed: install\n0 passed, 1 failed");
    return code;
  }
  for (const [tool = "", ...rest] of command.steps(args[0] === "--" ? args.slice(1) : args)) {
    const stepCode = await runner.run(existsSync(join(bin, tool)) ? join(bin, tool) : tool, rest);
    if (stepCode !== 0) return runner.stopCode() ?? stepCode;
  }
  return 0;
}

/** Sees that there are tools and a Node that runs them. Returns the exit code. */
async function prepare() {
  const code = await install();
  const problem = code === 0 ? findNodeProblem() : undefined;
  if (problem === undefined) return code;
  console.error(problem);
  return 1;
}

/** Installs what the lockfile says. A repeat that has nothing to do takes a second. Returns the exit code. */
async function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const own = join(bin, onWindows ? "pnpm.cmd" : "pnpm");
  const isInstalled = existsSync(own);
  const flags = ["install", "--frozen-lockfile", "--prefer-offline", ...(isInstalled ? ["--reporter=silent"] : [])];
  if (!isInstalled) console.error(`Installing once with ${packageManager} …`);
  const code = isInstalled
    ? await runner.run(own, flags)
    : await runner.run(onWindows ? "npx.cmd" : "npx", ["--yes", "--prefer-offline", packageManager, ...flags]);
  if (code !== 0 && runner.stopCode() === undefined) {
    console.error(
      `The install ended with exit code ${code}. See the lines above; \`pnpm-lock.yaml\` must match every package.json.` +
        (isInstalled ? " To see all of its output: `npx pnpm install --frozen-lockfile`." : ""),
    );
  }
  return runner.stopCode() ?? code;
}

/** Returns what to do when neither the workspace's Node nor the caller's is new enough for the tools, else `undefined`. */
function findNodeProblem() {
  if (existsSync(join(bin, "node"))) return undefined;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > toolsNeedNode[0] || (major === toolsNeedNode[0] && minor >= toolsNeedNode[1])) return undefined;
  return `The tools need Node ${toolsNeedNode.join(".")} or later, found ${process.versions.node}. The workspace brings no Node for ${process.platform}-${process.arch}. Install a newer one, then run this again.`;
}
