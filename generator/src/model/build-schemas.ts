import type { Report } from "@shortvideo-api/document/source";
import type { Exacts, Samples, SchemaScope } from "@shortvideo-api/document/sample/source";
import type { NamedSchema } from "./api/model.ts";
import { nameFactory } from "./names/names.ts";
import type { SchemaChecks } from "./operation/build-schema-check.ts";
import { readText } from "./operation/read-text.ts";

/** Builds the component schemas of the model, in the order of the document. */
export function buildSchemas(
  { schemas, aliases }: SchemaScope,
  { samples, exacts, checks }: { samples: Samples; exacts: Exacts; checks: SchemaChecks },
  encoded: ReadonlySet<string>,
  report: Report,
): NamedSchema[] {
  return Object.entries(schemas).map(([key, schema]) => {
    const { description, deprecated } = typeof schema === "object" ? schema : {};
    const name = aliases.get(key) ?? key;
    const sample = samples.named(key);
    if (sample?.kind === "irregular" && sample.contradiction !== undefined) {
      const message = `No value has the type of \`${name}\`: its parts contradict each other in \`${sample.contradiction}\`.`;
      report("contradictory-schema", ["components", "schemas", key], message);
    }
    return {
      key,
      name,
      description: readText(description),
      deprecated: deprecated ?? false,
      factory: nameFactory(name),
      sample,
      exact: exacts.named(key),
      check: checks.named(key),
      encoded: encoded.has(key),
    };
  });
}
