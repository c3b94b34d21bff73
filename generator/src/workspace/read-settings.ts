import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The file that makes a folder a workspace. */
export const settingsFile = "openapi-monorepo.json";

/** The choices of its owner that a workspace is made from. */
export interface Settings {
  /** Path of the document below the workspace: `"spec/openapi.yaml"`. */
  readonly spec: string;
  /** Paths of files of OpenAPI Overlay 1.0 below the workspace, which are applied in this order. */
  readonly overlays: readonly string[];
  /** The scope of the packages: `"@acme"`. */
  readonly scope: string;
  /** SPDX expression, or `"UNLICENSED"`. */
  readonly license: string;
  /** The name in the text of the licence; `undefined` if the text has no name. */
  readonly author?: string | undefined;
  /** Address of the page of the repository; `undefined` if it is not known yet. */
  readonly repository?: string | undefined;
}

/** The settings of a workspace cannot be read. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Returns the nearest folder, from `folder` upwards, that is a workspace; `undefined` if there is none. */
export function findWorkspace(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, settingsFile))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Reads the settings of a workspace. Throws {@link SettingsError} if they are not usable. */
export function readSettings(folder: string): Settings {
  const file = join(folder, settingsFile);
  const found = parse(file);
  return {
    spec: readText(found["spec"], `${file}: \`spec\``) ?? "spec/openapi.yaml",
    overlays: readTexts(found["overlays"], `${file}: \`overlays\``),
    scope: readScope(readText(found["scope"], `${file}: \`scope\``) ?? ""),
    license: readText(found["license"], `${file}: \`license\``) ?? "UNLICENSED",
    author: readText(found["author"], `${file}: \`author\``),
    repository: readText(found["repository"], `${file}: \`repository\``),
  };
}

/** Returns a scope of npm, such as `"@acme"`. Throws {@link SettingsError} if npm does not accept it. */
export function readScope(scope: string): string {
  if (/^@[a-z0-9-][a-z0-9._-]*$/.test(scope) && scope !== "@shortvideo-api") return scope;
  throw new SettingsError(
    scope === "@shortvideo-api"
      ? "The scope `@shortvideo-api` belongs to the tools. Choose one of your own, such as `@acme`."
      : `The scope must be \`@\` and lower-case letters, digits or hyphens, such as \`@acme\`; got \`${scope}\`.`,
  );
}

function parse(file: string): Record<string, unknown> {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new SettingsError(`\`${file}\` cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof found === "object" && found !== null && !Array.isArray(found)) return { ...found };
  throw new SettingsError(`\`${file}\` must contain an object, such as \`{ "scope": "@acme" }\`.`);
}

function readText(value: unknown, place: string): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new SettingsError(`${place} must be text, got \`${JSON.stringify(value)}\`.`);
}

function readTexts(value: unknown, place: string): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === "string")) return value;
  throw new SettingsError(`${place} must be a list of texts, got \`${JSON.stringify(value)}\`.`);
}
