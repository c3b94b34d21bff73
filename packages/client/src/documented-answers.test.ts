import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findMisfit, isDocumented } from "./documented-answers.js";

const answers = { failures: [400, "5XX"], bareFailures: [204, 503] };

test.each<[number, unknown, boolean]>([
  [400, { message: "No." }, true],
  [400, [], true],
  [400, "<h1>No.</h1>", false],
  [400, undefined, false],
  [204, undefined, true],
  [500, {}, true],
  [500, "<h1>No.</h1>", false],
  [503, "<h1>No.</h1>", true],
  [418, {}, false],
])("knows whether a failure is documented: %i %j", (status, body, documented) => {
  expect(isDocumented(answers, status, body)).toBe(documented);
});

test("takes `default` for every status that is not named", () => {
  expect(isDocumented({ failures: [404], bareFailures: ["default"] }, 418, undefined)).toBe(true);
  expect(isDocumented({ failures: [404], bareFailures: ["default"] }, 404, undefined)).toBe(false);
});

test.each<[unknown, "array" | string[], string]>([
  [[], ["id"], "JSON that is no object with `id`"],
  [null, [], "JSON that is no object"],
  ["<html>", [], "JSON that is no object"],
  [{}, "array", "JSON that is no list"],
  [{ message: "No." }, ["items"], "JSON that is no object with `items`"],
  [{}, ["id", "name"], "JSON that is no object with `id` or `name`"],
])("says what keeps %j from being an answer of %j", (body, envelope, misfit) => {
  expect(findMisfit(body, { envelope })).toBe(misfit);
});

test("finds nothing wrong with what holds one of the names, whatever stands there and beside it", () => {
  const names = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(
      names,
      fc.nat(),
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (envelope, at, value, rest) => {
        const name = envelope[at % envelope.length] ?? "";
        const body = Object.fromEntries([...Object.entries(rest), [name, value]]);

        expect(findMisfit(body, { envelope })).toBeUndefined();
        expect(findMisfit(body, { envelope: [] })).toBeUndefined();
      },
    ),
  );
});

test("finds nothing wrong where the document says nothing", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(findMisfit(body, {})).toBeUndefined();
    }),
  );
});
