import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import { describe, expect, test } from "vitest";
import { isCI, oneOf } from "../../../scripts/in-ci.ts";
import { buildModel } from "../../../packages/model/src/build-model.ts";
import { compileValues, type TypedDocument, type CompileError } from "../typed-values/compile-values.ts";
import { hasNames, hasSuite, readSuite, type SuiteGroup } from "./read-suite.ts";
import { writeDocument } from "./write-document.ts";

// Each schema of the suite is the schema of a request body. Each valid value has its type, except for the departures that a decision page
// explains.

const page = fileURLToPath(new URL("../../../spec/decisions/types-follow-the-author.md", import.meta.url));

/** Valid values that a type rejects on purpose. */
interface Departure {
  /** Matches the name of the group and the description of the test. */
  readonly tests: RegExp;
  /** The codes of the compiler's errors. Default: all. */
  readonly codes?: readonly number[];
  /** The beginning of the row of the page that gives the reason. */
  readonly row: string;
}

const departures: readonly Departure[] = [
  { tests: /./, codes: [2353, 2559], row: "Undeclared properties" },
  {
    tests: /^(?:additionalProperties|patternProperties|properties|required)\.json: .* ignores /,
    row: "`properties`, `patternProperties`",
  },
  { tests: /pseudo-array is valid$/, row: "`items` or `prefixItems`" },
  { tests: /^patternProperties\.json: regexes are not anchored/, row: "`additionalProperties`, `patternProperties`" },
  { tests: /^const\.json: float and integers .* limits: /, codes: [2322], row: "`enum` and `const` beyond 2^53" },
  { tests: /^properties\.json: .* Javascript object property names: /, row: "Properties named `toString`" },
];

describe.skipIf(!hasSuite)("The JSON Schema Test Suite", () => {
  test.each(oneOf(2, ["7", "5.9"] as const))(
    "has only valid values that compile with TypeScript %s, except for documented departures",
    async (compiler) => {
      const suite = readSuite();
      const alone = oneOf(10, suite.filter(hasNames));
      const together = suite.filter((group) => !hasNames(group));
      const documents = (await Promise.all([together, ...alone.map((group) => [group])].map(readDocument))).flat();
      const errors = await compileValues(documents, compiler);

      const used = new Set(errors.map(findDeparture));
      expect(errors.filter((error) => findDeparture(error) === undefined)).toEqual([]);
      expect(departures.filter((departure) => isCI && !used.has(departure))).toEqual([]);
      expect(documents.flatMap(({ values }) => values).length).toBeGreaterThan(750);
    },
  );
});

test("has no departure without a reason", () => {
  const text = readFileSync(page, "utf8");

  expect(departures.filter(({ row }) => !text.includes(`| ${row}`))).toEqual([]);
});

function findDeparture({ name, code }: CompileError): Departure | undefined {
  return departures.find(({ tests, codes }) => tests.test(name) && (codes?.includes(code) ?? true));
}

/** Reads a document with the schemas of groups as its bodies. Returns nothing if it cannot be read, as another test reports. */
async function readDocument(groups: readonly SuiteGroup[]): Promise<TypedDocument[]> {
  const folder = mkdtempSync(join(tmpdir(), "suite-"));
  try {
    const spec = writeDocument(
      folder,
      groups.map(({ schema }) => schema),
    );
    const { document } = await loadDocument(spec);
    const built = document && buildModel(document);
    if (!built?.model) return [];
    const values = groups.flatMap(({ name, tests }, index) =>
      tests
        .filter(({ valid }) => valid)
        .map(({ description, data }) => ({
          name: `${name}: ${description}`,
          type: { operation: `values.send${index}` },
          value: data,
        })),
    );
    return [{ root: built.root, model: built.model, values }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
