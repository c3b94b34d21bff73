import { expect, test } from "vitest";
import { keywordCases } from "../../test/keyword-examples.ts";
import { admitsValue } from "../admit/admit-value.ts";
import { buildSamples } from "../sample/build-sample.ts";
import { readSampleValue } from "../sample/sample.ts";
import type { Schema, SchemaScope } from "../schema/schema.ts";
import { describeView } from "../view/describe-view.ts";
import type { AssertionKeyword } from "./keywords.ts";
import { viewSchema } from "../view/view-schema.ts";

const scope: SchemaScope = { schemas: {}, aliases: new Map() };

test.each(keywordCases)("`%s` restricts values, alone and as a part", (_, { schema, without, valid, invalid }) => {
  const admits = (each: Schema): boolean[] => [valid, invalid].map((value) => admitsValue(scope, each, value));

  expect(admits(schema)).toEqual([true, false]);
  expect(admits({ allOf: [without, schema] })).toEqual([true, false]);
  expect(admits(without)).toEqual([true, true]);
});

test.each(keywordCases)("samples obey `%s`", (_, { schema, invalid }) => {
  // The example tempts the sampler.
  for (const each of [schema, { ...schema, examples: [invalid] }, { allOf: [{ examples: [invalid] }, schema] }]) {
    const samples = buildSamples(scope);
    const sample = samples.of(each);
    if (!sample) throw new Error("The schema has no sample.");
    for (let seed = 0; seed < 20; seed += 1) {
      const value = readSampleValue(sample, seed, samples.byAlias);
      expect([value, admitsValue(scope, schema, value)]).toEqual([value, true]);
    }
    expect(samples.correct(each, invalid, 0)).toSatisfy((value: typeof invalid) => admitsValue(scope, schema, value));
  }
});

/** Keywords that descriptions leave out: types and tables of properties show some of them, and errors name the others. */
const undescribed: ReadonlySet<string> = new Set<AssertionKeyword>([
  "then",
  "contentMediaType",
  "contentSchema",
  "contains",
  "minContains",
  "maxContains",
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "required",
  "dependentRequired",
  "dependentSchemas",
]);

test.each(keywordCases)("descriptions show `%s`, or leave it out knowingly", (keyword, { schema, without }) => {
  const [all, fewer, parts] = [schema, without, { allOf: [without, schema] }].map((each) =>
    describeView(viewSchema({}, each)),
  );

  expect(all === fewer).toBe(undescribed.has(keyword));
  expect(parts).toBe(all);
});
