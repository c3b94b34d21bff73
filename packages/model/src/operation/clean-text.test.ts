import { expect, test } from "vitest";
import { toSentence } from "./clean-text.ts";

test.each([
  ["The pet", "The pet."],
  ["The pet (if it is known)", "The pet (if it is known)."],
  ["One of `cat`, `dog`", "One of `cat`, `dog`."],
  ["Which pet?", "Which pet?"],
  ["One of:\n  cats", "One of: cats."],
  [" \n ", undefined],
])("ends %j like a sentence", (text, sentence) => {
  expect(toSentence(text)).toBe(sentence);
});
