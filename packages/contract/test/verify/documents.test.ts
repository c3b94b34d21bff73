import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { startMock } from "@shortvideo-api/mock";
import { afterEach, expect, test } from "vitest";
import { makeFolder } from "../../../report/test/make-folder.js";
import { verifyService } from "../../src/index.js";

// Documents with unusual features, each with a mock as its service.

let mock: Awaited<ReturnType<typeof startMock>>;
afterEach(() => mock.stop());

/** Starts a mock of a document with these paths. Returns the options to verify it. */
async function start(
  paths: object,
  components: object = {},
): Promise<{ baseUrl: string; key: string; spec: string; perSecond: number }> {
  const spec = join(await makeFolder(), "document.json");
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", info: { title: "Own", version: "1" }, paths, components }));
  mock = await startMock({ spec });
  return { baseUrl: mock.url, key: "any", spec, perSecond: 1_000 };
}

function toResponses(media: object): object {
  return { 200: { description: "Done.", content: { "application/json": media } }, 400: { description: "Wrong." } };
}

test("accepts responses without required write-only fields", async () => {
  const properties = { id: { type: "integer", readOnly: true }, secret: { type: "string", writeOnly: true } };
  const user = { type: "object", required: ["id", "secret"], properties };
  const parts = { allOf: [{ type: "object", properties }, { required: user.required }] };
  const besideParts = { allOf: [{ type: "object", properties }], required: user.required };
  const besideChoice = { anyOf: [{ type: "object", properties }], required: user.required };
  const hidden = { writeOnly: true };
  const spellings = {
    type: "object",
    properties: {
      id: { type: "integer" },
      beside: { ...hidden, $ref: "#/components/schemas/Text" },
      wrapped: { ...hidden, allOf: [{ $ref: "#/components/schemas/Text" }] },
      part: { allOf: [{ $ref: "#/components/schemas/Text" }, hidden] },
      target: { allOf: [{ $ref: "#/components/schemas/Hidden" }] },
    },
    required: ["id", "beside", "wrapped", "part", "target"],
  };
  const schemas = { Text: { type: "string" }, Hidden: { type: "string", ...hidden } };
  const paths = {
    "/inline": { get: { responses: toResponses({ schema: user }) } },
    "/parts": { get: { responses: toResponses({ schema: parts }) } },
    "/besideParts": { get: { responses: toResponses({ schema: besideParts }) } },
    "/besideChoice": { get: { responses: toResponses({ schema: besideChoice }) } },
    "/spellings": { get: { responses: toResponses({ schema: spellings }) } },
  };
  const options = await start(paths, { schemas });

  const { report } = await verifyService(options);

  expect(report.differences).toEqual([]);
  expect(new Set(report.operations.map(({ state }) => state))).toEqual(new Set(["compared"]));
  const responses = report.operations.flatMap((operation) => operation.responses);
  expect(responses.flatMap(({ fields }) => fields?.absent ?? [])).toEqual([]);
});

test("sends no credentials that depend on the request, because one key is not enough for them", async () => {
  const securitySchemes = {
    signature: { type: "http", scheme: "Digest" },
    key: { type: "apiKey", in: "header", name: "x-key" },
  };
  const responses = toResponses({ example: {} });
  const signed = { get: { security: [{ signature: [] }], responses } };
  const either = { get: { security: [{ signature: [] }, { key: [] }], responses } };
  const options = await start({ "/signed": signed, "/either": either }, { securitySchemes });

  const { report } = await verifyService({ ...options, explore: { seed: 1 } });

  const note = "Its credentials depend on the request. Check it by `proxy` or `check-har`.";
  expect(report.operations).toMatchObject([
    { path: "/signed", state: "skipped", note },
    { path: "/either", state: "compared" },
  ]);
  expect(report.differences).toEqual([]);
  expect(new Set(mock.report().violations.map(({ operation }) => operation))).toEqual(new Set(["either.get"]));
});

test("knows required fields that no schema describes", async () => {
  const schema = { properties: { a: { type: "integer" } }, anyOf: [{ required: ["b"] }, { required: ["c"] }] };
  const options = await start({
    "/one": { get: { responses: toResponses({ schema: { type: "object", ...schema } }) } },
  });

  const { report } = await verifyService(options);

  expect(report.differences).toEqual([]);
});

test("expects no body of a status that has none, and no header with an impossible name", async () => {
  const content = { "application/json": { schema: { type: "object" } } };
  const headers = { "": { schema: {} }, "X Y": { required: true, schema: {} } };
  const options = await start({
    "/empty": { get: { responses: { 204: { description: "Done.", content }, 400: { description: "Wrong." } } } },
    "/named": { get: { responses: { 200: { description: "Done.", headers }, 400: { description: "Wrong." } } } },
  });

  const { report } = await verifyService(options);

  expect(report.differences).toEqual([]);
});

