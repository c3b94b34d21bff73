// The bound client of a document and its generated client send the same requests, and return the same results and errors.

import { readdirSync } from "node:fs";
import { loadDocument } from "@shortvideo-api/document";
import { readSampleValue } from "@shortvideo-api/document/sample";
import { createClient } from "@shortvideo-api/client";
import { createConnection, type ParamValues, standardLayers } from "@shortvideo-api/client/runtime";
import { createMock, type Mock } from "@shortvideo-api/mock";
import { type ApiModel, buildModel, type Operation, sampleAuth } from "@shortvideo-api/model";
import { expect, test } from "vitest";
import { findScenarioInputs, scenarios as folder } from "../../../generator/test/find-scenario-inputs.ts";
import { openScenario } from "../../../generator/test/on-the-wire/open-scenario.ts";
import { inCI } from "../../../scripts/in-ci.ts";
import { bindApi, bindList } from "../src/index.js";

/** Scenarios about the names and the texts of generated code, and documents that a mock cannot serve. */
const leftOut =
  /^(?:trap|names|hostile|schemas|many|no-operation|operation-ids|identified|webhooks|external|token|calls)/;
const all = readdirSync(folder).filter((name) => !leftOut.test(name));
const compared = inCI(all, ["body-with-int64", "lists-by-body"]);

const serviceDocument = new URL("../../../spec/openapi.yaml", import.meta.url).pathname;

/** Calls an operation, or reads all items of a list. */
interface TestClient {
  readonly call: (operation: Operation, members: readonly string[], params: ParamValues) => Promise<unknown>;
  readonly iterate: (operation: Operation, members: readonly string[], params: ParamValues) => Promise<unknown>;
}

test.each(compared)("in the scenario %s, the bound client behaves like the generated one", async (name) => {
  const { spec, overlays } = findScenarioInputs(name);
  const { pick } = await openScenario(name);

  const model = await readModel(spec, overlays);
  const count = await compare(model, await createMock({ spec, overlays }), pick("createClient"), inCI(7, 4));

  expect(count).toBeGreaterThan(0);
});

test("the bound client of the service behaves like the published one", async () => {
  const count = await compare(await readModel(serviceDocument), await createMock(), createClient, inCI(4, 1));

  expect(count).toBeGreaterThan(100);
});

/** Compares the clients on an example of each operation, on its failures, and with so many unusual values of each param. Counts the calls. */
async function compare(model: ApiModel, mock: Mock, create: CreateClient, count: number): Promise<number> {
  const wire = watchMock(mock);
  const generated = openGenerated(create, model, wire.fetch);
  const bound = openBound(model, wire.fetch);
  let calls = 0;
  for (const { members, operations } of model.resources) {
    for (const operation of operations) {
      const inputs = [...listParams(operation, model, count)].map((params) => ({ members, params, prefer: "" }));
      const [example] = inputs;
      const failing = operation.failures.map(({ status }) => ({
        members,
        params: {},
        ...example,
        prefer: `code=${status}`,
      }));
      for (const context of [...inputs, ...failing]) {
        const observe = async (client: TestClient): Promise<unknown> => {
          wire.start(context.prefer);
          const result = await run(client, operation, context);
          return { id: operation.id, ...context, result, sent: wire.sent() };
        };
        expect(await observe(bound)).toEqual(await observe(generated));
        calls += 1;
      }
    }
  }
  return calls;
}

async function readModel(spec: string, overlays: readonly string[] = []): Promise<ApiModel> {
  const { document } = await loadDocument(spec, { overlays });
  if (!document) throw new Error(`${spec} cannot be read.`);
  return buildModel(document).draft;
}

/** Creates a client of any document. */
type CreateClient = (options: object) => unknown;

/** The members that lead to an operation, and the params of a call. */
interface Context {
  readonly members: readonly string[];
  readonly params: ParamValues;
}

type Fetch = (request: string | Request, init: RequestInit) => Promise<Response>;
const baseUrl = "http://mock";

function openGenerated(create: CreateClient, { auth }: ApiModel, fetch: Fetch): TestClient {
  const options = { baseUrl, fetch, retry: { maxRetries: 0 }, onDeprecated: false, ...sampleAuth(auth) };
  // oxlint-disable-next-line typescript/no-explicit-any -- The client of any document.
  const api: any = create(options);
  const find = (members: readonly string[]) => members.reduce((found, member) => found[member], api);
  return {
    call: (operation, members, params) => find(members)[operation.method](params),
    iterate: (operation, members, params) => find(members)[operation.pagination?.iterate ?? ""](params).toArray(),
  };
}

