import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@shortvideo-api/client";
import type { ContractReport } from "@shortvideo-api/report";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { inCI, oneOf } from "../../../../scripts/in-ci.js";
import { makeRequests } from "../../bench/make-requests.ts";
import { createMock, type Mock, type MockServer, startMock } from "../../src/index.js";
import { loadContract } from "../../src/core/load-contract.js";
import { scenarios } from "../../src/scenario/scenarios.js";
import { service } from "../../src/core/service.js";
import { library } from "../library.js";

// `mock.fetch` and the server of a mock must return equal responses to equal requests.

let mock: Mock;
let server: MockServer;
beforeAll(async () => {
  // With a real clock, the `retry-after` of the two could differ.
  vi.useFakeTimers({ toFake: ["performance"] });
  [mock, server] = await Promise.all([createMock(), startMock()]);
});
afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
});

const { operations } = await loadContract({ ...service, strict: false });
const requests = makeRequests(operations).map(({ method, path, query, headers, body }, index) => {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return {
    id: operations[index]?.id ?? "",
    target: search === "" ? path : `${path}?${search}`,
    init: {
      method,
      headers: { ...Object.fromEntries(headers), ...(body ? { "content-type": body.mediaType } : {}) },
      ...(body ? { body: body.text } : {}),
    },
  };
});

/** Preferences for each scenario with each of its choices, without long delays. */
const preferences = [...scenarios.values()].flatMap(({ name, parameters }) => {
  const fast: Record<string, string> = { delay_ms: "1", pause_ms: "0", bytes: "900", "retry-after": "1000" };
  const set = parameters.flatMap((parameter) =>
    parameter.name in fast ? `${parameter.name}=${fast[parameter.name]}` : [],
  );
  const choice = parameters.find(({ values }) => "words" in values);
  const words = choice && "words" in choice.values ? choice.values.words : [undefined];
  return words.map((word) =>
    [`scenario=${name}`, ...set, ...(word === undefined ? [] : [`${choice?.name}=${word}`])].join(", "),
  );
});

const key = { "x-gateway-key": "any" };

