import { expect, test } from "vitest";
import { printJson, type SchemaObject } from "@shortvideo-api/document";
import { readServedOperations } from "../operation/read-served-operations.js";
import { fitsParameter } from "./parse-parameter.js";
import { toDocument } from "../../test/to-document.js";

const whole: SchemaObject = { type: "integer" };
const int64: SchemaObject = { type: "integer", format: "int64" };

const rows: [SchemaObject, text: string, isValid: boolean][] = [
  [{ type: "integer", maximum: 9007199254740992 }, "9007199254740992", true],
  [{ type: "integer", maximum: 9007199254740992 }, "9007199254740993", false],
  [{ type: "integer", minimum: -9007199254740992 }, "-9007199254740993", false],
  [{ type: "integer", minimum: -9007199254740992 }, "-9007199254740992", true],
  [{ type: "integer", exclusiveMaximum: 2n ** 63n }, "9223372036854775807", true],
  [{ type: "integer", exclusiveMaximum: 2n ** 63n }, "9223372036854775808", false],
  [{ type: "integer", maximum: 2n ** 63n - 1n }, "9223372036854775807", true],
  [{ type: "integer", maximum: 2n ** 63n - 1n }, "9223372036854775808", false],
  [{ type: "integer", maximum: 2n ** 63n - 2n }, "9223372036854775807", false],
  [{ type: "integer", minimum: 2n ** 60n + 1n }, "1152921504606846977", true],
  [{ type: "integer", minimum: 2n ** 60n + 1n }, "1152921504606846976", false],
  [{ type: "integer", exclusiveMinimum: 2n ** 60n }, "1152921504606846976", false],
  [{ type: "integer", enum: [9007199254740992] }, "9007199254740992", true],
  [{ type: "integer", enum: [9007199254740992] }, "9007199254740993", false],
  [{ type: "integer", enum: [2n ** 53n + 1n] }, "9007199254740993", true],
  [{ type: "integer", enum: [2n ** 53n + 1n] }, "9007199254740992", false],
  [{ type: "integer", const: 2n ** 53n + 1n }, "9007199254740993", true],
  [{ const: 2n ** 53n + 1n }, "9007199254740992", false],
  [{ type: "integer", multipleOf: 10 }, "90071992547409930", true],
  [{ type: "integer", multipleOf: 10 }, "90071992547409931", false],
  [{ type: "integer", multipleOf: 2n ** 53n + 1n }, "18014398509481986", true],
  [{ type: "integer", multipleOf: 2n ** 53n + 1n }, "18014398509481984", false],
  [{ type: "number", multipleOf: 0.01 }, "19.99", true],
  [{ type: "number", multipleOf: 0.01 }, "19.995", false],
  [{ type: "number", multipleOf: 0.01 }, "9007199254740993", true],
  [{ type: "array", uniqueItems: true, items: int64 }, "9007199254740993", true],
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
  [{ type: "integer", format: "int8" }, "-128", true],
  [{ type: "integer", format: "int8" }, "128", false],
  [{ type: "integer", format: "uint8" }, "255", true],
  [{ type: "integer", format: "uint8" }, "-1", false],
  [{ type: "integer", format: "int16" }, "32768", false],
  [{ type: "integer", format: "uint16" }, "65536", false],
  [{ type: "integer", format: "uint32" }, "4294967295", true],
  [{ type: "integer", format: "uint32" }, "4294967296", false],
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

test.each(rows.map(([schema, ...row]) => [printJson(schema), ...row, schema] as const))(
  "with the schema %s, the number %s is valid: %s",
  (_, text, isValid, schema) => {
    const parameters = [{ name: "n", in: "query" as const, schema }];
    const [operation] = readServedOperations(toDocument({ paths: { "/": { get: { parameters, responses: {} } } } }));
    const [parameter] = operation?.parameters ?? [];

    expect(parameter && fitsParameter(parameter, [text])).toBe(isValid);
  },
);
