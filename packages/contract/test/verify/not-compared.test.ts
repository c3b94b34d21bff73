// Everything that `verify` does not compare is named, with the reason, and counted in the verdict.

import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { checkVerification, renderVerifyReport, type VerifyReport } from "@shortvideo-api/report";
import { makeFolder } from "../../../report/test/make-folder.js";
import { verifyService, type VerifyOptions } from "../../src/index.js";

interface Parts {
  /** Other operations, and other parts of the document. */
  readonly paths?: object;
  readonly document?: object;
  readonly operation?: object;
  readonly options?: Partial<VerifyOptions>;
}

/** Verifies a service with one operation, `get`, which responds as `respond` does. `ok` is its documented response 200. */
async function verify(ok: object, respond: RequestListener, parts: Parts = {}): Promise<VerifyReport> {
  const { paths = {}, document = {}, operation = {}, options = {} } = parts;
  const spec = join(await makeFolder(), "document.json");
  const get = { operationId: "get", responses: { 200: { description: "Done.", ...ok } }, ...operation };
  const info = { title: "Own", version: "1" };
  const text = { openapi: "3.2.0", info, paths: { "/a": { get }, ...paths }, ...document };
  await writeFile(spec, JSON.stringify(text));
  const server = createServer(respond).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const { report } = await verifyService({ baseUrl, key: "any", spec, perSecond: 1_000, ...options });
  return report;
}

type Body = string | Uint8Array;

