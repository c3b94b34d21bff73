import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { loadDocument, type OpenApi } from "@shortvideo-api/document/source";
import {
  buildExacts,
  buildSamples,
  type ExactModel,
  isFields,
  isList,
  type Json,
  readSampleValue,
  type Schema,
  type SchemaScope,
} from "@shortvideo-api/document/sample/source";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import type { CheckPart } from "../../../packages/client/src/checks/operation-checks.ts";
import { checkBody } from "../../../packages/client/src/checks/check-body.ts";
import { checkResponse } from "../../../packages/client/src/checks/check-response.ts";
import type { Exact } from "../../../packages/wire/src/exact.ts";
import { readExact } from "../../../packages/wire/src/parse-exact.ts";
import { stringifyExact } from "../../../packages/wire/src/stringify-exact.ts";
import { printSchemaChecks } from "../../src/emit/client/checks.ts";
import { printStatements } from "../../src/emit/print/source-file.ts";
import { buildSchemaChecks } from "../../../packages/model/src/checks/build-schema-checks.ts";
import { schemas } from "../arbitrary-schema.ts";
import { petModel } from "../pet-model.ts";
import { openValidator, seeds, toWire } from "../open-validator.ts";

// The client checks bodies before it sends them, and on demand those that it receives. An independent validator checks the same bodies.

/** Returns the messages of the client about a body, as generated code checks it: of a request, and of a response. */
type FindViolations = (key: string, value: Json) => Record<Direction, string[]>;

type Direction = "request" | "response";

function openChecks(components: Readonly<Record<string, Schema>>, root: OpenApi): FindViolations {
  const scope = createScope(components);
  const checks = buildSchemaChecks(root, scope);
  const exacts = buildExacts(scope);
  const keys = Object.keys(components);
  for (const key of keys) checks.of({ $ref: `#/components/schemas/${key}` });
  const [template] = petModel.schemas;
  const named = keys.flatMap((key) =>
    template ? [{ ...template, name: scope.aliases.get(key) ?? key, check: checks.named(key) }] : [],
  );
  const names = new Set(scope.aliases.values());
  const printed = printSchemaChecks({ ...petModel, resources: [], schemas: named }, names);
  const constants = runConstants(printStatements(printed));
  const toExact = ({ int64, fields, items, values, schemas: also = [] }: ExactModel): Exact => ({
    ...(int64 ? { int64 } : {}),
    ...(fields
      ? { fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toExact(field)])) }
      : {}),
    ...(items ? { items: toExact(items) } : {}),
    ...(values ? { values: toExact(values) } : {}),
    also: also.flatMap((alias) => exacts.byAlias(alias).map((model) => () => toExact(model))),
  });
  return (key, value) => {
    const model = exacts.named(key);
    const exact = model && toExact(model);
    const schema = constants[`checkOf${scope.aliases.get(key)}`];
    const content = { param: "body", mediaType: "application/json", exact, serialize: () => undefined };
    const sent = checkBody({ body: value }, content, { check: checkBody, required: true, schema }, (text) => text);
    const text = stringifyExact(value, exact ?? {});
    const ofResponse = { operation: "pets.get", media: { "application/json": { schema } } };
    const operation = { id: "pets.get", method: "GET", path: "/" };
    const received = checkResponse(ofResponse, operation, { data: readExact(text, exact ?? {}), text, status: 200 });
    return {
      request: sent.map(({ message }) => message),
      response: received.map(({ path, message }) => `${path.join("/")} ${message}`),
    };
  };
}

function createScope(components: Readonly<Record<string, Schema>>): SchemaScope {
  // Names for code: keys of documents may contain other characters.
  const aliases = new Map(Object.keys(components).map((key, index) => [key, `Schema${index}`]));
  return { schemas: components, aliases };
}

/** Runs generated constants. */
function runConstants(text: string): Readonly<Record<string, CheckPart>> {
  const script = stripTypeScriptTypes(text).replaceAll(/^export /gm, "");
  const names = [...script.matchAll(/^const (\w+)/gm)].map(([, name]) => name);
  // oxlint-disable-next-line typescript/no-implied-eval -- It runs what the generator prints.
  return new Function(`"use strict";\n${script}\nreturn { ${names.join(", ")} };`)() as Record<string, CheckPart>;
}

