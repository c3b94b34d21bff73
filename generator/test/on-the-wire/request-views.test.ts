import { expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { respondWithJson, startEcho } from "./start-echo.ts";

const { compileAll, openClient, pick } = await openScenario("read-only-and-write-only");
const echo = await startEcho();
const account = { name: "Ada", password: "secret", owner: { name: "Bo" } };
const stored = { id: "1", name: "Ada", owner: { id: "2", name: "Bo" } };

test("sends a body without its read-only properties", async () => {
  echo.respondBy((_, response) => respondWithJson(response, 201, stored));
  const call = openClient({ baseUrl: echo.url });

  expect(await call("accounts.create", { body: account })).toEqual(stored);

  expect(echo.takeRequests().map(({ body }) => JSON.parse(body.toString()))).toEqual([account]);
});

test("accepts a body that the service returned, with its read-only properties", async () => {
  const call = openClient({ baseUrl: echo.url });

  await call("accounts.create", { body: { ...stored, password: "secret" } });

  expect(echo.takeRequests()).toHaveLength(1);
});

test("sends nothing when a property that only requests have is missing", async () => {
  const call = openClient({ baseUrl: echo.url });

  const pending: Promise<unknown> = call("accounts.create", { body: stored });

  await expect(pending).rejects.toThrow(pick("ParamsError"));
  await expect(pending).rejects.toThrow("accounts.create was not sent: `body.password` must be text, got nothing.");
  expect(echo.takeRequests()).toEqual([]);
});

test("the types of requests and responses differ", async () => {
  const body = `{ name: "Ada", password: "x", owner: { name: "Bo" } }`;

  const [right, wrongRead, wrongBody] = await compileAll([
    printProgram(body, "id"),
    printProgram(body, "password"),
    printProgram(body.replace("name", "id: '1', name"), "id"),
  ]);

  expect(right).toBe("");
  expect(wrongRead).toContain("'password' does not exist");
  expect(wrongBody).toContain("'id' does not exist");
});

function printProgram(body: string, read: string): string {
  return `import { createClient } from "./index.js";
const api = createClient({ baseUrl: "http://a.example" });
export const found: Promise<string> = api.accounts.create({ body: ${body} }).then((account) => account.${read});
`;
}
