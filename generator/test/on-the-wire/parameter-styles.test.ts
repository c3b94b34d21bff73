import { createMock, type MockOptions } from "@shortvideo-api/mock";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import { openScenario } from "./open-scenario.ts";
import { startEcho } from "./start-echo.ts";

// Every style of a parameter: the client writes it, and the mock reads it.

type Exchange = Parameters<NonNullable<MockOptions["onExchange"]>>[0];

const { openClient, spec } = await openScenario("parameter-styles");
const echo = await startEcho();
echo.respondBy((_, response) => void response.writeHead(204).end());
let exchange: Exchange | undefined;
const mock = await createMock({ spec, onExchange: (each) => void (exchange = each) });
const toEcho = openClient({ baseUrl: echo.url });
const toMock = openClient({ baseUrl: "http://mock.example", fetch: mock.fetch });
const toMockUnchecked = openClient({ baseUrl: "http://mock.example", fetch: mock.fetch, checkParams: false });

/** The values of a request: a text, a list and an object. */
interface Values {
  readonly one?: string | undefined;
  readonly many?: readonly string[] | undefined;
  readonly all?: { readonly R: unknown; readonly G?: string | undefined; readonly B?: boolean | undefined } | undefined;
}

const json = '{"R":1,"G":"i;j=k","B":true}';
const jsonEncoded = encodeURIComponent(json);
const values: Values = { one: "a b/c,d", many: ["e,f", "g.h"], all: { R: 1, G: "i;j=k", B: true } };
// Some separators cannot be escaped: spaces and vertical lines in queries, commas in headers, semicolons in cookies.
const noSeparators: Values = { one: "ab", many: ["e,f", "g.h"], all: { R: 1, G: "i;j=k", B: true } };
const noCommas: Values = { one: "a b/c,d", many: ["e f", "g.h"], all: { R: 1, G: "i;j=k", B: true } };
const noSemicolons: Values = { one: "a b/c", many: ["e f", "g.h"], all: { R: 1, G: "i/j=k", B: true } };
const { all } = values;

/** Each request arrives as a target, or as headers. */
const rows: readonly (readonly [operation: string, given: Values, arrives: string])[] = [
  ["path.simple", values, "/path/simple/a%20b%2Fc%2Cd/e%2Cf,g.h/R,1,G,i%3Bj%3Dk,B,true"],
  ["path.simpleExploded", values, "/path/simpleExploded/a%20b%2Fc%2Cd/e%2Cf,g.h/R=1,G=i%3Bj%3Dk,B=true"],
  ["path.label", values, "/path/label/.a%20b%2Fc%2Cd/.e%2Cf,g.h/.R,1,G,i%3Bj%3Dk,B,true"],
  ["path.labelExploded", values, "/path/labelExploded/.a%20b%2Fc%2Cd/.e%2Cf.g%2Eh/.R=1.G=i%3Bj%3Dk.B=true"],
  ["path.matrix", values, "/path/matrix/;one=a%20b%2Fc%2Cd/;many=e%2Cf,g.h/;all=R,1,G,i%3Bj%3Dk,B,true"],
  [
    "path.matrixExploded",
    values,
    "/path/matrixExploded/;one=a%20b%2Fc%2Cd/;many=e%2Cf;many=g.h/;R=1;G=i%3Bj%3Dk;B=true",
  ],
  ["path.reserved", { ...values, one: "a:b@c/d" }, "/path/reserved/a:b@c%2Fd/e%2Cf,g.h/R,1,G,i%3Bj%3Dk,B,true"],
  ["path.json", { all }, `/path/json/${jsonEncoded}`],
  ["query.form", values, "/query/form?one=a%20b%2Fc%2Cd&many=e%2Cf&many=g.h&R=1&G=i%3Bj%3Dk&B=true"],
  ["query.formFlat", values, "/query/formFlat?one=a%20b%2Fc%2Cd&many=e%2Cf,g.h&all=R,1,G,i%3Bj%3Dk,B,true"],
  ["query.spaceDelimited", noSeparators, "/query/spaceDelimited?one=ab&many=e%2Cf&many=g.h&R=1&G=i%3Bj%3Dk&B=true"],
  [
    "query.spaceDelimitedFlat",
    noSeparators,
    "/query/spaceDelimitedFlat?one=ab&many=e%2Cf%20g.h&all=R%201%20G%20i%3Bj%3Dk%20B%20true",
  ],
  ["query.pipeDelimited", values, "/query/pipeDelimited?one=a%20b%2Fc%2Cd&many=e%2Cf&many=g.h&R=1&G=i%3Bj%3Dk&B=true"],
  [
    "query.pipeDelimitedFlat",
    noSeparators,
    "/query/pipeDelimitedFlat?one=ab&many=e%2Cf%7Cg.h&all=R%7C1%7CG%7Ci%3Bj%3Dk%7CB%7Ctrue",
  ],
  [
    "query.deepObject",
    { one: "a b", all },
    "/query/deepObject?one=a%20b&all%5BR%5D=1&all%5BG%5D=i%3Bj%3Dk&all%5BB%5D=true",
  ],
  ["query.deepObjectFlat", { all }, "/query/deepObjectFlat?all%5BR%5D=1&all%5BG%5D=i%3Bj%3Dk&all%5BB%5D=true"],
  ["query.reserved", values, "/query/reserved?one=a%20b/c,d&many=e,f&many=g.h&R=1&G=i;j=k&B=true"],
  ["query.reservedFlat", values, "/query/reservedFlat?one=a%20b/c,d&many=e%2Cf,g.h&all=R,1,G,i;j=k,B,true"],
  ["query.json", values, `/query/json?one=a%20b%2Fc%2Cd&many=%5B%22e%2Cf%22%2C%22g.h%22%5D&all=${jsonEncoded}`],
  ["query.form", { many: [] }, "/query/form"],
  ["query.formFlat", { one: "", many: [] }, "/query/formFlat?one="],
  ["query.formFlat", { many: [""] }, "/query/formFlat?many="],
  ["header.simple", noCommas, "a b/c,d | e f,g.h | R,1,G,i;j=k,B,true"],
  ["header.simpleExploded", noCommas, "a b/c,d | e f,g.h | R=1,G=i;j=k,B=true"],
  ["header.json", { all }, json],
  ["cookie.form", values, "one=a%20b%2Fc%2Cd; many=e%2Cf,g.h; all=R,1,G,i%3Bj%3Dk,B,true"],
  ["cookie.cookie", noSemicolons, "one=a b/c; many=e f; many=g.h; R=1; G=i/j=k; B=true"],
  ["cookie.cookieFlat", noSemicolons, "one=a b/c; many=e f,g.h; all=R,1,G,i/j=k,B,true"],
  ["cookie.json", { all }, `all=${jsonEncoded}`],
];

