import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A program that generates code from the same document. */
export interface Peer {
  name: string;
  /** Absolute path of its script. */
  script: string;
  /** Returns the arguments that generate from a document into an empty folder. */
  listArgs: (spec: string, out: string) => readonly string[];
}

/** The generator to which all others are compared. It is a dependency, so it is always installed. */
export const openapiTypescript: Peer = {
  name: "openapi-typescript, types only",
  script: fileURLToPath(new URL("../node_modules/openapi-typescript/bin/cli.js", import.meta.url)),
  listArgs: (spec, out) => [spec, "-o", join(out, "types.ts")],
};

/** Installs other generators into an empty folder. They are not dependencies, because only this benchmark uses them. */
export function installPeers(folder: string): Peer[] {
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const kubb = ["core", "cli", "plugin-oas", "plugin-ts", "plugin-client"].map((name) => `@kubb/${name}@4.39.3`);
  const packages = ["@hey-api/openapi-ts@0.99.0", "orval@8.38.0", ...kubb, "typescript@5.9.3"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  execFileSync("npm", ["install", ...quiet, ...packages], { cwd: folder, stdio: "inherit" });
  return [
    {
      name: "hey-api, types and client",
      // The command of hey-api starts this script as a further process, which would not be measured.
      script: join(folder, "node_modules/@hey-api/openapi-ts/dist/run.mjs"),
      listArgs: (spec, out) => ["-i", spec, "-o", out, "--silent", "--no-log-file"],
    },
    {
      name: "orval, types and client",
      script: join(folder, "node_modules/orval/dist/bin/orval.mjs"),
      listArgs: (spec, out) => ["-i", spec, "-o", join(out, "api.ts"), "--client", "fetch"],
    },
    {
      name: "orval, with mocks",
      script: join(folder, "node_modules/orval/dist/bin/orval.mjs"),
      listArgs: (spec, out) => ["-i", spec, "-o", join(out, "api.ts"), "--client", "fetch", "--mock"],
    },
    {
      name: "kubb, types and client",
      script: join(folder, "node_modules/@kubb/cli/bin/kubb.cjs"),
      listArgs: (spec, out) => ["generate", "--config", writeKubbConfig(folder, { spec, out })],
    },
  ];
}

/** Writes a configuration of kubb, which has no option for plugins. Returns its path. */
function writeKubbConfig(folder: string, { spec, out }: { spec: string; out: string }): string {
  const file = join(folder, "kubb.config.mjs");
  const settings = { root: ".", input: { path: spec }, output: { path: out, format: false, lint: false } };
  const code = [
    `import { pluginOas } from "@kubb/plugin-oas";`,
    `import { pluginTs } from "@kubb/plugin-ts";`,
    `import { pluginClient } from "@kubb/plugin-client";`,
    `const plugins = [pluginOas(), pluginTs(), pluginClient({ client: "fetch" })];`,
    `export default { ...${JSON.stringify(settings)}, plugins };`,
  ];
  writeFileSync(file, code.join("\n"));
  return file;
}
