import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Json, operation, response } from "../test/edit.ts";
import { diffSpecs } from "./diff-specs.ts";

const query = (...names: readonly string[]): Json =>
  operation({ parameters: names.map((name) => ({ name, in: "query", schema: { type: "string" } })) });
const object = (properties: Json): Json => response({ type: "object", properties });
const text = { type: "string" };

test.each<[what: string, before: Json, after: Json, code: string, parent: RegExp]>([
  ["a parameter beside others", query("a", "b"), query("b"), "param-removed", /\/get\/parameters$/],
  ["the last parameter", query("a"), operation({}), "param-removed", /\/get$/],
  ["a property", object({ a: text, b: text }), object({ b: text }), "property-removed", /\/schema\/properties$/],
])("a removal is shown at the nearest parent: %s", async (_, before, after, code, parent) => {
  const { changes } = await compare(before, after);

  const removed = changes.find((change) => change.code === code);
  expect(removed).toMatchObject({ after: undefined, shownAt: { pointer: expect.stringMatching(parent) } });
});

test("a property of a parameter is found where the parameter has moved to another index", async () => {
  const filter = { name: "filter", in: "query", style: "deepObject", explode: true };
  const withProperties = (properties: Json): Json => ({ ...filter, schema: { type: "object", properties } });
  const other = { name: "other", in: "query", schema: text };

  const { changes } = await compare(
    operation({ parameters: [other, withProperties({ a: text, b: text })] }),
    operation({ parameters: [withProperties({ b: text })] }),
  );

  expect(changes.find(({ code }) => code === "property-removed")?.shownAt.pointer).toMatch(
    /\/parameters\/0\/schema\/properties$/,
  );
});

test("a shared parameter that is no longer used is shown at its operation", async () => {
  const shared = { name: "size", in: "query", schema: text };
  const withShared = (fields: Json): Json => ({ ...operation(fields), components: { parameters: { Size: shared } } });

  const { changes } = await compare(
    withShared({ parameters: [{ $ref: "#/components/parameters/Size" }] }),
    withShared({}),
  );

  expect(changes.find(({ code }) => code === "param-removed")?.shownAt.pointer).toMatch(/^\/paths\/.*\/get$/);
});

test("a change that has a place in the later document is shown there", async () => {
  const { changes } = await compare(object({ a: text }), object({ a: { type: "integer" } }));

  expect(changes.length).toBeGreaterThan(0);
  expect(changes.map(({ shownAt }) => shownAt)).toEqual(changes.map(({ after }) => after));
});

function compare(before: Json, after: Json): ReturnType<typeof diffSpecs> {
  const folder = mkdtempSync(join(tmpdir(), "survivor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const save = (name: string, document: Json): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(document, null, 2));
    return file;
  };
  return diffSpecs(save("before.json", before), save("after.json", after));
}
