import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { createRedactor } from "./create-redactor.js";

test("removes the key from a text, also in its encoded form", () => {
  const redact = createRedactor("top secret/1");

  expect(redact("Key top secret/1 is unknown: ?key=top%20secret%2F1")).toBe(
    "Key [redacted] is unknown: ?key=[redacted]",
  );
});

test("leaves texts unchanged without a key, and with a key that is an ordinary word", () => {
  expect(createRedactor(undefined)("The key is no key.")).toBe("The key is no key.");
  expect(createRedactor("key")("The key is no key.")).toBe("The key is no key.");
});

/** The forms in which services quote a key. */
const quotes: Record<string, (text: string) => string> = {
  "as it is": (text) => text,
  "in an address": encodeURIComponent,
  "in an address, in lower case": (text) => encodeURIComponent(text).replaceAll(/%../g, (code) => code.toLowerCase()),
  "in an address, with all reserved characters encoded": (text) =>
    encodeURIComponent(text).replaceAll(/[!'()*~]/g, (match) => `%${match.charCodeAt(0).toString(16)}`),
  "in JSON": quoteJson,
  "in JSON with slashes escaped": (text) => quoteJson(text).replaceAll("/", "\\/"),
  "in JSON of ASCII": (text) => escapeUnicode(quoteJson(text), /[^ -~]/g),
  "in JSON that is safe within HTML": (text) => escapeUnicode(quoteJson(text), /[<>&']/g),
  "in JSON, each character by its number": (text) => escapeUnicode(text, /[^]/g),
  "in JSON within JSON": (text) => quoteJson(quoteJson(text).replaceAll("/", "\\/")),
  "in HTML": (text) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  "in HTML, by decimal numbers": (text) => text.replaceAll(/\W/g, (match) => `&#${match.charCodeAt(0)};`),
  "in HTML, by hexadecimal numbers": (text) =>
    text.replaceAll(/\W/g, (match) => `&#x${match.charCodeAt(0).toString(16).toUpperCase()};`),
};

function quoteJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function escapeUnicode(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => `\\u${match.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// Characters that headers can carry. Many of them have several encodings.
const headerCharacter = fc.oneof(
  fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom("/", "+", "=", "%", "&", "~", "$", ".", "u", "2", "5", '"', " "),
);
const plainCharacter = fc.constantFrom(..."abcxyzABCXYZ0159");
const plain = fc.string({ unit: plainCharacter, minLength: 4, maxLength: 4 });

/** Surrounds a text with characters that have one encoding only: a part of an escaped character at the end of a key may stay visible. */
function enclose(inner: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return (
    fc
      .tuple(plain, inner, plain)
      .map((parts) => parts.join(""))
      // A key with a part that looks like an escape is only found unescaped.
      .filter((secret) => !/%[\da-f]{2}|\\u|&[#\w]+;/i.test(secret))
  );
}
const key = enclose(fc.string({ unit: headerCharacter, maxLength: 40 }));

test.each(Object.keys(quotes))("finds any key %s", (name) => {
  fc.assert(
    fc.property(key, (secret) => {
      const quoted = quotes[name]?.(secret) ?? "";

      expect(createRedactor(secret)(`<p>${quoted}</p>`)).toBe("<p>[redacted]</p>");
    }),
    { numRuns: inCI(500, 80) },
  );
});

/** Encodings of a single character, which do not depend on its neighbors. */
const encodings: ((character: string) => string)[] = [
  (character) => character,
  encodeURIComponent,
  (character) => encodeURIComponent(character).toLowerCase(),
  (character) => encodeURIComponent(encodeURIComponent(character)),
  (character) => Buffer.from(character).toString("hex").replaceAll(/../g, "%$&"),
  quoteJson,
  (character) => quoteJson(quoteJson(character)),
  (character) => quoteJson(quoteJson(quoteJson(character))),
  (character) => escapeUnicode(character, /[^]/g),
  (character) => escapeUnicode(character, /[^]/g).toUpperCase().replaceAll("U", "u"),
  (character) => (character.length < 2 ? quoteJson(escapeUnicode(character, /[^]/g)) : character),
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&#x${character.codePointAt(0)?.toString(16).padStart(6, "0")};`,
];

const mixedKey = fc
  .tuple(
    enclose(
      fc
        .array(fc.oneof(fc.string({ unit: "binary", minLength: 1, maxLength: 1 }), headerCharacter), { maxLength: 60 })
        // JSON escapes these with letters, such as `\n`.
        .map((characters) => characters.join("").replaceAll(/[\b\t\n\f\r]/g, "")),
    ),
    fc.array(fc.nat(), { minLength: 70, maxLength: 70 }),
  )
  .map(([secret, choices]) => ({
    secret,
    quoted: [...secret]
      .map((character, index) => encodings[(choices[index] ?? 0) % encodings.length]?.(character))
      .join(""),
  }));

test("finds any key in which each character has another encoding", () => {
  fc.assert(
    fc.property(mixedKey, ({ secret, quoted }) => {
      expect(createRedactor(secret)(`<p>${quoted}<p>`)).toBe("<p>[redacted]<p>");
    }),
    { numRuns: inCI(1_500, 400) },
  );
});

test("shows no key within any text, even if the text around it looks like a part of an escape", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "\\",
      "\\\\",
      "%",
      "%2",
      "%25",
      "&",
      "&#",
      "&#x",
      "&amp",
      ";",
      "\\u",
      "\\u00",
      "u",
      "}",
      "[redacted]",
      " ",
    ),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(mixedKey, text, text, ({ secret, quoted }, before, after) => {
      expect(createRedactor(secret)(before + secret + after)).not.toContain(secret);
      expect(createRedactor(secret)(`${before} ${quoted} ${after}`)).not.toContain(quoted);
    }),
    { numRuns: inCI(1_500, 400) },
  );
});

test("changes nothing in texts without the key", () => {
  const text = fc.string({ unit: headerCharacter, maxLength: 200 });
  fc.assert(
    fc.property(text, (shown) => {
      expect(createRedactor("k-0123456789abcdef")(shown)).toBe(shown);
    }),
  );
});

test.each([
  ["k-0123 456789", "k-0123+456789"],
  ["k-0123 456789", "k-0123%20456789"],
  ["k-0123\t456789", "k-0123 456789"],
  ["k-0123\t456789", "k-0123&#9;456789"],
  ["k-0123 \n456789", "k-0123%20%0A456789"],
  ["k-0123+456789", "k-0123 456789"],
])("finds the key %j as %j, with other white space", (secret, quoted) => {
  expect(createRedactor(secret)(`(${quoted})`)).toBe("([redacted])");
});

test("finds a key of 100,000 characters in each form", () => {
  const secret = Array.from({ length: 100_000 }, (_, index) =>
    String.fromCharCode(48 + ((index * index * 31) % 75)),
  ).join("");

  for (const encode of encodings) {
    expect(createRedactor(secret)(`<p>${secret.replaceAll(/[^]/g, encode)}<p>`)).toBe("<p>[redacted]<p>");
  }
});

// With quadratic time, each of these tests would take hours.
test.each(["\\", "%25", "&#x0", "\\u00", "a/b", "a\\\\/b", "&amp;", "%", "u", " "])(
  "takes linear time for a text that repeats %j",
  (part) => {
    const text = part.repeat(200_000);

    expect(createRedactor("a/b\\c%d&e-f01")(text)).toBe(text);
  },
);

test.each([
  ["a", "b"],
  ["\\", "b"],
  ["%25", "b"],
  ["&", "b"],
])("takes linear time for a text that repeats %j, the beginning of a long key", (part, end) => {
  const text = part.repeat(100_000);

  expect(createRedactor(part.repeat(20_000) + end)(text)).toBe(text);
  expect(createRedactor(end + part.repeat(20_000))(text)).toBe(text);
});
