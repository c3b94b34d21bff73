import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { readContent } from "../src/index.ts";
import { listExamples } from "../src/operation/list-examples.ts";
import { findBrokenLinks, findEmptyParagraphs, findForeign, findWrongHeadings, readSite } from "./page-laws.ts";

const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const documents = [
  "../../../spec/openapi.yaml",
  ...oneOf(4, ["figma", "petstore", "museum", "adyen-checkout"]).map(
    (name) => `../../../generator/test/corpus/${name}.yaml`,
  ),
  "../../../generator/test/openapi-3-2/openapi.yaml",
];

describe.each(documents)("the site of %s", async (file) => {
  const content = await readContent({ spec: find(file) });
  const built = readSite(content);
  const { pages, files } = built;

  test("has only links that lead somewhere", () => {
    expect(findBrokenLinks(built)).toEqual([]);
  });

  test("has one main heading on each page, and leaves out no level", () => {
    expect([...pages.values()].flatMap(findWrongHeadings)).toEqual([]);
  });

  test("has no block within a paragraph", () => {
    expect([...pages.values()].flatMap(findEmptyParagraphs)).toEqual([]);
  });

  test("has neither scripts nor styles in its pages", () => {
    expect([...pages.values()].flatMap(findForeign)).toEqual([]);
  });

  test("shows each operation with its parameters, responses, failures and examples", () => {
    expect(content.operations.length).toBeGreaterThan(0);
    for (const site of content.operations) {
      const { operation, documented, page } = site;
      const found = pages.get(`${page}.html`);
      const text = found?.text ?? "";
      expect(text).toContain(operation.id);
      expect(text).toContain(`${operation.httpMethod} ${operation.path}`);
      for (const { name, expected } of operation.params) {
        expect(found?.ids).toContain(`parameter-${name}`);
        expect(expected).not.toBe("");
      }
      for (const { status, errorClass } of operation.failures) {
        expect(found?.ids).toContain(`failure-${status}`);
        expect(text).toContain(errorClass);
      }
      const failed = new Set(operation.failures.map(({ status }) => String(status)));
      const succeeded = [...documented.responses.keys()].filter((status) => !failed.has(status));
      for (const status of succeeded) expect(found?.ids).toContain(`response-${status}`);
      for (const example of listExamples(content, site)) {
        expect(text).toContain(example.text.replaceAll(/\s+/g, " "));
      }
    }
  });

  test("has a page for each type that an operation or webhook uses, with all of its fields", () => {
    for (const { schema, view, page } of content.types.values()) {
      const text = pages.get(`${page}.html`)?.text ?? "";
      expect(text).toContain(schema.name);
      // The fields of alternatives stand on the pages of their types.
      const names = view.always.flatMap(({ properties = {} }) => Object.keys(properties));
      const allowed = names.filter((name) => view.property(name).types.length > 0);
      expect(allowed.filter((name) => !text.includes(name))).toEqual([]);
    }
    const used = [...pages.values()].flatMap(({ path }) => (path.startsWith("types/") ? [path] : []));
    expect(used.length).toBe(content.types.size);
  });

  test("describes each error that an operation documents, with its statuses in order", () => {
    const { ids } = pages.get("errors.html") ?? {};
    const classes = content.operations.flatMap(({ operation }) =>
      operation.failures.flatMap(({ errorClass, cases }) => [errorClass, ...cases.map((each) => each.errorClass)]),
    );
    expect(classes.filter((name) => ids?.has(name) !== true)).toEqual([]);
    for (const [, listed = ""] of files.get("errors.md")?.matchAll(/^Status (.*?)\. /gm) ?? []) {
      expect(listed).toBe(listed.split(", ").sort().join(", "));
    }
  });

  test("has a page of Markdown under 6 kB for each operation", () => {
    for (const { page } of content.operations) {
      const text = files.get(`${page}.md`) ?? "";
      expect(Buffer.byteLength(text)).toBeLessThan(6_000);
      expect(text.split("```").length % 2).toBe(1);
    }
  });

  test("reaches the content within three stops of the keyboard", () => {
    for (const { elements, ids } of pages.values()) {
      const first = elements.find(({ tagName }) => tagName === "a");
      expect(first?.attrs).toContainEqual({ name: "href", value: "#content" });
      expect(ids).toContain("content");
    }
  });
});

test("names the document in guides as the site serves it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "api.json");
  const paths = { "/pets": { get: { responses: { 200: { description: "All pets." } } } } };
  writeFileSync(spec, JSON.stringify({ openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths }));

  const built = readSite(await readContent({ spec }));

  expect(findBrokenLinks(built)).toEqual([]);
  const guides = [...built.pages].filter(([path]) => path.startsWith("guides/"));
  expect(guides.filter(([, { text }]) => text.includes("--spec openapi.json")).length).toBeGreaterThan(1);
  const named = guides.filter(([path]) => path !== "guides/your-own-document.html");
  expect(named.filter(([, { text }]) => text.includes("openapi.yaml")).map(([path]) => path)).toEqual([]);
});

test("names the pattern of fields whose names are not listed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spec = join(folder, "api.json");
  const schema = {
    type: "object",
    patternProperties: { "^x-": { type: "string" } },
    additionalProperties: { type: "integer" },
  };
  const responses = { 200: { description: "OK.", content: { "application/json": { schema } } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: { "/pets": { get: { responses } } },
  };
  writeFileSync(spec, JSON.stringify(document));

  const { pages } = readSite(await readContent({ spec }));

  expect(pages.get("operations/pets.list.html")?.text).toContain(
    "an object fields that match ^x- text other fields an integer",
  );
});
