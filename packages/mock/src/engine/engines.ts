import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MockOptionError } from "../operation/mock-start-error.js";
import type { ResponseEngine } from "./response-engine.js";

/** Names of engines, as `--engine` takes them. `"built-in"` is the mock alone. */
export type EngineName = "built-in" | "prism";

/** An engine with a name. */
interface NamedEngine {
  /** The package of the engine. */
  readonly package: string;
  /** The function of the package that creates the engine. */
  readonly create: string;
  /** What the engine does, as the help says it. */
  readonly does: string;
}

const engines: Readonly<Record<Exclude<EngineName, "built-in">, NamedEngine>> = {
  prism: {
    package: "@shortvideo-api/prism",
    create: "prismEngine",
    does: "stock Prism validates each request, too, and the report lists where Prism disagrees",
  },
};

/** The names of all engines. */
export const engineNames: readonly string[] = ["built-in", ...Object.keys(engines)];

/** Says what each engine does, and which package it needs. */
export const engineHelp = Object.entries(engines)
  .map(([name, engine]) => `\`${name}\`: ${engine.does}; needs ${engine.package}`)
  .join(". ");

/**
 * Returns the engine with a name; `undefined` for the built-in one. Its package is the one that the mock resolves, or else the program, or
 * else the working directory.
 *
 * Throws {@link MockOptionError} when the name is unknown, when the package of the engine is not installed, and when it does not run on
 * this Node.
 */
export async function loadEngine(
  engine: EngineName | ResponseEngine = "built-in",
): Promise<ResponseEngine | undefined> {
  if (typeof engine === "object") return engine;
  if (engine === "built-in") return undefined;
  if (!Object.hasOwn(engines, engine)) {
    const names = engineNames.map((name) => `\`${name}\``).join(", ");
    throw new MockOptionError([`Unknown engine \`${engine}\`. Engines: ${names}.`]);
  }
  const { package: packageName, create } = engines[engine];
  const file = resolvePackage(packageName);
  if (file === undefined) {
    throw new MockOptionError([
      `The engine \`${engine}\` needs the package \`${packageName}\`, which is not installed. Run: npm install --save-dev ${packageName}`,
    ]);
  }
  try {
    const module: Readonly<Record<string, (() => ResponseEngine) | undefined>> = await import(pathToFileURL(file).href);
    const createEngine = module[create];
    if (!createEngine) throw new Error(`\`${packageName}\` exports no \`${create}\`. Install the version of the mock.`);
    return createEngine();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockOptionError([`The engine \`${engine}\` cannot be loaded. ${reason}`], undefined, { cause: error });
  }
}

function resolvePackage(name: string): string | undefined {
  for (const from of [import.meta.url, ...process.argv.slice(1, 2), join(process.cwd(), "package.json")]) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // The next place may have the package.
    }
  }
  return undefined;
}
