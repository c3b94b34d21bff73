import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPeers, peerVersions } from "../../scripts/bench.ts";
import type { BundledClient } from "../test/measure-bundles.ts";

/** A program that generates code from the same document. */
export interface Peer {
  name: string;
  /** Absolute path of its script. */
  script: string;
  /** Returns the arguments that generate from a document into an empty folder. */
  listArgs: (spec: string, out: string) => readonly string[];
  /** Lists the programs whose bundles are compared. Default: no bundles are compared. */
  readClient?: (out: string) => BundledClient;
}

/** The generator to which all others are compared. It is a dependency, so it is always installed. */
export const openapiTypescript: Peer = {
  name: "openapi-typescript, types only",
  script: fileURLToPath(new URL("../node_modules/openapi-typescript/bin/cli.js", import.meta.url)),
  listArgs: (spec, out) => [spec, "-o", join(out, "types.ts")],
};

/** Installs other generators into an empty folder. */
export function installGenerators(folder: string): Peer[] {
  const kubb = ["core", "cli", "plugin-oas", "plugin-ts", "plugin-client"].map((name) => `@kubb/${name}@4.39.3`);
  const { heyApi, orval, redocly, typescript } = peerVersions;
  const others = [
    `@hey-api/openapi-ts@${heyApi}`,
    `@redocly/cli@${redocly}`,
    `orval@${orval}`,
    `typescript@${typescript}`,
  ];
  installPeers(folder, [...others, ...kubb]);
  return [
    {
      name: "hey-api, types and client",
      // The command of hey-api starts this script as a further process, which would not be measured.
      script: join(folder, "node_modules/@hey-api/openapi-ts/dist/run.mjs"),
      listArgs: (spec, out) => ["-i", spec, "-o", out, "--silent", "--no-log-file"],
      readClient: (out) => readModule(out, "sdk.gen", /^export const (\w+) = </gm),
    },
    {
      name: "Redocly, types and client",
      script: join(folder, "node_modules/@redocly/cli/bin/cli.js"),
      listArgs: (spec, out) => ["generate-client", spec, "--output", join(out, "client.ts"), "--runtime", "module"],
      readClient: (out) =>
        readModule(out, "client", /(?<=^export const \{ (?:.*, )?)(?!configure\b|use\b)(\w+)(?=[^=]* \} = client;$)/gm),
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

/** Lists the programs of a client whose calls are exports of one module. */
function readModule(folder: string, module: string, call: RegExp): BundledClient {
  const text = readFileSync(join(folder, `${module}.ts`), "utf8");
  const names = [...text.matchAll(call)].map(([, name = ""]) => name);
  return {
    folder,
    calls: new Map(names.map((name) => [name, `export { ${name} } from "./${module}.js";`])),
    everything: `export * from "./${module}.js";`,
  };
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
