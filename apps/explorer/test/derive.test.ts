import { fileURLToPath } from "node:url";
import { type Document, isNode, loadDocument } from "@shortvideo-api/document/source";
import { readProvenance } from "@shortvideo-api/generator";
import { beforeAll, expect, test } from "vitest";
import { serviceDocument } from "../src/command/service-document.ts";
import { loadReference, type ReferencePage } from "../src/reference/load-reference.ts";
import { writeText } from "../src/reference/markdown.ts";

let written: Document["root"];
let reference: ReferencePage;
beforeAll(async () => {
  const { document } = await loadDocument(serviceDocument);
  if (!document) throw new Error("The document of the service cannot be read.");
  written = document.root;
  reference = await loadReference(serviceDocument, [{ url: "http://127.0.0.1:9999" }]);
});

/** Lists a value and all values within it, each with its key. */
function* listAll(value: unknown, key = ""): Generator<[string, unknown]> {
  yield [key, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* listAll(inner, name);
}

/** Lists all descriptions, which the page shows. */
const readDescriptions = () =>
  [...listAll(reference.document)].flatMap(([key, value]) =>
    key === "description" && typeof value === "string" ? [value] : [],
  );

test("shows the reason of every inferred or assumed fact", () => {
  const reasons = [...listAll(written)].flatMap(([, value]) => (isNode(value) ? (readProvenance(value) ?? []) : []));

  const shown = readDescriptions().join("\n");

  expect(reasons.length).toBeGreaterThan(200);
  expect(reasons.filter(({ reason }) => !shown.includes(writeText(reason)))).toEqual([]);
});

test("marks each 64-bit number and each JSON in a string", () => {
  const marks = [...listAll(written)].flatMap(([key, value]) =>
    value === "int64" || key === "contentSchema" ? [key] : [],
  );

  const shown = readDescriptions().flatMap((text) => text.match(/\*\*(?:64 bits|JSON in a string):\*\*/g) ?? []);

  expect(shown).toHaveLength(marks.length);
});

test("shows JSON in strings as on the wire, and the rest as the typed client returns it", () => {
  const strings = [...listAll(reference.document["paths"])].flatMap(([key, value]) =>
    typeof value === "string" && (key === "raw_data" || key === "owner_user_id") ? [value] : [],
  );

  expect(strings).toContainEqual(expect.stringMatching(/^\{"id":75612345678901\d+,"id_str":"75612345678901\d+",/));
  expect(strings).toContain("6801234567890123456");
});

test("has a sample for each call, and one for each iteration", () => {
  const operations = [...listAll(written.paths)].filter(([key]) => key === "get");
  const lists = operations.filter(([, value]) => isNode(value) && "x-pagination" in value);

  const samples = [...listAll(reference.document["paths"])].flatMap(([key, value]) =>
    key === "x-codeSamples" && Array.isArray(value) ? value : [],
  );

  expect(samples).toHaveLength(operations.length + lists.length);
  expect(samples.filter(({ source }) => source.includes('baseUrl: "http://127.0.0.1:9999"'))).toHaveLength(
    samples.length,
  );
});

test("shows version, reason and replacement of a deprecation", () => {
  const deprecated = [...listAll(written.paths)].filter(([, value]) => isNode(value) && "x-deprecated" in value);

  const shown = readDescriptions().filter((text) =>
    text.startsWith("> [!WARNING]\n> **Deprecated since 1.0.0.** The service's description gives no reason"),
  );

  expect(shown).toHaveLength(deprecated.length);
});

test("names the replacement of a deprecated operation", async () => {
  const { document } = await loadReference(fileURLToPath(new URL("small.yaml", import.meta.url)));

  const shown = [...listAll(document)].flatMap(([key, value]) => (key === "description" ? [value] : []));

  expect(shown).toContainEqual(
    expect.stringContaining("> **Deprecated since 2.0.0.** It is slow. Use `pets.list` instead."),
  );
});

test("removes the `x-` fields of the author", () => {
  const remaining = [...listAll(reference.document)].filter(([key]) => key.startsWith("x-") && key !== "x-codeSamples");

  expect(remaining).toEqual([]);
});

test("does not change the document", async () => {
  const { document } = await loadDocument(serviceDocument);

  expect(document?.root).toEqual(written);
});

test("lists the given servers before those of the document", () => {
  expect(reference.document["servers"]).toMatchObject([
    { url: "http://127.0.0.1:9999" },
    { url: "http://127.0.0.1:4010" },
  ]);
});
