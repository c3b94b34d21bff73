import { fileURLToPath } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildExacts,
  buildSamples,
  isFields,
  isList,
  type Json,
  readSampleValue,
  type Schema,
} from "@shortvideo-api/document/sample/source";
import { inCI } from "../../scripts/in-ci.ts";
import type { BodyEnvelope } from "../../packages/model/src/api/response.ts";
import { readEnvelope } from "../../packages/model/src/operation/read-envelope.ts";
import { schemas } from "./arbitrary-schema.ts";
import { openValidator, toWire } from "./open-validator.ts";

// An envelope distinguishes a documented response from others: it is a list, or an object with at least one of some properties.

test("an envelope accepts every value that its schema accepts", () => {
  fc.assert(
    fc.property(schemas, (components) => {
      expect(findRejected(components)).toEqual([]);
    }),
    { numRuns: inCI(200, 20) },
  );
});

test.each(inCI(["petstore.yaml", "museum.yaml", "adyen-checkout.yaml", "figma.yaml"], ["museum.yaml"]))(
  "the envelopes of %s accept every valid value",
  async (file) => {
    const { document } = await loadDocument(fileURLToPath(new URL(`corpus/${file}`, import.meta.url)));

    expect(findRejected(document?.root.components.schemas ?? {})).toEqual([]);
  },
);

/** Finds valid values that an envelope rejects, among samples, samples with fewer properties, and unusual values. */
function findRejected(components: Readonly<Record<string, Schema>>): string[] {
  const scope = { schemas: components, aliases: new Map(Object.keys(components).map((key) => [key, key])) };
  const samples = buildSamples(scope);
  const exacts = buildExacts(scope);
  const validate = openValidator(components);
  return Object.entries(components).flatMap(([key, schema]) => {
    const envelope = readEnvelope(scope, schema, undefined);
    const sample = samples.named(key);
    const made = sample && toWire(readSampleValue(sample, 1, samples.byAlias), exacts.named(key), exacts.byAlias);
    return [...listReduced(made), null, [], {}, "text", 0]
      .filter((value) => !fits(value, envelope) && validate(schema, value).length === 0)
      .map((value) => `${key}: ${JSON.stringify(value)} does not match ${JSON.stringify(envelope)}`);
  });
}

function listReduced(value: Json | undefined): Json[] {
  if (value === undefined) return [];
  if (!isFields(value)) return [value];
  const names = Object.keys(value);
  return [
    value,
    ...names.map((omitted) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== omitted))),
    ...names.map((kept) => Object.fromEntries(Object.entries(value).filter(([name]) => name === kept))),
  ];
}

function fits(value: Json, envelope: BodyEnvelope | undefined): boolean {
  if (envelope === undefined) return true;
  if (envelope === "array") return isList(value);
  return isFields(value) && (envelope.length === 0 || envelope.some((name) => Object.hasOwn(value, name)));
}
