import type { Exacts } from "./build-exact.ts";
import type { Samples } from "./build-sample.ts";
import type { NamedSchema } from "./model.ts";
import { nameFactory } from "./names.ts";
import { readText } from "./read-text.ts";
import type { SchemaScope } from "./schema.ts";

/** Builds what the emitters know of the component schemas, in the order of the document. */
export function buildSchemas(
  { schemas, aliases }: SchemaScope,
  { samples, exacts }: { samples: Samples; exacts: Exacts },
  encoded: ReadonlySet<string>,
): NamedSchema[] {
  return Object.entries(schemas).map(([key, schema]) => {
    const { description, deprecated } = typeof schema === "object" ? schema : {};
    const name = aliases.get(key) ?? key;
    return {
      key,
      name,
      description: readText(description),
      deprecated: deprecated ?? false,
      factory: nameFactory(name),
      sample: samples.named(key),
      exact: exacts.named(key),
      encoded: encoded.has(key),
    };
  });
}
