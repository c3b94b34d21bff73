import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createConfigurationSchema } from "@shortvideo-api/document/source";
import { readTemplates } from "../src/workspace/read-templates.ts";

// Builds the published files: compiled sources, and the hand-written part of the packages that a new workspace gets.

const folder = fileURLToPath(new URL("..", import.meta.url));
const repository = join(folder, "..");
const dist = join(folder, "dist");

rmSync(dist, { recursive: true, force: true });
const compiler = join(repository, "node_modules/typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
  cwd: folder,
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);

// The sources import the sources of the document package, so that this repository needs no build. Published files import its build.
for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(path)) continue;
  const file = join(dist, path);
  const text = readFileSync(file, "utf8");
  const published = text.replaceAll(/("@shortvideo-api\/document(?:\/sample)?)\/source"/g, '$1"');
  if (published !== text) writeFileSync(file, published);
}

writeFileSync(join(dist, "openapi-monorepo.schema.json"), `${JSON.stringify(createConfigurationSchema(), null, 2)}\n`);
writeFileSync(join(dist, "templates.json"), `${JSON.stringify(readTemplates(repository), null, 1)}\n`);
