import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AddressOptions, ServerMetadata } from "../call/locator.js";
import type { OperationMetadata } from "../call/metadata.js";
import { locateServers } from "./locate-servers.js";

const live: ServerMetadata = {
  url: "https://{region}.example.com/{version}",
  variables: { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } },
};
const trial: ServerMetadata = { url: "https://trial.example.com" };
const files: ServerMetadata = {
  url: "https://{files}.example.net",
  variables: { files: { default: "up" } },
};
const shared: OperationMetadata = { id: "pets.get", method: "GET", path: "/pets" };
const upload: OperationMetadata = { id: "pets.upload", method: "POST", path: "/pets", servers: [files] };

function findAddress(options: AddressOptions, operation = shared): string {
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
])("with %j, sends requests to %s", (options, address) => {
  expect(findAddress(options)).toBe(address);
});

test.each<[AddressOptions, string]>([
  [{}, "https://up.example.net"],
  [{ server: { region: "us", files: "big" } }, "https://big.example.net"],
  [{ baseUrl: "http://127.0.0.1:4010" }, "http://127.0.0.1:4010"],
])("with %j, sends an operation that has its own servers to %s", (options, address) => {
  expect(findAddress(options, upload)).toBe(address);
});

test("sends an operation to the selected server if it is one of its own", () => {
  expect(findAddress({ server: { url: trial.url } }, { ...upload, servers: [files, trial] })).toBe(trial.url);
});

test("rejects an operation if the selected server is not one of its own", () => {
  expect(() => findAddress({ server: { url: trial.url } }, upload)).toThrow(
    new RangeError(
      "pets.upload was not sent: the selected server is not one of its own. Give the address as `baseUrl`.",
    ),
  );
});

test("needs no shared server if each operation has its own", () => {
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
])("rejects %j", (options, message) => {
  expect(() => findAddress(options)).toThrow(message);
});

test("rejects a value of a caller that would lead to another host", () => {
  const locate = locateServers([
    { url: "https://{tenant}.example.com/v1", variables: { tenant: { default: "demo" } } },
  ]);
  const piece = fc.constantFrom(..."evil.test / // \\ @ : :80 ? # %2f %40 . a é ． ／ \t \n".split(" "), " ", "\0");
  const seen = { accepted: 0, rejected: 0 };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      try {
        const { host } = new URL(locate({ server: { tenant: pieces.join("") } })(shared));
        seen.accepted += 1;
        expect(host).toMatch(/\.example\.com$/);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        seen.rejected += 1;
      }
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(100);
});

test("uses the values of the document as they are, even with a path", () => {
  const url = "https://{host}/v1";
  const locate = locateServers([{ url, variables: { host: { default: "api.example.com/eu" } } }]);

  expect(locate({})(shared)).toBe("https://api.example.com/eu/v1");
});
