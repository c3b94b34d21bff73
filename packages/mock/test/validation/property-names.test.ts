import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createMock, startMock } from "../../src/index.js";
import { key, library, send } from "../library.js";

// Some names, such as `constructor`, are properties of every JavaScript object. The mock must read them like any other name of a document.

const spec = fileURLToPath(new URL("property-names.yaml", import.meta.url));

async function start(options: Parameters<typeof startMock>[0]): Promise<string> {
  const mock = await startMock(options);
  onTestFinished(() => mock.stop({ graceMs: 0 }));
  return mock.url;
}

test("accepts parameters and properties with inherited names", async () => {
  const url = await start({ spec });

  const response = await send(url, "/things/a/b?valueOf=1&propertyIsEnumerable=2", {
    headers: { cookie: "constructor=any" },
  });

  expect(response.headers["x-mock-violation"]).toBeUndefined();
  expect(JSON.parse(response.text)).toEqual({ toString: expect.any(String) });
});

test("misses no header with an inherited name, also in this process", async () => {
  const mock = await createMock({ spec });

  const response = await mock.fetch("http://mock.example/things/a/b", { headers: { cookie: "constructor=any" } });

  expect(response.status).toBe(200);
});

test("responds with 401 if a key with an inherited name is missing", async () => {
  const url = await start({ spec });

  expect((await send(url, "/things/a/b")).status).toBe(401);
});

test("rejects an unknown property with an inherited name", async () => {
  const url = await start(library);

  const response = await send(url, "/books?filter[constructor]=1", { headers: key });

  expect(response.status).toBe(400);
  expect(response.headers["x-mock-violation"]).toContain("`filter[constructor]` is `1`");
});

const post = { method: "POST", headers: { "content-type": "application/json" } };

test.each([
  '[{"toString":1},{"toString":1}]',
  '[{"valueOf":1},{"valueOf":1}]',
  '[{"constructor":{}},{"constructor":{}}]',
])("rejects %s when items must be unique", async (body) => {
  const url = await start({ spec });

  const response = await fetch(`${url}/sets`, { ...post, body });

  expect(response.status).toBe(400);
  expect(response.headers.get("x-mock-violation")).toContain("must have items that differ; 0 and 1 are the same");
});

test("responds with a constant whose fields have inherited names", async () => {
  const url = await start({ spec });

  const response = await fetch(`${url}/sets`, { ...post, body: '[{"toString":1},{"toString":2}]' });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ toString: 1, constructor: {} });
});
