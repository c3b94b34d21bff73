// The entry of `npm start`, `npm test` and every `npm run …`, on Node 20 or later. It installs the packages of the lockfile and runs
// the steps of the command on the workspace's own Node. This file and its imports depend only on Node.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commands } from "./commands.mjs";
import { createRunner } from "./create-runner.mjs";
import { findNodeProblem } from "./find-node-problem.mjs";
import { createToolEnvironment } from "./create-tool-environment.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const help = `Usage: npm run COMMAND -- [ARGUMENTS], or node scripts/bootstrap.mjs COMMAND [ARGUMENTS]

Installs the packages of the lockfile, then runs a command:
${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(18)}${does}`)
  .join("\n")}

Arguments are passed to the program of the command; most programs have --help.`;

const runner = createRunner({ cwd: root, env: createToolEnvironment(bin) });
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
  // Node is checked before the install, which takes a while, and again after it: the registry may not have had our Node.
  const code = reportNodeProblem(manifest) || (await install());
  if (code !== 0) return code;
  const hasOwnNode = existsSync(join(bin, "node")) || existsSync(join(bin, "node.exe"));
  return reportNodeProblem(hasOwnNode ? manifest : { ...manifest, optionalDependencies: {} });
}

/** Prints why Node cannot run the workspace. Returns the exit code. @param {typeof manifest} workspace */
function reportNodeProblem(workspace) {
  const problem = findNodeProblem(process, workspace);
  if (problem !== undefined) console.error(problem);
  return problem === undefined ? 0 : 1;
}

/** Installs the packages of the lockfile. Takes a second if they are installed. Returns the exit code. */
async function install() {
  const isInstalled = existsSync(join(bin, "pnpm"));
  const flags = ["install", "--frozen-lockfile", "--prefer-offline", ...(isInstalled ? ["--reporter=silent"] : [])];
  if (!isInstalled) console.error(`Installing once with ${manifest.packageManager} …`);
  const code = isInstalled
    ? await runner.run("pnpm", flags)
    : await runner.run("npx", ["--yes", "--prefer-offline", manifest.packageManager, ...flags]);
  if (code !== 0 && runner.stopCode() === undefined) {
    console.error(
      `The install ended with exit code ${code}. See the lines above. It needs the registry of npm, and a \`pnpm-lock.yaml\` that matches every package.json.` +
        (isInstalled ? " To see all of its output: `node_modules/.bin/pnpm install --frozen-lockfile`." : ""),
    );
  }
  return runner.stopCode() ?? code;
}
