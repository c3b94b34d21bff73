import { showValue } from "@shortvideo-api/document";

/** Lists names in a sentence: ``"`asc`, `desc`"``. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${showValue(name)}\``).join(", ");
}
