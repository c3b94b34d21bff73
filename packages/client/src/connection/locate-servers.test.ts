import { expect, test } from "vitest";
import * as fc from "fast-check";
import type { OperationMetadata, ServerMetadata } from "../call/metadata.js";
import type { AddressOptions } from "../call/locator.js";
import { locateServers } from "./locate-servers.js";

const live: ServerMetadata = {
  url: "https://{region}.example.com/{version}",
  variables: { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } },
};
const trial: ServerMetadata = { url: "https://trial.example.com" };
const own: ServerMetadata = {
  url: "https://{files}.example.net",
  variables: { files: { default: "up" } },
};
const shared: OperationMetadata = { id: "pets.get", method: "GET", path: "/pets" };
const upload: OperationMetadata = { id: "pets.upload", method: "POST", path: "/pets", servers: [own] };

function find(options: AddressOptions, operation = shared): string {
  return locateServers([live, trial], { choice: "url", others: ["files"] })(options)(operation);
}

test.each<[AddressOptions, string]>([
  [{}, "https://eu.example.com/v1"],
  [{ server: {} }, "https://eu.example.com/v1"],
  [{ server: { region: "us", version: undefined } }, "https://us.example.com/v1"],
  [{ server: { version: "a/b" } }, "https://eu.example.com/a/b"],
  [{ server: { url: live.url, region: "us" } }, "https://us.example.com/v1"],
  [{ server: { url: trial.url } }, "https://trial.example.com"],
  [{ baseUrl: "http://127.0.0.1:4010/", server: { region: "us" } }, "http://127.0.0.1:4010"],
])("sends requests of %j to %s", (options, address) => {
  expect(find(options)).toBe(address);
});

test.each<[AddressOptions, string]>([
  [{}, "https://up.example.net"],
  [{ server: { region: "us", files: "big" } }, "https://big.example.net"],
  [{ baseUrl: "http://127.0.0.1:4010" }, "http://127.0.0.1:4010"],
])("sends an operation with servers of its own by %j to %s", (options, address) => {
  expect(find(options, upload)).toBe(address);
});

test("sends an operation to the selected server if it is one of its own", () => {
  expect(find({ server: { url: trial.url } }, { ...upload, servers: [own, trial] })).toBe(trial.url);
});

test("sends no operation to another server than the selected one", () => {
  expect(() => find({ server: { url: trial.url } }, upload)).toThrow(
    new RangeError(
      "pets.upload was not sent: the selected server is not one of its own. Give the address as `baseUrl`.",
    ),
  );
});

test("needs no server of the API if each operation has its own", () => {
  const locate = locateServers([])({});

  expect(locate(upload)).toBe("https://up.example.net");
});

test.each<[AddressOptions, string]>([
  [{ server: { zone: "us" } }, "`server` has no option `zone`. Its options: url, region, version, files."],
  [{ server: { url: trial.url, region: "us" } }, "`server` has no option `region`. Its options: url, files."],
  [
    { server: { url: "https://other.example.com" } },
    "`server.url` must be one of `https://{region}.example.com/{version}`, `https://trial.example.com`.",
  ],
  [{ server: { region: "asia" } }, "`server.region` must be one of `eu`, `us`."],
  [
    { server: { version: "a?b" } },
    "The values of `server` must form an http(s) address without password, query and fragment.",
  ],
])("refuses %j", (options, message) => {
  expect(() => find(options)).toThrow(message);
});

test("keeps any value of a caller in its part of the host", () => {
  const locate = locateServers([
    { url: "https://{tenant}.example.com/v1", variables: { tenant: { default: "demo" } } },
  ]);
  const piece = fc.constantFrom(..."evil.test / // \\ @ : :80 ? # %2f %40 . a é ． ／ \t \n".split(" "), " ", "\0");
  const seen = { sent: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      try {
        const { host } = new URL(locate({ server: { tenant: pieces.join("") } })(shared));
        seen.sent += 1;
        expect(host).toMatch(/\.example\.com$/);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        seen.refused += 1;
      }
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(seen.sent, seen.refused)).toBeGreaterThan(100);
});

test("uses the values of the document as they are, also with a path", () => {
  const url = "https://{host}/v1";
  const locate = locateServers([{ url, variables: { host: { default: "api.example.com/eu" } } }]);

  expect(locate({})(shared)).toBe("https://api.example.com/eu/v1");
});
