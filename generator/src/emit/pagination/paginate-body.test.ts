import { expect, test } from "vitest";
import { listPets, petCursor } from "../../../test/pet-model.ts";
import type { Pagination } from "../../../../packages/model/src/api/pagination.ts";
import { printPaginateBody } from "./paginate-body.ts";

const paged = { ...petCursor, next: [], nextTypes: [] };

test("copies the params, and reads the next cursor of a page", () => {
  const text = print(petCursor);

  expect(text).toContain("const given = copyParams(params); return iterateCursor({");
  expect(text).toContain(
    "getNextCursor: (page) => page?.cursor, hasMore: (page) => page?.hasMore, start: given.cursor,",
  );
  expect(text).toContain(
    "fetchPage: (cursor, fetchOptions) => fetchPage(cursor === undefined ? given : { ...given, cursor }, fetchOptions)",
  );
  expect(print({ ...petCursor, hasMore: [] })).not.toContain("hasMore");
});

test("reads any page without an error", () => {
  const key = [
    { name: "tag", optional: false },
    { name: "tag-id", optional: false },
  ];
  const text = print({
    ...petCursor,
    items: [
      { name: "data", optional: false },
      { name: "pets", optional: false },
    ],
    key,
  });

  expect(text).toContain("getItems: (page) => page?.data?.pets,");
  expect(text).toContain('getKey: (item) => item?.tag?.["tag-id"],');
  expect(print(petCursor)).not.toContain("getKey");
});

test("reads the first spelling that a page has", () => {
  const text = print({
    ...petCursor,
    next: [[{ name: "cursor", optional: false }], [{ name: "next-cursor", optional: true }]],
    hasMore: [
      [{ name: "hasMore", optional: false }],
      [
        { name: "data", optional: false },
        { name: "has_more", optional: true },
      ],
    ],
  });

  expect(text).toContain('getNextCursor: (page) => page?.cursor ?? page?.["next-cursor"],');
  expect(text).toContain("hasMore: (page) => page?.hasMore ?? page?.data?.has_more,");
});

test("counts pages and offsets as numbers, for any type of the param", () => {
  const page = print({ ...paged, style: "page", param: "page-number", start: "1" });
  const offset = print({ ...paged, style: "offset", param: "offset", paramType: "number", hasMore: [] });

  expect(page).toContain('{ ...given, "page-number": String(number) }');
  expect(page).toContain('hasMore: (page) => page?.hasMore, start: given["page-number"] }');
  expect(offset).toContain("start: given.offset }");
  expect(offset).toContain("fetchPage: (offset, fetchOptions) => fetchPage({ ...given, offset }, fetchOptions)");
  expect(offset).not.toContain("hasMore");
});

test("prints where pages and offsets begin unless it is the default", () => {
  const fromZero = print({ ...paged, style: "page", start: "0" });
  const fromOne = print({ ...paged, style: "offset", start: 1 });

  expect(fromZero).toContain("first: 0 }");
  expect(fromOne).toContain("first: 1 }");
});

function print(pagination: Pagination): string {
  return printPaginateBody(listPets, pagination).join(" ");
}