const send =
  (body: Body, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": "application/json", ...headers }).end(body);

const as = (mediaType: string, body: Body) => send(body, { "content-type": mediaType });
const object = { type: "object" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const text = (schema: object) => json({ type: "object", properties: { a: { type: "string", ...schema } } });

function list({ omissions }: VerifyReport): string[] {
  return omissions.map(({ status = "none", place, reason }) => `${status} ${place}: ${reason}`);
}

const undescribed = "The document does not say what it contains.";
const noValues = "Of this media type, `verify` reads no values.";

test.each<[what: string, ok: object, respond: RequestListener, omissions: string[]]>([
  [
    "a binary body",
    { content: { "image/png": { schema: {} } } },
    as("image/png", "\x89PNG"),
    [`200 body: ${noValues}`],
  ],
  [
    "an object as text",
    { content: { "text/plain": { schema: { type: "object" } } } },
    as("text/plain", "long text"),
    [`200 body: ${noValues}`],
  ],
  [
    "a text of an unknown charset",
    { content: { "text/plain": { schema: { type: "string" } } } },
    as("text/plain; charset=x", "a"),
    [`200 body: ${noValues}`],
  ],
  [
    "a file without a schema",
    { content: { "application/zip": {} } },
    as("application/zip", "PK"),
    [`200 body: ${noValues}`],
  ],
  [
    "another body of a range of media types",
    { content: { "*/*": { schema: { type: "object" } } } },
    as("image/png", "\x89PNG"),
    [`200 body: ${noValues}`],
  ],
  ["JSON without a schema", { content: { "application/json": {} } }, send("{}"), [`200 body: ${undescribed}`]],
  [
    "a body that the document does not describe",
    {},
    send("{}"),
    ["200 body: The response has a body, and the document describes none."],
  ],
  [
    "media types that no response had",
    { content: { "application/json": { schema: object }, "application/xml": { schema: {} } } },
    send("{}"),
    ["200 body: No response had the media type `application/xml`."],
  ],
  [
    "parameters of a media type",
    { content: { "application/json; profile=short": { schema: object } } },
    send("{}"),
    ["200 header.content-type: No response named the parameter `profile` of the media type."],
  ],
  [
    "headers without a schema",
    { headers: { "X-A": {} }, ...json(object) },
    send("{}", { "x-a": "1" }),
    [`200 header.x-a: ${undescribed}`],
  ],
  [
    "headers that no response had",
    {
      headers: { "X-A": { schema: { type: "integer" } }, "X-B": { required: true, schema: { type: "integer" } } },
      ...json(object),
    },
    send("{}", { "x-b": "1" }),
    ["200 header.x-a: No response had it."],
  ],
  [
    "headers whose form is not defined",
    {
      headers: { "X-A": { schema: { type: "array", items: { type: "array", items: { type: "string" } } } } },
      ...json(object),
    },
    send("{}", { "x-a": "1" }),
    [
      "200 header.x-a: Its value cannot be read: OpenAPI does not say how a list or an object within another one is written.",
    ],
  ],
  [
    "headers whose `$ref` has no target",
    { headers: { "X-A": { $ref: "#/components/headers/A" } }, ...json(object) },
    send("{}", { "x-a": "1" }),
    ["200 header.x-a: `#/components/headers/A` leads nowhere: there is no `headers` in `/components`."],
  ],
  [
    "links",
    { links: { next: { operationId: "get" } }, ...json(object) },
    send("{}"),
    ["200 response: `links` is ignored: callers make the next request themselves."],
  ],
  [
    "formats without a check",
    text({ format: "isbn" }),
    send('{"a":"x"}'),
    ["200 body.a: The format `isbn` has no check."],
  ],
  [
    "formats of numbers without a check",
    json({ type: "array", items: { type: "number", format: "money" } }),
    send("[1,2]"),
    ["200 body[]: The format `money` has no check."],
  ],
  [
    "encoded content of a text",
    text({ contentEncoding: "base64", contentMediaType: "application/json", contentSchema: {} }),
    send('{"a":"e30="}'),
    ["200 body.a: The content of the text is not read."],
  ],
  [
    "content of another media type",
    text({ contentMediaType: "text/html" }),
    send('{"a":"<p>"}'),
    ["200 body.a: The content of the text is not read."],
  ],
  [
    "patterns that are no regular expressions",
    text({ pattern: "[" }),
    send('{"a":"x"}'),
    [
      "200 body.a: `pattern` is not a regular expression of ECMA-262: unterminated character class. It is ignored; correct it.",
    ],
  ],
  [
    "keywords that are malformed",
    text({ maxLength: -3 }),
    send('{"a":"long"}'),
    [expect.stringMatching(/^200 body\.a: `maxLength` .*\.$/)],
  ],
  [
    "keywords with another kind of value",
    text({ pattern: { a: 1 } }),
    send('{"a":"x"}'),
    [expect.stringMatching(/^200 body\.a: `pattern` /)],
  ],
  [
    "keywords that JSON Schema does not have",
    text({ maxlength: 3 }),
    send('{"a":"long"}'),
    ["200 body.a: JSON Schema has no keyword `maxlength`. Did you mean `maxLength`?"],
  ],
  [
    "types that JSON Schema does not have",
    text({ type: "decimal" }),
    send('{"a":"x"}'),
    [expect.stringMatching(/^200 body\.a: .*`decimal`/)],
  ],
  [
    "malformed keywords of headers",
    { headers: { "X-A": { schema: { type: "array", items: { type: "string", maxLength: -3 } } } }, ...json(object) },
    send("{}", { "x-a": "long" }),
    [expect.stringMatching(/^200 header\.x-a: `maxLength` .*\.$/)],
  ],
  [
    "events of text",
    { content: { "text/event-stream": { schema: { type: "string" } } } },
    as("text/event-stream", "data: hello\n\n"),
    [`200 body: ${noValues}`],
  ],
  [
    "events without a schema",
    { content: { "text/event-stream": {} } },
    as("text/event-stream", "data: hello\n\n"),
    [`200 body: ${undescribed}`],
  ],
  [
    "streams without an item",
    { content: { "text/event-stream": { schema: { type: "object" } } } },
    as("text/event-stream", ": wait\n\n"),
    ["200 body: No response had an item."],
  ],
])("names %s as not compared", async (_what, ok, respond, omissions) => {
  const report = await verify(ok, respond);

  expect(report.differences).toEqual([]);
  expect(list(report)).toEqual(omissions);
});

test.each<[what: string, ok: object, respond: RequestListener]>([
  [
    "a header and a body",
    { headers: { "X-A": { schema: { type: "integer" } } }, ...json(object) },
    send("{}", { "x-a": "1" }),
  ],
  [
    "formats with a check, and formats that promise nothing",
    json({ type: "array", items: { anyOf: [{ format: "uuid" }, { format: "password" }, { format: "int64" }] } }),
    send('["0f8fad5b-d9cb-469f-a165-70867728950e", 1]'),
  ],
  ["JSON in a text", text({ contentMediaType: "application/json", contentSchema: {} }), send('{"a":"{}"}')],
  [
    "a keyword that applies to no value",
    json({ anyOf: [{ type: "number" }, { type: "string", pattern: "[" }] }),
    send("1"),
  ],
])("names nothing if all is compared: %s", async (_what, ok, respond) => {
  const report = await verify(ok, respond);

  expect([report.differences, report.omissions]).toEqual([[], []]);
  const { kind, headline } = checkVerification(report);
  expect([kind, headline]).toEqual([
    "conforms",
    expect.stringMatching(
      /^The service conforms to the document; 1 of 1 operation.* 1 of 1 documented response.* were compared$/,
    ),
  ]);
});

const person = { type: "object", properties: { name: { type: "string" }, pets: { type: "array", items: object } } };

test.each<[what: string, schema: object, body: object, occurred: number, absent: string[]]>([
  ["a field", person, { pets: [{}] }, 2, ["body.name"]],
  ["the items of a list", person, { name: "Ada", pets: [] }, 2, ["body.pets[]"]],
  ["a list, but not its items", person, { name: "Ada" }, 1, ["body.pets"]],
  ["a field of the items of a list", { type: "array", items: person }, [{ name: "Ada" }], 2, ["body[].pets"]],
  [
    "nothing, because one item has each field",
    { type: "array", items: person },
    [{ name: "Ada" }, { pets: [{}] }],
    4,
    [],
  ],
  [
    "nothing, because only requests have the field",
    { type: "object", properties: { secret: { type: "string", writeOnly: true } } },
    {},
    0,
    [],
  ],
  [
    "a field of another alternative is not counted, because no value has the alternative",
    {
      oneOf: [
        { ...person, required: ["name"] },
        { type: "object", required: ["id"], properties: { id: object } },
      ],
    },
    { id: {} },
    1,
    [],
  ],
])("names fields that no response had: %s", async (_what, schema, body, occurred, absent) => {
  const report = await verify(json(schema), send(JSON.stringify(body)));

  expect(report.differences).toEqual([]);
  expect(report.operations[0]?.responses[0]?.fields).toEqual({ occurred, absent });
  const shown = renderVerifyReport(report, "text");
  for (const place of absent) expect(shown).toContain(`No response had \`${place}\`.`);
});

test("counts a field that a later page has", async () => {
  const page = toObject({ items: { type: "array", items: toObject({ id: {}, late: {} }) }, next: {} });
  const operation = {
    operationId: "get",
    parameters: [{ name: "cursor", in: "query", schema: { type: "string" } }],
    "x-pagination": { style: "cursor", param: "cursor", items: "items", next: "next" },
    responses: { 200: { description: "Done.", ...json(page) } },
  };
  const report = await verify({}, respondWithTwoPages, { operation });

  expect(report.operations[0]?.responses[0]?.fields).toEqual({ occurred: 5, absent: [] });
});

function respondWithTwoPages(...[request, response]: Parameters<RequestListener>): void {
  const isFirst = !request.url?.includes("cursor");
  const body = isFirst ? { items: [{ id: 1 }], next: "2" } : { items: [{ id: 2, late: true }] };
  send(JSON.stringify(body))(request, response);
}

function toObject(properties: object): object {
  return { type: "object", properties };
}

test("compares each cookie that a response sets", async () => {
  const headers = { "Set-Cookie": { schema: { type: "string", pattern: "^a=" } } };

  const report = await verify({ headers, ...json(object) }, send("{}", { "set-cookie": ["a=1", "b=2"] }));

  expect(report.differences).toMatchObject([{ code: "header-wrong", place: "header.set-cookie" }]);
});

test.each(["components/schemas/Loop", "components/schemas/Other"])(
  "names a schema that contains itself: %s",
  async (pointer) => {
    const schemas = {
      Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }] },
      Other: { allOf: [{ $ref: "#/components/schemas/Loop" }] },
    };
    const report = await verify(json({ $ref: `#/${pointer}` }), send("{}"), { document: { components: { schemas } } });

    expect(list(report)).toEqual(["200 body: `Loop` contains itself."]);
  },
);

