import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadDocument, readOperations } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { suggestLists, type SuggestedLists } from "../../src/suggest/suggest-lists.ts";

/** Suggests for a document, whose path begins in this folder. */
async function suggest(name: string): Promise<SuggestedLists> {
  const { document } = await loadDocument(fileURLToPath(new URL(name, import.meta.url)));
  if (!document) throw new Error(`\`${name}\` cannot be read.`);
  return suggestLists(document);
}

test("suggests how each list goes on that a document describes", async () => {
  const { lists, doubts } = await suggest("shapes.yaml");

  const suggested = Object.fromEntries(lists.map(({ operation, pagination }) => [operation.id, pagination]));
  const [page, offset, cursor, link] = ["page", "offset", "cursor", "link"].map((style) => ({ style }));
  expect(suggested).toEqual({
    "charges.list": {
      ...cursor,
      param: "starting_after",
      items: "data",
      key: "id",
      next: "data[-1].id",
      hasMore: "has_more",
      size: "limit",
    },
    "conversations.list": {
      ...cursor,
      param: "cursor",
      items: "channels",
      next: "response_metadata.next_cursor",
      size: "limit",
    },
    "entries.list": { ...cursor, param: "before", items: "entries", key: "id", next: "next_cursor" },
    "messages.list": {
      ...link,
      param: "$skiptoken",
      items: "value",
      key: "id",
      next: "$response.body#/@odata.nextLink",
      size: "$top",
      total: "$response.body#/@odata.count",
    },
    "products.list": {
      ...link,
      param: "page_info",
      items: "products",
      key: "id",
      next: "$response.header.Link",
      size: "limit",
    },
    "users.list": { ...link, param: "since", items: "$", key: "id", next: "$response.header.Link" },
    "repos.list": {
      ...page,
      param: "page",
      items: "$",
      key: "id",
      hasMore: "$response.header.link",
      size: "per_page",
      total: "$response.header.X-Total-Count",
    },
    "tags.list": {
      ...page,
      param: "page",
      items: "results",
      key: "id",
      hasMore: "next",
      size: "page_size",
      total: "count",
    },
    "authors.list": {
      ...offset,
      param: "offset",
      items: "results",
      key: "id",
      hasMore: "next",
      size: "limit",
      total: "count",
    },
    "pipelines.list": { ...link, param: "cursor", items: "results", key: "id", next: "next", total: "count" },
    "parcels.list": { ...cursor, param: "continuationToken", items: "parcels", next: "continuationToken" },
    "photos.list": { ...cursor, param: "cursor", items: "photos", next: "next" },
    "articles.list": {
      ...page,
      param: "page[number]",
      items: "data",
      key: "id",
      hasMore: "links.next",
      size: "page[size]",
    },
    "people.list": {
      ...link,
      param: "page[after]",
      items: "data",
      key: "id",
      next: "links.next",
      size: "page[size]",
    },
    "files.list": { ...cursor, param: "pageToken", items: "files", key: "id", next: "nextPageToken", size: "pageSize" },
    "orders.list": { ...offset, param: "offset", items: "data", key: "id", size: "limit", total: "total" },
    "invoices.list": {
      ...page,
      param: "page",
      items: "content",
      key: "id",
      size: "size",
      total: "totalElements",
      pages: "totalPages",
    },
    "posts.list": {
      ...cursor,
      param: "page",
      items: "posts",
      key: "id",
      next: "meta.next_page",
      total: "meta.total_count",
    },
    "contacts.list": {
      ...cursor,
      param: "after",
      items: "results",
      key: "id",
      next: "paging.next.after",
      size: "limit",
    },
    "issues.list": {
      ...cursor,
      param: "after",
      items: "data.nodes",
      key: "id",
      next: "data.pageInfo.endCursor",
      hasMore: "data.pageInfo.hasNextPage",
      size: "first",
    },
    "tasks.list": { ...cursor, param: "offset", items: "data", key: "id", next: "next_page.offset", size: "limit" },
    "pods.list": { ...cursor, param: "continue", items: "items", next: "metadata.continue", size: "limit" },
    "charges.search": {
      ...cursor,
      param: "page",
      items: "data",
      key: "id",
      next: "next_page",
      hasMore: "has_more",
      size: "limit",
    },
    "calls.list": { ...link, param: "PageToken", items: "calls", next: "next_page_uri", size: "PageSize" },
    "users.listPages": { ...page, param: "page", items: "data", key: "id", pages: "meta.last_page" },
    "databases.query": {
      ...cursor,
      param: "$request.body#/start_cursor",
      items: "results",
      key: "id",
      next: "next_cursor",
      hasMore: "has_more",
      size: "$request.body#/page_size",
    },
    "contacts.search": {
      ...page,
      param: "$request.body#/paging/page",
      items: "contacts",
      key: "id",
      size: "$request.body#/paging/perPage",
      total: "total",
    },
    "members.list": {
      ...page,
      param: "page",
      items: "data",
      key: "id",
      size: "limit",
      total: "total",
      pages: "meta.totalPages",
    },
  });
  expect(doubts).toEqual([]);
});

