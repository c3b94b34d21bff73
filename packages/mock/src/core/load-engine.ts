import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MockOptionError } from "../operation/mock-start-error.js";
import type { ResponseEngine } from "./response-engine.js";

/** Names of engines, as `--engine` takes them. `"built-in"` is the mock alone. */
export type EngineName = "built-in" | "prism";

/** The names of all engines. */
export const engineNames: readonly EngineName[] = ["built-in", "prism"];

/** Loads Prism. Rejects when the package is not installed, or does not run on this Node. */
export type LoadPrism = () => Promise<ResponseEngine>;

/**
 * Returns the engine with a name; `undefined` for the built-in one.
 *
 * Throws {@link MockOptionError} when the name is unknown, when the package of the engine is not installed, and when it does not run on
 * this Node.
 */
export async function loadEngine(
  engine: EngineName | ResponseEngine = "built-in",
  loadPrism: LoadPrism = importPrism,
): Promise<ResponseEngine | undefined> {
  if (typeof engine === "object") return engine;
  if (engine === "built-in") return undefined;
  if (engine !== "prism") {
    const names = engineNames.map((name) => `\`${name}\``).join(", ");
    throw new MockOptionError([`Unknown engine \`${String(engine)}\`. Engines: ${names}.`]);
  }
  try {
    return await loadPrism();
  } catch (error) {
    if (error instanceof MockOptionError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockOptionError([`The engine \`prism\` cannot be loaded. ${reason}`], undefined, { cause: error });
  }
}

const packageName = "@shortvideo-api/prism";

/** Imports the package that the mock resolves, or else the one that the working directory resolves. */
async function importPrism(): Promise<ResponseEngine> {
  const file = resolvePackage(import.meta.url) ?? resolvePackage(join(process.cwd(), "package.json"));
  if (file === undefined) {
    throw new MockOptionError([
      `The engine \`prism\` needs the package \`${packageName}\`, which is not installed. Run: npm install --save-dev ${packageName}`,
    ]);
  }
  const { prismEngine }: { prismEngine: () => ResponseEngine } = await import(pathToFileURL(file).href);
  return prismEngine();
}

function resolvePackage(from: string): string | undefined {
  try {
    return createRequire(from).resolve(packageName);
  } catch {
    return undefined;
  }
}
