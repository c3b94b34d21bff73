import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";

const required = ["id", "name", "secret"];
const properties = {
  id: { type: "integer", readOnly: true },
  name: { type: "string" },
  secret: { type: "string", writeOnly: true },
  nick: { type: "string" },
};
const user = { type: "object", required, properties };
const schemas = {
  Id: { type: "integer", readOnly: true },
  Secret: { type: "string", writeOnly: true },
  Fields: { type: "object", properties },
  User: user,
  Plain: { ...user, properties: { ...properties, id: { type: "integer" }, secret: { type: "string" } } },
  Extended: { allOf: [{ $ref: "#/components/schemas/Plain" }, { type: "object" }] },
};
const marks = { id: { readOnly: true }, secret: { writeOnly: true } };
/** One object schema, with `readOnly`, `writeOnly` and `required` in every place where documents have them. */
const forms: Readonly<Record<string, object>> = {
  inline: user,
  component: { $ref: "#/components/schemas/User" },
  marksInTargets: {
    ...user,
    properties: {
      ...properties,
      id: { $ref: "#/components/schemas/Id" },
      secret: { allOf: [{ $ref: "#/components/schemas/Secret" }] },
    },
  },
  requiredBesideParts: { allOf: [{ $ref: "#/components/schemas/Fields" }], required },
  requiredInAPart: { allOf: [{ $ref: "#/components/schemas/Fields" }, { required }] },
  marksBesideReference: { $ref: "#/components/schemas/Plain", properties: marks },
  marksBesideParts: { allOf: [{ $ref: "#/components/schemas/Extended" }, { properties: marks }] },
  marksBesideAChoice: { anyOf: [{ $ref: "#/components/schemas/Plain" }, { required }], properties: marks },
  requiredInAChoice: { ...user, required: [], anyOf: [{ required }, { required: [...required, "nick"] }] },
};
const names = Object.keys(forms);
const formType = "application/x-www-form-urlencoded";

const both = { id: 1, name: "Ann", secret: "s" };

function toResponses(media: object): object {
  return {
    200: { description: "Done.", content: { "application/json": media } },
    400: { description: "Wrong." },
  };
}

let folder: string;
let spec: string;
let mock: MockServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "directions-"));
  const paths = Object.entries(forms).map(([name, schema]) => {
    const content = { "application/json": { schema }, [formType]: { schema } };
    const requestBody = { required: true, content };
    return [
      `/${name}`,
      {
        post: { operationId: `${name}.post`, requestBody, responses: toResponses({ schema: { type: "object" } }) },
        get: { operationId: `${name}.get`, responses: toResponses({ schema }) },
      },
    ];
  });
  spec = join(folder, "directions.json");
  await writeFile(
    spec,
    JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(paths), components: { schemas } }),
  );
  mock = await startMock({ spec });
});
afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

async function post(name: string, body: object): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${mock.url}/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  return `${response.status} ${response.headers.get("x-mock-violation") ?? ""}`.trim();
}

describe.each(names)("%s", (name) => {
  test("a request may leave out read-only properties", async () => {
    expect(await post(name, { name: "Ann", secret: "s" })).toBe("200");
  });

  test("a request may not leave out required write-only properties", async () => {
    expect(await post(name, { name: "Ann" })).toMatch(/^400 .*body-wrong/);
  });

  test("a form may leave out read-only properties", async () => {
    const body = new URLSearchParams({ name: "Ann", secret: "s" });
    expect((await fetch(`${mock.url}/${name}`, { method: "POST", body })).status).toBe(200);
  });

  const changes = ["scenario=absent", "scenario=extremes", "scenario=extra"];
  // Scenarios do not change alternatives.
  test.each(["", "dynamic=true", ...(name.endsWith("Choice") ? [] : changes)])(
    "a response with `%s` has the read-only and no write-only properties",
    async (prefer) => {
      const response = await fetch(`${mock.url}/${name}`, { headers: { prefer } });
      expect(response.status).toBe(200);
      const body: unknown = await response.json();
      expect(body).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
      expect(body).not.toHaveProperty("secret");
    },
  );
});

async function startWith(request: object, response: object): Promise<unknown> {
  const requestBody = { content: { "application/json": { schema: user, example: request } } };
  const paths = { "/users": { post: { requestBody, responses: toResponses({ schema: user, example: response }) } } };
  const file = join(folder, "examples.json");
  await writeFile(file, JSON.stringify({ openapi: "3.1.0", paths }));
  const strictMock = await startMock({ spec: file, strict: true });
  const created = await fetch(`${strictMock.url}/users`, { method: "POST" });
  await strictMock.stop();
  return created.json();
}

describe("an example of the document", () => {
  test("of a request may omit read-only properties, and one of a response write-only properties", async () => {
    expect(await startWith({ name: "Ann", secret: "s" }, { id: 1, name: "Ann" })).toEqual({ id: 1, name: "Ann" });
  });

  test("of a response is sent without write-only properties", async () => {
    expect(await startWith(both, both)).toEqual({ id: 1, name: "Ann" });
  });

  test("of a response without required read-only properties is reported", async () => {
    await expect(startWith(both, { name: "Ann" })).rejects.toThrow(/must have the property `id`/);
  });

  test("of the default response may omit write-only properties", async () => {
    const content = { "application/json": { schema: user, example: { id: 1, name: "Ann" } } };
    const get = { responses: { 204: { description: "None." }, default: { description: "Else.", content } } };
    const file = join(folder, "default.json");
    await writeFile(file, JSON.stringify({ openapi: "3.1.0", paths: { "/users": { get } } }));
    const strictMock = await startMock({ spec: file, strict: true });
    const response = await fetch(`${strictMock.url}/users`, { headers: { prefer: "code=500" } });
    await strictMock.stop();
    expect(await response.json()).toEqual({ id: 1, name: "Ann" });
  });

  test("of a request without required write-only properties is reported", async () => {
    await expect(startWith({ name: "Ann" }, both)).rejects.toThrow(/must have the property `secret`/);
  });
});
