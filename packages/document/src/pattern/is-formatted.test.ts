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

// The validator rejects most forms of addresses, some templates, and a URL of `localhost`.
test.each(formats.filter((format) => !["email", "uri-template", "url"].includes(format)))(
  "accepts as %s only what a validator accepts",
  (format) => {
    const validate = ajv.compile({ type: "string", format });

    fc.assert(
      fc.property(almost, (text) => {
        expect(isFormatted(text, format) && !validate(text)).toBe(false);
      }),
      { numRuns: inCI(1000, 150) },
    );
  },
);

test.each(formats)("accepts at least one text as %s", (format) => {
  expect(texts.some((text) => isFormatted(text, format))).toBe(true);
});

test.each([
  ["date-time", "2026-01-14T09:26:53.123456789+02:00", true],
  ["date-time", "2026-01-14t09:26:53z", true],
  ["date-time", "2026-01-14 09:26:53Z", false],
  ["date-time", "2026-01-14T09:26:53", false],
  ["date-time", "2026-01-14T09:26:53+02", false],
  ["date-time", "2026-01-14T09:26:53+0200", false],
  ["date-time", "2026-02-30T09:26:53Z", false],
  ["date-time", "2026-01-14T24:00:00Z", false],
  ["date-time", "2016-12-31T23:59:60Z", true],
  ["date-time", "2017-01-01T00:59:60+01:00", true],
  ["date-time", "2016-12-31T15:59:60-08:00", true],
  ["date-time", "2016-12-31T22:59:60Z", false],
  ["time", "09:26:53+01:00", true],
  ["time", "09:26:53", false],
  ["time", "09:26:53+01", false],
  ["duration", "P1Y2M3DT4H5M6S", true],
  ["duration", "P1Y2D", false],
  ["duration", "PT1H2S", false],
  ["duration", "P1DT", false],
  ["email", "root@localhost", true],
  ["email", '"joe @ home"@example.com', true],
  ["email", "joe@[127.0.0.1]", true],
  ["email", "joe@[127.0.0.300]", false],
  ["email", "joe..bloggs@example.com", false],
  ["email", "joe@-example.com", false],
  ["email", "a@b.example, c@d.example", false],
  ["email", "joe@[IPv6:::ffff:192.0.2.1]", true],
  ["ipv6", "1:2:3:4:5:6:7::", true],
  ["ipv6", "1::d6:192.0.2.1", true],
  ["ipv6", "::2:3:4:5:6:7:8", true],
  ["ipv6", "1:2:3:4::5:6:7:8", false],
  ["ipv6", "1:2:3:4:5:6:7:192.0.2.1", false],
  ["uri", "postgres://joe:secret@db.example.com:5432/pets", true],
  ["uri", "http://[2001:db8::1]:8080/?a=b", true],
  ["uri", "file:///etc/hosts", true],
  ["uri", "//example.com/a", false],
  ["uri", "http://[1.2]/", false],
  ["uri-reference", "https://example.com/a?b#c", true],
  ["uri-reference", "//cdn.example.com/a.js", true],
  ["uri-reference", "#c", true],
  ["uri-reference", "a:b/c d", false],
  ["url", "http://localhost:3000/a", true],
  ["url", "example.com", false],
  ["uri-template", "/users/{user.name:9}{?size,page*}", true],
  ["uri-template", "/it's/%41/{%41}", true],
  ["uri-template", "/users/{user..name}", false],
  ["uri-template", "/users/{name:0}", false],
  ["uri-template", "/users/{name", false],
  ["uuid", "3F2B8C14-6d5e-4a7b-9c01-100000000001", true],
  ["uuid", "urn:uuid:3f2b8c14-6d5e-4a7b-9c01-100000000001", false],
])("follows the standard of %s: %s", (format, text, isValid) => {
  expect(isFormatted(text, format)).toBe(isValid);
});

test("accepts every text for an unknown format", () => {
  expect(isFormatted("anything", "of-our-own")).toBe(true);
});
