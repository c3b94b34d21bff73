import { gzipSync } from "node:zlib";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import { accepts, preferences } from "../../mock/test/fuzz/hostile-words.ts";
import { generateRequest, toTarget } from "../../mock/test/validation/generate-request.ts";
import type { Random } from "../../mock/test/validation/random.ts";
import { baseUrl } from "./observe.ts";

/** A request that `fetch` can send. */
export interface TestRequest {
  readonly target: string;
  readonly init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  };
}

const unsendable = new Set(["CONNECT", "TRACE", "TRACK"]);

/** Creates a request that `fetch` can send; `undefined` for another one. */
export function createRequest(operations: readonly ServedOperation[], random: Random): TestRequest | undefined {
  const generated = generateRequest(random.pick(operations), random, 3);
  const headers: Record<string, string> = { accept: "*/*", ...generated.headers };
  if (random.oneIn(3)) headers["prefer"] = random.pick(preferences);
  if (random.oneIn(5)) headers["accept"] = random.pick(accepts);
  if (random.oneIn(8)) headers["origin"] = "https://page.example";
  const method = random.oneIn(25) ? random.pick(["OPTIONS", "HEAD", "PATCH"]) : generated.method;
  const target = random.oneIn(12)
    ? random.pick(["/", "//", "/nothing", "/api", "/%00", "/a%2Fb"])
    : toTarget(generated);
  const hasBody = method !== "GET" && method !== "HEAD";
  const isPacked = hasBody && random.oneIn(6);
  if (isPacked) headers["content-encoding"] = random.pick(["gzip", "gzip, gzip", "x-gzip", "deflate", "zip"]);
  const text = generated.body ?? (random.oneIn(4) ? "{" : "");
  const packed = random.oneIn(5)
    ? text
    : gzipSync(headers["content-encoding"] === "gzip, gzip" ? gzipSync(text) : text);
  const init = { method, headers, ...(hasBody && { body: isPacked ? new Uint8Array(Buffer.from(packed)) : text }) };
  try {
    // `fetch` cannot send some of the methods and headers.
    return unsendable.has(new Request(`${baseUrl}${target}`, init).method) ? undefined : { target, init };
  } catch {
    return undefined;
  }
}
