import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithEmptyObject, respondWithJson, startEcho } from "./start-echo.ts";

// Defaults of clients that a document declares: environment variables, and the header of idempotency keys.

const scenario = await openScenario("client-defaults");
const echo = await startEcho();

beforeEach(() => {
  echo.takeRequests();
  echo.respondBy(respondWithEmptyObject);
  vi.stubEnv("ACME_POST_BASE_URL", echo.url);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
});

test("reads credentials by the names of their schemes", async () => {
  vi.stubEnv("ACME_POST_LOGIN_USERNAME", "ada");
  await scenario.openClient({ auth: { postKey: "token" } })("letters.list");
  // A user name without a password is no credential.
  await expect(scenario.openClient({})("letters.list")).rejects.toThrow("`auth.postKey`, or `auth.login`");
  vi.stubEnv("ACME_POST_LOGIN_PASSWORD", "secret");
  await scenario.openClient({})("letters.list");
  vi.stubEnv("ACME_POST_POST_KEY", "env-token");
  await scenario.openClient({})("letters.list");

  expect(echo.takeRequests().map(({ headers }) => headers["authorization"])).toEqual([
    "Bearer token",
    `Basic ${btoa("ada:secret")}`,
    "Bearer env-token",
  ]);
});

test("repeats a request with the key that its first attempt had", async () => {
  const call = scenario.openClient({ auth: { postKey: "token" }, retry: { baseDelayMs: 0 } });
  let failures = 1;
  echo.respondBy((_, response) => respondWithJson(response, failures-- > 0 ? 503 : 200, {}));

  await call("letters.send", { body: { text: "Dear Ada" } });
  await call("letters.burn", { id: "7", "Idempotency-Key": "own" });
  await call("letters.list");

  const requests = echo.takeRequests().map(({ method, headers }) => [method, headers["idempotency-key"]]);
  const key = requests[0]?.[1];
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(requests).toEqual([
    ["POST", key],
    ["POST", key],
    ["DELETE", "own"],
    ["GET", undefined],
  ]);
});

test("names the client after its package", async () => {
  await scenario.openClient({ auth: { postKey: "token" }, userAgent: "app/1" })("letters.list");

  expect(echo.takeRequests().map(({ headers }) => headers["user-agent"])).toEqual(["app/1 shortvideo-api-client"]);
});
