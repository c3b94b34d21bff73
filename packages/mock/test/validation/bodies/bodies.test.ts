import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMock, type MockServer, startMock } from "../../../src/index.js";

const int64 = { type: "integer", format: "int64" };
const pet = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 2 },
    age: { type: "integer", format: "int32" },
    id: int64,
    tags: { type: "array", items: { enum: ["a", "b"] }, maxItems: 2 },
    ids: { type: "array", items: int64 },
    home: { type: "object", required: ["city"], properties: { city: { type: "string" }, level: { type: "integer" } } },
    photo: { type: "string", format: "binary", maxLength: 8 },
    photos: { type: "array", items: { type: "string", format: "binary" } },
    tame: { type: "boolean" },
  },
};
const strict = { ...pet, additionalProperties: false };
const form = "application/x-www-form-urlencoded";
const bodies = {
  json: { "application/json": { schema: strict } },
  form: { [form]: { schema: strict } },
  open: { [form]: { schema: { ...pet, additionalProperties: { type: "integer" } } } },
  styled: {
    [form]: {
      schema: strict,
      encoding: {
        tags: { style: "form", explode: false },
        ids: { style: "pipeDelimited", explode: false },
        home: { style: "deepObject", explode: true },
      },
    },
  },
  nested: {
    [form]: {
      schema: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "integer" }, all: { type: "object", properties: { list: { type: "array" } } } },
      },
      encoding: { all: { style: "deepObject" } },
    },
  },
  parts: {
    "multipart/form-data": {
      schema: strict,
      encoding: { photo: { contentType: "image/png, image/jpeg" }, photos: { contentType: "image/*" } },
    },
  },
  text: { "text/plain": { schema: { type: "string", maxLength: 5 } } },
  formAsText: { [form]: { schema: { type: "string", maxLength: 5 } } },
  number: { "text/plain": { schema: int64 } },
  xml: { "application/xml": { schema: pet } },
  bytes: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
  shortBytes: {
    "application/octet-stream": { schema: { type: "string", format: "binary", minLength: 2, maxLength: 4 } },
    "image/*": { schema: { allOf: [{ maxLength: 5 }, { maxLength: 4 }] } },
  },
  image: { "image/*": {} },
  vendor: { "application/vnd.pets.v1+json; charset=utf-8": { schema: pet } },
  several: {
    "application/json": { schema: { type: "array" } },
    "application/json; version=2": { schema: { type: "object" } },
    "application/*": { schema: { type: "integer" } },
  },
  suffix: { "application/*": { schema: { type: "integer" } }, "application/*+json": { schema: { type: "array" } } },
  jsons: { "application/*+json": { schema: pet } },
  optional: { [form]: { schema: { type: "object", properties: { a: { type: "string" } } } } },
};

let folder: string;
let mock: MockServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bodies-"));
  const spec = join(folder, "bodies.json");
  const responses = { 200: { description: "Taken." }, 400: { description: "Wrong." } };
  const paths = Object.entries(bodies).map(([name, content]) => [
    `/${name}`,
    { post: { operationId: name, requestBody: { required: true, content }, responses } },
  ]);
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(paths) }));
  mock = await startMock({ spec });
});
afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

async function ask(name: string, body: BodyInit, type?: string): Promise<string> {
  const headers: HeadersInit = type === undefined ? {} : { "content-type": type };
  const response = await fetch(`${mock.url}/${name}`, { method: "POST", body, headers });
  const [, code = "accepted"] =
    /\((body-[a-z]+|media-[a-z-]+)\)$/.exec(response.headers.get("x-mock-violation") ?? "") ?? [];
  expect(response.status).toBe({ accepted: 200, "media-type-unknown": 415 }[code] ?? 400);
  return code;
}

