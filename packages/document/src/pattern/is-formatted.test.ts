import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { isFormatted } from "./is-formatted.ts";

const ajv = new Ajv2020({ logger: false });
addFormats.default(ajv);

const texts = [
  "2026-01-14T09:26:53Z",
  "2026-02-28",
  "09:26:53.123+01:00",
  "P1DT2H",
  "lina.harbor@example.com",
  "p16.example.com",
  "192.0.2.10",
  "2001:db8::1",
  "https://example.com:8080/a/%20b?c=d,e#f",
  "mailto:lina.harbor@example.com",
  "/a/b?c",
  "/users/{id}",
  "3f2b8c14-6d5e-4a7b-9c01-100000000001",
  "/items/0",
  "1/items",
  "VGl0bGUgMQ==",
];
const formats = [
  ["date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uri-reference", "url"],
  ["uri-template", "uuid", "json-pointer", "relative-json-pointer", "byte", "regex"],
].flat();

/** A text that is almost one of a format. */
const almost = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom("", "0", "9", "-", ".", ":", "/", "@", "{", "[", " ", "é", "%", "?", "#", "z", "\n"),
  )
  .map(([text, at, cut, put]) => {
    const offset = at % (text.length + 1);
    return text.slice(0, offset) + put + text.slice(offset + cut);
  });

test.each(formats)("accepts as %s only what a validator accepts", (format) => {
  const validate = ajv.compile({ type: "string", format });

  fc.assert(
    fc.property(almost, (text) => {
      expect(isFormatted(text, format) && !validate(text)).toBe(false);
    }),
    { numRuns: inCI(1000, 150) },
  );
});

test.each(formats)("accepts at least one text as %s", (format) => {
  expect(texts.some((text) => isFormatted(text, format))).toBe(true);
});

test("accepts every text for an unknown format", () => {
  expect(isFormatted("anything", "of-our-own")).toBe(true);
});
