import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";
import { makeFolder } from "../../../report/test/make-folder.js";

const order = {
  type: "object",
  required: ["id", "total"],
  properties: {
    id: { type: "string" },
    total: { type: "number" },
    lines: { type: "array", items: { type: "object", properties: { count: { type: "integer", minimum: 1 } } } },
  },
};

/** A reference from the schema of the response to itself. */
const itself = { $ref: "#/paths/~1order/get/responses/200/content/application~1json/schema" };

async function start(response: object): Promise<MockServer> {
  const spec = join(await makeFolder(), "orders.json");
  const responses = { 200: { description: "One.", ...response }, 400: { description: "Wrong." } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/order": { get: { responses } } } }, null, 2));
  const mock = await startMock({ spec });
  onTestFinished(() => mock.stop());
  return mock;
}

const json = (media: object) => ({ content: { "application/json": media } });

test("changes only the invalid parts of an example, and warns", async () => {
  const example = { id: 7, total: "12.5", note: "fragile", lines: [{ count: 0 }, { count: 3 }] };
  const mock = await start(json({ schema: order, example }));

  const response = await fetch(`${mock.url}/order`);

  expect(await response.json()).toEqual({ id: "7", total: 12.5, note: "fragile", lines: [{ count: 1 }, { count: 3 }] });
  expect(mock.warnings).toContainEqual(
    expect.stringMatching(
      /orders\.json:7: The example of the 200 of GET \/order does not fit its schema: \/id must be text\. The mock returns a corrected copy\.$/,
    ),
  );
});

test("changes an invalid example that a request chooses by name", async () => {
  const examples = { valid: { value: { id: "1", total: 1 } }, invalid: { value: { id: "2" } } };
  const mock = await start(json({ schema: order, examples }));

  const read = async (name: string): Promise<unknown> =>
    (await fetch(`${mock.url}/order`, { headers: { prefer: `example=${name}` } })).json();

  expect(await read("valid")).toEqual({ id: "1", total: 1 });
  expect(await read("invalid")).toMatchObject({ id: "2", total: expect.any(Number) });
  expect(mock.warnings.filter((warning) => warning.includes("The example `"))).toEqual([
    expect.stringContaining(
      "`invalid` of the 200 of GET /order does not fit its schema: the body must have the property `total`",
    ),
  ]);
});

test("has no example whose value is a remote file", async () => {
  const examples = {
    remote: { externalValue: "https://orders.example/1.json" },
    own: { value: { id: "1", total: 1 } },
  };
  const mock = await start(json({ schema: order, examples }));

  const response = await fetch(`${mock.url}/order`, { headers: { prefer: "example=remote" } });

  expect(response.status).toBe(400);
  expect(response.headers.get("x-mock-violation")).toContain("it has `own`");
});

test.each<[name: string, media: object]>([
  ["a required property that is forbidden", { schema: { type: "object", required: ["a"], properties: { a: false } } }],
  [
    "a required property that contains itself",
    { schema: { type: "object", required: ["a"], properties: { a: itself } } },
  ],
])("responds with 501, the line and the reason to a valid request if no body is possible: %s", async (_, media) => {
  const mock = await start(json(media));

  const response = await fetch(`${mock.url}/order`);

  const reason = "orders.json:7: No response for the 200 of GET /order fits its schema";
  expect(response.status).toBe(501);
  expect(response.headers.get("x-mock-violation")).toMatch(/^response: /);
  expect(response.headers.get("x-mock-violation")).toContain(reason);
  expect(await response.json()).toEqual({ message: expect.stringContaining(reason) });
  expect(mock.warnings).toContainEqual(expect.stringContaining(reason));
  expect(mock.report().violations).toEqual([]);
});

const list = { type: "array", items: { type: "integer" } };
const color = { type: "object", properties: { R: { type: "integer" }, G: { type: "integer" } } };

const named = {
  type: "object",
  required: ["R"],
  properties: { R: { type: "string" } },
  additionalProperties: false,
};

test.each<[header: object, sent: string]>([
  [{ schema: list, example: [1, 2] }, "1,2"],
  [{ schema: list, example: "1,2" }, "1,2"],
  [{ schema: { ...list, example: [3] } }, "3"],
  [{ schema: color, example: { R: 1, G: 2 } }, "R,1,G,2"],
  [{ schema: color, explode: true, example: { R: 1, G: 2 } }, "R=1,G=2"],
  [{ schema: { type: "object" }, examples: { one: { value: { R: "a" } } } }, "R,a"],
  [json({ schema: color, example: { R: 1 } }), '{"R":1}'],
  [json({ schema: color, example: '{"R":1}' }), '{"R":1}'],
  [json({ schema: { type: "string" }, example: "a" }), '"a"'],
  [{ content: { "text/plain": { schema: { type: "string" }, example: "a, b" } } }, "a, b"],
  [{ schema: { type: "boolean" }, example: false }, "false"],
  [{ schema: { type: "integer" }, example: "7" }, "7"],
  [{ schema: { type: "integer", maximum: 5 }, example: 7 }, "5"],
])("sends the example of the header %j as `%s`", async (header, sent) => {
  const mock = await start({ ...json({ schema: true }), headers: { "X-One": header } });

  expect((await fetch(`${mock.url}/order`)).headers.get("x-one")).toBe(sent);
});

test.each<[header: object, sent: RegExp]>([
  [{ schema: { type: "array", items: { type: "string" }, example: ["a,b", "c"] } }, /^(?!a,b,c$)[^,]+(?:,[^,]+)*$/],
  [{ schema: { type: "array", items: { type: "string", example: "a,b" }, minItems: 1 } }, /^[^,]+(?:,[^,]+)*$/],
  [{ schema: { ...named, example: { R: "1,2" } } }, /^R,[^,]+$/],
  [{ schema: { ...named, example: { R: " x " } } }, /^R,\S+$/],
  [{ schema: { ...named, example: { R: "1,2" } }, explode: true }, /^R=[^,]+$/],
  [{ schema: { type: "string", example: " x " } }, /^\S/],
])("sends another value than the example of the header %j, which no header can carry", async (header, sent) => {
  const mock = await start({ ...json({ schema: true }), headers: { "X-One": { required: true, ...header } } });

  const response = await fetch(`${mock.url}/order`);

  expect([response.status, response.headers.get("x-one")]).toEqual([200, expect.stringMatching(sent)]);
});

test("sends a documented header of CORS, but lets the page of a browser read the response", async () => {
  const headers = { "Access-Control-Allow-Origin": { schema: { const: "https://shop.example" } } };
  const mock = await start({ ...json({ schema: true }), headers });
  const read = async (init: RequestInit) =>
    (await fetch(`${mock.url}/order`, init)).headers.get("access-control-allow-origin");

  expect(await read({})).toBe("https://shop.example");
  expect(await read({ headers: { origin: "http://127.0.0.1:5173" } })).toBe("http://127.0.0.1:5173");
});

test("sends headers that match their schemas, but not the document's headers of the connection", async () => {
  const headers = {
    "X-Count": { required: true, schema: { type: "integer", minimum: 10, maximum: 20 } },
    "X-Trace": { required: true, schema: { type: "string", pattern: "^[0-9a-f]{8}$" }, example: "none" },
    "X-Tags": { required: true, schema: { type: "array", minItems: 2, items: { enum: ["a"] } } },
    "X-Page": {
      required: true,
      ...json({ schema: { type: "object", required: ["at"], properties: { at: { const: 1 } } } }),
    },
    "X-Note": { required: true, content: { "text/plain": { schema: { const: "plain" } } } },
    Link: { schema: { type: "string", format: "uri" } },
    "Content-Length": { schema: { type: "integer" }, example: 3 },
    "Content-Encoding": { schema: { type: "string" }, example: "gzip" },
  };
  const mock = await start({ ...json({ schema: { const: "whole" } }), headers });

  const response = await fetch(`${mock.url}/order`);

  expect(await response.json()).toBe("whole");
  expect(Number(response.headers.get("x-count"))).toBeGreaterThanOrEqual(10);
  expect(Number(response.headers.get("x-count"))).toBeLessThanOrEqual(20);
  expect(response.headers.get("x-trace")).toMatch(/^[0-9a-f]{8}$/);
  expect(response.headers.get("x-tags")).toBe("a,a");
  expect(response.headers.get("x-page")).toBe('{"at":1}');
  expect(response.headers.get("x-note")).toBe("plain");
  expect(response.headers.get("content-encoding")).toBeNull();
});
