import { expect, test } from "vitest";
import type { ServedOperation } from "../operation/operation.js";
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
