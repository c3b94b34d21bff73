import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMock } from "../../src/index.js";

const pet = { type: "object", required: ["name"], properties: { name: { type: "string", const: "Rex" } } };
const text = { type: "string" };
const bytes = { type: "string", format: "binary" };
/** Matches the 256 byte values in order, decoded as UTF-8. */
const everyByte = /^\0.{32,}z\{\|\}~.{100,}$/s;
const example = "<pet><name>Rex</name></pet>";
const madeXml = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<root><name>Rex<\/name><\/root>$/;
const contents = {
  xmlFirst: { "application/xml": { schema: pet }, "application/json": { schema: pet } },
  xmlText: { "application/json": { schema: pet }, "application/xml": { schema: pet, example } },
  xmlObject: { "application/xml": { schema: pet, example: { name: "Rex" } } },
  csv: { "text/csv": { schema: { type: "array", items: pet } }, "application/json": { schema: pet } },
  untyped: { "text/csv": { schema: { properties: pet.properties } }, "application/json": { schema: pet } },
  lines: { "text/csv": { schema: text }, "text/html": { schema: text, example: "<p>Rex" } },
  image: { "image/png": { schema: bytes } },
  file: { "application/octet-stream": { schema: bytes } },
  shortFile: { "application/octet-stream": { schema: { ...bytes, maxLength: 5 } } },
  longImage: { "image/png": { schema: { ...bytes, minLength: 300 } } },
  exactImage: { "image/png": { schema: { minLength: 2, maxLength: 2 } } },
  fileObject: { "application/octet-stream": { schema: { type: "object" } } },
  archive: { "application/zip": { schema: { properties: pet.properties } } },
  fileOrJson: { "application/octet-stream": { schema: pet }, "application/json": { schema: pet } },
  vendorObject: { "application/vnd.pets": { schema: pet } },
  octets: { "application/octet-stream": { schema: text } },
  diff: { "application/vnd.pets.diff": { schema: text } },
  yaml: { "application/yaml": { schema: pet } },
  yamlExample: { "text/x-yaml": { schema: { type: "object" }, example: { name: "Rex" } } },
  yamlText: { "application/openapi+yaml": { schema: pet, example: "name: Rex" } },
  any: { "*/*": { schema: pet } },
  others: { "*/*": { schema: text }, "application/json": { schema: pet } },
  fonts: { "font/*": { schema: bytes } },
  models: { "model/*": { schema: bytes } },
  images: { "image/*": { schema: bytes } },
  files: { "*/*": { schema: bytes } },
  texts: { "text/*": { schema: text } },
  jsons: { "application/*+json": { schema: pet } },
  anyJson: { "application/json": {} },
  anyText: { "text/plain": {} },
  emptyText: { "text/plain": { example: "" } },
  emptyFile: { "application/octet-stream": { schema: { ...bytes, maxLength: 0 } } },
  count: { "text/plain": { schema: { type: "integer", minimum: 5, maximum: 5 } } },
  flag: { "text/plain": { schema: { type: "boolean" }, example: true } },
  exampleAlone: { "application/json": { example: { name: "Rex" } } },
  charset: { "application/json; charset=utf-8": { schema: text } },
  vendor: { "application/vnd.pets+json": { schema: pet } },
  versions: {
    "application/json": { schema: pet },
    "application/json; version=2": { schema: { type: "array", items: pet } },
  },
  named: {
    "application/json": { schema: pet, examples: { dog: { value: { name: "Rex" } } } },
    "text/csv": { schema: text, examples: { row: { value: "Rex,1" } } },
  },
};

const german = { schema: text, example: "Größe" };
/** Media types with text beyond ASCII, each with the media type that is sent and the bytes of `ö`. */
const charsets: [declared: string, sent: string, letter: string][] = [
  ["text/plain", "text/plain; charset=utf-8", "c3b6"],
  ["text/plain; charset=UTF-8", "text/plain; charset=UTF-8", "c3b6"],
  ["text/plain; charset=iso-8859-1", "text/plain; charset=iso-8859-1", "f6"],
  ['text/csv; header=present; charset="us-ascii"', "text/csv; header=present; charset=utf-8", "c3b6"],
  ["text/event-stream", "text/event-stream", "c3b6"],
  ["application/json", "application/json", "c3b6"],
  ["application/json; charset=iso-8859-1", "application/json; charset=utf-8", "c3b6"],
];

