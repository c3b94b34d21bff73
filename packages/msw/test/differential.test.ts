import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MockServer, startMock } from "@shortvideo-api/mock";
import { loadDocument, readServedOperations } from "@shortvideo-api/mock/requests";
import { type ContractHandlers, contractHandlers } from "@shortvideo-api/msw";
import type { ContractReport } from "@shortvideo-api/report";
import { getResponse } from "msw";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { library } from "../../mock/test/library.ts";
import { createRandom } from "../../mock/test/validation/random.ts";
import { createRequest } from "./create-request.ts";
import { baseUrl, observe } from "./observe.ts";

// The server has Ajv and Node, and the handlers have neither. Callers must see no difference.

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

/** The number of requests to each document. `REQUESTS=5000` sends more. */
const count = Number(process.env["REQUESTS"] ?? inCI(600, 300));

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
