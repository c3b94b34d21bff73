import { basename } from "node:path";
import { printPath } from "./print-path.ts";

/** Returns the command that converts a file of Swagger 2.0 to OpenAPI 3.0, below `folder`. */
export function printConversion(file: string, folder: string): string {
  const from = printPath(file, folder);
  const to = /^openapi\.ya?ml$/i.test(basename(file)) ? "openapi-3.yaml" : "openapi.yaml";
  const target = from.slice(0, from.length - basename(from).length) + to;
  return `npx swagger2openapi@7.0.8 ${quote(from)} --patch --yaml --outfile ${quote(target)}`;
}

/** Quotes a path that a shell would read otherwise. */
function quote(path: string): string {
  return /^[\w./:@-]+$/.test(path) ? path : `"${path.replaceAll(/["$`\\]/g, (special) => `\\${special}`)}"`;
}
