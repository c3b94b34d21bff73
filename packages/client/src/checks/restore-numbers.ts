import { maxDepth } from "./find-misfits.js";

/**
 * Returns a value in which each number is as the sender wrote it: a bigint in place of an integer that a double may round. Levels that
 * no check visits stay as they are.
 *
 * @param rounded - The result of `JSON.parse`.
 * @param exact - The same value with decimal strings in place of numbers.
 */
export function restoreNumbers(rounded: unknown, exact: unknown, depth = 0): unknown {
  if (typeof rounded === "number") return typeof exact === "string" && /^-?\d+$/.test(exact) ? BigInt(exact) : rounded;
  if (typeof rounded !== "object" || rounded === null || typeof exact !== "object" || exact === null) return rounded;
  if (depth > maxDepth) return exact;
  const values = new Map<string, unknown>(Object.entries(exact));
  const restored = Object.entries(rounded).map(([name, value]) => [
    name,
    restoreNumbers(value, values.get(name), depth + 1),
  ]);
  return Array.isArray(rounded) ? restored.map(([, value]) => value) : Object.fromEntries(restored);
}
