import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const page = await readFile(new URL("../docs/how-to.md", import.meta.url), "utf8");

/** Returns the code block of the how-to page that contains a text. */
export function readRecipe(part: string): string {
  const blocks = [...page.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  const found = blocks.filter((code) => code.includes(part));
  if (found.length !== 1) throw new Error(`${found.length} blocks of the how-to page contain \`${part}\`.`);
  return found.join("");
}

/**
 * Kills tests when they have written the address of their mock to the file `url` in their folder. Resolves when the mock has ended. Rejects if
 * it did not run.
 */
export async function killTests(folder: string, tests: ChildProcess): Promise<void> {
  while (!existsSync(join(folder, "url"))) {
    if (tests.exitCode !== null) throw new Error(`The tests have ended with exit code ${tests.exitCode}.`);
    await wait(20);
  }
  const url = await readFile(join(folder, "url"), "utf8");
  const isRunning = () =>
    fetch(`${url}/-/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await isRunning())) throw new Error(`There is no mock at ${url}.`);
  tests.kill("SIGKILL");
  while (await isRunning()) await wait(20);
}
