import { expect, test } from "vitest";
import { findInJson } from "./json-positions.ts";

const text = `{ "a": [1, {"b\\"c": "}]," , "d": -2.5e3}, []], "e": {"f": null}, "g": "\\\\" , "h": true}`;

test.each([
  [[], "{"],
  [["a"], `"a"`],
  [["a", 0], "1"],
  [["a", 1, 'b"c'], `"b\\"c"`],
  [["a", 1, "d"], `"d"`],
  [["a", 2], "[]"],
  [["a", 2, 0], "[]"],
  [["e", "f"], `"f"`],
  [["e", "f", "lost"], `"f"`],
  [["g"], `"g"`],
  [["h"], `"h"`],
])("finds the offset of %j, or of its deepest existing parent", (steps, found) => {
  const offset = findInJson(text)(steps);

  expect(text.slice(offset)).toSatisfy((rest: string) => rest.startsWith(found));
});
