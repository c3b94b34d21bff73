import { expect, test } from "vitest";
import { readCommonVersion, setDocumentVersion } from "./version-packages.ts";

const document = `openapi: "3.1.0"

info:
  title: Letters

  version: "1.0.0" # of the release
  x-history:
    version: 3
paths: {}
`;

test("sets the version of a document, and changes nothing else", () => {
  expect(setDocumentVersion(document, "1.1.0")).toBe(document.replace('"1.0.0" # of the release', '"1.1.0"'));
});

test("rejects a document without a version on a line of its own", () => {
  expect(() => setDocumentVersion("info: { title: Letters, version: 1 }\n", "1.1.0")).toThrow(
    "The document has no `info.version` on a line of its own with an indent of two spaces.",
  );
});

test("rejects packages with different versions", () => {
  const packages = ["1.0.0", "1.1.0"].map((version) => ({ name: "a", version, folder: "/a", path: "a" }));

  expect(() => readCommonVersion(packages)).toThrow("The packages have the versions 1.0.0, 1.1.0");
});
