import { expect, test } from "vitest";
import { replaceHeaders } from "./play-scenario.js";

const rows: [text: string, before: string, after: string, expected: string][] = [
  ["Try again in 30 seconds.", "30", "1", "Try again in 1 second."],
  ["Try again in 1 second.", "1", "2", "Try again in 2 seconds."],
  ["Wait: 30.", "30", "1", "Wait: 1."],
  [
    '{"wait":30,"code":"E30","id":"30-1","at":30.5,"all":130}',
    "30",
    "2",
    '{"wait":2,"code":"E30","id":"30-1","at":30.5,"all":130}',
  ],
  ["Wait.", "30", "1", "Wait."],
  ["Wait until Tue, 30 Jun", "Tue, 30 Jun", "1", "Wait until Tue, 30 Jun"],
];

test.each(rows)(
  "changes the body `%s`, when the header changes from %s to %s, to `%s`",
  (text, before, after, expected) => {
    const response = replaceHeaders(
      { status: 429, headers: { "retry-after": before, "x-other": "a" }, text },
      { "retry-after": after },
    );

    expect(response).toEqual({ status: 429, headers: { "retry-after": after, "x-other": "a" }, text: expected });
  },
);
