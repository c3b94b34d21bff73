import type { Operation } from "./operation.js";

/** Finds the key under which the document has a status: `"401"`, `"4XX"` or `"default"`. */
export function findResponseKey({ responses }: Operation, status: number): string | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return Number.isInteger(status) ? candidates.find((key) => responses.has(key)) : undefined;
}
