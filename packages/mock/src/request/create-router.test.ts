import { expect, test } from "vitest";
import type { ServedOperation } from "../operation/operation.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import { toDocument } from "../../test/to-document.js";
import { createRouter } from "./create-router.js";

const find = (paths: readonly string[], ...segments: readonly string[]) => {
  const router = createRouter(paths.map((path) => operation(path)));
  const [route] = router.find(segments);
  return route && { path: route.byMethod.get("GET")?.path, values: route.pathValues };
};

function operation(path: string): ServedOperation {
  return {
    id: path,
    method: "GET",
    path,
    steps: ["paths", path, "get"],
    deprecated: undefined,
    unserved: undefined,
    takesStream: false,
    parameters: [],
    explodedObjects: [],
    unchecked: [],
    exactlyOneOf: [],
    body: undefined,
    responses: new Map(),
    credentials: [],
    pagination: undefined,
    echoes: [],
  };
}

test("prefers the path with more literal text, in any order of the document", () => {
  const paths = ["/{name}", "/{name}:lend", "/books"];

  for (const order of [paths, paths.toReversed()]) {
    expect(find(order, "atlas:lend")).toEqual({ path: "/{name}:lend", values: { name: "atlas" } });
    expect(find(order, "atlas")).toEqual({ path: "/{name}", values: { name: "atlas" } });
    expect(find(order, "books")).toEqual({ path: "/books", values: {} });
  }
});

test("reads an extension after the last dot", () => {
  expect(find(["/{place}.{extension}"], "37.83,-122.27.xml")?.values).toEqual({
    place: "37.83,-122.27",
    extension: "xml",
  });
});

test("splits two adjacent names before a listed value of the second", () => {
  const name = { name: "name", in: "path", required: true, schema: { type: "string" } } as const;
  const choices = { enum: [".json", ".geo.json"] };
  const extension = { name: "extension", in: "path", required: true, schema: choices } as const;
  const get = { parameters: [name, extension], responses: {} };
  const router = createRouter(readServedOperations(toDocument({ paths: { "/posts/{name}{extension}": { get } } })));
  const split = (text: string) => router.find(["posts", text])[0]?.pathValues;

  expect(split("a.json")).toEqual({ name: "a", extension: ".json" });
  expect(split("a.geo.json")).toEqual({ name: "a", extension: ".geo.json" });
  // Without a listed value, the last character is the second value, which is invalid.
  expect(split("a.xml")).toEqual({ name: "a.xm", extension: "l" });
  expect(split(".json")).toBeUndefined();
});

test("finds the first of the nearest paths that differ only after `#`", () => {
  const router = createRouter(["/pets", "/pets#move"].map((path) => operation(path)));

  expect(router.findNearest(["pet"])?.byMethod.get("GET")?.path).toBe("/pets");
});