describe("a form", () => {
  test.each([
    ["form", "name=Rex", "accepted"],
    ["form", "name=R%C3%A9x+2&age=3&tags=a&tags=b&tame=true", "accepted"],
    ["form", "name=Rex&home=%7B%22city%22%3A%22Rome%22%2C%22level%22%3A3%7D", "accepted"],
    ["form", "age=3", "body-wrong"],
    ["form", "", "body-wrong"],
    ["form", "name=R", "body-wrong"],
    ["form", "name=Rex&age=old", "body-wrong"],
    ["form", "name=Rex&age=2147483648", "body-wrong"],
    ["form", "name=Rex&id=9223372036854775807", "accepted"],
    ["form", "name=Rex&id=9223372036854775808", "body-wrong"],
    ["form", "name=Rex&ids=1&ids=9223372036854775808", "body-wrong"],
    ["form", "name=Rex&tags=c", "body-wrong"],
    ["form", "name=Rex&tags=a&tags=b&tags=a", "body-wrong"],
    ["form", "name=Rex&name=Tom", "body-wrong"],
    ["form", "name=Rex&tame=yes", "body-wrong"],
    ["form", "name=Rex&nonsense=1", "body-wrong"],
    ["form", "name=Rex&home=Rome", "body-wrong"],
    ["form", "name=Rex&home=%7B%22level%22%3A3%7D", "body-wrong"],
    ["form", "name=%zz", "body-malformed"],
    ["open", "name=Rex&more=1", "accepted"],
    ["open", "name=Rex&more=x", "body-wrong"],
    ["styled", "name=Rex&tags=a,b&ids=1%7C2&home%5Bcity%5D=Rome&home%5Blevel%5D=3", "accepted"],
    ["styled", "name=Rex&tags=a,c", "body-wrong"],
    ["styled", "name=Rex&tags=a&tags=b", "body-wrong"],
    ["styled", "name=Rex&ids=1%7C9223372036854775808", "body-wrong"],
    ["styled", "name=Rex&home%5Blevel%5D=3", "body-wrong"],
    ["styled", "name=Rex&home%5Bcity%5D=Rome&home%5Blevel%5D=x", "body-wrong"],
    ["nested", "name=1&all%5Blist%5D%5B%5D=2", "accepted"],
    ["nested", "name=x&all%5Blist%5D%5B%5D=2", "body-wrong"],
    ["formAsText", "a=1", "accepted"],
    ["formAsText", "a=1000", "body-wrong"],
    ["optional", "", "accepted"],
    ["optional", "a=1", "accepted"],
  ])("%s: %s is %s", async (name, body, expected) => {
    expect(await ask(name, body, form)).toBe(expected);
  });
});

describe("a multipart form", () => {
  const png = new File(["\u0089PNG"], "a.png", { type: "image/png" });
  const text = new File(["text"], "a.txt", { type: "text/plain" });
  const json = new Blob(['{"city":"Rome"}'], { type: "application/json" });

  test.each<[entries: [string, string | Blob][], expected: string]>([
    [[["name", "Rex"]], "accepted"],
    [
      [
        ["name", "Rex"],
        ["age", "3"],
        ["photo", png],
        ["photos", png],
        ["photos", png],
      ],
      "accepted",
    ],
    [
      [
        ["name", "Rex"],
        ["tags", "a"],
        ["tags", "b"],
        ["home", '{"city":"Rome"}'],
      ],
      "accepted",
    ],
    [
      [
        ["name", "Rex"],
        ["home", json],
      ],
      "accepted",
    ],
    [[["photo", png]], "body-wrong"],
    [
      [
        ["name", "Rex"],
        ["photo", new File(["12345678"], "a.png", { type: "image/png" })],
      ],
      "accepted",
    ],
    [
      [
        ["name", "Rex"],
        // Five characters, ten bytes.
        ["photo", new File(["äöüäö"], "a.png", { type: "image/png" })],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["age", "old"],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["id", "9223372036854775808"],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["photo", text],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["photos", png],
        ["photos", text],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["photo", png],
        ["photo", png],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["home", '{"level":3}'],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["tags", "c"],
      ],
      "body-wrong",
    ],
    [
      [
        ["name", "Rex"],
        ["nonsense", "1"],
      ],
      "body-wrong",
    ],
  ])("%j is %s", async (entries, expected) => {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);

    expect(await ask("parts", body)).toBe(expected);
  });

  test.each(["multipart/form-data", "multipart/form-data; boundary=other"])(
    "without its boundary in the body or the header is malformed: %s",
    async (type) => {
      expect(
        await ask("parts", '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRex\r\n--x--\r\n', type),
      ).toBe("body-malformed");
    },
  );
});