// Only a time limit ends the comparison of these texts.
const endless = `${"a".repeat(60)}!`;
const pattern = String.raw`^(a+)+\1$`;
const took = `Matching a text with \`${pattern}\` took too long. The value is not checked.`;

test.each<[what: string, ok: object, respond: RequestListener, place: string]>([
  ["a value", text({ pattern }), send(JSON.stringify({ a: endless })), "body.a"],
  ["a name", json({ propertyNames: { pattern } }), send(JSON.stringify({ [endless]: 1 })), "body"],
  [
    "a header",
    { headers: { "X-A": { schema: { type: "string", pattern } } }, ...json(object) },
    send("{}", { "x-a": endless }),
    "header.x-a",
  ],
])("names %s whose pattern takes too long", async (_what, ok, respond, place) => {
  const report = await verify(ok, respond);

  expect([report.differences, list(report)]).toEqual([[], [`200 ${place}: ${took}`]]);
});

test("names webhooks and callbacks, which the service sends", async () => {
  const post = { responses: { 200: { description: "Done." } } };
  const callbacks = { sold: { "{$request.query.url}": { post } } };

  const report = await verify(json(object), send("{}"), {
    document: { webhooks: { paid: { post } } },
    operation: { callbacks, responses: { 200: { description: "Done.", ...json(object) } } },
  });

  expect(report.omissions.map(({ operation, place }) => [operation, place])).toEqual([
    [undefined, "webhooks.paid"],
    ["get", "callbacks.sold"],
  ]);
});

