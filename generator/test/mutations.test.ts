import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import * as fc from "fast-check";
import { load } from "js-yaml";
import { afterAll, expect, test } from "vitest";
import { inCI } from "../../scripts/in-ci.ts";
import { buildModel } from "../../packages/model/src/build-model.ts";

// Random changes of real documents: the generator must never throw an unexpected error.

const corpus = fileURLToPath(new URL("corpus", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mutations-"));

afterAll(() => rmSync(folder, { recursive: true }));

const keys = fc.constantFrom(
  ..."$ref nullable type enum allOf items properties default example in schema content required discriminator".split(
    " ",
  ),
  ..."responses parameters operationId security tags constructor x-pagination x-error x-deprecated".split(" "),
);
const reference = fc.constantFrom("", "#", "#/paths", "#/components", "#/components/schemas/Pet", "x.yaml", "//x", "%");
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, 0, -1, 1e300, "", "x", "__proto__", true, [], {}, [null], ["a", "a"], [[]], [{}]),
  reference.map(($ref) => ({ $ref })),
  fc.constantFrom<unknown>({ nullable: true }, { oneOf: [] }, { enum: [] }, { type: "file" }, { $ref: 1 }),
);
const mutations = fc.array(
  fc.record({ holderIndex: fc.nat(), childIndex: fc.nat(), key: fc.option(keys), value: junk }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

test.each(["museum.yaml", "petstore.yaml"])(
  "builds a model of %s or reports its problems, after any change",
  async (name) => {
    const text = readFileSync(join(corpus, name), "utf8");
    const file = join(folder, `${name}.json`);

    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        const document: unknown = load(text);
        for (const change of changes) mutate(document, change);
        writeFileSync(file, JSON.stringify(document));

        const loaded = await loadDocument(file);
        const built = loaded.document && buildModel(loaded.document);

        const errors = [...loaded.diagnostics, ...(built?.diagnostics ?? [])].filter(
          ({ severity }) => severity === "error",
        );
        expect(errors.length > 0 || built?.model !== undefined).toBe(true);
      }),
      { numRuns: inCI(150, 20) },
    );
  },
);

/** Replaces a value, or adds one beside it. */
function mutate(
  document: unknown,
  {
    holderIndex,
    childIndex,
    key,
    value,
  }: { holderIndex: number; childIndex: number; key: string | null; value: unknown },
): void {
  const holders = listHolders(document);
  const holder = holders[holderIndex % holders.length];
  if (holder === undefined) return;
  const own = Object.keys(holder);
  const name = key !== null && !Array.isArray(holder) ? key : own[childIndex % Math.max(1, own.length)];
  if (name !== undefined) Reflect.set(holder, name, structuredClone(value));
}

function listHolders(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(listHolders)];
}
