import type { TextKind } from "../../model/sample/sample.ts";

/** What makes each kind of text. */
export const textFunctions: Readonly<Record<TextKind, string>> = {
  "person-name": "personName",
  handle: "handle",
  sentence: "sentence",
  caption: "caption",
  title: "title",
  hashtag: "hashtag",
  language: "language",
};

/** Where the floor of the fixtures package keeps what printed samples call. */
export const floorFiles = new Map([
  ["pick", "../pick.js"],
  ["digits", "../digits.js"],
  ["count", "../count.js"],
  ["roundCount", "../round-count.js"],
  ["irregular", "../irregular.js"],
  ["override", "../override.js"],
  ["dateTime", "../moment.js"],
  ["date", "../moment.js"],
  ["amount", "../amount.js"],
  ["token", "../token.js"],
  ...Object.values(textFunctions).map((name) => [name, "../texts.js"] as const),
]);
