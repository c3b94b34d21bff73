import { syncFiles } from "../../src/output/sync-files.ts";

// Writes one state of a small repository, and sends itself a signal at a step: `node kill-while-writing.ts ROOT LETTER STEP [SIGNAL]`.
// With `check` as the step, it only compares. Otherwise it prints the number of steps and the files that were out of date.
const [root = "", letter = "", killAt = "0", signal = "SIGKILL"] = process.argv.slice(2);

/** The files of one state of a small repository. Each one contains the state, and the last one has it in its name, too. */
const files = ["posts", "users", "music", `only-${letter}`].map((name) => ({
  path: `packages/client/src/generated/${name}.ts`,
  text: `export const ${name.replace("-", "_")} = "${letter}";\n`.repeat(100),
}));

let steps = 0;
const outOfDate = await syncFiles(files, {
  root,
  check: killAt === "check",
  onStep: () => {
    steps += 1;
    if (String(steps) === killAt) process.kill(process.pid, signal);
  },
});
console.log(JSON.stringify({ steps, outOfDate: outOfDate.map((file) => file.path) }));
