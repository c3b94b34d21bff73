import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { oneOf } from "../../../scripts/in-ci.ts";
import { readContent } from "../src/index.ts";
import { makePages } from "../src/make-pages.ts";
import { buildSearchData, createSearch, type Search, type SearchEntry } from "../src/search/create-search.ts";
import { listEntries } from "../src/search/list-entries.ts";

const documents = ["spec/openapi.yaml", "generator/test/corpus/petstore.yaml", "generator/test/corpus/figma.yaml"];

async function readEntries(document: string): Promise<SearchEntry[]> {
  const content = await readContent({ spec: fileURLToPath(new URL(`../../../${document}`, import.meta.url)) });
  return listEntries(content, makePages(content));
}

/** The search as a browser loads it. */
function open(entries: readonly SearchEntry[]): Search {
  return createSearch(JSON.parse(JSON.stringify(buildSearchData(entries))));
}

const own = await readEntries("spec/openapi.yaml");
const search = open(own);

function findOperations(query: string): string[] {
  return search(query).flatMap(({ group, title }) => (group === "operation" ? [title] : []));
}

test.each(oneOf(3, documents))(
  "finds operations by id, path and summary, and parameters by name: %s",
  async (document) => {
    const entries = await readEntries(document);
    const find = open(entries);
    const missed: string[] = [];
    const operations = entries.filter(({ request }) => request !== undefined);
    for (const { page, title, request = "", summary, parameters = [] } of operations) {
      for (const query of [title, title.toLowerCase(), request, request.split(" ")[1] ?? "", summary]) {
        const first = find(query).slice(0, 3);
        if (query !== "" && !first.some((result) => result.page === page)) missed.push(`${query} → ${title}`);
      }
      for (const [name] of parameters) {
        const pages = new Set(find(name).map((result) => result.page));
        const withIt = operations.filter((each) => each.parameters?.some(([other]) => other === name));
        if (!withIt.some((each) => pages.has(each.page))) missed.push(`${name} of ${title}`);
      }
    }
    expect(operations.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  },
);

test.each(["listComments", "comments list", "list comment", "LISTCOMMENTS", "/post/comments", "comment lists"])(
  "finds the list of comments first by %s",
  (query) => expect(findOperations(query)[0]).toBe("posts.listComments"),
);

test.each(["coments list", "lst comments", "list comemnts", "listComents"])(
  "finds the list of comments in spite of typos: %s",
  (query) => expect(findOperations(query).slice(0, 5)).toContain("posts.listComments"),
);

test("leads to the parameter that a query names", () => {
  expect(search("comments count")).toContainEqual(
    expect.objectContaining({ group: "parameter", page: "operations/posts.listComments", title: "count" }),
  );
});

test("finds an error by its status, and the guide about it", () => {
  const [first, ...others] = search("429");
  expect(first).toMatchObject({ group: "error", page: "errors", title: "RateLimitedError" });
  expect(others).toContainEqual(expect.objectContaining({ group: "guide", page: "guides/retries" }));
});

test.each([
  ["retry", "guides/retries"],
  ["authentication", "guides/authentication"],
  ["pytest", "guides/contract-tests"],
])("finds the guide about %s first", (query, page) => expect(search(query)[0]?.page).toBe(page));

test("finds a part of a guide by its own words", () => {
  const guides = search("retry").filter(({ group }) => group === "guide");
  expect(guides.map(({ anchor }) => anchor)).toEqual([undefined]);
  expect(search("watch the quota")[0]).toMatchObject({ anchor: "watch-the-quota", summary: "Rate limits and retries" });
});

test("finds guides before texts that only mention a word", () => {
  const find = open([
    { kind: "operation", page: "a", title: "tokens.get", summary: "Get a token", words: "retry authentication" },
    { kind: "guide", page: "b", title: "Rate limits and retries", summary: "", words: "" },
    { kind: "guide", page: "c", title: "Authentication", summary: "", words: "" },
  ]);

  expect(find("retry").map(({ page }) => page)).toEqual(["b", "a"]);
  expect(find("authentication").map(({ page }) => page)).toEqual(["c", "a"]);
  expect(find("auth").map(({ page }) => page)).toEqual(["c", "a"]);
});

test("finds nothing for a query without words", () => {
  expect(search(" /.* ")).toEqual([]);
  expect(search("zzzzzz")).toEqual([]);
});
