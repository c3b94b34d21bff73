import { listNames } from "@shortvideo-api/document";
import type { ServedOperation, Unchecked } from "../operation/operation.js";

/** Lists the parts of requests that the document leaves unchecked, one sentence each. Groups the operations that share a reason. */
export function listUnchecked(operations: readonly ServedOperation[]): string[] {
  const found = new Map<string, Unchecked & { readonly ids: string[] }>();
  for (const { id, unchecked } of operations) {
    for (const { what, why } of unchecked) {
      const key = `${what} ${why}`;
      const known = found.get(key) ?? { what, why, ids: [] };
      known.ids.push(id);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ what, why, ids }) => `${what} not checked in ${listNames(ids)}: ${why}.`);
}
