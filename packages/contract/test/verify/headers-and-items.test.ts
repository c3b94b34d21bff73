// Parts of a response beside its JSON body: headers, items of streams, and fields that only requests have.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "../../../report/test/make-folder.js";
import { verifyService } from "../../src/index.js";
import { startDeviatingService, type WireResponse } from "./start-deviating-service.js";

const item = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
const schema = {
  type: "object",
  properties: { id: { type: "integer" }, pass: { type: "string", writeOnly: true } },
};

/** Verifies a service with one operation, whose responses `change` changes. Returns the differences. */
async function verify(ok: object, change: (response: WireResponse) => WireResponse): Promise<object[]> {
  const spec = join(await makeFolder(), "document.json");
  const get = {
    operationId: "get",
    responses: { 200: { description: "Done.", ...ok }, 400: { description: "Wrong." } },
  };
  await writeFile(
    spec,
    JSON.stringify({ openapi: "3.2.0", info: { title: "Own", version: "1" }, paths: { "/a": { get } } }),
  );
  const service = await startDeviatingService(change, spec);
  onTestFinished(() => service.stop());
  const { report } = await verifyService({ baseUrl: service.url, key: "any", spec, perSecond: 1_000 });
  return report.differences.map(({ code, place, found }) => ({ code, place, found }));
}

const withHeaders = (headers: Record<string, string>) => (response: WireResponse) => ({
  ...response,
  headers: { ...response.headers, ...headers },
});
const withText = (text: string) => (response: WireResponse) => ({ ...response, text });

const documentedHeaders = {
  headers: {
    "X-Total": { required: true, schema: { type: "integer", maximum: 100 } },
    "X-Kinds": { schema: { type: "array", items: { enum: ["a", "b"] } } },
    "Content-Type": { required: true, schema: { type: "integer" } },
  },
  content: { "application/json": { schema } },
};

test.each<[headers: Record<string, string>, differences: object[]]>([
  [{ "x-total": "7" }, []],
  [{ "x-total": "7", "x-kinds": "a, b" }, []],
  [{ "x-kinds": "a" }, [{ code: "header-missing", place: "header.x-total", found: "no such header" }]],
  [{ "x-total": "many" }, [{ code: "header-wrong", place: "header.x-total", found: "another value" }]],
  [{ "x-total": "101" }, [{ code: "header-wrong", place: "header.x-total", found: "another value" }]],
  [{ "x-total": "7", "x-kinds": "a,c" }, [{ code: "header-wrong", place: "header.x-kinds", found: "another value" }]],
])("compares the headers %j", async (headers, differences) => {
  expect(await verify(documentedHeaders, withHeaders(headers))).toEqual(differences);
});

test("compares the headers of a response without a body", async () => {
  const { headers } = documentedHeaders;

  expect(await verify({ headers }, withHeaders({}))).toMatchObject([{ code: "header-missing" }]);
});

test("reports a write-only field, and does not show its value", async () => {
  expect(await verify({ content: { "application/json": { schema } } }, withText('{"id":1,"pass":"s3cret"}'))).toEqual([
    { code: "write-only-returned", place: "body.pass", found: "text" },
  ]);
});

test.each<[mediaType: string, media: object, right: string, wrong: string]>([
  ["application/jsonl", { itemSchema: item }, '{"id":1}\n{"id":2}\n', '{"id":1}\n{"id":'],
  ["application/json-seq", { itemSchema: item }, '\u001e{"id":1}\n\u001e{"id":2}\n', '\u001e{"id":1}\n\u001eid\n'],
  ["text/event-stream", { schema: item }, 'data: {"id":1}\n\n: wait\n\ndata\n\ndata: [DONE]\n\n', "data: {id}\n\n"],
])("compares the items of %s", async (mediaType, media, right, wrong) => {
  const ok = { content: { [mediaType]: media } };

  const [same, malformed, other] = await Promise.all(
    [right, wrong, right.replace("1", '"1"')].map(async (text) => verify(ok, withText(text))),
  );

  expect(same).toEqual([]);
  expect(malformed).toEqual([{ code: "item-malformed", place: "body[]", found: "text that is not JSON" }]);
  expect(other).toMatchObject([{ code: "type-wrong", place: "body[].id" }]);
});

test("compares events with their fields", async () => {
  const event = {
    type: "object",
    required: ["event", "data"],
    properties: {
      event: { enum: ["made"] },
      data: { type: "string", contentMediaType: "application/json", contentSchema: item },
    },
  };
  const ok = { content: { "text/event-stream": { itemSchema: event } } };

  expect(await verify(ok, withText('event: made\ndata: {"id":1}\n\n'))).toEqual([]);
  expect(await verify(ok, withText('event: lost\ndata: {"id":"1"}\n\n'))).toMatchObject([
    { code: "value-new", place: "body[].event" },
    { code: "type-wrong", place: "body[].data→.id" },
  ]);
  // An event with an empty type has no type.
  expect(await verify(ok, withText('event:\ndata: {"id":1}\n\n'))).toMatchObject([{ place: "body[].event" }]);
  const untyped = { ...event, required: ["data"] };
  expect(
    await verify({ content: { "text/event-stream": { itemSchema: untyped } } }, withText('event:\ndata: {"id":1}\n\n')),
  ).toEqual([]);
});

test.each<[data: object, right: string, wrong: string]>([
  [item, '{"id":1}', '{"id":"1"}'],
  [{ type: "array", items: { type: "integer" } }, "[1,2]", '[1,"2"]'],
  [{ type: ["string", "null"], minLength: 2 }, "12", "1"],
])("reads the data of events by its schema %j", async (data, right, wrong) => {
  const event = { type: "object", required: ["data"], properties: { event: { type: "string" }, data } };
  const ok = { content: { "text/event-stream": { schema: event } } };

  expect(await verify(ok, withText(`event: made\ndata: ${right}\n\n`))).toEqual([]);
  expect(await verify(ok, withText(`data: ${wrong}\n\n`))).toMatchObject([
    { place: expect.stringMatching(/^body\[\]\.data/) as string },
  ]);
});

test("reports data of an event that is not JSON", async () => {
  const event = { type: "object", required: ["data"], properties: { data: item } };

  expect(await verify({ content: { "text/event-stream": { schema: event } } }, withText("data: {id}\n\n"))).toEqual([
    { code: "item-malformed", place: "body[]", found: "text that is not JSON" },
  ]);
});
