import { expect, test } from "vitest";
import type { AddressOptions, ServerMetadata } from "../call/locator.js";
import { locateServer } from "./locate-server.js";

/** Returns the address of an operation, which may have its own servers. */
function addressOf(options: AddressOptions, servers?: readonly ServerMetadata[]): string {
  return locateServer("https://api.example/v1/")(options)({ id: "pets.get", servers });
}

test("returns the server of the document, or the address of the caller in its place", () => {
  expect(addressOf({})).toBe("https://api.example/v1");
  expect(addressOf({ baseUrl: undefined })).toBe("https://api.example/v1");
  expect(addressOf({ baseUrl: "http://127.0.0.1:4010" })).toBe("http://127.0.0.1:4010");
  expect(() => addressOf({ baseUrl: "ftp://api.example" })).toThrow(TypeError);
});

test("returns the first server of an operation, unless it has the server of the document", () => {
  const uploads = { url: "https://uploads.example" };

  expect(addressOf({}, [uploads])).toBe("https://uploads.example");
  expect(addressOf({}, [uploads, { url: "https://api.example/v1/" }])).toBe("https://api.example/v1");
  expect(addressOf({ baseUrl: "http://127.0.0.1:4010" }, [uploads])).toBe("http://127.0.0.1:4010");
});
