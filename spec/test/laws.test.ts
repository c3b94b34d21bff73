import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findResponseSchema, listOperations, resolve, stepInto, listSteps } from "./find-schema.ts";
import {
  extend,
  isMapping,
  type Json,
  type JsonObject,
  loadDocument,
  locate,
  findMapping,
  toMapping,
  toText,
} from "./load-document.ts";

// Rules for every operation and every field, independent of the description.

const extensions = new URL("../EXTENSIONS.md", import.meta.url);
const document = loadDocument();
const operations = listOperations(document);
const schemas = listResponseSchemas();

/** Lists every schema of the responses once. */
function listResponseSchemas(): { pointer: string; schema: JsonObject }[] {
  const visited = new Map<string, JsonObject>();
  const waiting = operations.flatMap(({ id, operation }) =>
    Object.keys(toMapping(operation["responses"])).flatMap(
      (status) => findResponseSchema(document, id, Number(status)) ?? [],
    ),
  );
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    const schema = findMapping(document, pointer);
    if (!schema || visited.has(pointer)) continue;
    visited.set(pointer, schema);
    waiting.push(resolve(document, pointer));
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      waiting.push(...Object.keys(schema[keyword] ?? {}).map((index) => extend(pointer, keyword, index)));
    }
    waiting.push(...listSteps({ pointer, schema }).flatMap((step) => stepInto({ pointer, schema }, step)));
  }
  return Array.from(visited, ([pointer, schema]) => ({ pointer, schema }));
}

function listTypes({ type }: JsonObject): Json[] {
  return [type ?? []].flat();
}

const hasType = (schema: JsonObject, ...types: string[]) =>
  listTypes(schema).some((type) => typeof type === "string" && types.includes(type));

test("every operation declares its failures", () => {
  const missing = operations.flatMap(({ id, operation }) =>
    ["400", "401", "403", "429", "500"]
      .filter((status) => !toMapping(operation["responses"])[status])
      .map((status) => `${id} ${status}`),
  );

  expect(missing).toEqual([]);
});

/** Returns `true` if a schema has an example. The example of a string that contains JSON may be in the schema of its content. */
function hasExample(schema: JsonObject): boolean {
  return ["examples", "x-example", "const", "enum", "contentSchema"].some((keyword) => schema[keyword] !== undefined);
}

/** Finds the schema of the map whose values have this schema; an empty mapping for any other schema. */
function findMapAround(pointer: string): JsonObject {
  return toMapping(findMapping(document, /^(.*)\/additionalProperties$/.exec(pointer)?.[1] ?? "/none"));
}

test("every value of a response has an example", () => {
  const scalars = schemas.filter(({ schema }) => hasType(schema, "string", "integer", "number", "boolean"));

  const missing = scalars.filter(({ pointer, schema }) => !hasExample(schema) && !hasExample(findMapAround(pointer)));

  expect(missing.map(({ pointer }) => `${locate(pointer)} ${pointer}`)).toEqual([]);
});

test("every number that measures something has a unit", () => {
  const measures =
    /(^|_)(duration|width|height)(_|$)|(Duration|Width|Height|Time)$|^(Width|Height)$|_(time|ms|date)$|^time$/;
  const numbers = schemas.filter(
    ({ pointer, schema }) =>
      hasType(schema, "integer", "number") && measures.test(pointer.slice(pointer.lastIndexOf("/") + 1)),
  );

  const missing = numbers.filter(({ schema }) => schema["x-unit"] === undefined);

  expect(missing.map(({ pointer }) => `${locate(pointer)} ${pointer}`)).toEqual([]);
});

test("every unit is one that `EXTENSIONS.md` names", () => {
  const [, section = ""] = /^## x-unit$([^]*?)^## /m.exec(readFileSync(extensions, "utf8")) ?? [];
  const units = new Set(Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, unit]) => unit));

  const unknown = schemas.filter(
    ({ schema }) => schema["x-unit"] !== undefined && !units.has(toText(schema["x-unit"])),
  );

  expect(units.size).toBeGreaterThan(5);
  expect(unknown.map(({ pointer }) => locate(pointer))).toEqual([]);
});

test("every field that repeats or rounds another names a sibling that exists", () => {
  const wrong = schemas.filter(({ pointer, schema }) => {
    const siblings = findMapping(document, pointer.slice(0, pointer.lastIndexOf("/")));
    const names = [schema["x-same-as"], schema["x-rounded-from"]].filter((name) => name !== undefined);
    return names.some((name) => !siblings?.[toText(name)]);
  });

  expect(wrong.map(({ pointer }) => locate(pointer))).toEqual([]);
});

test("every example of a string that contains JSON can be parsed", () => {
  const strings = schemas.filter(({ schema }) => schema["contentMediaType"] === "application/json");

  const parsed = strings.flatMap(({ schema }) =>
    [schema["examples"] ?? []].flat().map((text) => JSON.parse(toText(text))),
  );

  expect(parsed.length).toBeGreaterThan(0);
});

test("every response accepts undeclared fields", () => {
  const closed = schemas.filter(
    ({ schema }) => schema["additionalProperties"] === false || schema["unevaluatedProperties"] === false,
  );

  expect(closed.map(({ pointer }) => locate(pointer))).toEqual([]);
});

test("every provenance has a status and a reason", () => {
  const incomplete: string[] = [];
  const collect = (value: Json, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const { status, reason } = toMapping(child);
      const isComplete =
        (status === "inferred" || status === "assumed") && typeof reason === "string" && reason.length > 10;
      if (key === "x-provenance" && !isComplete) incomplete.push(locate(extend(pointer, key)));
      collect(child, extend(pointer, key));
    }
  };

  collect(document, "");

  expect(incomplete).toEqual([]);
});

test("every number can be read without rounding", () => {
  const rounded: string[] = [];
  const collect = (value: Json, pointer: string): void => {
    if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
      rounded.push(locate(pointer));
    if (Array.isArray(value) || isMapping(value)) {
      for (const [key, child] of Object.entries(value)) collect(child, extend(pointer, key));
    }
  };

  collect(document, "");

  expect(rounded).toEqual([]);
});
