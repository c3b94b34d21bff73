import { expect, test } from "vitest";
import { createLargeNumberJudge } from "./judge-large-number.js";
import type { Schema } from "./openapi.js";

const rows: [Schema, text: string, isRight: boolean][] = [
  [{ type: "integer", maximum: 9007199254740992 }, "9007199254740992", true],
  [{ type: "integer", maximum: 9007199254740992 }, "9007199254740993", false],
  [{ type: "integer", minimum: -9007199254740992 }, "-9007199254740993", false],
  [{ type: "integer", exclusiveMaximum: 9007199254740994 }, "9007199254740993", true],
  [{ type: "number", exclusiveMinimum: 9007199254740992 }, "9007199254740993", true],
  [{ type: "integer", enum: [9007199254740992] }, "9007199254740993", false],
  [{ type: "integer", format: "int64" }, "9223372036854775807", true],
  [{ type: "integer", format: "int64" }, "-9223372036854775808", true],
  [{ type: "integer", format: "int64" }, "9223372036854775808", false],
  [{ type: "number", format: "int64" }, "9223372036854775808", false],
  [{ type: "integer", format: "uint64" }, "18446744073709551615", true],
  [{ type: "integer", format: "uint64" }, "18446744073709551616", false],
  [{ type: "integer", format: "uint64" }, "-9007199254740993", false],
  [{ type: "string", format: "int64" }, "9223372036854775808", true],
  [{ type: ["integer", "null"] }, "1".repeat(400), true],
  [{ maximum: 1 }, "9223372036854775808", true],
  // What needs no care is left to the schema's own judge.
  [{ type: "integer", maximum: 1 }, "5", true],
  [{ type: "integer", maximum: 1 }, "1e400", true],
  [true, "9223372036854775808", true],
];

test.each(rows)("%j judges %s without rounding: %s", (schema, text, isRight) => {
  expect(createLargeNumberJudge(schema)(text)).toBe(isRight);
});
