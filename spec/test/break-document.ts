import { readPointer } from "@shortvideo-api/document";
import { type Json, type JsonObject, mappingAt } from "./load-document.ts";

/**
 * Breaks a document, calls `look`, and restores it: sets `value` at each of `pointers`, or removes the field
 * if `value` is absent. Returns the result of `look`.
 */
export function whileBroken<Seen>(
  document: JsonObject,
  pointers: readonly string[],
  look: () => Seen,
  value?: Json,
): Seen {
  const places = pointers.map((pointer) => {
    const key = readPointer(pointer).at(-1) ?? "";
    const parent = mappingAt(document, pointer.slice(0, pointer.lastIndexOf("/")));
    if (!parent) throw new Error(`\`${pointer}\` stands in no mapping`);
    return { parent, key, before: parent[key] };
  });
  for (const { parent, key } of places) {
    if (value === undefined) delete parent[key];
    else parent[key] = value;
  }
  try {
    return look();
  } finally {
    for (const { parent, key, before } of places) {
      if (before === undefined) delete parent[key];
      else parent[key] = before;
    }
  }
}
