import { expect, test } from "vitest";
import type { OperationMetadata, ParamValues } from "../call/metadata.js";
import { createRedactor } from "../connection/create-redactor.js";
import { ParamsError } from "../errors/client-error.js";
import { checkParams } from "./param-checks.js";

const apiKey = "k-0123456789abcdef";
const listPets: OperationMetadata = { id: "pets.list", method: "GET", path: "/pets" };

/** The violations that a call is refused with; none when it may be sent. */
function problemsOf(facts: Partial<OperationMetadata>, params: ParamValues): ParamsError["violations"] {
  try {
    checkParams({ ...listPets, ...facts }, params, createRedactor(apiKey));
    return [];
  } catch (error) {
    if (error instanceof ParamsError) return error.violations;
    throw error;
  }
}

type Check = NonNullable<OperationMetadata["checks"]>[string];

/** What is said of one value in the query. */
function findingOf(check: Check, value: unknown): string | undefined {
  return problemsOf({ checks: { size: check } }, { size: value })[0]?.message;
}

const fitting: [check: Check, values: unknown[]][] = [
  [{ type: "string" }, ["", "7", new Date()]],
  [{ type: "integer", minimum: 1, maximum: 3 }, [1, 3, 2]],
  [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, [0.5]],
  [{ type: "int64", minimum: 1 }, ["7300000000000000001", "18446744073709551615", 7, 7n]],
  [{ type: "int64", enum: ["1"] }, ["1", 1]],
  [{ type: "boolean" }, [true, false]],
  [{ type: "string", minLength: 2, maxLength: 2 }, ["👩‍", "ab"]],
  [{ type: "string", pattern: "^\\d+$" }, ["1", "x".repeat(257)]],
  // Node 20 does not know it.
  [{ type: "string", pattern: "(?unknown)" }, ["a"]],
  [{ type: "array", minItems: 1, items: { type: "integer" } }, [[1], [1, undefined, null]]],
  [{ pattern: "^a" }, [7, "a"]],
  [{ enum: [7, "a"] }, [7, "a"]],
];

test.each(fitting)("lets pass what fits %j", (check, values) => {
  for (const value of [...values, undefined, null]) expect(findingOf(check, value)).toBeUndefined();
});

