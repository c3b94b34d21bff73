import type { Schema } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { createPlanner } from "../src/operation/plan-schema.js";
import { readExact } from "../src/operation/read-exact.js";
import { createSchemaCompiler } from "../src/operation/compile/schema-compiler.js";
import { createSampler, type SampleSchema } from "../src/sample/create-sampler.js";
import { createValidator } from "./responses/validate-responses.js";
import { toDocument } from "./to-document.js";

/** Returns a reference to a schema of {@link openSampler}. */
export function named(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Opens a document with these schemas. Returns a sampler of its responses and an independent check of the samples. */
export function openSampler(schemas: Readonly<Record<string, Schema>>): {
  sample: SampleSchema;
  findMistake: (name: string, value: unknown) => string | undefined;
} {
  const document = toDocument({ components: { schemas } });
  const validate = createValidator(JSON.parse(JSON.stringify(document)));
  return {
    sample: createSampler(
      document,
      createSchemaCompiler(document, ["response"], { readsContent: true }),
      createPlanner(document, { direction: "response", refusesAssumedNull: true }),
    ),
    findMistake: (name, value) => {
      const onWire: unknown = JSON.parse(stringifyExact(value, readExact(document, named(name))));
      const mistake = validate(["components", "schemas", name], onWire);
      return mistake === undefined ? undefined : `${mistake}: ${JSON.stringify(value)}`;
    },
  };
}
