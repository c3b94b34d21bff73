import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createRedactor } from "./create-redactor.js";

test("takes the key out of texts, at any depth, also in its encoded form", () => {
  const redact = createRedactor("top secret/1");

  expect(redact("Key top secret/1 is unknown.")).toBe("Key [redacted] is unknown.");
  expect(redact({ at: ["?key=top%20secret%2F1", 1, null], "top secret/1": true })).toEqual({
    at: ["?key=[redacted]", 1, null],
    "[redacted]": true,
  });
});

test("takes a key out that comes as a number", () => {
  expect(createRedactor("1234567890")({ key: 1234567890, code: 7 })).toEqual({ key: "[redacted]", code: 7 });
});

test("leaves everything as it is when there is no key, or one that is a word of its own", () => {
  const body = { message: "The key is no key.", at: [1, null, undefined, true] };

  expect(createRedactor(undefined)(body)).toEqual(body);
  expect(createRedactor("key")(body)).toEqual(body);
});

test.each([undefined, "k-0123456789abcdef"])("cuts what is nested too deep, with the key %j", (secret) => {
  let deep: unknown = "k-0123456789abcdef";
  for (let level = 0; level < 100_000; level += 1) deep = level % 2 ? [deep] : { deep };

  const shown = JSON.stringify(createRedactor(secret)({ message: "no", deep }));

  expect(shown).toContain('"message":"no"');
  expect(shown).toContain("[too deep]");
  expect(shown).not.toContain("k-0123456789abcdef");
});

/** How services quote what they were given. */
const quotes: Record<string, (text: string) => string> = {
  "as it is": (text) => text,
  "in an address": encodeURIComponent,
  "in an address, in lower case": (text) => encodeURIComponent(text).replaceAll(/%../g, (code) => code.toLowerCase()),
  "in an address, with all that has a meaning somewhere": (text) =>
    encodeURIComponent(text).replaceAll(/[!'()*~]/g, (met) => `%${met.charCodeAt(0).toString(16)}`),
  "in JSON": quoteJson,
  "in JSON with slashes escaped": (text) => quoteJson(text).replaceAll("/", "\\/"),
  "in JSON of ASCII": (text) => escapeUnicode(quoteJson(text), /[^ -~]/g),
  "in JSON that HTML may hold": (text) => escapeUnicode(quoteJson(text), /[<>&']/g),
  "in JSON, each character by its number": (text) => escapeUnicode(text, /[^]/g),
  "in JSON within JSON": (text) => quoteJson(quoteJson(text).replaceAll("/", "\\/")),
  "in HTML": (text) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  "in HTML, by decimal numbers": (text) => text.replaceAll(/\W/g, (met) => `&#${met.charCodeAt(0)};`),
  "in HTML, by hexadecimal numbers": (text) =>
    text.replaceAll(/\W/g, (met) => `&#x${met.charCodeAt(0).toString(16).toUpperCase()};`),
};

function quoteJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escapeUnicode(text: string, what: RegExp): string {
  return text.replaceAll(what, (met) => `\\u${met.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// What a header can carry, with much of what is written in more ways than one.
const character = fc.oneof(
  fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom("/", "+", "=", "%", "&", "~", "$", ".", "u", "2", "5", '"', " "),
);
const key = fc.string({ unit: character, minLength: 8, maxLength: 40 });

test.each(Object.keys(quotes))("finds any key %s", (name) => {
  fc.assert(
    fc.property(key, (secret) => {
      const quoted = quotes[name]?.(secret) ?? "";

      expect(createRedactor(secret)(`<p>${quoted}</p>`)).toBe("<p>[redacted]</p>");
    }),
    { numRuns: 500 },
  );
});

test.each(["\\", "%25", "&#x0", "\\u00", "a/b", "a\\\\/b"])(
  "takes time in proportion to a text of many `%s`",
  (part) => {
    const text = part.repeat(200_000);

    // Takes milliseconds. A redactor that goes back over the text takes hours.
    expect(createRedactor("a/b\\c%d&e-f")(text)).toBe(text);
  },
);