test.each([
  ["json", '{"name":"Rex"}', "application/json", "accepted"],
  ["json", '{"name":"Rex"}', "Application/JSON; charset=UTF-8", "accepted"],
  ["json", '{"name":"Rex"}', "text/json", "media-type-unknown"],
  ["json", '{"name":"Rex"}', "application/jsonp", "media-type-unknown"],
  ["json", "name=Rex", form, "media-type-unknown"],
  ["json", '{"name":"Rex"', "application/json", "body-malformed"],
  ["json", '{"name":"Rex","id":9223372036854775807}', "application/json", "accepted"],
  ["json", '{"name":"Rex","id":9223372036854775808}', "application/json", "body-wrong"],
  ["json", '{"name":"Rex","id":-9223372036854775809}', "application/json", "body-wrong"],
  ["json", '{"name":"Rex","ids":[1,9223372036854775808]}', "application/json", "body-wrong"],
  ["json", '{"name":"9223372036854775808"}', "application/json", "accepted"],
  ["json", '{"name":"Rex","age":2147483648}', "application/json", "body-wrong"],
  ["text", "short", "text/plain", "accepted"],
  ["text", "short", "text/plain;charset=utf-8", "accepted"],
  ["text", "too long", "text/plain", "body-wrong"],
  ["text", "short", "text/html", "media-type-unknown"],
  ["number", "9223372036854775807", "text/plain", "accepted"],
  ["number", "9223372036854775808", "text/plain", "body-wrong"],
  ["number", "x", "text/plain", "body-wrong"],
  ["shortBytes", "\u0000\u0001", "application/octet-stream", "accepted"],
  ["shortBytes", "ääa", "application/octet-stream", "body-wrong"],
  ["shortBytes", "a", "application/octet-stream", "body-wrong"],
  ["shortBytes", "1234", "image/png", "accepted"],
  ["shortBytes", "12345", "image/png", "body-wrong"],
  ["xml", "<pet/>", "application/xml", "accepted"],
  ["bytes", "\u0000", "application/octet-stream", "accepted"],
  ["image", "x", "image/png", "accepted"],
  ["image", "x", "video/mp4", "media-type-unknown"],
  ["vendor", '{"name":"Rex"}', "application/vnd.pets.v1+json", "accepted"],
  ["vendor", '{"name":"R"}', "application/VND.pets.v1+JSON; charset=utf-8", "body-wrong"],
  ["several", "[]", "application/json", "accepted"],
  ["several", "{}", "application/json", "body-wrong"],
  ["several", "{}", "application/json; version=2", "accepted"],
  ["several", "[]", 'application/json; version="2"', "body-wrong"],
  ["several", "7", "application/vnd.seven+json", "accepted"],
  ["several", "[]", "application/vnd.seven+json", "body-wrong"],
  ["several", "<seven/>", "application/xml", "accepted"],
  ["suffix", "[]", "application/vnd.seven+json", "accepted"],
  ["suffix", "[]", "application/json", "accepted"],
  ["jsons", '{"name":"Rex"}', "application/vnd.pets+json", "accepted"],
  ["jsons", '{"name":"R"}', "application/vnd.pets+json", "body-wrong"],
  ["jsons", '{"name":"R"}', "application/json", "body-wrong"],
  ["jsons", '{"name":"Rex"}', "application/json", "accepted"],
  ["jsons", "a", "text/plain", "media-type-unknown"],
])("%s: %s as %s is %s", async (name, body, type, expected) => {
  expect(await ask(name, body, type)).toBe(expected);
});

const latin1 = Uint8Array.of(...Buffer.from('{"name":"Ren\u00e9"}', "latin1"));

