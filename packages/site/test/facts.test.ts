// What a document says beyond plain OpenAPI, and what it must not do to a page.

import { fileURLToPath } from "node:url";
import * as client from "@shortvideo-api/client";
import { isInt64, isNode } from "@shortvideo-api/document";
import { readProvenance } from "@shortvideo-api/model";
import { describe, expect, test } from "vitest";
import { readContent } from "../src/index.ts";
import { findBrokenLinks, findForeign, type ReadPage, readAttribute, readSite, readText } from "./page-laws.ts";

const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = async (path: string) => {
  const content = await readContent({ spec: find(path) });
  return { content, ...readSite(content) };
};

/** Lists a value and all values within it, each with its key. */
function* listAll(value: unknown, key = ""): Generator<[string, unknown]> {
  yield [key, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* listAll(inner, name);
}

const toLine = (text: string): string => text.replaceAll("`", "").replaceAll(/\s+/g, " ").trim();

describe("the document of the service", async () => {
  const { content, pages } = await read("../../../spec/openapi.yaml");
  const all = [...pages.values()].map(({ text }) => text).join("\n");

  test("shows the reason of every inferred or assumed fact", () => {
    const reasons = [...listAll(content.document.root)].flatMap(([, value]) =>
      isNode(value) ? (readProvenance(value) ?? []) : [],
    );

    expect(reasons.length).toBeGreaterThan(200);
    expect(reasons.filter(({ reason }) => !all.includes(toLine(reason)))).toEqual([]);
  });

  test("explains each class of error that a call of the client can throw", () => {
    const classes = Object.entries(client).flatMap(([name, value]) =>
      typeof value === "function" && value.prototype instanceof client.ClientError ? [name] : [],
    );

    expect(classes).toContain("ParamsError");
    expect(classes.filter((name) => !pages.get("errors.html")?.ids.has(name))).toEqual([]);
  });

  test("explains each option of the client in a guide", () => {
    const untyped = Object({ misspelt: 1 });
    const [, options = ""] = /Its options: (.*)\./.exec(catchText(() => client.createClient(untyped))) ?? [];
    const guides = [...pages].flatMap(([path, { text }]) => (path.startsWith("guides/") ? [text] : [])).join("\n");
    const names = options.split(", ");

    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !guides.includes(name))).toEqual([]);
  });

  test("marks each 64-bit number and each JSON in a string on the page of its type", () => {
    const unmarked = [...content.types.values()].flatMap(({ schema, page }) => {
      const node = content.root.components.schemas[schema.key];
      const fields = isNode(node) && isNode(node["properties"]) ? Object.values(node["properties"]).filter(isNode) : [];
      const text = pages.get(`${page}.html`)?.text ?? "";
      const marks = [
        ...(fields.some(isInt64) ? ["64 bits"] : []),
        ...(fields.some((field) => "contentSchema" in field) ? ["JSON in a string"] : []),
      ];
      return marks.filter((mark) => !text.includes(mark)).map((mark) => `${page}: ${mark}`);
    });

    expect(unmarked).toEqual([]);
    expect(all).toContain("64 bits: a number on the wire, a string of digits in the typed client.");
    expect(all).toMatch(/JSON in a string: a \w+; decode\w+ of @shortvideo-api\/wire reads it\./);
  });

  test("shows examples with all digits, as on the wire", () => {
    const { text } = pages.get("operations/live.listStreams.html") ?? { text: "" };

    expect(text).toContain('"id": 7561234567890123457');
  });

  test("shows version, reason and replacement of a deprecation", () => {
    const deprecated = content.operations.filter(({ operation }) => operation.deprecated);

    expect(deprecated.length).toBeGreaterThan(0);
    for (const { page } of deprecated) {
      expect(pages.get(`${page}.html`)?.text).toContain(
        "Deprecated since 1.0.0. The service's description gives no reason",
      );
      expect(pages.get(`${page}.html`)?.text).toContain("There is no replacement.");
    }
  });
});

test("links to the replacement of a deprecated operation", async () => {
  const { pages } = await read("small.yaml");
  const page = pages.get("operations/pets.all.html");

  expect(page?.text).toContain("Deprecated since 2.0.0. It is slow. Use pets.list instead.");
  expect(page?.elements.map((element) => readAttribute(element, "href"))).toContain("../operations/pets.list.html");
});

test("shows an empty default of a server variable", async () => {
  const { pages } = await read("alternatives.yaml");

  expect(pages.get("index.html")?.text).toContain('stage: default "", one of "" /beta');
});

test("shows the links of a response, with the operations they lead to", async () => {
  const { pages, files } = await read("small.yaml");
  const page = pages.get("operations/pets.add-new.html");

  expect(page?.text).toContain(
    'Links all pets.listThe new pet is there.name: $request.body#/name others pets.allbody: {"sort":"name"} bill https://bills.example#/paths/~1bills/post',
  );
  expect(page?.elements.map((element) => readAttribute(element, "href"))).toContain("../operations/pets.all.html");
  expect(files.get("operations/pets.add-new.md")).toContain(
    "- Link `all`: [`pets.list`](../operations/pets.list.md) with `name` = `$request.body#/name`",
  );
});

describe("a document of OpenAPI 3.2", async () => {
  const { pages } = await read("../../../generator/test/openapi-3-2/openapi.yaml");
  const index = pages.get("index.html");

  test("groups the resources below the parents of their tags, under their summaries", () => {
    expect(readNavigation(index)).toContain("Everything in the shop.");
  });

  test("shows on the page of an operation a tag that only marks it", () => {
    const marked = [...pages.values()].filter(({ text }) => text.includes("Of the season"));

    expect(marked.map(({ path }) => path.split("/", 1)[0])).toEqual(["operations"]);
    expect(index?.text).not.toContain("seasonal");
  });

  test("shows the method `query` and additional operations with their samples", () => {
    const all = [...pages.values()].map(({ text }) => text).join("\n");

    for (const method of ["QUERY", "BAKE"]) expect(all).toContain(`${method} /cakes`);
    expect(all).toContain("api.shop.cakes.");
  });

  test("shows the name of a server, and the deprecation and metadata of a security scheme", () => {
    expect(index?.text).toContain("production");
    expect(index?.text).toContain("deprecated");
    expect(index?.text).toContain("https://login.example/.well-known");
    expect(index?.text).toContain("https://login.example/device");
  });

  test("shows the summary of a response without a description", () => {
    expect([...pages.values()].some(({ text }) => text.includes("No cake is left."))).toBe(true);
  });
});

function catchText(run: () => unknown): string {
  try {
    run();
    return "";
  } catch (error) {
    return String(error);
  }
}

function readNavigation(page: ReadPage | undefined): string {
  const [navigation] = page?.elements.filter((element) => readAttribute(element, "id") === "pages") ?? [];
  return navigation ? readText(navigation) : "";
}

test("shows a hostile document as text", async () => {
  const site = await read("hostile.yaml");
  const all = [...site.pages.values()];

  expect(all.flatMap(findForeign)).toEqual([]);
  expect(findBrokenLinks(site)).toEqual([]);
  const text = all.map((page) => page.text).join("\n");
  for (const attack of ["<script>harmScript = 1</script>", '<img src="x" onerror="harmOperation = 1">']) {
    expect(text).toContain(attack);
  }
});
