import { expect, test } from "vitest";
import type { ParamMetadata } from "../call/param-style.js";
import { serializeQueryString } from "./serialize-query-string.js";

const json: ParamMetadata = { in: "querystring", json: true };
const text: ParamMetadata = { in: "querystring" };

test.each<[ParamMetadata, unknown, string]>([
  [json, { a: 1, b: ["x&y", "ä"] }, '{"a":1,"b":["x&y","ä"]}'],
  [json, [], "[]"],
  [json, "", '""'],
  [json, 0, "0"],
  [text, "a=b&c+d", "a=b&c+d"],
  [text, 7, "7"],
])("with %j, writes %j as the whole query", (whole, value, sent) => {
  const { query } = serializeQueryString(
    { id: "a", method: "GET", path: "/a", params: { whole }, parse: () => undefined },
    { whole: value },
  );

  expect(query).not.toMatch(/[^\w.!~*'()%-]/);
  expect(decodeURIComponent(query)).toBe(sent);
});

test.each([undefined, null])("writes no query for %s", (whole) => {
  const operation = { id: "a", method: "GET", path: "/a", params: { whole: json }, parse: () => undefined };

  expect(serializeQueryString(operation, { whole }).query).toBe("");
});

test("writes other params in their places, and appends those of the query", () => {
  const params: Record<string, ParamMetadata> = { id: { in: "path" }, whole: json, page: {} };
  const operation = { id: "a", method: "GET", path: "/a/{id}", params, parse: () => undefined };

  expect(serializeQueryString(operation, { id: "b/c", whole: 1, page: 2 })).toMatchObject({
    path: "/a/b%2Fc",
    query: "1&page=2",
  });
});
