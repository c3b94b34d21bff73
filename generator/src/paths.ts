import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that contains `generator/`, `spec/` and `packages/`. */
export const repository = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** The document of this repository. */
export const ownSpec = resolve(repository, "spec/openapi.yaml");

/** Where relative paths begin: npm runs scripts in the root of the repository and sets `INIT_CWD`. */
export function callerFolder(): string {
  const { INIT_CWD } = process.env;
  return process.cwd() === repository && INIT_CWD !== undefined ? INIT_CWD : process.cwd();
}
