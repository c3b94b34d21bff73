import { isRecord } from "../openapi/node.ts";
import type { MediaType } from "../openapi/openapi.ts";
import { resolveKnown } from "../openapi/resolve-reference.ts";

/** Lists the examples beside a schema: first `example`, then those of `examples`. Skips a `$ref` that leads nowhere. */
export function listExamples(
  document: object,
  { example, examples = {} }: Pick<MediaType, "example" | "examples">,
): unknown[] {
  const named = Object.values(examples).map((entry) => readExample(document, entry));
  return [example, ...named].filter((value) => value !== undefined);
}

/** Reads the value of a named example. Returns `undefined` if it has none, and for a `$ref` that leads nowhere. */
function readExample(document: object, entry: unknown): unknown {
  const found = resolveKnown(document, entry);
  return isRecord(found) ? found["value"] : undefined;
}

/** Returns the values of the examples with a name, by name. */
export function nameExamples(
  document: object,
  { examples = {} }: Pick<MediaType, "examples">,
): ReadonlyMap<string, unknown> {
  const values = Object.entries(examples).map(([name, entry]) => [name, readExample(document, entry)] as const);
  return new Map(values.filter(([, value]) => value !== undefined));
}
