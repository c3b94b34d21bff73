import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { createMock, type Mock } from "../../../src/index.js";

// A request may compress its body: https://www.rfc-editor.org/rfc/rfc9110#section-8.4

let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ spec: fileURLToPath(new URL("../wire.yaml", import.meta.url)) });
});

async function post(body: Uint8Array<ArrayBuffer> | string, coding: string, type = "application/json") {
  const headers = { "content-type": type, "content-encoding": coding };
  return mock.fetch("http://mock/packed", { method: "POST", headers, body });
}

const valid = Buffer.from('{"id":1}');
const wrong = Buffer.from('{"id":"1"}');

test.each<[name: string, coding: string, body: Buffer, violation: string | undefined]>([
  ["gzip", "gzip", gzipSync(valid), undefined],
  ["gzip", "GZIP", gzipSync(valid), undefined],
  ["gzip by its old name", "x-gzip", gzipSync(valid), undefined],
  ["deflate", "deflate", deflateSync(valid), undefined],
  ["brotli", "br", brotliCompressSync(valid), undefined],
  ["zstandard", "zstd", zstdCompressSync(valid), undefined],
  ["no coding", "identity", valid, undefined],
  ["two codings", "deflate, gzip", gzipSync(deflateSync(valid)), undefined],
  ["two codings, and spaces", " br ,\tgzip ", gzipSync(brotliCompressSync(valid)), undefined],
  ["a wrong body", "gzip", gzipSync(wrong), "/id must be an integer. (body-wrong)"],
  ["a wrong body in two codings", "br, gzip", gzipSync(brotliCompressSync(wrong)), "(body-wrong)"],
  ["codings in the wrong order", "gzip, deflate", gzipSync(deflateSync(valid)), "(body-malformed)"],
  ["plain text", "gzip", valid, "The body is not `gzip`, although its `content-encoding` is. (body-malformed)"],
  ["plain text", "br", valid, "(body-malformed)"],
  ["plain text", "zstd", valid, "(body-malformed)"],
  ["a truncated body", "gzip", gzipSync(valid).subarray(0, -4), "(body-malformed)"],
  ["deflate without its zlib header", "deflate", deflateRawSync(valid), "(body-malformed)"],
])("reads a body with %s as `%s`", async (_name, coding, body, violation) => {
  const response = await post(new Uint8Array(body), coding);

  expect(response.status).toBe(violation === undefined ? 204 : 400);
  expect(response.headers.get("x-mock-violation") ?? "").toContain(violation ?? "");
});

test.each(["compress", "dcz", "gzip, dcz", "gzip, gzip, gzip, gzip, gzip"])(
  "responds with 415 to the coding `%s`, and names those that it decodes",
  async (coding) => {
    const response = await post(new Uint8Array(gzipSync(valid)), coding);

    expect(response.status).toBe(415);
    expect(response.headers.get("accept-encoding")).toBe("gzip, deflate, br, zstd");
    expect(response.headers.get("x-mock-violation")).toMatch(
      /^header\.content-encoding: `content-encoding` is `.*`; the mock decodes at most 4 of `gzip`, `deflate`, `br`, `zstd`\. \(content-encoding-unknown\)$/,
    );
  },
);

test("responds with 413 to a small body that is large when it is decoded", async () => {
  const response = await post(new Uint8Array(gzipSync(Buffer.alloc(10_000_001, " "))), "gzip");

  expect(response.status).toBe(413);
  expect(response.headers.get("x-mock-violation")).toContain("The decoded body is larger than 10 MB");
});

test("accepts a decoded body of the greatest size", async () => {
  const response = await post(new Uint8Array(gzipSync(Buffer.alloc(10_000_000, "a"))), "gzip", "text/plain");

  expect(response.status).toBe(204);
});

test("needs no coding for a request without a body", async () => {
  const response = await post("", "gzip");

  expect(response.headers.get("x-mock-violation")).toContain("(body-missing)");
});
