import { readPointer } from "@shortvideo-api/document";
import { type Json, type JsonObject, findMapping } from "./load-document.ts";

/**
 * Breaks a document, calls `run`, and restores the document. To break it, sets `value` at each of `pointers`, or removes
 * the field if `value` is absent. Returns the result of `run`.
 */
export function runWhileBroken<Result>(
  document: JsonObject,
  pointers: readonly string[],
  run: () => Result,
  value?: Json,
): Result {
  const places = pointers.map((pointer) => {
    const key = readPointer(pointer).at(-1) ?? "";
    const parent = findMapping(document, pointer.slice(0, pointer.lastIndexOf("/")));
    if (!parent) throw new Error(`\`${pointer}\` is not in a mapping.`);
    return { parent, key, before: parent[key] };
  });
  for (const { parent, key } of places) {
    if (value === undefined) delete parent[key];
    else parent[key] = value;
  }
  try {
    return run();
  } finally {
    for (const { parent, key, before } of places) {
      if (before === undefined) delete parent[key];
      else parent[key] = before;
    }
  }
}