test("names a body if all responses had a failure in it", async () => {
  const report = await verify(json({ type: "object", required: ["a"] }), send('{"code":7}'), {
    document: { "x-in-band-failure": { codes: ["code"], success: 0, messages: [], examples: [] } },
  });

  expect(list(report)).toEqual(["200 body: The response had a documented failure in its body: `code` 7."]);
});

test("names the body of a HEAD operation", async () => {
  const head = { operationId: "head", responses: { 200: { description: "Done.", ...json(object) } } };

  const report = await verify(json(object), send("{}"), { paths: { "/b": { head } } });

  expect(list(report)).toEqual(["200 body: A response to HEAD has no body."]);
});

/** Serves pages 1 to `last`. The status of page `slow` is 429. */
function servePages(last: number, slow?: number): RequestListener {
  return (request, response) => {
    const number = Number(new URL(request.url ?? "", "http://service").searchParams.get("cursor") ?? 1);
    const next = number < last ? { next: String(number + 1) } : {};
    if (number === slow) response.writeHead(429, { "retry-after": "1000" }).end();
    else send(JSON.stringify({ items: [{ id: number }], ...next }))(request, response);
  };
}

describe("a list", () => {
  const page = { type: "object", properties: { items: { type: "array", items: {} }, next: { type: "string" } } };
  const operation = {
    operationId: "get",
    parameters: [{ name: "cursor", in: "query", schema: { type: "string" } }],
    "x-pagination": { style: "cursor", param: "cursor", items: "items", next: "next" },
    responses: { 200: { description: "Done.", ...json(page) }, 429: { description: "Slow.", content: {} } },
  };

  test.each<[what: string, pages: number, respond: RequestListener, omissions: string[]]>([
    ["is read to its end", 10, servePages(3), []],
    ["is longer than `--pages`", 2, servePages(3), ["200 body: No list was read to its end, because of `--pages`."]],
    ["is longer than one page", 1, servePages(2), ["200 body: No list was read to its end, because of `--pages`."]],
    [
      "has a page that is rejected",
      10,
      servePages(3, 2),
      ["200 body: The service rejected further pages with status 429."],
    ],
  ])("that %s", async (_what, pages, respond, omissions) => {
    const report = await verify({}, respond, { operation, options: { pages } });

    expect([report.differences, list(report)]).toEqual([[], omissions]);
  });
});

