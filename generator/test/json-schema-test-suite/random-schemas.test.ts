import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import {
  asJson,
  equalsJson,
  type Fields,
  isFields,
  isList,
  type Json,
  type Schema,
} from "@shortvideo-api/document/sample/source";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { components as randomComponents, keywords, values as randomValues } from "../arbitrary-keywords.ts";
import { canWrite, isText, openTools, positions } from "./open-tools.ts";

// Random schemas, all in one document. Ajv validates the same values as client, mock, verification and the generator of samples.

test("accepts each value that Ajv accepts, and rejects each other one, at each place of any schema", async () => {
  const { seed = 0 } = fc.readConfigureGlobal();
  // Copies, because Ajv compares the prototypes of objects.
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number): Value[] =>
    JSON.parse(JSON.stringify(fc.sample(arbitrary, { numRuns, seed }))) as Value[];
  // The first samples are the simplest.
  const components = sample(randomComponents, 10).at(-1) ?? {};
  const schemas = sample(keywords, inCI(120, 60));
  const values = sample(randomValues, 300).map(asJson);
  const validate = openAjv(components);
  const tools = await openTools(schemas.map(moveToFile), components);
  const findings: string[] = [];
  const counts = { valid: 0, invalid: 0, refusedByClient: 0, missedByClient: 0 };
  for (const [index, schema] of schemas.entries()) {
    const isValid = validate(schema);
    for (const value of chooseValues(schema, values, isValid)) {
      for (const position of positions) {
        const valid = isValid(value);
        // A text may also be that of another, valid value.
        if (!canWrite(position, value) || (isText(position) && !valid && listReadings(value).some(isValid))) continue;
        const { client, service = [] } = await tools.check(index, position, value);
        const messages = [...client, ...service];
        counts[valid ? "valid" : "invalid"] += 1;
        if (position === "body" && !valid) counts[client.length > 0 ? "refusedByClient" : "missedByClient"] += 1;
        if (valid === (messages.length === 0) || (!valid && tools.isUnchecked(index, position))) continue;
        findings.push(`${position}: ${JSON.stringify(value)}, ${JSON.stringify(schema)}, ${messages.join(" ")}`);
      }
    }
  }
  tools.close();

  expect(findings).toEqual([]);
  expect(counts.valid).toBeGreaterThan(10 * schemas.length);
  expect(counts.invalid).toBeGreaterThan(10 * schemas.length);
  expect(counts.refusedByClient).toBeGreaterThan(counts.missedByClient);
});

/** Returns whether a value is valid; `undefined` if the validator has a defect there. */
type IsValid = (value: Json) => boolean | undefined;

/** Compiles schemas by Ajv, beside the components to which they refer. */
function openAjv(components: Readonly<Record<string, Schema>>): (schema: Schema) => IsValid {
  const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true });
  ajv.addSchema({ $id: "https://test.example/openapi", components: { schemas: components } });
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"https://test.example/openapi#/');
    const validate = ajv.compile(JSON.parse(text) as Schema);
    const all = text.includes("$ref") ? `${text}${JSON.stringify(components)}` : text;
    return (value) => {
      // Ajv takes an inherited name for an evaluated property.
      if (all.includes("unevaluatedProperties") && JSON.stringify(value).includes("constructor")) return undefined;
      try {
        return validate(value);
      } catch {
        // Some code for `unevaluatedProperties` uses variables that do not exist.
        return undefined;
      }
    };
  };
}

/** Returns a schema for a file beside that of the document. */
function moveToFile(schema: Schema): Json {
  return asJson(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"../openapi.json#/')));
}

/** Chooses valid and invalid values: first those that the schema lists. */
function chooseValues(schema: Schema, values: readonly Json[], isValid: IsValid): Json[] {
  const near = [...listConstants(asJson(schema)), ...values];
  const distinct = near.filter((value, index) => near.findIndex((other) => equalsJson(other, value)) === index);
  const mostOfEach = 10;
  return [true, false].flatMap((verdict) =>
    distinct.filter((value) => isValid(value) === verdict).slice(0, mostOfEach),
  );
}

function listConstants(schema: Json): Json[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, part]: [string, Json]): Json[] => {
    if (keyword === "const") return [part];
    return keyword === "enum" && isList(part) ? [...part] : listConstants(part);
  });
}

/** Lists the values of which the texts of a parameter may be the texts. */
function listReadings(value: Json): Json[] {
  if (isFields(value)) {
    return Object.entries(value).reduce<Json[]>(
      (found, [name, field]) =>
        found.flatMap((fields) => listReadings(field).map((reading) => ({ ...asFields(fields), [name]: reading }))),
      [{}],
    );
  }
  if (!isList(value)) {
    return readText(printText(value)).flatMap((reading) => [reading, [reading], { query: reading }]);
  }
  if (value.length === 1) return listReadings(value[0] ?? null);
  const lists = value.reduce<Json[][]>(
    (found, item) => found.flatMap((list) => readText(printText(item)).map((reading) => [...list, reading])),
    [[]],
  );
  const pairs = lists.flatMap((list): Json[] => {
    const entries = list.flatMap((name, index) => (index % 2 === 0 ? [[printText(name), list[index + 1]]] : []));
    return list.length % 2 === 0 ? [asJson(Object.fromEntries(entries))] : [];
  });
  const joined = value.map(printText).join(",");
  return [...lists, ...pairs, joined, [joined]];
}

function asFields(value: Json): Fields {
  return isFields(value) ? value : {};
}

function printText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function readText(text: string): Json[] {
  const isLiteral = /^(?:-?\d+(?:\.\d+)?|true|false|null)$/.test(text);
  return [text, ...(isLiteral ? [asJson(JSON.parse(text))] : []), ...(text === "" ? [null, []] : [])];
}