test.each<[name: string, path: string, body: Uint8Array<ArrayBuffer>, type: string, expected: string]>([
  ["JSON in Latin-1", "json", latin1, "application/json", "body-malformed"],
  // https://www.rfc-editor.org/rfc/rfc8259#section-11
  ["JSON in Latin-1 that says so", "json", latin1, "application/json; charset=iso-8859-1", "body-malformed"],
  ["JSON in UTF-8 that says otherwise", "json", toBytes('{"name":"René"}'), "application/json; charset=x", "accepted"],
  [
    "JSON that is truncated in a character",
    "json",
    toBytes('{"name":"René').slice(0, -1),
    "application/json",
    "body-malformed",
  ],
  [
    "JSON with a surrogate in UTF-8",
    "json",
    Uint8Array.of(...toBytes('{"name":"'), 0xed, 0xa0, 0x80, ...toBytes('"}')),
    "application/json",
    "body-malformed",
  ],
  ["JSON with a byte order mark", "json", toBytes('\uFEFF{"name":"Rex"}'), "application/json", "body-malformed"],
  ["a form in Latin-1", "form", Uint8Array.of(...Buffer.from("name=Ren\u00e9", "latin1")), form, "body-malformed"],
  ["text in Latin-1", "text", Uint8Array.of(0xe9), "text/plain", "body-malformed"],
  [
    "text in Latin-1 that says so",
    "text",
    Uint8Array.of(0xe9, 0xe9, 0xe9, 0xe9, 0xe9),
    "text/plain; charset=iso-8859-1",
    "accepted",
  ],
  ["long text in Latin-1", "text", new Uint8Array(6).fill(0xe9), "text/plain; charset=ISO-8859-1", "body-wrong"],
  [
    "text in UTF-16",
    "text",
    Uint8Array.of(...Buffer.from("short", "utf16le")),
    "text/plain; charset=utf-16",
    "accepted",
  ],
  ["half a character of UTF-16", "text", new Uint8Array(3), "text/plain; charset=utf-16le", "body-malformed"],
  ["text with a byte order mark", "text", toBytes("\uFEFFshort"), "text/plain", "accepted"],
  ["text in an unknown charset", "text", toBytes("short"), "text/plain; charset=klingon", "media-type-unknown"],
])("%s", async (_name, path, body, type, expected) => {
  expect(await ask(path, body, type)).toBe(expected);
});

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

test.each<[path: string, body: string | Uint8Array<ArrayBuffer>, type: string, message: string]>([
  ["json", latin1, "application/json", "The body is not UTF-8. JSON is always UTF-8."],
  ["json", "\uFEFF{}", "application/json", "The body begins with a byte order mark, which JSON does not have."],
  [
    "text",
    Uint8Array.of(0xe9),
    "text/plain",
    "The body is not UTF-8, the default. Name another `charset` in `content-type`.",
  ],
  [
    "text",
    "short",
    "text/plain; charset=klingon",
    "`content-type` has the charset `klingon`, which the mock does not know. Send `utf-8`.",
  ],
  [
    "shortBytes",
    "12345",
    "image/png",
    "The body of shortBytes does not fit: it has 5 bytes, and must have at most 4 bytes.",
  ],
])("explains what is wrong with the bytes of %s", async (path, body, type, message) => {
  const response = await fetch(`${mock.url}/${path}`, { method: "POST", headers: { "content-type": type }, body });
  expect(response.headers.get("x-mock-violation")).toContain(message);
});

test.each(["GET", "HEAD"])("needs no body for a %s, because many clients cannot send one", async (method) => {
  const spec = join(folder, "bodiless.json");
  const requestBody = { required: true, content: { "application/json": { schema: pet } } };
  const operation = { requestBody, responses: { 200: { description: "Found." }, 400: { description: "Wrong." } } };
  const paths = { "/pets": { [method.toLowerCase()]: operation } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths }));
  const other = await createMock({ spec });

  expect((await other.fetch("http://mock/pets", { method })).status).toBe(200);
});

test("warns about each body that it does not check, with the reason", () => {
  expect(mock.warnings.filter((warning) => warning.includes("body"))).toEqual([
    "`all` of the body is not checked in nested: OpenAPI does not say how a list or an object within another one is written.",
    "The body as `application/xml` is not checked in xml: the mock does not read XML.",
    "The body as `application/*`, unless it is JSON or a form, is not checked in several, suffix: the mock does not read other formats.",
  ]);
});