/** Sends a text, and never ends the response. */
function keepOpen(mediaType: string, start: string): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "content-type": mediaType }).flushHeaders();
    if (start !== "") response.write(start);
  };
}

/** Ends the time of each request when the first chunk of its response has been read, or the headers if there is no chunk. */
function endTimeAfter(part: "headers" | "chunk"): void {
  const limits: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const endTime = () => setImmediate(() => limits.at(-1)?.abort(new DOMException("The time is over.", "TimeoutError")));
  const realFetch = globalThis.fetch;
  const fetchUntil = vi.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
    const response = await realFetch(...request);
    if (part === "headers") endTime();
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        endTime();
      },
    });
    return new Response(response.body?.pipeThrough(watch), response);
  });
  onTestFinished(() => {
    timeout.mockRestore();
    fetchUntil.mockRestore();
  });
}

/** Adds a byte order mark. */
function marked(body: string): Buffer {
  return Buffer.from(`\uFEFF${body}`);
}

/** Adds bytes that are not UTF-8. */
function broken(body: string): Buffer {
  return Buffer.concat([Buffer.from(body), Buffer.from([0xff, 0xfe])]);
}

describe("a stream", () => {
  const item = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
  const stream = (mediaType: string) => ({ content: { [mediaType]: { itemSchema: item } } });
  const events = { content: { "text/event-stream": { schema: item } } };

  test.each<[mediaType: string, ok: object, start: string]>([
    ["text/event-stream", events, 'data: {"id":1}\n\ndata: {"id":2}\n\ndata: {"i'],
    ["application/jsonl", stream("application/jsonl"), '{"id":1}\n{"id":2}\n{"id'],
    ["application/json-seq", stream("application/json-seq"), '\u001e{"id":1}\n\u001e{"id":2}\n\u001e{"id"'],
  ])("%s without an end is compared as far as it arrives, and its rest is named", async (mediaType, ok, start) => {
    endTimeAfter("chunk");
    const report = await verify(ok, keepOpen(mediaType, start));
    const other = await verify(ok, keepOpen(mediaType, start.replace("2", '"2"')));

    expect([report.differences, list(report)]).toEqual([
      [],
      ["200 body: The stream did not end. Only its first 2 items were compared."],
    ]);
    expect(report.operations).toMatchObject([{ state: "compared" }]);
    expect(other.differences).toMatchObject([{ code: "type-wrong", place: "body[].id" }]);
  });

  test("that is too long is read for 10 MB", async () => {
    const line = `{"id":1,"text":"${"x".repeat(4_000_000)}"}\n`;
    const respond: RequestListener = (_request, response) => {
      const writeMore = () => {
        while (response.write(line));
      };
      response.on("drain", writeMore).writeHead(200, { "content-type": "application/jsonl" });
      writeMore();
    };

    const report = await verify({ content: { "application/jsonl": { itemSchema: { required: ["id"] } } } }, respond);

    expect([report.differences, list(report)]).toEqual([
      [],
      ["200 body: The stream did not end. Only its first 2 items were compared."],
    ]);
  });

  test("without an item in time is not compared", async () => {
    endTimeAfter("headers");
    const report = await verify(events, keepOpen("text/event-stream", ""));

    expect([report.differences, list(report)]).toEqual([[], ["200 body: No item of the stream arrived in time."]]);
    expect(report.operations).toMatchObject([{ state: "open" }]);
  });

  test.each<[mediaType: string, ok: object, body: Buffer, differences: object[]]>([
    [
      "application/jsonl",
      stream("application/jsonl"),
      marked('{"id":1}\n'),
      [{ found: "UTF-8 with a byte order mark" }],
    ],
    [
      "application/json-seq",
      stream("application/json-seq"),
      marked('\u001e{"id":1}\n'),
      [{ found: "UTF-8 with a byte order mark" }],
    ],
    // The standard of server-sent events allows it.
    ["text/event-stream", events, marked('data: {"id":1}\n\n'), []],
    ["text/event-stream", events, broken('data: {"id":1}\n\n: '), [{ found: "bytes that are not UTF-8" }]],
    [
      "application/jsonl",
      { content: { "application/jsonl": { itemSchema: { type: "object" } } } },
      Buffer.from('{"id":"\xe9"}\n', "latin1"),
      [{ found: "bytes that are not UTF-8" }],
    ],
    [
      "application/jsonl",
      stream("application/jsonl"),
      Buffer.from('\uFEFF{"id":1}\n', "utf16le"),
      [{ found: "UTF-16" }],
    ],
  ])("of %s has an encoding, which is compared", async (mediaType, ok, body, differences) => {
    const report = await verify(ok, as(mediaType, body));

    expect(report.differences).toMatchObject(
      differences.map((each) => ({ code: "encoding-wrong", place: "body", ...each })),
    );
    expect(report.differences).toHaveLength(differences.length);
  });

  test("has events with a time to reconnect", async () => {
    const properties = { data: { type: "string" }, retry: { type: "integer", maximum: 100 } };
    const ok = {
      content: { "text/event-stream": { itemSchema: { type: "object", required: ["retry"], properties } } },
    };

    const same = await verify(ok, as("text/event-stream", "retry: 50\ndata: a\n\n"));
    const other = await verify(ok, as("text/event-stream", "retry: 500\ndata: a\n\n"));

    expect([same.differences, other.differences]).toMatchObject([
      [],
      [{ code: "limit-exceeded", place: "body[].retry" }],
    ]);
  });
});

