import { expect, test } from "vitest";
import { nameValue } from "./name-places.ts";

test.each([
  ["query.count", "`count`"],
  ["body.filter.size", "`filter.size`"],
  ["200.comments[].text", "`comments[].text` of the response"],
  ["200[].id", "`[].id` of the response"],
  ["404.message", "`message` of the body of 404"],
  ["default.message", "`message` of the body of other failures"],
  ["200", "the response"],
  ["200.headers.x", "`headers.x` of the response"],
  ["200(header).x-total", "the header `x-total` of the response"],
  ["Comment.user.nickname", "`Comment.user.nickname`"],
  ["default_size", "`default_size`"],
  ["queryable", "`queryable`"],
])("names %s as: %s", (place, named) => {
  expect(nameValue(place)).toBe(named);
});
