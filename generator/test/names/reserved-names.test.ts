// Generated files have names of the runtime beside names of the document, so names of the document must be others.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reservedClientNames, reservedTypeNames } from "../../../packages/model/src/names/reserved-names.ts";
import { scenarios } from "../find-scenario-inputs.ts";

/** Files without names of the document. */
const apart = /\/(?:auth-options|client-defaults|server-options|service)\.ts$/;

const files = readdirSync(scenarios, { recursive: true, encoding: "utf8" })
  .map((path) => `/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\/src\/generated\/.*\.ts$/.test(path) && !apart.test(path));

test("reserves each type of the runtime that generated code uses", () => {
  const types = listImported(/^/).filter((name) => /^[A-Z]/.test(name));

  expect(types.length).toBeGreaterThan(30);
  expect(types.filter((name) => !reservedTypeNames.includes(name))).toEqual([]);
});

test("reserves each function of the runtime that generated clients use", () => {
  const functions = listImported(/\/client\//).filter((name) => /^[a-z]/.test(name));

  expect(functions.length).toBeGreaterThan(20);
  expect(functions.filter((name) => !reservedClientNames.includes(name))).toEqual([]);
});

/** Lists the names that files with such paths import or export from files beside the generated ones. */
function listImported(within: RegExp): string[] {
  const lists = files
    .filter((path) => within.test(path))
    .flatMap((path) => [
      ...readFileSync(join(scenarios, path), "utf8").matchAll(
        /^(?:import|export)(?: type)? \{([^}]*)\} from "(?:\.\.\/)+[^"]*";/gm,
      ),
    ]);
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((each) => each.trim().replace(/^type /, "")));
  return [...new Set(names)].filter((name) => name !== "");
}
