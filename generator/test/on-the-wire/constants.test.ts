import { startMock } from "@shortvideo-api/mock";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

// Required parameters that can have only one value.

const { compileAll, openClient, spec } = await openScenario("parameters-with-one-value");
const echo = await startEcho();
const needed = { id: "7", tags: ["a"], nothing: "a" };

test.each([true, false])("sends the only value of a required parameter (checks: %s)", async (checkParams) => {
  const call = openClient({ baseUrl: echo.url, checkResponses: false, checkParams });

  await call("queues.list");
  await call("queues.list", { prefix: "a", Version: undefined, Action: null });
  await call("queues.get", needed);

  const requests = echo.takeRequests();
  expect(requests.map(({ target }) => target)).toEqual([
    "/?Version=2012-11-05&Action=ListQueues",
    "/?Version=2012-11-05&prefix=a&Action=ListQueues",
    "/v2/queues/7?version=true&tags=a&nothing=a",
  ]);
  expect(requests[2]?.headers).toMatchObject({ "api-version": "2022-11-28", cookie: "session=none" });
});

test("the mock accepts calls without these parameters", async () => {
  const mock = await startMock({ spec, port: 0 });
  onTestFinished(() => mock.stop());
  const call = openClient({ baseUrl: mock.url });

  expect(await call("queues.list")).toEqual(expect.any(Array));
  expect(await call("queues.get", needed)).toEqual(expect.any(Object));
});

test("callers may give the value, and no other one", async () => {
  const call = openClient({ baseUrl: echo.url, checkResponses: false });

  await call("queues.list", { Version: "2012-11-05", Action: "ListQueues" });

  expect(echo.takeRequests().map(({ target }) => target)).toEqual(["/?Version=2012-11-05&Action=ListQueues"]);
  await expect(call("queues.list", { Version: "2013" })).rejects.toThrow(
    '`Version` must be `2012-11-05`, got `"2013"`.',
  );
});

test("the types of the client require no such parameter, and admit only its value", async () => {
  const [right, wrong, incomplete, unsendable] = await compileAll(
    [
      `queues.list(); api.queues.list({ prefix: "a", Version: undefined }); api.queues.list({ Version: "2012-11-05", Action: "ListQueues" });
api.queues.get({ id: "7", tags: ["a"], nothing: "a" }); api.queues.get({ id: "7", tags: ["a"], nothing: "a", version: 2, query_version: true, session: "none" })`,
      `queues.list({ Version: "2013" })`,
      `queues.get({ id: "7", nothing: "a" })`,
      `queues.get({ id: "7", tags: ["a"], nothing: null })`,
    ].map(
      (calls) => `import { createClient } from "./index.js";
const api = createClient({ baseUrl: "http://a.example" });
void api.${calls};
`,
    ),
  );

  expect(right).toBe("");
  expect(wrong).toContain("TS2322");
  expect(incomplete).toContain("'tags'");
  // No request can carry null, so the client rejects it.
  expect(unsendable).toContain("Type 'null' is not assignable");
});
