import { expect, test } from "vitest";
import type { Change, Direction } from "../src/diff/change/change.ts";
import { compareDocuments } from "../src/diff/compare-documents.ts";
import type { Side } from "../src/diff/schema/side.ts";
import { body, field, type Json, object } from "./diff/edit.ts";
import { readDocument } from "./diff/read-edit.ts";
import { combineForms } from "./diff-pairs/combine-forms.ts";
import { openTypes } from "./diff-pairs/judge-types.ts";
import { openValues } from "./diff-pairs/judge-values.ts";
import { type SchemaForm, schemaForms } from "./diff-pairs/schema-forms.ts";

/** All pairs in CI; at a desk, one of eight, always the same ones. */
const oneOf = process.env["CI"] === undefined ? 8 : 1;

/**
 * How many of all pairs may be told to break where neither the compiler nor any value of the table shows it. Most are on
 * purpose: readers who switch over all values of an enumeration, formats, patterns, callers who send more than is named. Lower
 * them when a false alarm goes.
 */
const mostAlarms = { request: { wire: 706, types: 513 }, response: { wire: 1161, types: 648 } };

test.each(["request", "response"] as const)(
  "tells no pair of schemas in a %s as less than the compiler and a validator say",
  async (direction) => {
    const { less, alarms, compared } = await compareAll(schemaForms, direction);

    expect(compared).toBeGreaterThan((schemaForms.length * (schemaForms.length - 1)) / oneOf - schemaForms.length);
    expect(less).toEqual([]);
    const most = mostAlarms[direction];
    const bounds = { wire: Math.max(most.wire, alarms.wire), types: Math.max(most.types, alarms.types) };
    expect(bounds).toEqual(most);
  },
);

test.each(["request", "response"] as const)(
  "tells no pair of schemas within schemas in a %s as less than the compiler and a validator say",
  async (direction) => {
    const { less, compared } = await compareAll(combineForms(oneOf === 1 ? 120 : 40), direction);

    expect(compared).toBeGreaterThan(100);
    expect(less).toEqual([]);
  },
);

interface Compared {
  /** Pairs that are told as less than they are. */
  readonly less: readonly string[];
  /** How many are told as more. */
  readonly alarms: { readonly wire: number; readonly types: number };
  readonly compared: number;
}

async function compareAll(forms: readonly SchemaForm[], direction: Direction): Promise<Compared> {
  const sides = await Promise.all(forms.map((form) => readDocument(write(form, direction))));
  const breaksTypes = openTypes(sides, direction);
  const { findBreak, findDifference } = openValues(sides, direction);
  const less: string[] = [];
  const alarms = { wire: 0, types: 0 };
  let compared = 0;

  for (const [before, after] of listPairs(sides)) {
    const changes = compare(sides[before], sides[after]);
    const told = { wire: hasBreak(changes, "wire"), types: hasBreak(changes, "types") };
    const [types, value] = [breaksTypes(before, after), findBreak(before, after)];
    const pair = `${forms[before]?.name} → ${forms[after]?.name}`;
    compared += 1;
    if (types && !told.types) less.push(`${pair}: the compiler says that types break`);
    if (value !== undefined && !told.wire) less.push(`${pair}: ${value} breaks a caller`);
    const difference = findDifference(before, after);
    if (changes.length === 0 && (types || difference !== undefined)) less.push(`${pair}: nothing is told`);
    if (told.types && !types) alarms.types += 1;
    if (told.wire && value === undefined) alarms.wire += 1;
  }

  return { less, alarms, compared };
}

/** A document that takes or answers an object that always has a `value` of the form. */
function write({ schema, components }: SchemaForm, direction: Direction): Json {
  if (direction === "response") return field(schema, components);
  return body(object({ value: schema }, ["value"]), { required: true }, components);
}

/** Every form with every other one, in both orders; places in the table. */
function* listPairs(forms: readonly unknown[]): Iterable<readonly [before: number, after: number]> {
  for (const before of forms.keys()) {
    for (const after of forms.keys()) {
      if (before !== after && (before * 3 + after) % oneOf === 0) yield [before, after];
    }
  }
}

/** The changes that calls meet: of names of types, those that no call takes or answers are told by themselves. */
function compare(before: Side | undefined, after: Side | undefined): readonly Change[] {
  if (!before || !after) throw new RangeError("There is no such pair.");
  return compareDocuments({ before, after }).filter(({ operations }) => operations.length > 0);
}

function hasBreak(changes: readonly Change[], verdict: "wire" | "types"): boolean {
  return changes.some((change) => change[verdict] === "breaks");
}