let folder: string;
let mock: MockServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  const spec = join(folder, "media.json");
  const beyondAscii = charsets.map(([declared], index) => [`charset${index}`, { [declared]: german }] as const);
  const paths = [...Object.entries(contents), ...beyondAscii].map(([operationId, content]) => {
    const responses = { 200: { description: "Found.", content }, 400: { description: "Wrong." } };
    return [`/${operationId}`, { get: { operationId, responses } }];
  });
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: Object.fromEntries(paths) }));
  mock = await startMock({ spec });
});
afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

test.each<[name: string, accept: string, status: number, type: string | null, body: RegExp]>([
  ["xmlFirst", "", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["xmlFirst", "application/*", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["xmlFirst", "application/xml, application/json;q=0.5", 200, "application/xml", madeXml],
  ["xmlFirst", "text/html", 406, "application/json", /responds with/],
  ["xmlText", "application/xml", 200, "application/xml", /^<pet><name>Rex<\/name><\/pet>$/],
  [
    "xmlText",
    "application/xml;q=0.9, application/json;q=0.8",
    200,
    "application/xml",
    /^<pet><name>Rex<\/name><\/pet>$/,
  ],
  ["xmlText", "*/*", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["xmlText", "text/xml", 406, "application/json", /responds with/],
  ["xmlObject", "", 200, "application/xml", madeXml],
  ["csv", "text/csv, */*;q=0.1", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["csv", "text/csv", 406, "application/json", /no example text/],
  ["untyped", "text/csv", 406, "application/json", /no example text/],
  ["lines", "text/csv", 200, "text/csv", /^[^{["]+$/],
  ["lines", "text/html", 200, "text/html", /^<p>Rex$/],
  ["image", "image/png", 200, "image/png", everyByte],
  ["image", "image/*", 200, "image/png", everyByte],
  ["files", "*/*", 200, "application/octet-stream", everyByte],
  ["image", "application/json", 406, "application/json", /responds with/],
  ["file", "application/octet-stream", 200, "application/octet-stream", everyByte],
  ["fileObject", "", 200, "application/octet-stream", everyByte],
  ["archive", "", 200, "application/zip", everyByte],
  ["fileOrJson", "", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["vendorObject", "", 200, null, /^$/],
  ["octets", "application/octet-stream", 200, "application/octet-stream", /^[^{["]+$/],
  ["diff", "application/vnd.pets.diff", 200, "application/vnd.pets.diff", /^[^{["]+$/],
  ["yaml", "", 200, "application/yaml", /^\{"name":"Rex"\}$/],
  ["yamlExample", "", 200, "text/x-yaml", /^\{"name":"Rex"\}$/],
  ["yamlText", "", 200, "application/openapi+yaml", /^name: Rex$/],
  ["any", "", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["any", "text/csv", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["others", "", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["others", "application/json", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["fonts", "", 200, "font/woff2", everyByte],
  ["models", "", 200, null, /^$/],
  ["images", "image/png", 200, "image/png", everyByte],
  ["images", "image/webp", 200, "image/webp", everyByte],
  ["images", "image/avif;q=0.5, image/webp, image/*;q=0.1", 200, "image/webp", everyByte],
  ["images", "image/svg+xml", 200, "image/png", everyByte],
  ["files", "application/pdf", 200, "application/pdf", everyByte],
  ["texts", "text/html", 200, "text/html", /^[^{["]+$/],
  ["texts", "text/event-stream", 200, "text/plain", /^[^{["]+$/],
  ["any", "application/problem+json", 200, "application/problem+json", /^\{"name":"Rex"\}$/],
  ["texts", "text/*", 200, "text/plain", /^[^{["]+$/],
  ["jsons", "", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["anyJson", "", 200, "application/json", /^".+"$/],
  ["anyText", "", 200, "text/plain", /^[^{["]+$/],
  ["emptyText", "", 200, "text/plain", /^$/],
  ["emptyFile", "", 200, "application/octet-stream", /^$/],
  ["count", "", 200, "text/plain", /^5$/],
  ["flag", "", 200, "text/plain", /^true$/],
  ["exampleAlone", "", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["charset", "application/json", 200, "application/json; charset=utf-8", /^".*"$/],
  ["vendor", "application/json", 200, "application/vnd.pets+json", /^\{"name":"Rex"\}$/],
  ["vendor", "APPLICATION/VND.pets+json; charset=utf-8", 200, "application/vnd.pets+json", /^\{"name":"Rex"\}$/],
  ["versions", "application/json", 200, "application/json", /^\{"name":"Rex"\}$/],
  ["vendor", "application/json;q=0, */*", 200, "application/vnd.pets+json", /^\{"name":"Rex"\}$/],
  ["vendor", "application/vnd.pets+json;q=0, application/json", 406, "application/json", /responds with/],
  ["versions", "application/json; version=2", 200, "application/json; version=2", /^\[/],
  ["versions", "application/json; version=2;q=0, application/json", 200, "application/json", /^\{/],
  ["versions", "application/json;q=0.5, application/json; version=2", 200, "application/json; version=2", /^\[/],
])("%s with `Accept: %s` responds with %d in %s", async (name, accept, status, type, body) => {
  const response = await fetch(`${mock.url}/${name}`, { headers: { accept } });

  expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
  expect(await response.text()).toMatch(body);
});

test.each(charsets)("sends text beyond ASCII of `%s` as `%s`, in its bytes", async (declared, sent, letter) => {
  const response = await fetch(`${mock.url}/charset${charsets.findIndex(([each]) => each === declared)}`);

  expect(response.headers.get("content-type")).toBe(sent);
  expect(Buffer.from(await response.arrayBuffer()).toString("hex")).toContain(`72${letter}`);
});

test.each<[path: string, headers: Record<string, string>, status: number, body: RegExp]>([
  ["/named", { prefer: "example=row" }, 200, /^Rex,1$/],
  ["/named", { prefer: "example=row", accept: "text/csv" }, 200, /^Rex,1$/],
  ["/named", { prefer: "example=dog", accept: "text/csv, */*;q=0.1" }, 200, /^\{"name":"Rex"\}$/],
  ["/named", { prefer: "example=row", accept: "application/json" }, 400, /^$/],
  ["/~example=row/named", { accept: "application/json" }, 200, /^\{"name":"Rex"\}$/],
])("%s with %o sends the media type that has the example, if it is accepted", async (path, headers, status, body) => {
  const response = await fetch(mock.url + path, { headers });

  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(body);
});

test("never generates a body that it cannot write", async () => {
  const headers = { accept: "application/xml", prefer: "dynamic=true" };

  expect(await (await fetch(`${mock.url}/xmlText`, { headers })).text()).toBe(example);
});

test("returns the example where no schema says what to generate", async () => {
  const response = await fetch(`${mock.url}/exampleAlone`, { headers: { prefer: "dynamic=true" } });

  expect(await response.json()).toEqual({ name: "Rex" });
});

test("reports a violation if no documented media type is accepted, but not if the mock cannot write the accepted one", async () => {
  expect(await listViolations("csv", "text/csv")).toEqual([]);
  expect(await listViolations("csv", "text/html")).toEqual(["not-acceptable"]);
});

async function listViolations(name: string, accept: string): Promise<string[]> {
  mock.reset();
  await fetch(`${mock.url}/${name}`, { headers: { accept } });
  return mock.report().violations.map(({ code }) => code);
}

test.each([
  ["file", 256],
  ["shortFile", 5],
  ["exactImage", 2],
  ["longImage", 300],
])("%s has %s bytes, as its schema allows", async (name, length) => {
  const response = await fetch(`${mock.url}/${name}`);

  expect((await response.arrayBuffer()).byteLength).toBe(length);
});

test("warns about each media type that it cannot write", () => {
  const why = "the document has no example text for it";

  expect(mock.warnings).toEqual([
    `\`text/csv\` is not sent in csv, untyped: ${why}.`,
    `\`application/octet-stream\` is not sent in fileOrJson: ${why}.`,
    `\`application/vnd.pets\` is sent without a body in vendorObject: ${why}.`,
    `\`model/*\` is sent without a body in models: ${why}.`,
  ]);
});
