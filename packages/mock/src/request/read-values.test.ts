import { type SchemaObject, viewSchema } from "@shortvideo-api/document";
import { expect, test } from "vitest";
import { createSchemaCompiler } from "../operation/compile/schema-compiler.js";
import { readReading } from "../operation/reading.js";
import { listTextValues, readNearestObject } from "./read-values.js";

const document = { openapi: "3.1.0", paths: {} };
const compile = createSchemaCompiler(document, ["request"]);

/** Reads texts by their names. */
function readNearest(schema: SchemaObject, texts: Readonly<Record<string, string>>): unknown {
  const reading = readReading(viewSchema(document, schema), compile);
  const parts = Object.entries(texts).map(
    ([name, text]) => [name, (part: typeof reading) => listTextValues(part, text)] as const,
  );
  return readNearestObject(reading, parts);
}

const bus = { type: "object", properties: { kind: { const: "bus" } } } satisfies SchemaObject;
const truck = {
  type: "object",
  properties: { kind: { const: "truck" }, wheels: { type: "integer", minimum: 2 }, load: { type: "number" } },
} satisfies SchemaObject;

test.each([[[bus, truck]], [[truck, bus]]])(
  "reads a wrong object as the branch that declares most of its valid properties: %j",
  (oneOf) => {
    expect(readNearest({ oneOf }, { kind: "truck", wheels: "1", load: "19.9" })).toEqual({
      kind: "truck",
      wheels: 1,
      load: 19.9,
    });
    expect(readNearest({ oneOf }, { kind: "truck", wheels: "1" })).toEqual({ kind: "truck", wheels: 1 });
  },
);
