import { startMock } from "@shortvideo-api/mock";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

const { openClient, spec } = await openScenario("form-encodings");

const text = fc.oneof(fc.constantFrom("null", "", "5", "true", "a,b", "é"), fc.string());
const withoutComma = text.filter((value) => !value.includes(","));
const integer = fc.option(fc.integer());
const someForm = fc.record(
  {
    count: integer,
    meta: fc.option(fc.record({ a: fc.option(text), b: fc.array(integer) }, { requiredKeys: ["a"] })),
    list: fc.array(integer, { minLength: 3, maxLength: 5 }),
    flag: fc.option(fc.boolean()),
    nothing: fc.constant(null),
    anything: fc.jsonValue(),
    text: fc.option(text),
    texts: fc.array(withoutComma),
    spaced: fc.array(fc.integer()),
    joined: fc.array(fc.constantFrom("a", "b", null)),
    styled: fc.array(text),
    exploded: fc.record({ o1: text, o2: integer, o3: fc.array(fc.integer()) }, { requiredKeys: [] }),
    pairs: fc.record({ p1: withoutComma, p2: integer }, { requiredKeys: [] }),
    deep: fc.record({ x: integer }, { requiredKeys: [] }),
  },
  { requiredKeys: ["count", "meta", "list"] },
);

test.each(["multipart/form-data", "application/x-www-form-urlencoded"])(
  "the mock accepts each %s that the client sends",
  async (contentType) => {
    const mock = await startMock({ spec, port: 0 });
    onTestFinished(() => mock.stop());
    const call = openClient({ baseUrl: mock.url });

    await fc.assert(
      fc.asyncProperty(someForm, async (body) => {
        expect(await call("forms.send", { body, contentType })).toBeUndefined();
      }),
    );
  },
);

test("writes the same names and values in both media types", async () => {
  const echo = await startEcho();
  const call = openClient({ baseUrl: echo.url });
  const body = {
    count: null,
    meta: { a: null, b: [1, null] },
    list: [1, null, 2],
    text: "5",
    spaced: [1, 2],
    joined: ["a", null],
    exploded: { o1: "x y", o3: [1, 2] },
    pairs: { p1: "é", p2: null },
    deep: { x: 1 },
  };
  const expected = [
    ["count", "null"],
    ["meta", '{"a":null,"b":[1,null]}'],
    ["list", "1"],
    ["list", "null"],
    ["list", "2"],
    ["text", '"5"'],
    ["spaced", "1 2"],
    ["joined", "a,null"],
    ["o1", "x y"],
    ["o3", "1"],
    ["o3", "2"],
    ["pairs", "p1,é,p2,null"],
    ["deep[x]", "1"],
  ];

  for (const contentType of ["multipart/form-data", "application/x-www-form-urlencoded"]) {
    await call("forms.send", { body, contentType });
    const [request] = echo.takeRequests();
    const headers = { "content-type": String(request?.headers["content-type"]) };
    expect([...(await new Response(new Uint8Array(request?.body ?? []), { headers }).formData())]).toEqual(expected);
  }
  // Nothing can escape a comma in a part.
  const params = { body: { ...body, pairs: { p1: "a,b" } }, contentType: "multipart/form-data" };
  await expect(call("forms.send", params)).rejects.toThrow(
    "`pairs` holds a value with `,`, which separates its values",
  );
});
