import { isDeepStrictEqual } from "node:util";
import { isNode, listReferences, readReference } from "@shortvideo-api/document/source";
import type { Pair } from "../change/raw-change.ts";
import type { Schema } from "@shortvideo-api/document/sample/source";

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Finds the keys of component schemas that are the same in both documents, with all that they refer to. Most schemas are, so
 * operations need not compare them.
 */
export function findUnchanged({ before, after }: Pair<Schemas>): ReadonlySet<string> {
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

/** Component schemas of two documents, and the keys that only one of them has. */
export interface Renamable extends Pair<Schemas> {
  readonly removed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
}

/**
 * Returns `true` if two components differ only in their names and in the names that they refer to. In a cycle of references, a
 * pair that is being compared counts as the same.
 */
export function isRenamed(was: string, is: string, all: Renamable, assumed: Map<string, string> = new Map()): boolean {
  if (assumed.has(was)) return assumed.get(was) === is;
  if (!all.removed.has(was) || !all.added.has(is)) return was === is;
  assumed.set(was, is);
  return isSame(all.before[was], all.after[is], all, assumed);
}

/** Returns `true` for a schema that says more than its type. Without a description, many schemas are the same. */
export function isDistinct(schema: Schema | undefined): boolean {
  if (!isNode(schema)) return false;
  return Object.entries(schema).some(
    ([key, value]) => key !== "type" && !(isNode(value) && Object.keys(value).length === 0),
  );
}

function isSame(was: unknown, is: unknown, all: Renamable, assumed: Map<string, string>): boolean {
  if (typeof was === "string" && typeof is === "string" && was !== is) {
    const [one, other] = [was, is].map((text) =>
      text.startsWith("#/components/schemas/") ? readReference(text) : undefined,
    );
    return one !== undefined && other !== undefined && isRenamed(one.key, other.key, all, assumed);
  }
  if (Array.isArray(was) && Array.isArray(is)) {
    return was.length === is.length && was.every((item, index) => isSame(item, is[index], all, assumed));
  }
  if (!isNode(was) || !isNode(is)) return was === is;
  const [keys, others] = [Object.keys(was), Object.keys(is)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(is, key) && isSame(was[key], is[key], all, assumed))
  );
}
