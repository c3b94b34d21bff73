import { expect, test } from "vitest";
import { listPublished, namePackage, namePackages, namePublished } from "./name-package.ts";

test("names packages by the scope and the folder, or as the configuration does", () => {
  const naming = { scope: "@acme", packages: { client: "acme-sdk" } };

  expect([namePackage("client", naming), namePackage("wire", naming)]).toEqual(["acme-sdk", "@acme/wire"]);
  expect(listPublished(naming)).toEqual([
    "@acme/openapi-types",
    "@acme/wire",
    "@acme/pagination",
    "acme-sdk",
    "@acme/fixtures",
  ]);
});

test("names the parts of one package by subpaths", () => {
  const naming = { scope: "@acme", layout: "package" } as const;

  expect(namePackages(naming)).toEqual({
    "openapi-types": "@acme/api/types",
    wire: "@acme/api/wire",
    pagination: "@acme/api/pagination",
    client: "@acme/api",
    fixtures: "@acme/api/fixtures",
  });
  expect(namePackage("fixtures", { ...naming, packages: { client: "acme-sdk" } })).toBe("acme-sdk/fixtures");
  expect([namePublished("fixtures", naming), listPublished(naming)]).toEqual(["@acme/api", ["@acme/api"]]);
});
