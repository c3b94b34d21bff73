import { expect, test } from "vitest";
import type { AddressOptions } from "../call/locator.js";
import { locateServer } from "./locate-server.js";

/** Returns the address of an operation. */
function addressOf(options: AddressOptions): string {
  return locateServer("https://api.example/v1/")(options)({ id: "pets.get" });
}

test("returns the server of the document, or the address of the caller in its place", () => {
  expect(addressOf({})).toBe("https://api.example/v1");
  expect(addressOf({ baseUrl: undefined })).toBe("https://api.example/v1");
  expect(addressOf({ baseUrl: "http://127.0.0.1:4010" })).toBe("http://127.0.0.1:4010");
  expect(() => addressOf({ baseUrl: "ftp://api.example" })).toThrow(TypeError);
});
