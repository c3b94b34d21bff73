// `npm run test:busy`: shows that `npm test` does not depend on how fast the machine is.

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createRunner } from "./create-runner.mjs";

const help = `Usage: npm run test:busy -- [--times 3] [--loops 8] [TURBO FLAGS]

Runs \`npm test\` several times while busy loops use the processor.
Takes no result from turbo's cache, unless --force=false is given. Exit code 1 if a run failed.

  --times N   number of runs (default: 3)
  --loops N   number of busy loops (default: 8)`;

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args */
async function main(args) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(help);
    return 0;
  }
  const given = [...args];
  const times = takeNumber(given, "--times", { least: 1, otherwise: 3 });
  const loops = takeNumber(given, "--loops", { least: 0, otherwise: 8 });
  if (times === undefined || loops === undefined) return 2;
  const flags = given.some((flag) => /^--(?:force|cache|no-cache)\b/.test(flag)) ? given : ["--force", ...given];

  const stopLoops = startLoops(loops);
  try {
    return await runSeveral(times, loops, flags);
  } finally {
    stopLoops();
  }
}

/** @param {number} times @param {number} loops @param {string[]} flags Of turbo. */
async function runSeveral(times, loops, flags) {
  const suite = fileURLToPath(new URL("run-suite.mjs", import.meta.url));
  const runner = createRunner({ cwd: process.cwd() });
  /** @type {string[]} */
  const results = [];
  let failed = 0;
  const load = `${loops} busy ${loops === 1 ? "loop" : "loops"}`;
  for (let run = 1; run <= times; run += 1) {
    console.log(`Run ${run} of ${times} with ${load}`);
    const startMs = performance.now();
    const code = await runner.run(process.execPath, [suite, ...flags]);
    const stopped = runner.stopCode();
    if (stopped !== undefined) return stopped;
    const seconds = Math.round((performance.now() - startMs) / 1_000);
    results.push(`Run ${run}: ${code === 0 ? "passed" : `failed with exit code ${code}`} in ${seconds} s`);
    if (code !== 0) failed += 1;
  }
  console.log(`${results.join("\n")}\n${times - failed} of ${times} runs passed with ${load}.`);
  return failed > 0 ? 1 : 0;
}

/** Starts loops, which also end if this process is killed. Returns a function that stops them. @param {number} count */
function startLoops(count) {
  const program = fileURLToPath(new URL("busy-loop.mjs", import.meta.url));
  const loops = Array.from({ length: count }, () => {
    const loop = spawn(process.execPath, [program], { stdio: ["pipe", "ignore", "inherit"] });
    loop.stdin.on("error", () => {});
    return loop;
  });
  return () => {
    for (const loop of loops) loop.kill("SIGKILL");
  };
}

/**
 * Removes `--name N` or `--name=N` from the arguments. Returns N, or `otherwise` if the option is absent. Prints an error and returns
 * `undefined` if N is not an integer, or less than `least`.
 * @param {string[]} args
 * @param {string} name
 * @param {{ least: number, otherwise: number }} limits
 */
function takeNumber(args, name, { least, otherwise }) {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return otherwise;
  const [arg = ""] = args.splice(index, 1);
  const text = arg === name ? (args.splice(index, 1)[0] ?? "") : arg.slice(name.length + 1);
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
  console.error(`\`${name}\` must be an integer of ${least} or more, got \`${text}\`.`);
  return undefined;
}
