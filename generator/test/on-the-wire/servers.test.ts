import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { compile, openClient, pick, spec } = await openScenario("servers");
const echo = await startEcho();
const apiKey = "k-0123456789abcdef";
const pdf = new Blob(["%PDF"]);
const ownServer = { url: "{scheme}://{host}", scheme: "http", host: new URL(echo.url).host };
const trial = "https://trial.parcels.example";

/** Creates a client whose `fetch` only records: `sent` has the address and the key of each request. */
function openRecording(options: object) {
  const sent: (readonly [address: string, key: string | null])[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    sent.push([address, new Headers(init.headers).get("X-Key")]);
    return Response.json({ id: "a" });
  };
  return { call: openClient({ apiKey, fetch, ...options }), sent };
}

test.each<[options: object, addresses: string[]]>([
  [{}, ["https://eu.parcels.example/v1/parcels/a", "https://labels.files.example/labels"]],
  [
    { server: { region: "us", version: "v2", store: "big" } },
    ["https://us.parcels.example/v2/parcels/a", "https://big.files.example/labels"],
  ],
  [{ server: { url: trial } }, [`${trial}/parcels/a`, `${trial}/labels`]],
  [{ baseUrl: "https://proxy.example/" }, ["https://proxy.example/parcels/a", "https://proxy.example/labels"]],
])("sends requests of %j to %j, with the key", async (options, addresses) => {
  const { call, sent } = openRecording(options);

  await call("parcels.get", { id: "a" });
  await call("labels.upload", { body: pdf });

  expect(sent).toEqual(addresses.map((address) => [address, apiKey]));
});

test("sends requests to a host that the caller names, on the wire", async () => {
  const call = openClient({ apiKey, server: ownServer, checkResponses: false });

  await call("parcels.get", { id: "a" });
  await call("status.get");

  expect(echo.takeRequests().map(({ target, headers }) => [target, headers["host"], headers["x-key"]])).toEqual([
    ["/parcels/a", ownServer.host, apiKey],
    ["/status", ownServer.host, undefined],
  ]);
});

test("sends operations with servers of their own to `baseUrl`, on the wire", async () => {
  const call = openClient({ apiKey, baseUrl: echo.url, checkResponses: false });

  await call("labels.upload", { body: pdf });
  await call("parcels.remove", { id: "a" });

  expect(echo.takeRequests().map(({ method, target }) => `${method} ${target}`)).toEqual([
    "POST /labels",
    "DELETE /parcels/a",
  ]);
});

test("the mock serves operations with servers of their own", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ apiKey, baseUrl: mock.url });

  expect(await call("labels.upload", { body: pdf })).toEqual({ id: expect.any(String) });
  expect(await call("parcels.remove", { id: "a" })).toBeUndefined();
});

test("sends no operation to another server than the selected one", async () => {
  const call = openClient({ apiKey, server: ownServer });

  await expect(call("labels.upload", { body: pdf })).rejects.toThrow(
    new RangeError(
      "labels.upload was not sent: the selected server is not one of its own. Give the address as `baseUrl`.",
    ),
  );
  expect(echo.takeRequests()).toEqual([]);
});

test("sends the key only to the host of the operation", async () => {
  const sent: [string, string | null][] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push([new URL(request.url).host, request.headers.get("X-Key")]);
    return Response.json({ id: "a" });
  };
  const call = openClient({ apiKey, fetch, middleware: [{ onRequest: redirectToLive }] });

  await call("parcels.get", { id: "a" });
  await call("parcels.remove", { id: "a" });

  expect(sent).toEqual([
    ["eu.parcels.example", apiKey],
    ["eu.parcels.example", null],
  ]);
});

function redirectToLive({ request }: { request: Request }): Request {
  return new Request("https://eu.parcels.example/", request);
}

test.each<[server: object, message: string]>([
  [{ store: "evil.example/" }, "`server.store` must be a part of a host, without `/`, `\\`, `?`, `#` and `@`."],
  [{ region: "asia" }, "`server.region` must be one of `eu`, `us`."],
  [{ url: trial, region: "us" }, "`server` has no option `region`. Its options: url, store."],
])("sends nothing for the server %j", async (server, message) => {
  const upload = async (): Promise<unknown> => openRecording({ server }).call("labels.upload", { body: pdf });

  await expect(upload()).rejects.toThrow(message);
});

test("a connection for functions takes the same servers", async () => {
  const connection = pick("connect")({ apiKey, server: ownServer });

  await pick("parcelsGet")(connection, { id: "a" });

  expect(echo.takeRequests().map(({ target }) => target)).toEqual(["/parcels/a"]);
});

test("the type of `server` has the variables of its `url` only", async () => {
  const program = `import { createClient } from "./index.js";
createClient({ apiKey: "k" });
createClient({ server: { region: "us", store: "big" } });
createClient({ server: { url: "${trial}" } });
createClient({ server: { url: "{scheme}://{host}", host: "a.example" } });
// @ts-expect-error -- It is not listed.
createClient({ server: { region: "asia" } });
// @ts-expect-error -- It is a variable of another server.
createClient({ server: { url: "${trial}", region: "us" } });
// @ts-expect-error -- There is no such server.
createClient({ server: { url: "https://other.example" } });
`;

  expect(await compile(program)).toBe("");
});
