import { isDeepStrictEqual } from "node:util";
import { listReferences, readReference } from "@shortvideo-api/document/source";
import type { Schema } from "@shortvideo-api/document/sample/source";

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Finds the keys of component schemas that are the same in both documents, with all that they refer to. Most schemas are, so
 * operations need not compare them.
 */
export function findUnchanged(before: Schemas, after: Schemas): ReadonlySet<string> {
  const unchanged = new Set<string>();
  const users = new Map<string, string[]>();
  const changed: string[] = [];
  for (const [key, schema] of Object.entries(before)) {
    for (const reference of listReferences(schema)) {
      const used = readReference(reference)?.key ?? "";
      users.set(used, [...(users.get(used) ?? []), key]);
    }
    if (Object.hasOwn(after, key) && isDeepStrictEqual(schema, after[key])) unchanged.add(key);
    else changed.push(key);
  }
  for (const key of changed) {
    for (const user of users.get(key) ?? []) if (unchanged.delete(user)) changed.push(user);
  }
  return unchanged;
}
