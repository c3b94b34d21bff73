// Checks each package as it would be published: packs all, then checks the tarballs with publint and are-the-types-wrong. One process
// checks all packages, because loading the compiler takes longer than checking a package. If there are arguments, checks these
// tarballs instead.

import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemKindInfo } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { findProgram } from "./find-program.mjs";

/** Kinds of module resolution that packages with only ES modules do not support. */
const unsupported = new Set(["node10", "node16-cjs"]);

const given = process.argv.slice(2);
for (const file of given.length > 0 ? given : packAll()) {
  const tarball = new Uint8Array(readFileSync(file));
  const problems = [...(await listProblems(tarball)), ...(await listTypeProblems(tarball))];
  if (problems.length === 0) continue;
  console.error(
    `${basename(file)} cannot be published like this:\n${problems.map((problem) => `  ${problem}\n`).join("")}`,
  );
  process.exitCode = 1;
}

/** Packs the packages of this repository. Returns the tarballs, which are deleted at the end. */
function packAll() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "check-packages-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const [pnpm, ...before] = findProgram(root, "pnpm");
  const args = ["pack", "--filter=./generator", "--filter=./packages/*", "--pack-destination", folder];
  execFileSync(pnpm, [...before, ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  return globSync(join(folder, "*.tgz")).sort();
}

/** Lists the problems and suggestions of publint. @param {Uint8Array<ArrayBuffer>} tarball */
async function listProblems(tarball) {
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: tarball.slice().buffer } });
  return messages.map((message) => `publint, ${message.type}: ${formatMessage(message, pkg)}`);
}

/** Lists the imports whose types are wrong or absent. @param {Uint8Array} tarball */
async function listTypeProblems(tarball) {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (!analysis.types) return ["are-the-types-wrong: the package has no types."];
  return analysis.problems
    .filter((problem) => !("resolutionKind" in problem && unsupported.has(problem.resolutionKind)))
    .map((problem) => {
      const { shortDescription, docsUrl } = problemKindInfo[problem.kind];
      const place = "entrypoint" in problem ? ` of \`${problem.entrypoint}\` (${problem.resolutionKind})` : "";
      return `are-the-types-wrong: ${shortDescription}${place}. See ${docsUrl}`;
    });
}
