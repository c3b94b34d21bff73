import { expect, test } from "vitest";
import type { OperationMetadata, ParamValues } from "../call/metadata.js";
import type { ParamMetadata } from "../call/param-style.js";
import { createRedactor } from "../auth/create-redactor.js";
import type { OperationChecks, ValueCheck } from "../checks/operation-checks.js";
import { ParamsError } from "../errors/client-error.js";
import { checkParams } from "./param-checks.js";

const apiKey = "k-0123456789abcdef";
const listPets: OperationMetadata = { id: "pets.list", method: "GET", path: "/pets" };

/** Returns the violations of a call; none if it may be sent. */
function violationsOf(
  checks: Omit<OperationChecks, "operation">,
  params: ParamValues,
  styles?: OperationMetadata["params"],
): ParamsError["violations"] {
  try {
    checkParams({ ...listPets, params: styles }, checks, params, createRedactor(apiKey));
    return [];
  } catch (error) {
    if (error instanceof ParamsError) return error.violations;
    throw error;
  }
}

type Check = ValueCheck & { required?: boolean };

/** Returns the message about one value in the query. */
function findingOf(check: Check, value: unknown): string | undefined {
  return violationsOf({ params: { size: { ...check, expected: "a valid size" } } }, { size: value })[0]?.message;
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
  // No runtime supports this syntax. The check accepts the value.
  [{ type: "string", pattern: "(?unknown)" }, ["a"]],
  [{ type: "array", minItems: 1, items: { type: "integer", nullable: true } }, [[1], [1, undefined, null]]],
  [{ pattern: "^a" }, [7, "a"]],
  [{ enum: [7, "a"] }, [7, "a"]],
];

test.each(fitting)("accepts valid values of %j", (check, values) => {
  for (const value of [...values, undefined, null]) expect(findingOf(check, value)).toBeUndefined();
});

const rejected: [check: Check, value: unknown, message: string][] = [
  [{ required: true, type: "string" }, undefined, "`size` must be a valid size, got nothing."],
  [{ required: true }, null, "`size` must be a valid size, got `null`."],
  [{ type: "string" }, 7, "`size` must be a valid size, got `7`."],
  [{ type: "integer" }, "7", '`size` must be a valid size, got `"7"`, which is text.'],
  [{ type: "integer" }, 1.5, "`size` must be a valid size, got `1.5`."],
  [{ type: "string" }, "a\ud83d", '`size` must be a valid size, got `"a\\ud83d"`, cut within a character.'],
  [
    { items: { type: "string" } },
    ["a", "\udf00"],
    '`size` must be a valid size, got `"\\udf00"` as item 2, cut within a character.',
  ],
  [{ type: "array", items: { type: "integer" } }, [1, null], "`size` must be a valid size, got `null` as item 2."],
  [{ type: "string" }, new Date(Number.NaN), "`size` must be a valid size, got an object."],
  [
    { type: "string", pattern: "^\\d+$" },
    Number("7300000000000000001"),
    "`size` must be a valid size, got `7300000000000000000`, a number that has lost digits: pass it as a string.",
  ],
  [
    {},
    -(2 ** 60),
    "`size` must be a valid size, got `-1152921504606847000`, a number that has lost digits: pass it as a string.",
  ],
  [
    { type: "array", items: { type: "array", items: { type: "int64" } } },
    [["1"], ["2", 2 ** 63]],
    "`size` must be a valid size, got `9223372036854776000` as item 2 of item 2, a number that has lost digits: pass it as a string.",
  ],
  [{ type: "number" }, Number.NaN, "`size` must be a valid size, got `NaN`."],
  [{ type: "integer" }, new Date(0), "`size` must be a valid size, got an object."],
  [{ type: "boolean" }, {}, "`size` must be a valid size, got an object."],
  [
    { type: "int64" },
    2 ** 53,
    "`size` must be a valid size, got `9007199254740992`, a number that has lost digits: pass it as a string.",
  ],
  [{ type: "int64", maximum: 5 }, "6", '`size` must be a valid size, got `"6"`.'],
  [{ type: "integer", minimum: 1, maximum: 9 }, 0, "`size` must be a valid size, got `0`."],
  [{ exclusiveMinimum: 0 }, 0, "`size` must be a valid size, got `0`."],
  [{ exclusiveMaximum: 9 }, 9, "`size` must be a valid size, got `9`."],
  [{ multipleOf: 5 }, 7, "`size` must be a valid size, got `7`."],
  [{ type: "int64", multipleOf: 5 }, "7", '`size` must be a valid size, got `"7"`.'],
  [{ type: "string", minLength: 1 }, "", '`size` must be a valid size, got `""`.'],
  [{ type: "string", maxLength: 1 }, "ab", '`size` must be a valid size, got `"ab"`.'],
  [{ type: "string", pattern: "^a$" }, "b", '`size` must be a valid size, got `"b"`.'],
  [{ type: "string", enum: ["a", "b"] }, "c", '`size` must be a valid size, got `"c"`.'],
  [{ type: "array", items: { type: "string" } }, "a", '`size` must be a valid size, got `"a"`.'],
  [{ type: "array", maxItems: 1 }, [1, 2], "`size` must be a valid size, got a list of 2."],
  [{ type: "array", items: { type: "integer" } }, [1, true], "`size` must be a valid size, got `true` as item 2."],
];

