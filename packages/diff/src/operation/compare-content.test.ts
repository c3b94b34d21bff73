import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diffSpecs } from "../diff-specs.ts";

/** Prints a document of one stream whose items have this schema. */
function printStream(itemSchema: unknown): string {
  const content = { "text/event-stream": { itemSchema } };
  const get = { operationId: "pets.watch", responses: { "200": { description: "Changes.", content } } };
  return JSON.stringify({ openapi: "3.2.0", info: { title: "Pets", version: "1.0.0" }, paths: { "/pets": { get } } });
}

/** Returns the schema of an item whose `age` has this type. */
const item = (type: string) => ({ type: "object", required: ["age"], properties: { age: { type } } });

test.each([
  ["another type", item("integer"), item("string"), ["type-changed breaks breaks 200[].age"]],
  ["no description", item("integer"), undefined, ["type-changed breaks breaks 200[]"]],
  ["the same type", item("integer"), item("integer"), []],
])("reports changes of the items of a stream: %s", async (_, was, is, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "streams-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
  writeFileSync(before, printStream(was));
  writeFileSync(after, printStream(is));

  const { changes } = await diffSpecs(before, after);

  const reported = changes.map(({ code, wire, types, place }) => `${code} ${wire} ${types} ${place}`);
  expect(reported).toEqual(expected);
});
