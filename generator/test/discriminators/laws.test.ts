import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Json } from "@shortvideo-api/document/sample/source";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { isCI } from "../../../scripts/in-ci.ts";
import { compilers } from "../type-check.ts";
import { arbitraryFamily, type Family, longName, type WrittenFamily } from "./arbitrary-family.ts";
import { openFamilies, type TypedValue } from "./open-families.ts";

// Types, client, mock, verification and fixtures agree about the values of random schemas with a discriminator. The referee is a validator
// with one plain schema for each kind, which knows no discriminators.

const ajv = new Ajv2020({ strict: false, formats: { int64: true } });

/** A value of a family, and the verdicts of the referee. */
interface Trial {
  readonly value: Json;
  readonly isValid: boolean;
  /** Whether the value fits a kind, and maybe several. The client does not count them. */
  readonly fitsKind: boolean;
  /** Whether the value has only properties of its kind, so that a compiler has an opinion about it. */
  readonly isTyped: boolean;
}

/** A number that a double rounds. */
const long = "9007199254740993";
const isLong = ({ name }: { name: string }): boolean => name === longName;

const examples: Readonly<Record<string, Json>> = { integer: 7, string: "text", boolean: true };

/** Lists values of each kind, and changes of them. */
function listTrials(written: WrittenFamily): Trial[] {
  const { root, kinds, isExclusive } = written;
  const checks = kinds.map(({ schema }) => ajv.compile(schema as object));
  const all = kinds.flatMap((kind) => {
    const whole = Object.fromEntries(
      kind.fields.map(({ name, schema }): [string, Json] => [name, examples[schema.type] ?? null]),
    );
    const needed = Object.fromEntries(
      Object.entries(whole).filter(([name]) => kind.fields.some((field) => field.name === name && field.isRequired)),
    );
    const selectors: Json[] = [
      ...new Set([...kinds.flatMap(({ values }) => values), ...kinds.map(({ key }) => key), root, "Zebra", 5]),
    ];
    const valid = kind.values.map((value) => ({ kind: value, ...whole }));
    const selected = selectors.flatMap((value) => [
      { kind: value, ...whole },
      { kind: value, ...needed },
    ]);
    const wrong = kind.fields.flatMap(({ name }) => valid.map((value) => ({ ...value, [name]: { wrong: true } })));
    const missing = kind.fields.flatMap(({ name }) =>
      valid.map((value) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))),
    );
    const others = kinds.flatMap(({ fields }) =>
      fields
        .filter(({ name }) => !Object.hasOwn(whole, name))
        .flatMap(({ name }) => valid.map((value) => ({ ...value, [name]: { wrong: true } }))),
    );
    return [...valid, ...selected, ...wrong, ...missing, ...others, whole, needed];
  });
  return [...all, "text", 5, []].map((value): Trial => {
    const fitting = checks.filter((check) => check(value)).length;
    return {
      value,
      isValid: isExclusive ? fitting === 1 : fitting > 0,
      fitsKind: fitting > 0,
      isTyped: isTyped(written, value),
    };
  });
}

function isAmbiguous(each: Family | undefined, value: Json): boolean {
  const isListed = each?.form === "listed" && each.members.some((member) => member.extends !== undefined);
  return isListed && typeof value === "object" && value !== null && !("kind" in value);
}

function isTyped({ kinds, hasFallback }: WrittenFamily, value: Json): boolean {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const selected = kinds.filter(({ values }) => values.some((each) => each === value.kind));
  const own = selected.length === 0 && hasFallback ? kinds.slice(-1) : selected;
  return own.every(({ fields }) =>
    Object.keys(value).every((name) => name === "kind" || fields.some((field) => field.name === name)),
  );
}

test("types, client, mock, verification and fixtures agree with plain schemas of each kind", async () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_126);
  const families: readonly Family[] = fc.sample(arbitraryFamily, { numRuns: 24, seed });
  const tools = await openFamilies(families);
  onTestFinished(tools.close);
  const typed: TypedValue[] = [];
  const counts = { valid: 0, invalid: 0, long: 0 };
  const disagreements: unknown[] = [];
  const complain = (index: number, tool: string, detail: unknown): void => {
    disagreements.push({ tool, detail, family: families[index], seed });
  };

  for (const [index, each] of tools.written.entries()) {
    const trials = listTrials(each);
    for (const { value, isValid, fitsKind, isTyped: hasType } of trials) {
      // A member that others extend admits their values, too. Without the property, a value may match both.
      if (isAmbiguous(families[index], value)) continue;
      counts[isValid ? "valid" : "invalid"] += 1;
      // Neither a type nor a check of the client excludes the values of other members from the fallback.
      const isCertain = fitsKind || families[index]?.hasFallback !== true;
      if (hasType && isCertain) typed.push({ index, value, isValid: fitsKind });
      const client = await tools.askClient(index, value);
      if (isCertain && (client.length === 0) !== fitsKind) complain(index, "client", { value, client });
      const refusal = await tools.askMock(index, value);
      if ((refusal === undefined) !== isValid) complain(index, "mock", { value, refusal });
      const differences = tools.verify(index, value);
      if ((differences.length === 0) !== isValid) complain(index, "verification", { value, differences });
    }
    const unknown = { kind: "Zebra" };
    const [client, mock] = [(await tools.askClient(index, unknown)).join(" "), await tools.askMock(index, unknown)];
    const areNamed = each.kinds.every(({ values }) =>
      values.every((value) => [client, mock].every((message) => message?.includes(`\`${value}\``))),
    );
    if (!each.hasFallback && !areNamed) complain(index, "messages", { client, mock });
    for (const {
      values: [kind = ""],
      fields,
    } of each.kinds.filter((one) => one.fields.some(isLong))) {
      const others = fields.filter((field) => !isLong(field));
      const value = { kind, ...Object.fromEntries(others.map(({ name, schema }) => [name, examples[schema.type]])) };
      const read = await tools.read(index, `${JSON.stringify(value).slice(0, -1)},"${longName}":${long}}`);
      const expected = { ...value, [longName]: long };
      counts.long += 1;
      if (!isDeepStrictEqual(read, expected)) complain(index, "client, reading", { read, expected });
    }
    for (const value of [await tools.receive(index), ...[0, 1, 7].map((at) => tools.make(each.root, at))]) {
      const fitting = each.kinds.filter(({ schema }) => ajv.compile(schema as object)(value)).length;
      if (fitting !== 1) complain(index, "fixtures", { value });
    }
  }
  expect(disagreements.slice(0, 3)).toEqual([]);
  for (const compiler of isCI ? (["7", "5.9"] as const) : (["7"] as const)) {
    expect(Object.keys(compilers)).toContain(compiler);
    expect(await tools.compile(typed, compiler)).toBe("");
  }
  expect(counts.valid).toBeGreaterThan(10 * families.length);
  expect(counts.invalid).toBeGreaterThan(10 * families.length);
  expect(counts.long).toBeGreaterThan(families.length / 4);
  expect(typed.filter(({ isValid }) => isValid).length).toBeGreaterThan(families.length);
  expect(typed.filter(({ isValid }) => !isValid).length).toBeGreaterThan(families.length);
});