/** Sends a request. Returns everything that a caller can see of the response or its failure. */
async function observe(send: (url: string, init: RequestInit) => Promise<Response>, url: string, init: RequestInit) {
  try {
    const response = await send(url, init);
    const { status, statusText, ok, redirected } = response;
    // Only the server sends headers of a connection.
    const ignored = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);
    const headers = [...response.headers].filter(([name]) => !ignored.has(name));
    const body = await readAll(response);
    return { status, statusText, ok, redirected, url: response.url, headers, ...body };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

async function readAll({ body }: Response): Promise<{ text: string; failure?: string }> {
  const chunks: Uint8Array[] = [];
  try {
    if (body) for await (const chunk of body) chunks.push(chunk);
    return { text: Buffer.concat(chunks).toString() };
  } catch (error) {
    return { text: Buffer.concat(chunks).toString(), failure: describeFailure(error) };
  }
}

function describeFailure(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Sends a request to `mock.fetch` and to the server. */
async function observeBoth(target: string, init: RequestInit) {
  const url = `${server.url}${target}`;
  return { inProcess: await observe(mock.fetch, url, init), overHttp: await observe(fetch, url, init) };
}

const withoutRecordings = (report: ContractReport) =>
  JSON.parse(JSON.stringify({ ...report, recordings: [] })) as ContractReport;

test("the tests have a request for each operation", () => {
  expect(requests).not.toEqual([]);
  expect(requests.map(({ id }) => id)).toEqual(mock.operations);
});

describe.each(oneOf(6, requests))("$id", ({ target, init }) => {
  test.each(["", "code=401", "example=emptyPage", "dynamic=true", "seed=3", ...preferences])(
    "returns equal responses with `Prefer: %s`",
    async (prefer) => {
      const headers = { ...init.headers, ...key, ...(prefer === "" ? {} : { prefer }) };

      const { inProcess, overHttp } = await observeBoth(target, { ...init, headers });

      expect(inProcess).toEqual(overHttp);
    },
  );

  test("responds to a valid request with 200", async () => {
    const { inProcess } = await observeBoth(target, { ...init, headers: { ...init.headers, ...key } });

    expect(inProcess).toMatchObject({ status: 200 });
  });

  test.each(["HEAD", "OPTIONS", "PATCH"])("returns equal responses to %s", async (method) => {
    const { inProcess, overHttp } = await observeBoth(target, { ...init, method, headers: key });

    expect(inProcess).toEqual(overHttp);
  });

  const invalid = `${target}${target.includes("?") ? "&" : "?"}nothing=1`;
  test.each([
    ["without a key", target, {}],
    ["with an unknown parameter", invalid, key],
    ["with a prefix", `/~scenario=extra,session=a${target}`, key],
  ])("returns equal responses %s", async (_difference, path, keys) => {
    const { inProcess, overHttp } = await observeBoth(path, { ...init, headers: { ...init.headers, ...keys } });

    expect(inProcess).toEqual(overHttp);
  });
});

test.each(["/nowhere", "/-/health", "/-/ready", "/-/sessions/none", "/-/report?format=none"])(
  "returns equal responses to %s",
  async (target) => {
    const { inProcess, overHttp } = await observeBoth(target, {});

    expect(inProcess).toEqual(overHttp);
  },
);

test("returns equal responses to a body that is too large", async () => {
  const body = "x".repeat(10_000_001);
  const { inProcess, overHttp } = await observeBoth("/api/drama/explore", { method: "POST", headers: key, body });

  expect(inProcess).toEqual(overHttp);
  expect(inProcess).toMatchObject({ status: 413 });
});

test("writes equal reports", () => {
  expect(withoutRecordings(mock.report())).toEqual(withoutRecordings(server.report()));
  expect(mock.report().requests).toBeGreaterThan(inCI(500, 80));
});

test("`mock.fetch` responds to a client, with any host in the base URL", async () => {
  const api = createClient({ baseUrl: "https://api.example.com", apiKey: "any", fetch: mock.fetch });

  const { itemInfo } = await api.posts.get({ videoId: "7301245789012345678" });

  expect(itemInfo?.itemStruct?.id).toBe("7301245789012345678");
});

test("`mock.fetch` has the headers that the global `fetch` adds", async () => {
  const folder = await mkdtemp(join(tmpdir(), "headers-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const spec = join(folder, "openapi.json");
  const names = ["host", "content-length", "user-agent", "accept-language"];
  const parameters = names.map((name) => ({ name, in: "header", required: true, schema: { type: "string" } }));
  const post = {
    parameters,
    requestBody: { content: { "text/plain": {} } },
    responses: { 204: { description: "Added." }, 400: { description: "Wrong." } },
  };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/notes": { post } } }));
  const other = await createMock({ spec });

  const { status, headers } = await other.fetch("http://mock/notes", { method: "POST", body: "a" });

  expect([status, headers.get("x-mock-violation")]).toEqual([204, null]);
});

test("aborts a delayed response and one that arrives in pieces", async () => {
  const signal = AbortSignal.abort(new Error("Enough."));
  await expect(mock.fetch("http://mock/api/drama/explore", { headers: key, signal })).rejects.toThrow("Enough.");

  const late = new AbortController();
  const headers = { ...key, prefer: "scenario=slow, delay_ms=600000" };
  const response = mock.fetch("http://mock/api/drama/explore", { headers, signal: late.signal });
  late.abort(new Error("Too late."));
  await expect(response).rejects.toThrow("Too late.");

  const slow = new AbortController();
  const drip = await mock.fetch("http://mock/api/drama/explore", {
    headers: { ...key, prefer: "scenario=drip, bytes=10, pause_ms=60000" },
    signal: slow.signal,
  });
  const reader = drip.body?.getReader();
  expect((await reader?.read())?.value).toHaveLength(10);
  slow.abort(new Error("Too slow."));
  await expect(reader?.read()).rejects.toThrow("Too slow.");
});

test("keeps sessions and reports, and replaces the document", async () => {
  const other = await createMock({ ...library, preference: "scenario=slow, delay_ms=1" });
  const books = { headers: { "x-reader-key": "any" } };

  await other.fetch("http://mock/books?wrong=1", books);
  await other.fetch("http://mock/~session=a/books", books);

  expect([other.report().requests, other.report("a").requests, other.report("a").violations]).toEqual([2, 1, []]);
  expect(other.report().violations).toMatchObject([{ code: "parameter-unknown" }]);
  other.reset();
  expect(other.report().requests).toBe(0);
  await other.replace({ spec: service.spec, fixtures: service.fixtures });
  expect(other.operations).toEqual(mock.operations);
});
