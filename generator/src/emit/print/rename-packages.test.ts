import { type PackageNaming } from "@shortvideo-api/document/source";
import { beforeEach, expect, test } from "vitest";
import { printHeader } from "./source-file.ts";
import { renamePackages } from "./rename-packages.ts";

let naming: PackageNaming;
beforeEach(() => {
  naming = { scope: "@acme" };
});

function rename(...lines: string[]): string[] {
  const text = `${printHeader("spec/openapi.yaml", "emit-client.ts")}\n\n${lines.join("\n")}\n`;
  const [file] = renamePackages([{ path: "packages/client/src/generated/a.ts", text }], naming);
  return file?.text.split("\n").slice(0, -1) ?? [];
}

test("gives imports and exports the scope of the workspace", () => {
  const [header, , ...lines] = rename(
    'import type { Pet } from "@shortvideo-api/openapi-types";',
    "import {",
    "  readExact,",
    '} from "@shortvideo-api/wire";',
    'export type { Pet } from "@shortvideo-api/openapi-types";',
  );

  expect(lines).toEqual([
    'import type { Pet } from "@acme/openapi-types";',
    "import {",
    "  readExact,",
    '} from "@acme/wire";',
    'export type { Pet } from "@acme/openapi-types";',
  ]);
  expect(header).toBe("// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the document.");
});

test("gives packages the configured names, even the name of another folder", () => {
  naming = { scope: "@acme", packages: { wire: "acme-wire", pagination: "@acme/wire" } };

  const [, , ...lines] = rename(
    'import { readExact } from "@shortvideo-api/wire";',
    'import { iterateCursor } from "@shortvideo-api/pagination";',
    'import type { Pet } from "@shortvideo-api/openapi-types";',
  );

  expect(lines).toEqual([
    'import { readExact } from "acme-wire";',
    'import { iterateCursor } from "@acme/wire";',
    'import type { Pet } from "@acme/openapi-types";',
  ]);
});

test("does not change text of the document", () => {
  const text = [
    ' * import { Pet } from "@shortvideo-api/openapi-types";',
    'const text = "} from \\"@shortvideo-api/wire\\"";',
  ];

  const [, , ...lines] = rename(...text);

  expect(lines).toEqual(text);
});
