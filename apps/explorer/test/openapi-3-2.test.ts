import { fileURLToPath } from "node:url";
import { isNode } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { loadReference } from "../src/reference/load-reference.ts";
import { writeText } from "../src/reference/markdown.ts";

// The fields of OpenAPI 3.2 that the reference shows. `generator/test/openapi-3-2/openapi-3-2.test.ts` tests the others.

const spec = fileURLToPath(new URL("../../../generator/test/openapi-3-2/openapi.yaml", import.meta.url));
const { document, operations } = await loadReference(spec);

/** Returns the value of the document at a path of keys. */
function read(...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : isNode(value) ? value[key] : undefined),
    document,
  );
}

test("groups the tags below their parents, under their summaries", () => {
  expect(document["x-tagGroups"]).toEqual([
    { name: "Everything in the shop.", tags: ["shop", "cakes"] },
    { name: "lost", tags: ["lost"] },
    { name: "circle", tags: ["circle"] },
  ]);
  expect(document["tags"]).toContainEqual(
    expect.objectContaining({ name: "shop", "x-displayName": "Everything in the shop." }),
  );
});

test("shows in the description of an operation a tag that only marks it", () => {
  expect(read("paths", "/cakes", "query", "tags")).toEqual(["cakes"]);
  expect(read("paths", "/cakes", "query", "description")).toContain("**Badge:** Of the season");
  expect(document["tags"]).not.toContainEqual(expect.objectContaining({ name: "seasonal" }));
});

test("shows the method `query` and additional operations with their samples", () => {
  expect(operations).toBe(4);
  for (const steps of [["query"], ["additionalOperations", "BAKE"]]) {
    expect(read("paths", "/cakes", ...steps, "x-codeSamples", 0, "source")).toContain("api.shop.cakes.");
  }
});

test("shows the name of a server, and the deprecation, metadata and device flow of a security scheme", () => {
  expect(read("servers", 0, "description")).toBe("**Name:** production");
  const scheme = ["components", "securitySchemes", "login"];
  expect(read(...scheme, "description")).toContain("**Deprecated.**");
  expect(read(...scheme, "description")).toContain(writeText("https://login.example/.well-known"));
  expect(read(...scheme, "flows", "deviceAuthorization", "deviceAuthorizationUrl")).toBe(
    "https://login.example/device",
  );
});

test("shows the summary of a response without a description", () => {
  expect(read("paths", "/cakes", "query", "responses", "404", "description")).toContain("No cake is left.");
});
