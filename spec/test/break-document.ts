import { readPointer } from "@shortvideo-api/document";
import { type Json, type JsonObject, mappingAt } from "./load-document.ts";

/**
 * Breaks a document, looks at it, and mends it again: puts `value` at each of `pointers`, or takes away what is there
 * when `value` is left out. Gives what `look` gave.
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
