import { expect, test } from "vitest";
import { listPets, petCursor } from "../../../test/pet-model.ts";
import { printWalk } from "./walk.ts";

const { next: _next, nextType: _nextType, ...paged } = petCursor;

test("reads the next cursor as the params write it", () => {
  const text = printWalk(listPets, petCursor);

  expect(text).toContain("nextCursor: (page) => page.cursor?.toString(), hasMore: (page) => page.hasMore,");
  expect(text).toContain(
    "fetchPage: (cursor, call) => fetchPage(cursor === undefined ? params : { ...params, cursor }, call)",
  );
  expect(printWalk(listPets, { ...petCursor, nextType: "string", hasMore: undefined })).toContain(
    "nextCursor: (page) => page.cursor, start:",
  );
  expect(printWalk(listPets, { ...petCursor, next: [{ name: "cursor", optional: false }] })).toContain(
    "page.cursor?.toString(),",
  );
});

test("asks for absence only where there may be one", () => {
  const items = [{ name: "pets", optional: false }];

  expect(printWalk(listPets, petCursor)).toContain("itemsOf: (page) => page.data?.pets,");
  expect(printWalk(listPets, { ...petCursor, items })).toContain("itemsOf: (page) => page.pets,");
});

test("knows items by the key that the document names", () => {
  const key = [
    { name: "tag", optional: true },
    { name: "tag-id", optional: false },
  ];

  expect(printWalk(listPets, petCursor)).not.toContain("keyOf");
  expect(printWalk(listPets, { ...petCursor, key })).toContain('keyOf: (item) => item.tag?.["tag-id"],');
});

test("counts pages and offsets in numbers, whatever the params are", () => {
  const page = printWalk(listPets, { ...paged, style: "page", param: "page-number", start: "1", total: undefined });
  const offset = printWalk(listPets, {
    ...paged,
    style: "offset",
    param: "offset",
    paramType: "number",
    hasMore: undefined,
  });

  expect(page).toContain('{ ...params, "page-number": String(number) }');
  expect(page).toContain('hasMore: (page) => page.hasMore, start: params["page-number"] }');
  expect(offset).toContain("start: params.offset }");
  expect(offset).toContain("fetchPage: (offset, call) => fetchPage({ ...params, offset }, call)");
  expect(offset).toContain("hasMore: () => undefined");
});

test("says where pages and offsets are counted from when it is elsewhere", () => {
  const fromZero = printWalk(listPets, { ...paged, style: "page", start: "0", total: undefined });
  const fromOne = printWalk(listPets, { ...paged, style: "offset", start: 1 });

  expect(fromZero).toContain("first: 0 }");
  expect(fromOne).toContain("first: 1 }");
});
