import { expect, test } from "vitest";
import { printHeader } from "../emit/print/source-file.ts";
import { type Arrangement, arrangeSource } from "./arrange-sources.ts";

const packages: Arrangement = { layout: "packages", naming: { scope: "@acme" } };
const one: Arrangement = { layout: "package", naming: { scope: "@acme", layout: "package" } };
const files: Arrangement = { layout: "files", naming: { scope: "" } };

function arrange(arrangement: Arrangement, path: string, ...lines: string[]): { path: string; lines: string[] } {
  const text = `${printHeader("spec/openapi.yaml", "emit-client.ts")}\n\n${lines.join("\n")}\n`;
  const file = arrangeSource({ path, text }, arrangement);
  return { path: file.path, lines: file.text.split("\n").slice(2, -1) };
}

const generated = [
  'import type { Pet } from "@shortvideo-api/openapi-types";',
  "import {",
  "  readExact,",
  '} from "@shortvideo-api/wire";',
  'import { Call } from "../call/call.js";',
  'export { cats } from "./cats.js";',
  'import createFetch from "openapi-fetch";',
];

test.each<[string, Arrangement, path: string, lines: string[]]>([
  [
    "packages",
    packages,
    "packages/client/src/generated/pets.ts",
    [
      'import type { Pet } from "@acme/openapi-types";',
      "import {",
      "  readExact,",
      '} from "@acme/wire";',
      'import { Call } from "../runtime/call/call.js";',
      'export { cats } from "./cats.js";',
      'import createFetch from "openapi-fetch";',
    ],
  ],
  [
    "package",
    one,
    "src/generated/client/pets.ts",
    [
      'import type { Pet } from "../../types.js";',
      "import {",
      "  readExact,",
      '} from "../../wire.js";',
      'import { Call } from "../../runtime/client/call/call.js";',
      'export { cats } from "./cats.js";',
      'import createFetch from "openapi-fetch";',
    ],
  ],
  [
    "files",
    files,
    "client/generated/pets.ts",
    [
      'import type { Pet } from "../../openapi-types/index.js";',
      "import {",
      "  readExact,",
      '} from "../../wire/index.js";',
      'import { Call } from "../call/call.js";',
      'export { cats } from "./cats.js";',
      'import createFetch from "openapi-fetch";',
    ],
  ],
])("places generated code and its imports in the layout %s", (_, arrangement, path, lines) => {
  expect(arrange(arrangement, "packages/client/src/generated/pets.ts", ...generated)).toEqual({ path, lines });
});

test.each<[string, Arrangement, path: string, line: string]>([
  ["packages", packages, "packages/client/src/functions.ts", 'export * from "./runtime/connect.js";'],
  ["package", one, "src/functions.ts", 'export * from "./runtime/client/connect.js";'],
  ["files", files, "client/functions.ts", 'export * from "./connect.js";'],
])("keeps entries where users import them, in the layout %s", (_, arrangement, path, line) => {
  expect(arrange(arrangement, "packages/client/src/functions.ts", 'export * from "./connect.js";')).toEqual({
    path,
    lines: [line],
  });
});

test("gives packages the configured names, even the name of another folder", () => {
  const naming = { scope: "@acme", packages: { wire: "acme-wire", pagination: "@acme/wire" } };

  const { lines } = arrange(
    { layout: "packages", naming },
    "packages/client/src/generated/a.ts",
    'import { readExact } from "@shortvideo-api/wire";',
    'import { iterateCursor } from "@shortvideo-api/pagination";',
    'import type { Pet } from "@shortvideo-api/openapi-types";',
    'export { connect } from "@shortvideo-api/client/functions";',
  );

  expect(lines).toEqual([
    'import { readExact } from "acme-wire";',
    'import { iterateCursor } from "@acme/wire";',
    'import type { Pet } from "@acme/openapi-types";',
    'export { connect } from "@acme/client/functions";',
  ]);
});

test("names no source of this repository in the header", () => {
  const text = `${printHeader("spec/openapi.yaml", "emit-client.ts")}\n`;

  expect(arrangeSource({ path: "packages/client/src/generated/a.ts", text }, packages).text).toBe(
    "// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the document.\n",
  );
});

test("does not change text of the document", () => {
  const text = [
    ' * import { Pet } from "@shortvideo-api/openapi-types";',
    'const text = "} from \\"@shortvideo-api/wire\\"";',
  ];

  expect(arrange(one, "packages/client/src/generated/a.ts", ...text).lines).toEqual(text);
});
