import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Loads the default export of a module of the user; `undefined` if it has none. Throws an error that says what to do. */
export async function loadDefault(file: string): Promise<unknown> {
  // After a save, a watching process loads the new text.
  const address = `${pathToFileURL(file).href}?${hash("sha256", readFileSync(file)).slice(0, 16)}`;
  const loaded: unknown = await import(address).catch((error: unknown) => {
    throw new Error(explainLoading(error), { cause: error });
  });
  return typeof loaded === "object" && loaded !== null && "default" in loaded ? loaded.default : undefined;
}

function explainLoading(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTypeScript = "code" in error && error.code === "ERR_UNKNOWN_FILE_EXTENSION";
  return isTypeScript
    ? `Node reads TypeScript from 22.18 on, and this is ${process.versions.node}. Update Node, or write JavaScript.`
    : error.message;
}
