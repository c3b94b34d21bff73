import { expect, test } from "vitest";
import { copyPageFields } from "../response/fix-generated-body.js";
import { writePage } from "../response/write-page.js";
import { createSchemaCompiler } from "./compile/schema-compiler.js";
import { readPagination } from "./pagination.js";

const pagination = readPagination(
  {
    style: "cursor",
    param: "cursor",
    items: "songs",
    next: ["cursor", "next"],
    hasMore: ["hasMore", "has_more"],
    total: ["total"],
    pages: [],
  },
  { parameters: [], body: undefined, success: undefined, compile: createSchemaCompiler({}, ["request"]) },
);
const details = { items: ["a"], hasMore: true, next: "c2", total: 7, pages: 3, number: undefined, size: 1 };

test("writes each field of a page under the first of its names", () => {
  expect(writePage(pagination, { songs: [], hasMore: 0, total: 0 }, details)).toEqual({
    songs: ["a"],
    hasMore: 1,
    cursor: "c2",
    total: 7,
  });
});

test("also writes the fields that an example has under other names, in their types", () => {
  const example = { songs: [], cursor: "x", next: "x", hasMore: false, has_more: 0, total: "0" };

  expect(writePage(pagination, example, details)).toEqual({
    songs: ["a"],
    cursor: "c2",
    next: "c2",
    hasMore: true,
    has_more: 1,
    total: "7",
  });
});

test("corrects the fields that the engine made under other names", () => {
  const made = { songs: ["z"], cursor: "x", has_more: false };
  const page = { songs: ["a"], cursor: "c2", hasMore: true };

  expect(copyPageFields(made, pagination, page)).toMatchObject({
    songs: ["z"],
    cursor: "c2",
    hasMore: true,
    has_more: true,
  });
});
