import { expect, test } from "vitest";
import { readServedOperations } from "../operation/read-served-operations.js";
import { toDocument } from "../../test/to-document.js";
import { correctTexts } from "./correct-texts.js";

test.each([
  ["header", {}, ["all"]],
  ["cookie", { style: "cookie" }, ["all"]],
  ["cookie", {}, ["größe; 1"]],
] as const)("replaces a missing %s with %o by a value that it can carry", (place, form, expected) => {
  const state = { name: "state", in: place, required: true, schema: { enum: ["größe; 1", "all"] }, ...form } as const;
  const [operation] = readServedOperations(
    toDocument({ paths: { "/jobs": { get: { parameters: [state], responses: {} } } } }),
  );
  const [parameter] = operation?.parameters ?? [];

  expect(parameter && correctTexts(parameter, [])).toEqual(expected);
});

test.each([
  ["path", "/jobs/{state}", ["all"]],
  ["query", "/jobs", [""]],
] as const)(
  "replaces a missing parameter of the %s by its first value that a request can send",
  (place, path, expected) => {
    const state = { name: "state", in: place, required: true, schema: { type: "string", enum: ["", "all"] } } as const;
    const [operation] = readServedOperations(
      toDocument({ paths: { [path]: { get: { parameters: [state], responses: {} } } } }),
    );
    const [parameter] = operation?.parameters ?? [];

    expect(parameter && correctTexts(parameter, [])).toEqual(expected);
  },
);
