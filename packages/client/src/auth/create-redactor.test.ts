import * as fc from "fast-check";
import { expect, test } from "vitest";
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

// Characters of headers, many of which have several encodings.
const character = fc.oneof(
  fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom("/", "+", "=", "%", "&", "~", "$", ".", "u", "2", "5", '"', " "),
);
const plainCharacter = fc.constantFrom(..."abcxyzABCXYZ0159");
const plain = fc.string({ unit: plainCharacter, minLength: 4, maxLength: 4 });

/** Surrounds a text with characters that no form escapes. Parts of an escaped character at the end of a key may remain. */
function enclose(inner: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return (
    fc
      .tuple(plain, inner, plain)
      .map((parts) => parts.join(""))
      // A key with a part that looks like an escape is only found unescaped.
      .filter((secret) => !/%[\da-f]{2}|\\u|&[#\w]+;/i.test(secret))
  );
}
const key = enclose(fc.string({ unit: character, maxLength: 40 }));

test.each(Object.keys(quotes))("finds any key %s", (name) => {
  fc.assert(
    fc.property(key, (secret) => {
      const quoted = quotes[name]?.(secret) ?? "";

      expect(createRedactor(secret)(`<p>${quoted}</p>`)).toBe("<p>[redacted]</p>");
    }),
    { numRuns: 500 },
  );
});

/** How one character may be written, whatever stands around it. */
const writings: ((character: string) => string)[] = [
  (one) => one,
  encodeURIComponent,
  (one) => encodeURIComponent(one).toLowerCase(),
  (one) => encodeURIComponent(encodeURIComponent(one)),
  (one) => Buffer.from(one).toString("hex").replaceAll(/../g, "%$&"),
  quoteJson,
  (one) => quoteJson(quoteJson(one)),
  (one) => quoteJson(quoteJson(quoteJson(one))),
  (one) => escapeUnicode(one, /[^]/g),
  (one) => escapeUnicode(one, /[^]/g).toUpperCase().replaceAll("U", "u"),
  (one) => (one.length < 2 ? quoteJson(escapeUnicode(one, /[^]/g)) : one),
  (one) => `&#${one.codePointAt(0)};`,
  (one) => `&#x${one.codePointAt(0)?.toString(16).padStart(6, "0")};`,
];

const mixedKey = fc
  .tuple(
    enclose(
      fc
        .array(fc.oneof(fc.string({ unit: "binary", minLength: 1, maxLength: 1 }), character), { maxLength: 60 })
        // JSON writes these by letters.
        .map((characters) => characters.join("").replaceAll(/[\b\t\n\f\r]/g, "")),
    ),
    fc.array(fc.nat(), { minLength: 70, maxLength: 70 }),
  )
  .map(([secret, ways]) => ({
    secret,
    quoted: [...secret].map((one, index) => writings[(ways[index] ?? 0) % writings.length]?.(one)).join(""),
  }));

test("finds any key, each character of which is written in another way", () => {
  fc.assert(
    fc.property(mixedKey, ({ secret, quoted }) => {
      expect(createRedactor(secret)(`<p>${quoted}<p>`)).toBe("<p>[redacted]<p>");
    }),
    { numRuns: 3_000 },
  );
});

test("shows no key within any text, also where the text ends or begins as a form does", () => {
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
    { numRuns: 3_000 },
  );
});

test("changes nothing in texts without the key", () => {
  const text = fc.string({ unit: character, maxLength: 200 });
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
])("finds the key %j as %j, whatever became of its white space", (secret, quoted) => {
  expect(createRedactor(secret)(`(${quoted})`)).toBe("([redacted])");
});

test("finds a key of 100,000 characters in each form", () => {
  const secret = Array.from({ length: 100_000 }, (_, index) =>
    String.fromCharCode(48 + ((index * index * 31) % 75)),
  ).join("");

  for (const write of writings) {
    expect(createRedactor(secret)(`<p>${secret.replaceAll(/[^]/g, write)}<p>`)).toBe("<p>[redacted]<p>");
  }
});

// In proportion to the square, each takes hours.
test.each(["\\", "%25", "&#x0", "\\u00", "a/b", "a\\\\/b", "&amp;", "%", "u", " "])(
  "takes time in proportion to the text, where it is full of %j",
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
])("takes time in proportion to the text, where it is full of beginnings of a long key: %j", (part, end) => {
  const text = part.repeat(100_000);

  expect(createRedactor(part.repeat(20_000) + end)(text)).toBe(text);
  expect(createRedactor(end + part.repeat(20_000))(text)).toBe(text);
});
