// `node apps/prose/src/main.ts`, a part of `npm run lint`: checks the prose and the links of all files, or of the given files and folders.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "../../../scripts/list-files.ts";
import { findBrokenLinks } from "./find-broken-links.ts";
import { type ProseProblem, lintProse } from "./lint-prose.ts";

/** Files that are written by programs, quoted from others, or wrong on purpose. */
const unchecked = [
  /\/generated\//,
  /^generator\/test\/(?:scenarios|corpus)\//,
  /^packages\/[^/]+\/api\//,
  /^spec\/description\//,
  /^apps\/prose\/test\//,
  /(?:^|\/)CHANGELOG\.md$/,
  /^\.changeset\/spec\.md$/,
];

const root = fileURLToPath(new URL("../../..", import.meta.url));
const targets = {
  exists: (path: string) => existsSync(join(root, path)),
  read: (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined),
};
process.exitCode = await main(process.argv.slice(2));

/** Checks files, and prints the findings. Returns the exit code: 0 without findings, 1 with findings, 2 without a file to check. */
async function main(given: readonly string[]): Promise<number> {
  const files = listChecked(given);
  if (files.length === 0) {
    console.error(`No file to check${given.length > 0 ? ` in ${given.join(", ")}` : ""}.`);
    return 2;
  }
  const results = await Promise.all(
    files.map(async (path) => {
      const text = readFileSync(join(root, path), "utf8");
      const broken = path.endsWith(".md") ? findBrokenLinks(path, text, targets) : [];
      return { path, findings: [...(await lintProse(path, text)), ...broken] };
    }),
  );
  for (const { path, findings } of results) print(path, findings);
  const count = results.reduce((sum, { findings }) => sum + findings.length, 0);
  console.log(`${files.length} files checked, ${count} findings.`);
  return count > 0 ? 1 : 0;
}

/** Lists the files of the repository that are checked: all, or those in the given files and folders. */
function listChecked(given: readonly string[]): string[] {
  const patterns = ["*.md", "*.ts", "*.mjs", "*.js", "spec/openapi.yaml"];
  const folders = given.map((folder) => folder.replace(/^\.\/|\/$/g, ""));
  return listFiles(root, patterns).filter(
    (path) =>
      !unchecked.some((pattern) => pattern.test(path)) &&
      (folders.length === 0 || folders.some((folder) => `${path}/`.startsWith(`${folder}/`))),
  );
}

function print(path: string, findings: readonly ProseProblem[]): void {
  for (const { line, rule, message } of findings) console.log(`${path}:${line}  ${rule}  ${message}`);
}
