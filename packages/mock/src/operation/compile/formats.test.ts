import { expect, test } from "vitest";
import { readFormats } from "./formats.js";

test.each([
  ["date-time", "2026-01-14T09:26:53+01:00", true],
  ["date-time", "2026-01-14 09:26:53+01", false],
  ["email", "root@localhost", true],
  ["email", "root@", false],
  ["uuid", "urn:uuid:3f2b8c14-6d5e-4a7b-9c01-100000000001", false],
  ["url", "http://localhost:3000/hooks", true],
  ["url", "http://10.0.0.1/", true],
  ["url", "http://[::1]:8080/a?b#c", true],
  ["url", "localhost", false],
  ["url", "http://example.com/a b", false],
])("checks %s as its standard says: %s", (format, text, isValid) => {
  expect(readFormats().get(format)?.(text)).toBe(isValid);
});
