import { expect, test } from "vitest";
import { repository } from "../paths.ts";
import { listScaffold } from "./scaffold.ts";

const scaffold = new Map(listScaffold(repository).map(({ path, text }) => [path, text]));

test("names every dependency by a version that npm understands", () => {
  const manifests = [...scaffold].filter(([path]) => path.endsWith("package.json"));

  expect(manifests).toHaveLength(6);
  for (const [, text] of manifests) expect(text).not.toMatch(/"(?:catalog|workspace):/);
});

test("contains the hand-written part of each package without tests and generated code", () => {
  const paths = [...scaffold.keys()];

  expect(paths).toContain("packages/client/src/connection/connection.ts");
  expect(paths.filter((path) => path.includes("/generated/") || path.includes(".test"))).toEqual([]);
});

test("does not mention the API of this repository", () => {
  const description = /short-video data/i;

  expect([...scaffold].filter(([, text]) => description.test(text)).map(([path]) => path)).toEqual([]);
});
