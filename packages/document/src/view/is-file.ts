import type { SchemaView } from "./schema-view.ts";

/** Returns `true` for bytes. A whole body may be a file in each media type, because frameworks describe downloads as JSON or as any type. */
export function isFile({ always }: Pick<SchemaView, "always">): boolean {
  return always.some(({ format }) => format === "binary");
}