const scalar = fc.constantFrom<Json>(
  null,
  true,
  0,
  -1,
  3,
  1.5,
  1e21,
  "",
  "a",
  "12",
  "7300000000000000001",
  "v1.2",
  [],
  {},
);
/** A change of a value: its place, and the new value. */
const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom("replace", "remove", "add"), scalar), { maxLength: 2 });

/** Changes a value at one of its places. */
function change(value: Json, seed: number, kind: string, to: Json): Json {
  const isInner = (isList(value) || isFields(value)) && Object.keys(value).length > 0 && seed % 5 > 0;
  if (!isInner) {
    if (kind !== "add") return to;
    return isList(value) ? [...value, to] : isFields(value) ? { ...value, added: to } : to;
  }
  const names = Object.keys(value);
  const name = names[seed % names.length] ?? "";
  const fields = Object.entries(value).flatMap(([each, field]: [string, Json]): [string, Json][] => {
    if (each !== name) return [[each, field]];
    return kind === "remove" ? [] : [[each, change(field, Math.floor(seed / 5), kind, to)]];
  });
  return isList(value) ? fields.map(([, field]) => field) : Object.fromEntries(fields);
}

/** The verdicts: bodies that are valid, invalid ones that the client refuses, and invalid ones that it accepts. */
interface Counts {
  valid: number;
  refused: number;
  missed: number;
}

/** Checks values of all component schemas, each with the changes, and counts the verdicts. */
function compare(
  components: Readonly<Record<string, Schema>>,
  root: OpenApi,
  variants: readonly (readonly [seed: number, kind: string, to: Json][])[],
  counts: Readonly<Record<Direction, Counts>>,
): void {
  const scope = createScope(components);
  const samples = buildSamples(scope);
  const exacts = buildExacts(scope);
  const validate = openValidator(components);
  const findViolations = openChecks(components, root);
  const wrong: unknown[] = [];
  for (const [key, schema] of Object.entries(components)) {
    const sample = samples.named(key);
    const values = sample ? seeds.slice(0, 4).map((seed) => readSampleValue(sample, seed, samples.byAlias)) : [];
    for (const changed of variants) {
      for (const [index, value] of [...values, ...changed.map(([, , to]) => to)].entries()) {
        const changedValue = changed.reduce((all, [seed, kind, to]) => change(all, seed + index, kind, to), value);
        const errors = validate(schema, toWire(changedValue, exacts.named(key), exacts.byAlias));
        for (const [direction, violations] of Object.entries(findViolations(key, changedValue))) {
          const verdicts = counts[direction as Direction];
          if (errors.length === 0) {
            verdicts.valid += 1;
            if (violations.length > 0) wrong.push({ schema, direction, changedValue, violations });
          } else verdicts[violations.length > 0 ? "refused" : "missed"] += 1;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
}

const startCounts = (): Record<Direction, Counts> => ({
  request: { valid: 0, refused: 0, missed: 0 },
  response: { valid: 0, refused: 0, missed: 0 },
});

/** Lists the verdicts with too few valid values, and those where the client accepts too many others. */
function findWeak(counts: Readonly<Record<Direction, Counts>>, least: number): Counts[] {
  // Only a validator checks `not`, formats, some patterns, and that only one branch of a `oneOf` matches.
  return Object.values(counts).filter(({ valid, refused, missed }) => valid <= least || refused <= 2 * missed);
}

function createRoot(components: Readonly<Record<string, Schema>>): OpenApi {
  return { openapi: "3.1.0", paths: {}, components: { schemas: components } } as unknown as OpenApi;
}

test("accepts every request and response that an independent validator accepts, for any schema and any value", () => {
  const counts = startCounts();
  fc.assert(
    fc.property(schemas, changes, (components, changed) => {
      compare(components, createRoot(components), [changed], counts);
    }),
    { numRuns: inCI(100, 30) },
  );

  expect(findWeak(counts, inCI(500, 150))).toEqual([]);
});

test.each(["petstore.yaml", "museum.yaml", ...inCI(["adyen-checkout.yaml"], [])])(
  "accepts every valid body of any schema in %s, and refuses most invalid ones",
  async (file) => {
    const { document } = await loadDocument(fileURLToPath(new URL(`../corpus/${file}`, import.meta.url)));
    if (!document) throw new Error(`${file} does not load.`);
    const { root } = document;
    const counts = startCounts();

    compare(root.components.schemas, root, fc.sample(changes, { numRuns: 6, seed: 1 }), counts);

    expect(findWeak(counts, 20)).toEqual([]);
  },
);