function openBound(model: ApiModel, fetch: Fetch): TestClient {
  const { checks, layers: declared, operations, service } = bindApi(model);
  const layers = [checks, ...declared, ...standardLayers({ retry: { maxRetries: 0 }, onDeprecated: false })];
  const connection = createConnection({ baseUrl, fetch, layers, ...sampleAuth(model.auth) }, service);
  const find = ({ id }: Operation) => {
    const found = operations.get(id);
    if (!found) throw new Error(`${id} is not bound.`);
    return found.metadata;
  };
  return {
    call: (operation, _, params) => connection.call(find(operation), params),
    iterate: async (operation, _, params) => {
      if (!operation.pagination) return undefined;
      const options = { params, resumeFrom: undefined, readSignal: () => undefined };
      return bindList(connection, find(operation), operation.pagination, options).paginator.toArray();
    },
  };
}

async function run(client: TestClient, operation: Operation, { members, params }: Context): Promise<unknown> {
  const result = await settle(async () => client.call(operation, members, params));
  if (!operation.pagination) return result;
  return { result, items: await settle(async () => client.iterate(operation, members, params)) };
}

/** Describes a result or an error. */
async function settle(call: () => Promise<unknown>): Promise<unknown> {
  try {
    const result = await call();
    if (result instanceof Blob) return { type: result.type, text: await result.text() };
    if (typeof result !== "object" || result === null || !(Symbol.asyncIterator in result)) return result;
    const items: unknown[] = [];
    for await (const item of result as AsyncIterable<unknown>) items.push(item);
    return items;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { name: error.name, message: error.message };
  }
}

/** A `fetch` of the mock that logs requests. */
interface Wire {
  readonly fetch: Fetch;
  /** Begins a new log. The mock responds as `prefer` says. */
  readonly start: (prefer: string) => void;
  /** Returns the log. */
  readonly sent: () => readonly unknown[];
}

function watchMock(mock: Mock): Wire {
  let log: unknown[] = [];
  let preference = "";
  return {
    start(prefer) {
      log = [];
      preference = prefer;
    },
    sent: () => log,
    async fetch(given, init) {
      const request = new Request(given, init);
      const { headers, method, url } = request;
      const boundary = /boundary=([^;]+)/.exec(headers.get("content-type") ?? "")?.[1] ?? "\0";
      const hide = (text: string): string => text.replaceAll(boundary, "BOUNDARY");
      // The name of the client, and a random key.
      const random = /^[\da-f-]{36}$/;
      const shown = [...headers]
        .filter(([name]) => name !== "user-agent")
        .map(([name, value]) => [name, hide(value.replace(random, "RANDOM"))]);
      log.push({ method, url: sortQuery(url), headers: shown, body: hide(await request.clone().text()) });
      if (preference !== "") request.headers.set("prefer", preference);
      return mock.fetch(request);
    },
  };
}

/** Sorts parameters by their names: their order has no meaning, and the generated client sends them in that of the call. */
function sortQuery(url: string): string {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  return [
    path,
    ...query
      .split("&")
      .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0)),
  ].join(" ");
}

function nameOf(pair: string): string {
  return pair.replace(/=.*/s, "");
}

/** Lists the params of calls: an example, and examples with one wrong or unusual value. */
function* listParams(
  { exactlyOneOf, params, request, body }: Operation,
  { schemas }: ApiModel,
  count: number,
): Generator<ParamValues> {
  const samples = new Map(schemas.map(({ name, sample }) => [name, sample]));
  const example = readSampleValue(request, 0, (alias) => samples.get(alias));
  // Integers beyond 2^53 are texts for callers.
  const given: ParamValues = JSON.parse(
    JSON.stringify(example, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  );
  yield given;
  for (const group of exactlyOneOf) yield { ...given, ...Object.fromEntries(group.map((each) => [each, "1"])) };
  const unusual = [
    null,
    "",
    "a/b ?&=%",
    0,
    51,
    1.5,
    -1,
    true,
    "9007199254740993",
    [],
    ["a", "b,c"],
    [1, 2],
    {},
    { a: 1, b: "c" },
  ].slice(0, count);
  for (const { name } of params) for (const value of unusual) yield { ...given, [name]: value };
  if (!body) return;
  for (const value of unusual) yield { ...given, body: value };
  for (const { mediaType } of body.others) yield { ...given, contentType: mediaType };
}