test("the table has every operation, and the mock checks all of them", () => {
  expect(new Set(rows.map(([operation]) => operation))).toEqual(new Set(mock.operations));
  expect(mock.warnings).toEqual([]);
});

test.each(rows)("%s writes %j as OpenAPI says", async (operation, given, arrives) => {
  await toEcho(operation, toParams(operation, given));

  const [request] = echo.takeRequests();
  const { target = "", headers = {} } = request ?? {};
  const sent = ["cookie", "x-one", "x-many", "x-all"].flatMap((name) => headers[name] ?? []);
  expect(sent.length === 0 ? target : sent.join(" | ")).toBe(arrives);
});

test.each(rows)("the mock reads what %s writes for %j", async (operation, given) => {
  await toMock(operation, toParams(operation, given));

  // An empty list is absent in a query.
  expect(readGiven(operation)).toEqual({ ...given, many: given.many?.length === 0 ? undefined : given.many });
});

test.each(rows.filter(([, given]) => given.all))(
  "rejects another object in %s, as the mock does",
  async (operation, given) => {
    const wrong = toParams(operation, { ...given, all: { R: "x", G: "g" } });
    const name = operation.startsWith("header") ? "X-all" : "all";

    await expect(toMock(operation, wrong)).rejects.toMatchObject({ violations: [{ param: name, path: ["R"] }] });
    await expect(toMockUnchecked(operation, wrong)).rejects.toMatchObject({ status: 400 });

    expect(exchange?.violations.map(({ code, place }) => [code, place.split(".")[1]])).toEqual([
      ["parameter-wrong", expect.stringMatching(`^(?:${name}|R)$`)],
    ]);
  },
);

