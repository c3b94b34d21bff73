import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { type ContractHandlers, contractHandlers } from "@shortvideo-api/msw";
import type { ContractReport } from "@shortvideo-api/report";
import { getResponse } from "msw";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { accepts, preferences } from "../../mock/test/fuzz/hostile-words.ts";
import { library } from "../../mock/test/library.ts";
import { generateRequest, toTarget } from "../../mock/test/validation/generate-request.ts";
import { createRandom, type Random } from "../../mock/test/validation/random.ts";

// The server has Ajv and Node, and the handlers have neither. Callers must see no difference.

const baseUrl = "http://contract.test/v1";

const { fixtures, spec } = library;
const documents = [
  {
    name: "the service",
    file: fileURLToPath(import.meta.resolve("@shortvideo-api/spec/openapi.yaml")),
    mock: {},
    handlers: {},
  },
  { name: "another document", file: spec, mock: library, handlers: { document: readFileSync(spec, "utf8"), fixtures } },
];

/** The number of requests to each document. */
const count = inCI(5_000, 300);

const unsendable = new Set(["CONNECT", "TRACE", "TRACK"]);

/** Creates a request that `fetch` can send; `undefined` for another one. */
function createRequest(operations: ReturnType<typeof readServedOperations>, random: Random) {
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
  const init = { method, headers, ...(hasBody && { body: isPacked ? packed : text }) };
  try {
    // `fetch` cannot send some of the methods and headers.
    return unsendable.has(new Request(`${baseUrl}${target}`, init).method) ? undefined : { target, init };
  } catch {
    return undefined;
  }
}

/** Headers that only a server sends. */
const ofConnections = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** Returns all that a caller sees, with the same base URL for both. */
async function observe(send: () => Promise<Response | undefined>, ownUrl: string): Promise<unknown> {
  try {
    const response = await send();
    if (!response || response.type === "error") return "network error";
    const headers = [...response.headers].filter(([name]) => !ofConnections.has(name));
    const seen = { status: response.status, statusText: response.statusText, headers, text: "", isCut: false };
    try {
      seen.text = await response.text();
    } catch {
      seen.isCut = true;
    }
    // An address of another length makes a body of another length.
    return JSON.parse(JSON.stringify(seen).replaceAll(ownUrl, baseUrl)) as unknown;
  } catch {
    return "network error";
  }
}

function withoutOrigin(report: ContractReport): unknown {
  const { recordings: _, document, ...others } = report;
  return JSON.parse(JSON.stringify({ ...others, document: { ...document, file: "" } }));
}

describe.each(documents)("$name", ({ file, mock, handlers: options }) => {
  let server: MockServer;
  let contract: ContractHandlers;
  beforeAll(async () => {
    // With a real clock, the `retry-after` of the two could differ.
    vi.useFakeTimers({ toFake: ["performance"] });
    server = await startMock(mock);
    contract = contractHandlers({ ...options, baseUrl });
  });
  afterAll(async () => {
    await server.stop({ graceMs: 0 });
    vi.useRealTimers();
  });

  test("handlers and server respond and report equally to random requests", async () => {
    const { document } = await loadDocument(file);
    const operations = readServedOperations(document);
    const random = createRandom(42);
    const statuses = new Map<unknown, number>();
    let sent = 0;
    while (sent < count) {
      const request = createRequest(operations, random);
      if (!request) continue;
      sent++;
      const { target, init } = request;
      const [expected, found] = await Promise.all([
        observe(() => fetch(`${server.url}${target}`, init), server.url),
        observe(() => getResponse([...contract.handlers], new Request(`${baseUrl}${target}`, init)), baseUrl),
      ]);
      expect({ target, init, found }).toEqual({ target, init, found: expected });
      const status =
        typeof expected === "object" && expected !== null && "status" in expected ? expected.status : expected;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }

    expect(withoutOrigin(await contract.report())).toEqual(withoutOrigin(server.report()));
    expect((await contract.report()).requests).toBeGreaterThan(count / 2);
    expect(statuses.get(200)).toBeGreaterThan(count / 10);
    expect(statuses.get(400)).toBeGreaterThan(count / 10);
  });
});
