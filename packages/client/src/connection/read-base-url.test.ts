import { expect, test } from "vitest";
import { readBaseUrl } from "./address.js";

test.each<[string, string | URL]>([
  ["with slashes at its end", "https://api.example/v1//"],
  ["with white space around it, as in a file", " https://api.example/v1\r\n"],
  ["as a URL object", new URL("https://api.example/v1/")],
  ["in another spelling that `fetch` accepts", "HTTPS://API.example:443\\beta\\..\\v1"],
])("accepts an address %s", (_, given) => {
  expect(readBaseUrl(given)).toBe("https://api.example/v1");
});

test.each([
  undefined,
  null,
  "",
  "api.example",
  "ftp://api.example",
  "https://",
  "https://api example",
  "https://api.example/v 1",
  "https://ada:secret@api.example",
  "https://api.example/v1?key=1",
  "https://api.example/v1#top",
  new URL("https://ada:secret@api.example"),
])("rejects %s", (given) => {
  const read = (): string => readBaseUrl(Object(given).valueOf());

  expect(read).toThrow(TypeError);
  expect(read).toThrow(/^`baseUrl` takes an http\(s\) address without password, query and fragment\.$/);
});