test.each<[target: string, violation: string]>([
  ["/path/simple/a/b/R,1,G", "path.all: `all` is `R,1,G`; path.simple takes an object"],
  ["/path/simpleExploded/a/b/R,1", "path.all: `all` is `R,1`"],
  ["/path/label/.a/.b/R,1", "path.all: `all` is `R,1`; .* written `.name,value,name,value`"],
  ["/path/matrixExploded/;one=a/;many=b/;R=1;R=2", "path.all: `all[R]` is given more than once"],
  ["/path/matrix/;one=a/;many=b/;all=R,1,X,2", "path.all: `all[R]` is `1`, `all[X]` is `2`"],
  ["/query/formFlat?all=R,1&all=R,2", "query.all: `all` is given 2 times"],
  ["/query/pipeDelimitedFlat?all=G%7Ca", "query.all: `all[G]` is `a`"],
])("the mock reports the violation in %s", async (target, violation) => {
  const response = await mock.fetch(`http://mock.example${target}`);

  const found = decodeURIComponent(response.headers.get("x-mock-violation") ?? "");
  expect([response.status, found]).toEqual([400, expect.stringMatching(violation.replaceAll(/[.[\]]/g, "."))]);
});

test("the mock accepts encoded separators, which most clients write", async () => {
  const { status } = await mock.fetch("http://mock.example/query/formFlat?all=R%2C1%2CB%2Ctrue");

  expect([status, readGiven("query.formFlat")]).toEqual([204, { all: { R: 1, B: true } }]);
});

const refusals = /is part of the path|separates its values|that no header can carry/;

test("the mock reads the values that the client sends, in every style", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."ab,;=.|[]{}&?#/%+ '\"~*\\2CE"), maxLength: 4 }),
  );
  const anyValues = fc.record(
    {
      one: text,
      many: fc.array(text, { minLength: 1, maxLength: 4 }),
      all: fc.record({ R: fc.integer(), G: text, B: fc.boolean() }, { requiredKeys: ["R"] }),
    },
    { noNullPrototype: true },
  );
  let sent = 0;
  for (const operation of mock.operations) {
    const isTrimmed = /^header|^cookie\.cookie/.test(operation);
    await fc.assert(
      fc.asyncProperty(anyValues, async (any) => {
        const given = pickValues(operation, any);
        // HTTP drops spaces at the ends of a header.
        fc.pre(
          !isTrimmed || [given.one, ...(given.many ?? []), given.all?.G].every((each = "") => each === each.trim()),
        );
        exchange = undefined;
        const refusal: unknown = await toMock(operation, toParams(operation, given)).catch((error: unknown) => error);
        if (refusal === undefined) sent += 1;
        // The client refuses what the style cannot write, and sends nothing.
        const isRefused =
          refusal instanceof Error &&
          refusal.name === "ParamsError" &&
          exchange === undefined &&
          refusals.test(refusal.message);
        expect(isRefused ? given : (refusal ?? readGiven(operation))).toEqual(given);
      }),
      { numRuns: inCI(40, 10) },
    );
  }
  expect(sent).toBeGreaterThan(mock.operations.length * inCI(10, 2));
});

function toParams(operation: string, { one, many, all: object }: Values): object {
  return operation.startsWith("header")
    ? { "X-one": one, "X-many": many, "X-all": object }
    : { one, many, all: object };
}

/** Returns the values for which the operation has parameters. */
function pickValues(operation: string, { one, many, all: object }: Values): Values {
  const isJson = operation.endsWith("json") && operation !== "query.json";
  if (isJson) return { all: object };
  return operation.includes("deepObject") ? { one, all: object } : { one, many, all: object };
}

/** Returns the values that the mock has read. */
function readGiven(operation: string): Values {
  const { parameters: given = {}, status } = exchange ?? {};
  expect(status).toBe(204);
  const [place = ""] = operation.split(".");
  const read = (name: string): readonly string[] | undefined =>
    given[`${place}.${place === "header" ? `X-${name}` : name}`];
  const exploded = ["R", "G", "B"].flatMap((name) => {
    const [value] = given[`${place}.${name}`] ?? [];
    return value === undefined ? [] : [`[${name}]${value}`];
  });
  const texts = read("all") ?? exploded;
  const isJson = operation.endsWith("json");
  const [one] = read("one") ?? [];
  const many = read("many");
  const object = isJson ? texts.map((each) => JSON.parse(each))[0] : readObject(texts);
  return {
    ...(one === undefined ? {} : { one }),
    ...(many === undefined ? {} : { many: isJson ? JSON.parse(many[0] ?? "") : many }),
    ...(object === undefined ? {} : { all: object }),
  };
}

/** Reads `[R]1`. */
function readObject(texts: readonly string[]): Values["all"] {
  const found = Object.fromEntries(texts.map((each) => [each[1], each.slice(3)]));
  if (texts.length === 0) return undefined;
  const { R, G, B } = found;
  return { R: Number(R), ...(G === undefined ? {} : { G }), ...(B === undefined ? {} : { B: B === "true" }) };
}
