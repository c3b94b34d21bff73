import { expect, test } from "vitest";
import { namePlaces } from "./name-places.ts";

test.each([
  ["Takes `query.count` up to 100, was 50.", "Takes `count` up to 100, was 50."],
  ["`body.filter.size` is an integer.", "`filter.size` is an integer."],
  ["`200.comments[].text` may be null.", "`comments[].text` of the answer may be null."],
  ["`200[].id` is gone.", "`[].id` of the answer is gone."],
  ["`404.message` is gone.", "`message` of the body of 404 is gone."],
  ["`200` may be `text/csv`.", "The answer may be `text/csv`."],
  ["`200.headers.x-total` is a string.", "The header `x-total` of the answer is a string."],
  ["`Comment.user.nickname` may be null.", "`Comment.user.nickname` may be null."],
])("%s reads %s", (message, named) => {
  expect(namePlaces(message)).toBe(named);
});
