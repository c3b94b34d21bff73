import { expect, test } from "vitest";
import { describeValue } from "./node.ts";

test.each<[value: unknown, description: string]>([
  [5, "`5`"],
  ["5", "the text `5`"],
  [true, "`true`"],
  ["true", "the text `true`"],
  ["null", "the text `null`"],
  ["[]", "the text `[]`"],
  ["{}", "the text `{}`"],
  ["cursor", "`cursor`"],
  ["", "an empty text"],
  [null, "nothing"],
  [[], "a list"],
  [{}, "an object"],
])("describes %j as %s", (value, description) => {
  expect(describeValue(value)).toBe(description);
});
