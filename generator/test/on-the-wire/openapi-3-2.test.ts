import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { openClient, spec } = await openScenario("openapi-3-2");
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

test("the mock serves the method `query`, additional methods, and a query string of fields", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  expect(await call("letters.search", { body: { text: "Hello" } })).toEqual(expect.any(Array));
  expect(await call("letters.copy", { id: "a1", destination: "b2" })).toMatchObject({ id: expect.any(String) });
  expect(await call("letters.list", { filter: { text: "a b" } })).toEqual([{ id: "a1" }]);
  expect(await call("letters.lock", { id: "a1" })).toBeUndefined();
});