test.each(rejected)("with %j, rejects the value %j", (check, value, message) => {
  expect(findingOf(check, value)).toBe(message);
});

test("reports all violations at once", () => {
  const params = {
    size: { minimum: 1, expected: "a value of at least 1" },
    tag: { type: "string", expected: "text" },
    id: { required: true, expected: "a value" },
  } as const;

  expect(() => checkParams(listPets, { params }, { size: 0, tag: 1 }, String)).toThrow(
    "pets.list was not sent: `size` must be a value of at least 1, got `0`. " +
      "`tag` must be text, got `1`. `id` must be a value, got nothing.",
  );
});

test("ignores inherited parameters", () => {
  const params = Object.fromEntries([["constructor", { type: "string", expected: "text" } as const]]);

  expect(violationsOf({ params }, {})).toEqual([]);
});

test.each([
  [{ a: 1 }, undefined],
  [{ a: 1, b: null }, undefined],
  [{}, "Exactly one of `a` and `b` is required; given: none."],
  [{ a: 1, b: 2 }, "Exactly one of `a` and `b` is required; given: `a` and `b`."],
])("requires exactly one param of a group: %j", (params, message) => {
  const [violation] = violationsOf({ exactlyOneOf: [["a", "b"]] }, params);

  expect(violation).toEqual(message === undefined ? undefined : { param: "a | b", message });
});

test("shows no key, whole or cut, and no long value", () => {
  const value = `${"x".repeat(50)}${apiKey}${"y".repeat(1e6)}`;

  const message = findingOf({ type: "string", maxLength: 3 }, value) ?? "";

  expect(message).not.toContain("k-0");
  expect(message.length).toBeLessThan(200);
});

test.each<[metadata: ParamMetadata | undefined, value: unknown, found: string | undefined]>([
  [undefined, [], "an empty list, which a query cannot carry"],
  [{ style: "deepObject" }, {}, "an empty object, which a query cannot carry"],
  [{ explode: false }, [undefined], "an empty list, which a query cannot carry"],
  [{ in: "cookie", style: "cookie" }, [], "an empty list, which a cookie cannot carry"],
  [{ in: "cookie" }, [], undefined],
  [{ json: true }, [], undefined],
  [undefined, [1], undefined],
])("with %o, finds that a request does not contain %o, if it is required", (metadata, size, found) => {
  const styles = metadata && { size: metadata };
  const expected = "a list";
  const [violation] = violationsOf({ params: { size: { required: true, expected } } }, { size }, styles);
  expect(violation?.message).toBe(found && `\`size\` must be a list, got ${found}.`);
  expect(violationsOf({ params: { size: { expected } } }, { size }, styles)).toEqual([]);
});