const refused: [check: Check, value: unknown, message: string][] = [
  [{ required: true, type: "string" }, undefined, "`size` takes text, and was not given."],
  [{ required: true }, null, "`size` takes a value, and was not given."],
  [{ type: "string" }, 7, "`size` takes text, and was given `7`."],
  [{ type: "integer" }, "7", '`size` takes an integer, and was given `"7"`, which is text.'],
  [{ type: "integer" }, 1.5, "`size` takes an integer, and was given `1.5`."],
  [{ type: "string" }, "a\ud83d", '`size` takes text, and was given `"a\\ud83d"`, cut within a character.'],
  [
    { items: { type: "string" } },
    ["a", "\udf00"],
    '`size` takes a value, each item text, and was given `"\\udf00"` as item 2, cut within a character.',
  ],
  [{ type: "string" }, new Date(Number.NaN), "`size` takes text, and was given an object."],
  [
    { type: "string", pattern: "^\\d+$" },
    Number("7300000000000000001"),
    "`size` takes text, matching `^\\d+$`, and was given `7300000000000000000`, a number that has lost digits: pass it as a string.",
  ],
  [
    {},
    -(2 ** 60),
    "`size` takes a value, and was given `-1152921504606847000`, a number that has lost digits: pass it as a string.",
  ],
  [
    { type: "array", items: { type: "array", items: { type: "int64" } } },
    [["1"], ["2", 2 ** 63]],
    "`size` takes a list, each item a list, each item an integer in decimal digits, and was given `9223372036854776000` as item 2 of item 2, a number that has lost digits: pass it as a string.",
  ],
  [{ type: "number" }, Number.NaN, "`size` takes a number, and was given `NaN`."],
  [{ type: "integer" }, new Date(0), "`size` takes an integer, and was given an object."],
  [{ type: "boolean" }, {}, "`size` takes `true` or `false`, and was given an object."],
  [
    { type: "int64" },
    2 ** 53,
    "`size` takes an integer in decimal digits, and was given `9007199254740992`, a number that has lost digits: pass it as a string.",
  ],
  [{ type: "int64", maximum: 5 }, "6", '`size` takes an integer in decimal digits, at most 5, and was given `"6"`.'],
  [
    { type: "integer", minimum: 1, maximum: 9 },
    0,
    "`size` takes an integer, at least 1, at most 9, and was given `0`.",
  ],
  [{ exclusiveMinimum: 0 }, 0, "`size` takes a value, more than 0, and was given `0`."],
  [{ exclusiveMaximum: 9 }, 9, "`size` takes a value, less than 9, and was given `9`."],
  [{ multipleOf: 5 }, 7, "`size` takes a value, a multiple of 5, and was given `7`."],
  [
    { type: "int64", multipleOf: 5 },
    "7",
    '`size` takes an integer in decimal digits, a multiple of 5, and was given `"7"`.',
  ],
  [{ type: "string", minLength: 1 }, "", '`size` takes text, length at least 1, and was given `""`.'],
  [{ type: "string", maxLength: 1 }, "ab", '`size` takes text, length at most 1, and was given `"ab"`.'],
  [{ type: "string", pattern: "^a$" }, "b", '`size` takes text, matching `^a$`, and was given `"b"`.'],
  [{ type: "string", enum: ["a", "b"] }, "c", '`size` takes one of `"a"`, `"b"`, and was given `"c"`.'],
  [{ type: "array", items: { type: "string" } }, "a", '`size` takes a list, each item text, and was given `"a"`.'],
  [{ type: "array", maxItems: 1 }, [1, 2], "`size` takes a list, length at most 1, and was given a list of 2."],
  [
    { type: "array", items: { type: "integer" } },
    [1, true],
    "`size` takes a list, each item an integer, and was given `true` as item 2.",
  ],
];

test.each(refused)("refuses by %j the value %j", (check, value, message) => {
  expect(findingOf(check, value)).toBe(message);
});

test("tells all violations at once", () => {
  const checks = { size: { minimum: 1 }, tag: { type: "string" }, id: { required: true } } as const;

  expect(() => checkParams({ ...listPets, checks }, { size: 0, tag: 1 }, String)).toThrow(
    "pets.list was not sent. `size` takes a value, at least 1, and was given `0`. " +
      "`tag` takes text, and was given `1`. `id` takes a value, and was not given.",
  );
});

test("takes for given what is the caller's own only", () => {
  const checks = Object.fromEntries([["constructor", { type: "string" } satisfies Check]]);

  expect(problemsOf({ checks }, {})).toEqual([]);
});

test.each([
  [{ a: 1 }, undefined],
  [{ a: 1, b: null }, undefined],
  [{}, "Exactly one of `a` and `b` is taken; given: none."],
  [{ a: 1, b: 2 }, "Exactly one of `a` and `b` is taken; given: `a` and `b`."],
])("holds %j against a group", (params, message) => {
  const [problem] = problemsOf({ exactlyOneOf: [["a", "b"]] }, params);

  expect(problem).toEqual(message === undefined ? undefined : { param: "a | b", message });
});

test("shows no key, whole or cut, and no long value", () => {
  const value = `${"x".repeat(50)}${apiKey}${"y".repeat(1e6)}`;

  const message = findingOf({ type: "string", maxLength: 3 }, value) ?? "";

  expect(message).not.toContain("k-0");
  expect(message.length).toBeLessThan(200);
});

test("shows the first values of a long enumeration", () => {
  const values = Array.from({ length: 300 }, (_, index) => index);

  expect(findingOf({ enum: values }, -1)).toMatch(/`11` and 288 more, and was given `-1`\.$/);
});
