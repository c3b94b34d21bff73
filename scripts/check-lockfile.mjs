// pnpm leaves a platform's binary out of the lockfile without a word when the registry did not have it that minute; a
// Mac user would then get no turbo. This checks that every tool's binaries for the four platforms are there.

import { readFileSync } from "node:fs";

const platforms = [/linux.*x64|linux-64/, /linux.*arm64/, /darwin.*x64|darwin-64/, /darwin.*arm64/];
const lockfile = readFileSync("pnpm-lock.yaml", "utf8");
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

const tools = ["turbo", "typescript", "oxlint", "oxlint-tsgolint", "oxfmt"];
const optional = Object.entries(
  Object.assign(
    read("package.json").optionalDependencies,
    ...tools.map((tool) => read(`node_modules/${tool}/package.json`).optionalDependencies),
  ),
);
const missing = optional.filter(
  ([name, version]) =>
    platforms.some((platform) => platform.test(name)) &&
    !name.includes("musl") &&
    !lockfile.includes(`${name}@${version}`),
);
for (const [name, version] of missing) console.error(`pnpm-lock.yaml lacks ${name}@${version}.`);
if (missing.length > 0) console.error("Pin the tool to a version whose binaries all resolve, and install again.");
console.log(`${optional.length} platform binaries looked up in the lockfile, ${missing.length} missing.`);
process.exitCode = missing.length > 0 ? 1 : 0;
