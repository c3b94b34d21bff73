import { quoteNames } from "@shortvideo-api/document";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MockOptionError } from "../operation/mock-start-error.js";
import type { ResponseEngine } from "./response-engine.js";

/** Names of engines, as `--engine` takes them. `"built-in"` is the mock alone. */
export type EngineName = "built-in" | "prism";

/** The names of all engines. */
export const engineNames: readonly EngineName[] = ["built-in", "prism"];

const prismPackage = "@shortvideo-api/prism";

/** Says what each engine does, and which package it needs. */
export const engineHelp = `\`prism\`: stock Prism validates each request, too, and the report lists where Prism disagrees; needs ${prismPackage}`;

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
  if (!engineNames.includes(engine)) {
    throw new MockOptionError([`Unknown engine \`${engine}\`. Engines: ${quoteNames(engineNames)}.`]);
  }
  const file = resolvePackage(prismPackage);
  if (file === undefined) {
    throw new MockOptionError([
      `The engine \`${engine}\` needs the package \`${prismPackage}\`, which is not installed. Run: npm install --save-dev ${prismPackage}`,
    ]);
  }
  try {
    const { prismEngine }: { prismEngine?: () => ResponseEngine } = await import(pathToFileURL(file).href);
    if (!prismEngine)
      throw new Error(`\`${prismPackage}\` exports no \`prismEngine\`. Install the version of the mock.`);
    return prismEngine();
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
