import { afterEach, describe, expect, test, vi } from "vitest";
import { readBaseUrl } from "./address.js";

test.each<[string, string | URL]>([
  ["with slashes at its end", "https://api.example/v1//"],
  ["with white space around it, as in a file", " https://api.example/v1\r\n"],
  ["as a URL object", new URL("https://api.example/v1/")],
  ["in another spelling that `fetch` accepts", "HTTPS://API.example:443\\beta\\..\\v1"],
])("accepts an address %s", (_, given) => {
  expect(readBaseUrl(given)).toBe("https://api.example/v1");
});

describe("in a page", () => {
  const origin = "https://app.example:8443";
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ["/api/", `${origin}/api`],
    ["/", origin],
    ["//other.example/api", `${origin}//other.example/api`],
    ["https://api.example/v1", "https://api.example/v1"],
  ])("reads %s as an address of the page's server, unless it is complete", (given, address) => {
    vi.stubGlobal("location", { origin });

    expect(readBaseUrl(given)).toBe(address);
  });

  test("rejects a path of a page without a server", () => {
    vi.stubGlobal("location", { origin: "null" });

    expect(() => readBaseUrl("/api")).toThrow(TypeError);
  });
});

test.each([
  undefined,
  "/api",
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
