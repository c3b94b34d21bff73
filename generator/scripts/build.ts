import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

writeFileSync(join(dist, "openapi-monorepo.schema.json"), `${JSON.stringify(createConfigurationSchema(), null, 2)}\n`);
const { compilerOptions } = JSON.parse(readFileSync(join(repository, "tsconfig.base.json"), "utf8"));
const { customConditions: _, ...options } = compilerOptions;
writeFileSync(
  join(dist, "compiler-options.json"),
  `${JSON.stringify({ compilerOptions: { noEmit: true, ...options } }, null, 2)}\n`,
);
copyFileSync(join(repository, ".changeset/changelog.mjs"), join(dist, "changelog.mjs"));
writeFileSync(
  join(dist, "changelog.d.mts"),
  `export declare function getReleaseLine(changeset: { readonly summary: string }): string;
export declare function getDependencyReleaseLine(): string;
`,
);
writeFileSync(join(dist, "templates.json"), `${JSON.stringify(readTemplates(repository), null, 1)}\n`);
