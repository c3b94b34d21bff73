import { expect, test } from "vitest";
import { findLost } from "./find-lost.ts";
import { loadDocument, toMapping } from "./load-document.ts";
import { readDescription } from "./read-description.ts";

const description = readDescription();
const document = loadDocument();

test("nothing of the imported description was lost", () => {
  const ids = description.operations.flatMap((row) => row.codes("Operation"));
  const named = [...description.fields, ...description.parameters].map(({ operation }) => operation);

  // Each operation has fields and parameters in the tables, so that their comparison compares something.
  expect(ids).not.toEqual([]);
  expect([...new Set(named)].sort()).toEqual(ids.sort());
  expect(findLost(document, description)).toEqual([]);
});

test("the document may grow without the tables, but not lose an operation", () => {
  const grown = structuredClone(document);
  const paths = toMapping(grown["paths"]);
  // Another method, without a key, parameters and failures.
  paths["/v2/stickers"] = { post: { operationId: "stickers.create", security: [], responses: { "204": {} } } };
  const explore = toMapping(toMapping(paths["/api/drama/explore"])["get"]);
  toMapping(explore["responses"])["418"] = { description: "A teapot." };
  const { parameters } = explore;
  if (Array.isArray(parameters)) parameters.push({ name: "unlisted", in: "query", schema: { type: "string" } });
  delete paths["/api/user/info-by-id"];

  const lost = findLost(grown, description);

  expect(lost).toContainEqual(expect.stringContaining("the spec has no operation `users.getById`"));
  expect(lost.filter((each) => !each.includes("users.getById"))).toEqual([]);
});
