import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type Configuration,
  configurationFile,
  createDiagnostic,
  findConfigurationProblems,
  ProblemsError,
} from "@shortvideo-api/document/source";
import { loadDefault } from "./load-module.ts";

/** A configuration in TypeScript or JavaScript cannot be loaded, or its JSON cannot be written. */
export class ConfigurationModuleError extends Error {
  override readonly name = "ConfigurationModuleError";
}

const endings = ["ts", "mts", "js", "mjs"].map((ending) => `.config.${ending}`);

/**
 * Returns the configuration; the compiler checks its type. A module such as `openapi-monorepo.config.ts` exports it as `default`, and
 * `generate` writes `openapi-monorepo.json` from it, which all tools read.
 *
 * @example
 * export default defineConfig({ spec: "spec/openapi.yaml", scope: "@acme" });
 */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}

/** Returns whether a file is a configuration in TypeScript or JavaScript, by its name: `openapi-monorepo.config.ts`. */
export function isConfigurationModule(file: string): boolean {
  return endings.some((ending) => file.endsWith(ending));
}

/** Returns the module that a JSON configuration is written from; `undefined` if there is none beside it. */
export function findModuleOf(json: string): string | undefined {
  return endings.map((ending) => json.replace(/\.json$/, ending)).find((file) => file !== json && existsSync(file));
}

/** Brings the configuration of the workspace around a folder up to date with its module, if it has one. */
export async function refreshConfiguration(folder: string, options: { readonly check: boolean }): Promise<void> {
  const json = join(folder, configurationFile);
  const module = findModuleOf(json);
  if (module !== undefined) await writeConfiguration(module, options);
  else if (!existsSync(json) && dirname(folder) !== folder) await refreshConfiguration(dirname(folder), options);
}

/**
 * Writes the JSON of a configuration beside its module, if it has changed. Returns the path of the JSON. Throws a `ProblemsError` if the
 * configuration has problems, and {@link ConfigurationModuleError} with advice. With `check`, it throws instead of writing.
 */
export async function writeConfiguration(module: string, { check }: { readonly check: boolean }): Promise<string> {
  const json = module.replace(/\.config\.\w+$/, ".json");
  const [name, written] = [basename(module), basename(json)];
  if (!existsSync(module)) throw new ConfigurationModuleError(`There is no \`${module}\`. Correct its path.`);
  const before = existsSync(json) ? readFileSync(json, "utf8") : undefined;
  if (before !== undefined && !before.includes(generatedFrom)) {
    throw new ConfigurationModuleError(
      `\`${name}\` and \`${written}\` are both written by hand. Delete \`${written}\`: \`generate\` writes it from \`${name}\`.`,
    );
  }
  const text = printConfiguration(await loadConfiguration(module), name);
  if (text === before) return json;
  if (check) {
    throw new ConfigurationModuleError(
      `\`${written}\` is out of date with \`${name}\`. Run \`generate\` without \`--check\`, and commit the result.`,
    );
  }
  writeFileSync(`${json}~`, text);
  renameSync(`${json}~`, json);
  return json;
}

const generatedFrom = '"$comment": "Generated from ';

function printConfiguration(configuration: object, name: string): string {
  return `${JSON.stringify({ $comment: `Generated from ${name}. Edit that file.`, ...configuration }, null, 2)}\n`;
}

async function loadConfiguration(module: string): Promise<object> {
  const name = basename(module);
  const loaded = await loadDefault(module).catch((error: Error) => {
    throw new ConfigurationModuleError(`\`${name}\` cannot be loaded: ${error.message}`, { cause: error });
  });
  if (typeof loaded !== "object" || loaded === null) {
    throw new ConfigurationModuleError(
      `\`${name}\` has no configuration. Write \`export default defineConfig({ spec: "…" })\`.`,
    );
  }
  const given = Object.fromEntries(Object.entries(loaded).filter(([, value]) => value !== undefined));
  const problems = findConfigurationProblems(given);
  if (problems.length === 0) return given;
  const place = { file: module, line: undefined, pointer: "" };
  throw new ProblemsError(problems.map((message) => createDiagnostic("configuration-malformed", place, message)));
}
