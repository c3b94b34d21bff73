import { showValue } from "./show-value.js";

/** Lists names in a sentence: ``"`asc`, `desc`"``. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${showValue(name)}\``).join(", ");
}
