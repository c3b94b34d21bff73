// Integers in responses keep every digit, in declared and undeclared fields.

import { operations, serializeResponse } from "@shortvideo-api/fixtures";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../../scripts/in-ci.js";
import { type ResponseBody, InBandError, type OperationId, UpstreamError } from "../../src/index.js";
import { open } from "../open-client.js";
import { fail, getPet, open as openPets, rex } from "../open-pets.js";

const videoId = "7301245789012345678";
const json = { "content-type": "application/json" };

const rows = Object.entries(operations)
  .map(([id, { params, responses }]) => ({ id, params, body: Object.values<unknown>(responses)[0] }))
  .filter(({ body }) => Object(body) === body);

test.each(rows)("$id keeps the digits of fields that the document does not declare", async ({ id, params, body }) => {
  const undeclared = '"undeclared":{"id":7300000000000000001,"ids":[-9007199254740993,12]}';
  const text = serializeResponse(id as OperationId, body as ResponseBody<OperationId>).replace(
    /\{(\s*\})?/,
    (_, end?: string) => `{${undeclared}${end ?? ","}`,
  );
  const { api } = open(() => new Response(text, { headers: json }));
  const [resource = "", method = ""] = id.split(".");
  const methods: Record<string, (params: unknown) => Promise<unknown>> = Reflect.get(api, resource);

  expect(await methods[method]?.(params)).toMatchObject({
    undeclared: { id: "7300000000000000001", ids: ["-9007199254740993", 12] },
  });
});

test("keeps every digit in the result of `withResponse`", async () => {
  const { api } = open(() => new Response('{"itemInfo":{"id":7300000000000000001}}', { headers: json }));

  const { data } = await api.posts.get({ videoId }).withResponse();

  expect(data).toEqual({ itemInfo: { id: "7300000000000000001" } });
});

test.each([
  ["a failure", 500, UpstreamError],
  ["a failure inside of a 200", 200, InBandError],
])("keeps every digit of the body of %s", async (_, status, errorClass) => {
  const text = '{"status_code":10204,"trace":{"id":7300000000000000001,"took":0.25}}';
  const { api } = open(() => new Response(text, { status, headers: json }));

  const error = await fail(api.posts.get({ videoId }));

  expect(error.body).toEqual({ status_code: 10_204, trace: { id: "7300000000000000001", took: 0.25 } });
  expect(error).toBeInstanceOf(errorClass);
});

test("keeps every digit of the body of a failure that middleware has read", async () => {
  const middleware = [
    {
      onResponse: async ({ response }: { response: Response }) =>
        new Response((await response.text()).replace("1", "7300000000000000001"), response),
    },
  ];
  const { api } = open(() => new Response('{"id":1}', { status: 500, headers: json }), { middleware });

  expect((await fail(api.posts.get({ videoId }))).body).toEqual({ id: "7300000000000000001" });
});

test.each([
  ['"7"', "7"],
  ["7300000000000000001", "7300000000000000001"],
  ["null", undefined],
  ["no JSON", "no JSON"],
])("reads the body %s of a failure as %j", async (text, body) => {
  const error = await fail(openPets(new Response(text, { status: 500 })).connection.call(getPet, rex));

  expect(error.body).toBe(body);
});

const integer = fc
  .tuple(fc.constantFrom("", "-"), fc.bigInt({ min: 1n, max: 10n ** 40n }))
  .map(([sign, digits]) => sign + String(digits));
const text = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    integer,
    fc
      .oneof(
        fc.string(),
        integer.map((digits) => `a":${digits},"b`),
      )
      .map((value) => JSON.stringify(value)),
    fc.array(tie("text")).map((items) => `[${items.join(", ")}]`),
    fc.dictionary(fc.string(), tie("text")).map(
      (fields) =>
        `{${Object.entries(fields)
          .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
          .join(",")}}`,
    ),
  ),
})).text;

test("returns the digits of every integer in any response", async () => {
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      const page = await openPets(new Response(`{"pet":${body}}`, { headers: json })).connection.call(getPet, rex);

      expect(listIntegers(page)).toEqual([...body.replaceAll(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/-?\d+/g)].map(String));
    }),
    { numRuns: inCI(500, 80) },
  );
});

/** Lists the integers of a value in their order: numbers, and strings of many digits. */
function listIntegers(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(listIntegers);
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" && /^-?\d{17,}$/.test(value) ? [value] : [];
}
