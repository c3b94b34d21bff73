import { basename } from "node:path";

/** Returns the command that converts a file of Swagger 2.0 to OpenAPI 3.0. The command runs in the folder of the file. */
export function printConversion(file: string): string {
  const from = basename(file);
  const to = /^openapi\.ya?ml$/i.test(from) ? "openapi-3.yaml" : "openapi.yaml";
  return `npx swagger2openapi@7.0.8 ${quote(from)} --patch --yaml --outfile ${to}`;
}

/** Quotes a name that contains special characters of a shell. */
function quote(name: string): string {
  if (/^[\w.@][\w.@-]*$/.test(name)) return name;
  return `"./${name.replaceAll(/["$`\\]/g, (special) => `\\${special}`)}"`;
}
