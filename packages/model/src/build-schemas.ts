import { listNames, type Report, viewInScope } from "@shortvideo-api/document/source";
import { findObstacle, type Samples, type Schema, type SchemaScope } from "@shortvideo-api/document/sample/source";
import type { NamedSchema } from "./api/model.ts";
import type { OperationScope } from "./build-operations.ts";
import { nameFactory } from "./names/names.ts";
import { cleanText } from "./operation/clean-text.ts";

/**
 * Builds the component schemas of the model, in the order of the document. `origins` has the key in the document, by the key of a schema
 * that was split off.
 */
export function buildSchemas(
  { scope, samples, exacts, checks }: OperationScope,
  origins: ReadonlyMap<string, string>,
  encoded: ReadonlySet<string>,
  report: Report,
): NamedSchema[] {
  const { schemas, aliases } = scope;
  return Object.entries(schemas).map(([key, schema]) => {
    const { description, deprecated } = typeof schema === "object" ? schema : {};
    const name = aliases.get(key) ?? key;
    const origin = origins.get(key) ?? key;
    const sample = samples.named(key);
    reportSample(scope, samples, { key, origin, name, schema }, report);
    return {
      key,
      name,
      description: cleanText(description),
      deprecated: deprecated ?? false,
      factory: nameFactory(name),
      sample,
      exact: exacts.named(key),
      check: checks.named(key),
      encoded: encoded.has(origin),
    };
  });
}

/** Reports a schema without a factory, or with one whose values may be invalid. */
function reportSample(
  scope: SchemaScope,
  samples: Samples,
  { key, origin, name, schema }: { key: string; origin: string; name: string; schema: Schema },
  report: Report,
): void {
  const sample = samples.named(key);
  const steps = ["components", "schemas", origin];
  const rejected = listRejected(scope, schema);
  if (rejected.length > 0) {
    const names = listNames(rejected.map((each) => `\`${each}\``));
    report("closed-part", steps, `A part of \`${name}\` with \`additionalProperties: false\` rejects ${names}.`);
  }
  if (sample?.kind === "irregular" && sample.contradiction !== undefined) {
    const message = `No value has the type of \`${name}\`: its parts contradict each other in \`${sample.contradiction}\`.`;
    report("contradictory-schema", steps, message);
  } else if (!sample) {
    report(
      "schema-without-factory",
      steps,
      `\`${name}\` has no factory: ${explainAbsence(scope, samples, key, schema)}.`,
    );
  } else if (!samples.isVerified(key)) {
    report("factory-not-verified", steps, `\`${nameFactory(name)}\` creates a value that may not match \`${name}\`.`);
  }
}

/** Lists the properties that some parts of a schema declare, and that another part rejects because it does not name them. */
function listRejected(scope: SchemaScope, schema: Schema): readonly string[] {
  const { always } = viewInScope(scope, schema);
  const closed = always.filter(
    ({ additionalProperties, patternProperties }) => additionalProperties === false && !patternProperties,
  );
  const declared = always.flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((key) => properties[key] !== false),
  );
  return [...new Set(declared)].filter((key) => closed.some(({ properties = {} }) => !Object.hasOwn(properties, key)));
}

function explainAbsence(scope: SchemaScope, samples: Samples, key: string, schema: Schema): string {
  if (schema === false) return "the schema `false` accepts no value";
  if (samples.isEndless(key)) return "each of its values would contain others without end";
  const obstacle = findObstacle(scope, samples, schema);
  return obstacle === undefined
    ? "no value was found that matches all of its parts"
    : `no value of \`${obstacle}\` was found`;
}
