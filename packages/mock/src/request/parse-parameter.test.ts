import { expect, test } from "vitest";
import type { SchemaObject } from "@shortvideo-api/document";
import { readOperations } from "../operation/read-operations.js";
import { fitsParameter } from "./parse-parameter.js";
import { toDocument } from "../../test/to-document.js";

const whole: SchemaObject = { type: "integer" };
const int64: SchemaObject = { type: "integer", format: "int64" };

const rows: [SchemaObject, text: string, isValid: boolean][] = [
  [{ type: "integer", maximum: 9007199254740992 }, "9007199254740992", true],
  [{ type: "integer", maximum: 9007199254740992 }, "9007199254740993", false],
  [{ type: "integer", minimum: -9007199254740992 }, "-9007199254740993", false],
  [{ type: "integer", minimum: -9007199254740992 }, "-9007199254740992", true],
  [{ type: "integer", exclusiveMaximum: 2 ** 63 }, "9223372036854775807", true],
  [{ type: "integer", exclusiveMaximum: 2 ** 63 }, "9223372036854775808", false],
  // 9223372036854775807 in a document is read as the double 2 ** 63.
  [{ type: "integer", maximum: 2 ** 63 }, "9223372036854775807", true],
  [{ type: "integer", maximum: 2 ** 63 }, "9223372036854775808", false],
  [{ type: "integer", enum: [9007199254740992] }, "9007199254740992", true],
  [{ type: "integer", enum: [9007199254740992] }, "9007199254740993", false],
  [int64, "9223372036854775807", true],
  [int64, "-9223372036854775808", true],
  [int64, "9223372036854775808", false],
  [int64, "-9223372036854775809", false],
  [int64, "1".repeat(400), false],
  [{ type: "number", format: "int64" }, "9223372036854775808", false],
  [{ type: "number", format: "int64" }, "9.223372036854775807e18", true],
  [{ type: "number", format: "int64" }, "9.223372036854775808e+18", false],
  [{ type: "integer", format: "int32" }, "2147483647", true],
  [{ type: "integer", format: "int32" }, "2147483648", false],
  [{ type: "integer", format: "int32" }, "-2147483649", false],
  [{ type: "integer", format: "uint64" }, "18446744073709551615", true],
  [{ type: "integer", format: "uint64" }, "9223372036854775808", true],
  [{ type: "integer", format: "uint64" }, "18446744073709551616", false],
  [{ type: "integer", format: "uint64" }, "-9007199254740993", false],
  [{ type: "string", format: "int64" }, "9223372036854775808", true],
  [{ type: ["integer", "null"] }, "1".repeat(400), true],
  [{ maximum: 1 }, "9223372036854775808", true],
  [{ type: "integer", maximum: 1 }, "5", false],
  [{ oneOf: [int64, { type: "boolean" }] }, "9223372036854775808", false],
  [{ allOf: [whole, { format: "int64" }] }, "9223372036854775808", false],
  [{ type: "array", items: int64 }, "9223372036854775808", false],
  [{ type: "array", items: int64 }, "9223372036854775807", true],
];

test.each(rows)("with the schema %j, the number %s is valid: %s", (schema, text, isValid) => {
  const parameters = [{ name: "n", in: "query" as const, schema }];
  const [operation] = readOperations(toDocument({ paths: { "/": { get: { parameters, responses: {} } } } }));
  const [parameter] = operation?.parameters ?? [];

  expect(parameter && fitsParameter(parameter, [text])).toBe(isValid);
});
