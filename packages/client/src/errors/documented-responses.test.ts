import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findMisfit, fitsFailure } from "./documented-responses.js";

const documentedResponses = {
  failures: { 400: [], 401: ["message"], "4XX": "array" as const, "5XX": ["message", "code"] },
  bareFailures: [204, 503],
};

test.each<[number, unknown, boolean | undefined]>([
  [400, { message: "No." }, true],
  [400, [], false],
  [401, { message: "No.", more: 1 }, true],
  [401, { error: "No." }, false],
  [401, {}, false],
  [500, { code: 7 }, true],
  [400, "<h1>No.</h1>", false],
  [400, undefined, false],
  [204, undefined, true],
  [500, {}, false],
  [500, "<h1>No.</h1>", false],
  [503, "<h1>No.</h1>", true],
  [418, [], true],
  [418, {}, false],
  [304, {}, undefined],
])("returns whether the document has a failure: %i %j", (status, body, documented) => {
  expect(fitsFailure(documentedResponses, status, body)).toBe(documented);
});

test("uses `default` for every status that is not named", () => {
  const documented = { failures: { 404: [] }, bareFailures: ["default"] };

  expect(fitsFailure(documented, 418, undefined)).toBe(true);
  expect(fitsFailure(documented, 404, undefined)).toBe(false);
});

test.each<[unknown, "array" | string[], string]>([
  [[], ["id"], "JSON that is not an object with `id`"],
  [null, [], "JSON that is not an object"],
  ["<html>", [], "JSON that is not an object"],
  [{}, "array", "JSON that is not a list"],
  [{ message: "No." }, ["items"], "JSON that is not an object with `items`"],
  [{}, ["id", "name"], "JSON that is not an object with `id` or `name`"],
])("describes why %j is not a response of %j", (body, envelope, misfit) => {
  expect(findMisfit(body, { envelope })).toBe(misfit);
});

test("accepts every object with one of the names", () => {
  const names = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(
      names,
      fc.nat(),
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (envelope, index, value, rest) => {
        const name = envelope[index % envelope.length] ?? "";
        const body = Object.fromEntries([...Object.entries(rest), [name, value]]);

        expect(findMisfit(body, { envelope })).toBeUndefined();
        expect(findMisfit(body, { envelope: [] })).toBeUndefined();
      },
    ),
  );
});

test("accepts any body if the document describes none", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(findMisfit(body, {})).toBeUndefined();
    }),
  );
});

const list = { envelope: ["songs", "more"], list: ["data", "songs"] };

test.each([
  [{ data: { songs: [1] } }],
  [{ data: { more: false } }],
  [{ data: { songs: null } }],
  [{ data: { songs: "" } }],
  [{ data: { songs: {} } }],
  [{ data: null }],
  [{ data: {} }],
  [{ data: [] }],
])("accepts a page with its list, and an empty value in place of the list: %j", (body) => {
  expect(findMisfit(body, list)).toBeUndefined();
});

test.each<[unknown, string]>([
  [{}, "JSON that is not an object with `data.songs`"],
  [null, "JSON that is not an object with `data.songs`"],
  [{ data: "soon" }, "JSON that is not an object with `data.songs`"],
  [{ data: { song: [1] } }, "JSON that is not an object with `data.songs`"],
  [{ data: { songs: "soon" } }, "JSON whose `data.songs` is not a list"],
  [{ data: { songs: { "0": 1 } } }, "JSON whose `data.songs` is not a list"],
])("describes why %j is not a page of a list", (body, misfit) => {
  expect(findMisfit(body, list)).toBe(misfit);
});