test("suggests nothing where names alone would be the reason, and says what is missing", async () => {
  const { lists, doubts, declared } = await suggest("doubts.yaml");

  expect(lists).toEqual([]);
  expect(declared).toBe(1);
  expect(Object.fromEntries(doubts.map(({ operation, reason }) => [operation.id, reason]))).toEqual({
    "refs.list": "it returns a header `Link`, and no query parameter selects a page",
    "deliveries.list":
      "no declared field or header has the next value of `cursor`; its description names the header `Link`, which is not declared",
    "echoes.list": "no declared field or header has the next value of `cursor`",
    "books.get": "nothing else says that `page` counts pages of this list",
    "zero.list": "`page` may start at 0, and has no `default` that says so",
    "scim.list": "`startIndex` may start at 1, and has no `default` that says so",
    "journals.list": "nothing else says that `offset` counts items of this list",
    "changes.list": "it returns a header `Link`, and no query parameter selects a page",
    "versions.list": "nothing says that `next_page` contains `after`",
    "comparison.get": "its response has several lists: `commits`, `files`",
    "summary.get": "its response has no list",
    "texts.list": "`page` is of type `string`, and no field has its next value",
    "locks.list": "no query parameter takes `next_marker`",
    "pins.list": "it returns `has_more`, and no query parameter selects a page",
    "bans.list": "`limit` limits the items, and no documented value selects the next page",
    "unclear.list": "no declared field or header has the next value of `cursor`",
    "charges.list": "no declared field or header has the next value of `starting_after`",
    "calls.list": "both `Page` and `PageToken` may select a page",
    // The model has the last word.
    "refused.list": "`page` takes only the values that it lists.",
  });
});

test.each<[string, Record<string, string[]>]>([
  [
    "figma.yaml",
    {
      "link cursor pagination.next_page": ["getCommentReactions", "getWebhooks"],
      "cursor after meta.cursor.after": ["getTeamComponents", "getTeamComponentSets", "getTeamStyles"],
      "cursor cursor cursor next_page": [
        "getLibraryAnalyticsComponentActions",
        "getLibraryAnalyticsComponentUsages",
        "getLibraryAnalyticsStyleActions",
        "getLibraryAnalyticsStyleUsages",
        "getLibraryAnalyticsVariableActions",
        "getLibraryAnalyticsVariableUsages",
      ],
      // The next page comes before this one, and its address contains `before`.
      "nothing says that `pagination.next_page` contains `after`": ["getFileVersions"],
      "it returns `meta.next_page`, and no query parameter selects a page": ["getActivityLogs"],
    },
  ],
  ["museum.yaml", { "page page": ["getMuseumHours", "listSpecialEvents"] }],
  ["petstore.yaml", {}],
  ["adyen-checkout.yaml", {}],
])("suggests what %s describes", async (name, expected) => {
  const { lists, doubts } = await suggest(`../corpus/${name}`);

  const found: Record<string, string[]> = {};
  for (const { operation, pagination } of lists) {
    const { style, param, next, hasMore } = pagination;
    (found[[style, param, next, hasMore].filter(Boolean).join(" ")] ??= []).push(operation.id);
  }
  for (const { operation, reason } of doubts) (found[reason] ??= []).push(operation.id);
  expect(found).toEqual(expected);
});

test("never contradicts a declaration that was written by hand", async () => {
  const scenarios = fileURLToPath(new URL("../scenarios", import.meta.url));
  const specs = globSync("*/spec/openapi.yaml", { cwd: scenarios }).map((path) => join(scenarios, path));
  const compared: string[] = [];
  for (const spec of specs) {
    const { document } = await loadDocument(spec, { refsWithin: scenarios });
    if (!document) continue;
    const operations = readOperations(document.root).map(({ node }) => node);
    const declared = new Map(operations.map((node) => [node, node["x-pagination"]]));
    for (const node of operations) Reflect.deleteProperty(node, "x-pagination");

    for (const { operation, pagination } of suggestLists(document).lists) {
      const byHand = declared.get(operation.node);
      if (!byHand) continue;
      const { style, param, items, next, hasMore } = byHand;
      compared.push(operation.id);
      const suggested = { style, param, items, next, hasMore: pagination.hasMore && hasMore };
      expect([operation.id, pagination]).toMatchObject([operation.id, JSON.parse(JSON.stringify(suggested))]);
    }
  }
  expect(compared.length).toBeGreaterThanOrEqual(10);
});