describe("the verdict", () => {
  const failure = { description: "Wrong.", ...json(object) };
  const operation = {
    operationId: "get",
    responses: { 200: { description: "Done.", ...text({ format: "isbn" }) }, 400: failure, "5XX": failure },
  };
  const post = { operationId: "post", responses: { 200: { description: "Done." } } };

  test.each<[what: string, paths: object, kind: string, headline: string]>([
    [
      "responses and parts",
      {},
      "partly",
      "The service conforms to the document in what was compared: 1 of 1 operation, 1 of 3 documented responses and 1 of 1 field, without 1 part",
    ],
    [
      "operations, responses and parts",
      { "/b": { post } },
      "partly",
      "No difference was found, but only 1 of 2 operations, 1 of 4 documented responses and 1 of 1 field were compared, without 1 part",
    ],
  ])("counts %s that were not compared", async (_what, paths, kind, headline) => {
    const report = await verify({}, send('{"a":"x"}'), { paths, operation });

    expect(checkVerification(report)).toMatchObject({ kind, headline, exitCode: 0 });
  });

  test("is the same in all formats, and each names what was not compared", async () => {
    const report = await verify({}, send('{"a":"x"}'), { paths: { "/b": { post } }, operation });

    for (const format of ["text", "json", "junit", "sarif", "html", "markdown", "github"] as const) {
      const shown = renderVerifyReport(report, format)
        .replaceAll("&#x60;", "`")
        .replaceAll(/<\/?code>/g, "`");
      for (const reason of [
        "The format `isbn` has no check.",
        "POST may change data",
        ...(format === "json" ? [] : ["No response had this status."]),
      ])
        expect([format, shown]).toEqual([format, expect.stringContaining(reason)]);
    }
    expect(renderVerifyReport(report, "text")).toContain(`
Not compared: 1 operation, 2 responses, 1 part

  1  post · operation-not-compared
     POST may change data, so it is never called.

  2  get · response 400 · response-not-compared
     No response had this status.

  3  get · response 5XX · response-not-compared
     No response had this status.

  4  get · 200 body.a · part-not-compared
     The format \`isbn\` has no check.
`);
  });
});
