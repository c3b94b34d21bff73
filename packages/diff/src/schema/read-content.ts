import type { OpenSchema } from "./open-schema.ts";
import { readAll } from "./compare-types.ts";
import { joinAll } from "./read-items.ts";
import type { Located } from "./side.ts";

/** Returns the schema of JSON in a string. */
export function readContent({ parts }: OpenSchema): Located | undefined {
  if (!readAll(parts, "contentMediaType").includes("application/json")) return undefined;
  const found = parts.flatMap(({ schema: { contentSchema }, steps }): Located[] =>
    contentSchema === undefined ? [] : [{ schema: contentSchema, steps: [...steps, "contentSchema"] }],
  );
  return joinAll(found);
}
