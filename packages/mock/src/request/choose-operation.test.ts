import { expect, test } from "vitest";
import { toDocument } from "../../test/to-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { chooseOperation } from "./choose-operation.js";
import { createRouter } from "./create-router.js";

const text = { type: "string" } as const;
const number = { type: "integer" } as const;

test.each([
  ["the first meaning whose values are valid", "{a}-{b}", [number, text], "2024-05-06", { a: "2024", b: "05-06" }],
  ["the first meaning if several are valid", "{a}-{b}", [text, text], "2024-05-06", { a: "2024-05", b: "06" }],
  ["the first meaning if none is valid", "{a}-{b}", [number, number], "x-y-z", { a: "x-y", b: "z" }],
  ["an encoded separator as part of a value", "{a}-{b}", [text, text], "2024-05%2D06", { a: "2024", b: "05-06" }],
  ["the values of adjacent names", "{a}{b}", [number, { pattern: "^[a-z]+$" }], "12abc", { a: "12", b: "abc" }],
])("reads %s", (_, segment, schemas, sent, values) => {
  const parameters = ["a", "b"].map((name, index) => {
    return { name, in: "path", required: true, schema: schemas[index] ?? true } as const;
  });
  const document = toDocument({ paths: { [`/x/${segment}`]: { get: { parameters, responses: {} } } } });
  const routes = createRouter(readServedOperations(document)).find(["x", decodeURIComponent(sent)]);

  expect(chooseOperation(routes, "GET", undefined, `/x/${sent}`)?.pathValues).toEqual(values);
});

test("splits a long text in few steps", () => {
  const parameters = ["a", "b", "c"].map((name) => ({ name, in: "path", required: true, schema: number }) as const);
  const document = toDocument({ paths: { "/{a}-{b}-{c}": { get: { parameters, responses: {} } } } });
  const routes = createRouter(readServedOperations(document)).find(["-".repeat(60_000)]);

  expect(chooseOperation(routes, "GET")?.pathValues["c"]).toBe("-");
});
