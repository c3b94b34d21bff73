import { expect, test } from "vitest";
import { repository } from "../paths.ts";
import { listScaffold } from "./scaffold.ts";

const scaffold = new Map(listScaffold(repository).map(({ path, text }) => [path, text]));

test("names every dependency by its version, as npm wants it", () => {
  const manifests = [...scaffold].filter(([path]) => path.endsWith("package.json"));

  expect(manifests).toHaveLength(6);
  for (const [, text] of manifests) expect(text).not.toMatch(/"(?:catalog|workspace):/);
});

test("holds the floor of each package, and neither its tests nor what is generated", () => {
  const paths = [...scaffold.keys()];

  expect(paths).toContain("packages/client/src/connection/connection.ts");
  expect(paths.filter((path) => path.includes("/generated/") || path.includes(".test"))).toEqual([]);
});

test("says nothing of the API that this repository is about", () => {
  const description = /short-video data/i;

  expect([...scaffold].filter(([, text]) => description.test(text)).map(([path]) => path)).toEqual([]);
});
