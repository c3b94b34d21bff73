// The entry of `npm start`, `npm test` and every `npm run …`, on Node 20 or later. It installs what the lockfile says and runs
// the command's steps on the workspace's own Node. This file and its imports depend on nothing but Node.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commands } from "./commands.mjs";
import { createRunner } from "./create-runner.mjs";
import { findNodeProblem } from "./find-node-problem.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

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
    const stepCode = await runner.run(tool, rest);
    if (stepCode !== 0) return runner.stopCode() ?? stepCode;
  }
  return 0;
}

/** Checks Node, then installs the tools. Returns the exit code. */
async function prepare() {
  // An install takes a while, so this is checked first. The registry may not have had our Node, so it is checked again.
  const code = reportNodeProblem(manifest) || (await install());
  if (code !== 0) return code;
  const isThere = existsSync(join(bin, "node")) || existsSync(join(bin, "node.exe"));
  return reportNodeProblem(isThere ? manifest : { ...manifest, optionalDependencies: {} });
}

/** Prints why Node cannot run the workspace. Returns the exit code. @param {typeof manifest} of */
function reportNodeProblem(of) {
  const problem = findNodeProblem(process, of);
  if (problem !== undefined) console.error(problem);
  return problem === undefined ? 0 : 1;
}

/** Installs what the lockfile says. A repeat that has nothing to do takes a second. Returns the exit code. */
async function install() {
  const isInstalled = existsSync(join(bin, "pnpm"));
  const flags = ["install", "--frozen-lockfile", "--prefer-offline", ...(isInstalled ? ["--reporter=silent"] : [])];
  if (!isInstalled) console.error(`Installing once with ${manifest.packageManager} …`);
  const code = isInstalled
    ? await runner.run("pnpm", flags)
    : await runner.run("npx", ["--yes", "--prefer-offline", manifest.packageManager, ...flags]);
  if (code !== 0 && runner.stopCode() === undefined) {
    console.error(
      `The install ended with exit code ${code}. See the lines above; \`pnpm-lock.yaml\` must match every package.json.` +
        (isInstalled ? " To see all of its output: `node_modules/.bin/pnpm install --frozen-lockfile`." : ""),
    );
  }
  return runner.stopCode() ?? code;
}
