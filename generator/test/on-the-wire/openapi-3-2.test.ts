import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { compileAll, openClient, spec } = await openScenario("openapi-3-2");
const echo = await startEcho();

test("sends the method `query`, additional methods, and a query string of fields", async () => {
  const call = openClient({ baseUrl: echo.url, checkResponses: false });

  await call("letters.search", { body: { text: "Hello" } });
  await call("letters.copy", { id: "a1", destination: "b2" });
  await call("letters.list", { filter: { text: "a b" } });

  expect(echo.takeRequests().map(({ method, target }) => [method, target])).toEqual([
    ["QUERY", "/letters"],
    ["COPY", "/letters/a1"],
    ["GET", "/letters?text=a%20b"],
  ]);
});

test("sends a query string that is JSON or text as a whole", async () => {
  const call = openClient({ baseUrl: echo.url, checkResponses: false });
  echo.takeRequests();

  await call("letters.filter", { kind: "a/b", selector: { text: "ä & 1+1=2 #?" } });
  await call("letters.listWords", { words: "one two&three" });
  await call("letters.listWords");

  const [json, text, none] = echo.takeRequests().map(({ target }) => target);
  expect(json).toBe(`/filters/a%2Fb?${encodeURIComponent('{"text":"ä & 1+1=2 #?"}')}`);
  expect(text).toBe("/words?one%20two%26three");
  expect(none).toBe("/words");
});

test.each([
  ["letters.filter", { kind: "a" }],
  ["letters.listWords", { words: "a".repeat(21) }],
])("sends nothing for a query string that does not fit: %s", async (id, params) => {
  const call = openClient({ baseUrl: echo.url, checkResponses: false });
  echo.takeRequests();

  await expect(call(id, params)).rejects.toMatchObject({ name: "ParamsError" });
  expect(echo.takeRequests()).toEqual([]);
});

test("the mock serves the method `query`, additional methods, and a query string of fields", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  expect(await call("letters.search", { body: { text: "Hello" } })).toEqual(expect.any(Array));
  expect(await call("letters.copy", { id: "a1", destination: "b2" })).toMatchObject({ id: expect.any(String) });
  expect(await call("letters.list", { filter: { text: "a b" } })).toEqual([{ id: "a1" }]);
  expect(await call("letters.lock", { id: "a1" })).toBeUndefined();
  expect(await call("letters.filter", { kind: "a", selector: { text: "a=b&c" } })).toBeUndefined();
  const wrong = { kind: "a", selector: { text: 7 } };
  await expect(call("letters.filter", wrong)).rejects.toMatchObject({
    violations: [{ param: "selector", path: ["text"] }],
  });
  const unchecked = openClient({ baseUrl: mock.url, checkParams: false });
  await expect(unchecked("letters.filter", wrong)).rejects.toMatchObject({ status: 400 });
  expect(await call("letters.listWords", { words: "one two" })).toBeUndefined();
});

test("sends parts without names as the bytes that the caller writes, with their boundary", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const type = "multipart/mixed; boundary=cut";
  const body = new Blob(['--cut\r\ncontent-type: application/json\r\n\r\n{"id":"a1"}\r\n--cut--\r\n'], { type });
  echo.takeRequests();

  await openClient({ baseUrl: echo.url, checkResponses: false })("letters.addAlbum", { body });

  const [request] = echo.takeRequests();
  expect(request?.headers["content-type"]).toBe(type);
  expect(request?.body.toString()).toBe(await body.text());
  const report = await fetch(`${mock.url}/albums`, { method: "POST", body });
  expect(await report.text()).not.toContain("body-");
});

test("writes a part with parts of its own as JSON", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const params = { contentType: "multipart/form-data", body: { letter: { id: "a1" } } };
  echo.takeRequests();

  await openClient({ baseUrl: echo.url, checkResponses: false })("letters.addParcel", params);

  expect(echo.takeRequests()[0]?.body.toString()).toContain("content-type: application/json");
  expect(await openClient({ baseUrl: mock.url })("letters.addParcel", params)).toBeUndefined();
});

test("bodies have the types of what is sent", async () => {
  const calls = [
    'addAlbum({ body: new Blob(["a"]) })',
    'addAlbum({ body: [{ id: "a1" }] })',
    'addParcel({ body: "a1" })',
  ];
  const start =
    'import { createClient } from "./index.js";\nexport const sent = createClient({ baseUrl: "" }).letters.';

  const [blob, list, text] = await compileAll(calls.map((call) => `${start}${call};`));

  expect(blob).toBe("");
  expect(list).toContain("TS2322");
  expect(text).toContain("TS2322");
});
