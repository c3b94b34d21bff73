import type { Direction } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { oneOf, onlyInCI } from "../../scripts/in-ci.ts";
import type { Change } from "../../packages/diff/src/change/change.ts";
import { compareDocuments } from "../../packages/diff/src/compare-documents.ts";
import type { Side } from "../../packages/diff/src/schema/side.ts";
import { body, field, type Json, object } from "../../packages/diff/test/edit.ts";
import { readDocument } from "../../packages/diff/test/read-document.ts";
import { combineForms } from "./diff-pairs/combine-forms.ts";
import { compileTypes } from "./diff-pairs/compile-types.ts";
import { validateValues } from "./diff-pairs/validate-values.ts";
import { type SchemaForm, schemaForms } from "./diff-pairs/schema-forms.ts";

// Each pair of many schemas is one edit. Its verdicts are compared with those of the TypeScript compiler and of a validator.

/** One of four pairs, of all forms in CI and of some elsewhere. Always the same ones. */
const everyNth = 4;
const someForms = oneOf(4, schemaForms);

/**
 * The allowed number of pairs with a verdict that neither the compiler nor one of `values` confirms. Most are on purpose:
 * they protect readers who switch over all values of an enumeration, and callers who send unnamed properties. Others concern
 * formats and patterns, or programs that use an optional property, which is `unknown` if its object is no longer described. Lower a number when a false alarm is fixed. Request types omit a read-only id, so such a schema adds the same alarms as one with only a name.
 */
const mostAlarms = { request: { wire: 134, types: 93 }, response: { wire: 257, types: 120 } };

test.each(["request", "response"] as const)(
  "has no verdict milder than that of the compiler and a validator, for pairs of schemas in a %s",
  async (direction) => {
    const { tooMild, alarms, compared } = await compareAll(someForms, direction);

    expect(compared).toBeGreaterThan((someForms.length * (someForms.length - 1)) / everyNth - someForms.length);
    expect(tooMild).toEqual([]);
    const most = mostAlarms[direction];
    // One assertion, so that a failure shows both numbers.
    const bounds = { wire: Math.max(most.wire, alarms.wire), types: Math.max(most.types, alarms.types) };
    expect(bounds).toEqual(most);
  },
);

test.each(["request", "response"] as const)(
  "has no verdict milder than that of the compiler and a validator, for pairs of combined schemas in a %s",
  onlyInCI,
  async (direction) => {
    const { tooMild, compared } = await compareAll(combineForms(80), direction);

    expect(compared).toBeGreaterThan(100);
    expect(tooMild).toEqual([]);
  },
);

interface Compared {
  /** Pairs with a verdict that is too mild. */
  readonly tooMild: readonly string[];
  /** The number of pairs with a verdict that is too strict. */
  readonly alarms: { readonly wire: number; readonly types: number };
  readonly compared: number;
}

async function compareAll(forms: readonly SchemaForm[], direction: Direction): Promise<Compared> {
  const sides = await Promise.all(forms.map((form) => readDocument(buildDocument(form, direction))));
  const breaksTypes = compileTypes(sides, direction);
  const { findBreak, findDifference } = validateValues(sides, direction);
  const tooMild: string[] = [];
  const alarms = { wire: 0, types: 0 };
  let compared = 0;

  for (const [before, after] of listPairs(sides)) {
    const changes = compare(sides[before], sides[after]);
    const reported = { wire: hasBreak(changes, "wire"), types: hasBreak(changes, "types") };
    const [types, value] = [breaksTypes(before, after), findBreak(before, after)];
    const pair = `${forms[before]?.name} → ${forms[after]?.name}`;
    compared += 1;
    if (types && !reported.types) tooMild.push(`${pair}: the compiler says that types break`);
    if (value !== undefined && !reported.wire) tooMild.push(`${pair}: ${value} breaks a caller`);
    const difference = findDifference(before, after);
    if (changes.length === 0 && (types || difference !== undefined)) tooMild.push(`${pair}: no change is reported`);
    if (reported.types && !types) alarms.types += 1;
    if (reported.wire && value === undefined) alarms.wire += 1;
  }

  return { tooMild, alarms, compared };
}

/** Returns a document that accepts or returns an object with a required `value` of the form. */
function buildDocument({ schema, components }: SchemaForm, direction: Direction): Json {
  if (direction === "response") return field(schema, components);
  return body(object({ value: schema }, ["value"]), { required: true }, components);
}

/** Lists each form with each other one, in both orders, by their indices. */
function* listPairs(forms: readonly unknown[]): Iterable<readonly [before: number, after: number]> {
  for (const before of forms.keys()) {
    for (const after of forms.keys()) {
      if (before !== after && (before * 3 + after) % everyNth === 0) yield [before, after];
    }
  }
}

/** Returns the changes of the operation; changes of unused names have no operation. */
function compare(before: Side | undefined, after: Side | undefined): readonly Change[] {
  if (!before || !after) throw new RangeError("There is no such pair.");
  return compareDocuments({ before, after }).filter(({ operations }) => operations.length > 0);
}

function hasBreak(changes: readonly Change[], verdict: "wire" | "types"): boolean {
  return changes.some((change) => change[verdict] === "breaks");
}