test.each([{}, { content: { "text/html": {} } }])(
  "compares and explores an operation that responds with a redirect: %o",
  async (body) => {
    const parameters = [{ name: "code", in: "query", required: true, schema: { type: "string", minLength: 3 } }];
    const responses = { 302: { description: "Elsewhere.", ...body }, 400: { description: "Wrong." } };
    const options = await start({ "/callback": { get: { operationId: "logins.finish", parameters, responses } } });

    const { report } = await verifyService({ ...options, explore: {} });

    expect(report).toMatchObject({ outcome: "conforms", operations: [{ state: "compared" }] });
    expect(report.exploration).toMatchObject({ unsteady: 0, unexplored: [] });
    const rules = report.exploration?.rules ?? [];
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.filter(({ open }) => open !== 0)).toEqual([]);
  },
);

test("explores an operation only with requests that are not requests for another one", async () => {
  const inPath = [{ name: "id", in: "path", required: true, schema: { enum: ["1", "2"] } }];
  const options = await start({
    "/jobs": { get: { responses: toResponses({ example: {} }) } },
    "/jobs?op=LIST&full": { get: { responses: toResponses({ example: {} }) } },
    "/jobs/{id}": { get: { parameters: inPath, responses: toResponses({ example: {} }) } },
    "/jobs/{all}": { get: { responses: toResponses({ example: {} }) } },
  });

  const { report } = await verifyService({ ...options, explore: { seed: 1 } });

  expect(report.differences).toEqual([]);
  expect(new Set(report.operations.map(({ state }) => state))).toEqual(new Set(["compared"]));
  expect(report.exploration?.requests).toBeGreaterThan(4);
});

test("accepts events whose data are a text or JSON, as the document says", async () => {
  const schema = { oneOf: [{ type: "string", minLength: 3 }, { type: "integer" }] };
  const events = { example: ["three", 4], schema };
  const options = await start({
    "/events": { get: { responses: { 200: { description: "Events.", content: { "text/event-stream": events } } } } },
  });

  const { report } = await verifyService(options);

  expect(report).toMatchObject({ outcome: "conforms", operations: [{ state: "compared" }], differences: [] });
});

test("sends requests without the part of a path after `#`", async () => {
  const parameters = [
    { name: "count", in: "query", schema: { type: "integer" }, example: 3 },
    { name: "pet", in: "path", required: true, schema: { const: "7" } },
  ];
  const options = await start({
    "/pets/{pet}#short": { get: { parameters, responses: toResponses({ example: {} }) } },
  });

  const { report } = await verifyService(options);

  expect(report).toMatchObject({ outcome: "conforms", differences: [] });
  expect(mock.report()).toMatchObject({
    requests: 2,
    violations: [],
    operations: [{ parameters: [{ given: 1 }, {}] }],
  });
});

test("serializes object parameters as the document declares them", async () => {
  const integer = { type: "integer", minimum: 0 };
  const range = { type: "object", properties: { from: integer, to: integer } };
  const parameters = [
    { name: "range", in: "query", schema: { ...range, required: ["to"] }, example: { from: 7, to: 9 } },
    { name: "either", in: "query", schema: { ...range, properties: { a: integer, b: integer }, maxProperties: 1 } },
  ];
  const get = { operationId: "things.list", parameters, responses: toResponses({ example: { found: 1 } }) };
  const options = await start({ "/things": { get } });
  const requests = JSON.stringify({ operation: "things.list", params: { range: { to: 3 } } });

  for (const more of [{}, { requests }]) {
    const { report } = await verifyService({ ...options, ...more });
    expect(report).toMatchObject({ outcome: "conforms", operations: [{ state: "compared" }] });
  }
  expect(mock.report()).toMatchObject({ requests: 3, violations: [] });
});

test("follows a list after the key of its last item, until it is empty", async () => {
  const event = { type: "object", required: ["number"], properties: { number: { type: "integer" } } };
  const options = await start({
    "/events": {
      get: {
        parameters: [{ name: "since", in: "query", schema: { type: "integer" } }],
        "x-pagination": { style: "cursor", param: "since", items: "$", next: "$[-1].number" },
        responses: toResponses({
          schema: { type: "array", items: event },
          example: [{ number: 7 }, { number: 8 }],
        }),
      },
    },
  });

  const { report } = await verifyService(options);

  expect(report.differences).toEqual([]);
  expect(report.operations.map(({ state }) => state)).toEqual(["compared"]);
  expect(mock.report().operations[0]?.pages).toMatchObject({ last: 1, empty: 1 });
});
