import type { Exacts, Samples, SchemaScope } from "@shortvideo-api/document/sample/source";
import type { NamedSchema } from "./api/model.ts";
import { nameFactory } from "./names/names.ts";
import { readText } from "./operation/read-text.ts";

/** Builds the component schemas of the model, in the order of the document. */
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
