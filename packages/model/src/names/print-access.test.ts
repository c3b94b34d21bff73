import { expect, test } from "vitest";
import { printAccess } from "./print-access.ts";

const data = { name: "data", optional: true };
const list = { name: "item-list", optional: false };
const items = { name: "items", optional: true };

test("uses `?.` only after a step that may be absent", () => {
  expect(printAccess("page", [data, list, items])).toBe('page.data?.["item-list"].items');
  expect(printAccess("page", [list, items])).toBe('page["item-list"].items');
});
