import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ParamStyle } from "../call/param-style.js";
import { checkHeader } from "./check-text.js";
import { expandPath, serializeCookies, serializeHeaders, serializeQuery } from "./serialize-params.js";

const list = ["blue", "black", "brown"];
const object = { R: 100, G: 200, B: 150 };

// The table of https://spec.openapis.org/oas/v3.1.1.html#style-examples, percent-encoded as in section 4.8.12.4.
test.each<[ParamStyle, unknown, string]>([
  [{}, "blue", "color=blue"],
  [{}, "", "color="],
  [{}, list, "color=blue&color=black&color=brown"],
  [{}, object, "R=100&G=200&B=150"],
  [{ style: "form", explode: false }, list, "color=blue,black,brown"],
  [{ style: "form", explode: false }, object, "color=R,100,G,200,B,150"],
  [{ style: "spaceDelimited", explode: false }, list, "color=blue%20black%20brown"],
  [{ style: "spaceDelimited", explode: false }, object, "color=R%20100%20G%20200%20B%20150"],
  [{ style: "pipeDelimited", explode: false }, list, "color=blue%7Cblack%7Cbrown"],
  [{ style: "pipeDelimited", explode: true }, list, "color=blue&color=black&color=brown"],
  [{ style: "deepObject", explode: true }, object, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
  [{ style: "deepObject" }, { a: { b: [1, 2] } }, "color%5Ba%5D%5Bb%5D%5B0%5D=1&color%5Ba%5D%5Bb%5D%5B1%5D=2"],
  [{ style: "deepObject" }, { a: null, b: undefined }, "color%5Ba%5D=null"],
  [{ explode: false }, ["a", null], "color=a,null"],
  [{ style: "deepObject" }, ["a", "b"], "color%5B0%5D=a&color%5B1%5D=b"],
  [{}, { R: [1, null, 2], G: { a: 1 } }, "R=1&R=null&R=2&G=%7B%22a%22%3A1%7D"],
  [{ json: true }, object, "color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D"],
  [{ explode: false, allowReserved: true }, ["a/b", "c,d"], "color=a/b,c%2Cd"],
  [{ allowReserved: true }, "a/b?c=d&e#f+g ü", "color=a/b?c=d%26e%23f%2Bg%20%C3%BC"],
  [{ allowReserved: true }, "a%2Fb%c3%A9 100% %zz", "color=a%2Fb%c3%A9%20100%25%20%25zz"],
])("with %o, writes a query", (style, color, expected) => {
  expect(serializeQuery({ color }, { color: style })).toBe(expected);
});

test("sends nothing for undefined, null and an empty list", () => {
  const values = { a: undefined, b: null, c: [], d: {}, e: [undefined, "x"], f: { g: undefined }, h: 0, i: false };

  expect(serializeQuery(values)).toBe("e=x&h=0&i=false");
});

test("encodes names and values", () => {
  expect(serializeQuery({ "a b&c": "d e&f=1#" })).toBe("a%20b%26c=d%20e%26f%3D1%23");
});

test("writes big numbers in full, and dates by ISO 8601", () => {
  expect(serializeQuery({ id: 7300000000000000001n, at: new Date(0) })).toBe(
    "id=7300000000000000001&at=1970-01-01T00%3A00%3A00.000Z",
  );
});

test.each<[ParamStyle, unknown, string]>([
  [{}, "blue", "/blue"],
  [{}, list, "/blue,black,brown"],
  [{}, object, "/R,100,G,200,B,150"],
  [{ style: "simple", explode: true }, object, "/R=100,G=200,B=150"],
  [{ style: "label" }, "blue", "/.blue"],
  [{ style: "label" }, list, "/.blue,black,brown"],
  [{ style: "label", explode: true }, list, "/.blue.black.brown"],
  [{ style: "label", explode: true }, object, "/.R=100.G=200.B=150"],
  [{ style: "label", explode: true }, { R: 1.5, G: "a.b" }, "/.R=1%2E5.G=a%2Eb"],
  [{ allowReserved: true }, "a:b/c?d;e", "/a:b%2Fc%3Fd%3Be"],
  [{ allowReserved: true }, "a%2Fb", "/a%2Fb"],
  [{ allowReserved: true }, "52.1,13.2", "/52.1,13.2"],
  [{ allowReserved: true }, ["a,b/c", "d"], "/a%2Cb%2Fc,d"],
  [{ style: "matrix" }, "blue", "/;color=blue"],
  [{ style: "matrix" }, "", "/;color"],
  [{ style: "matrix" }, list, "/;color=blue,black,brown"],
  [{ style: "matrix", explode: true }, list, "/;color=blue;color=black;color=brown"],
  [{ style: "matrix" }, object, "/;color=R,100,G,200,B,150"],
  [{ style: "matrix", explode: true }, object, "/;R=100;G=200;B=150"],
  [{ json: true }, "", "/%22%22"],
  [{ json: true }, {}, "/%7B%7D"],
  [{ json: true }, [], "/%5B%5D"],
])("with %o, writes a path", (style, color, expected) => {
  expect(expandPath("/{color}", { color }, { color: style })).toBe(expected);
});

test("keeps a path's value within its segment", () => {
  expect(expandPath("/a/{x}/b/{y}", { x: "../..?#", y: "$&" })).toBe("/a/..%2F..%3F%23/b/%24%26");
});

test.each([["."], [".."], [""], [undefined], [[]], [{}]])(
  "rejects %o in a path, where it would lead to another path",
  (x) => {
    expect(() => expandPath("/a/{x}/b", { x })).toThrow("`x` is part of the path");
  },
);

test.each(["%2e%2E", ".%2e", "%2E"])("rejects %s in a path that takes percent-encoded characters", (x) => {
  expect(() => expandPath("/a/{x}/b", { x }, { x: { allowReserved: true } })).toThrow("`x` is part of the path");
});

test.each([
  ["/{a}-{b}", "/x-y-1%2D2.3"],
  ["/{a}.{b}", "/x-y.1-2%2E3"],
  ["/{a}:{b}", "/x-y:1-2.3"],
])("writes no separator into the second value of %s", (path, expected) => {
  expect(expandPath(path, { a: "x-y", b: "1-2.3" })).toBe(expected);
});

test("rejects an absent value of JSON in a path", () => {
  expect(() => expandPath("/a/{x}/b", { x: undefined }, { x: { json: true } })).toThrow("`x` is part of the path");
});

test("writes headers, but not for `undefined`", () => {
  const values = { a: "x", b: ["1", "2"], c: { d: 1 }, e: undefined };

  expect(serializeHeaders(values, { c: { explode: true } })).toEqual({ a: "x", b: "1,2", c: "d=1" });
});

test("rejects a value that would add a second header, without showing it", () => {
  expect(() => serializeHeaders({ a: "x\r\nb: y" })).toThrow("`a` holds a character that no header can carry");
  expect(() => checkHeader("a", "sécret€")).toThrow(/^(?!.*sécret)/);
});

test("writes cookies", () => {
  expect(serializeCookies({ a: "x; y", b: [1, 2], c: undefined })).toBe("a=x%3B%20y; b=1,2");
});

test.each<[ParamStyle, unknown, string]>([
  [{ style: "cookie" }, "a/b=c", "color=a/b=c"],
  [{ style: "cookie" }, list, "color=blue; color=black; color=brown"],
  [{ style: "cookie" }, object, "R=100; G=200; B=150"],
  [{ style: "cookie", explode: false }, list, "color=blue,black,brown"],
  [{ style: "cookie", explode: false }, object, "color=R,100,G,200,B,150"],
])("with %o, writes a cookie", (style, color, expected) => {
  expect(serializeCookies({ color }, { color: style })).toBe(expected);
});

test("rejects a value that would arrive as two values, and names the delimiter", () => {
  const ids = ["a|b", "c d"];
  const piped = { ids: { style: "pipeDelimited", explode: false } } as const;
  const spaced = { ids: { style: "spaceDelimited", explode: false } } as const;

  expect(() => serializeQuery({ ids }, piped)).toThrow("`ids` holds a value with `|`");
  expect(() => serializeQuery({ ids }, spaced)).toThrow("`ids` holds a value with ` `");
  expect(() => serializeHeaders({ ids: ["a,b"] })).toThrow("`ids` holds a value with `,`");
  expect(() => serializeHeaders({ ids: { "a=b": 1 } }, { ids: { explode: true } })).toThrow("with `=`");
  expect(() => serializeCookies({ a: "b; c" }, { a: { style: "cookie" } })).toThrow("`a` holds a value with `;`");
});

const text = fc.string({ unit: "binary" });

test("any value arrives as it was sent, in a query and in a path", () => {
  fc.assert(
    fc.property(text, fc.array(text, { minLength: 1 }), text, (one, several, segment) => {
      const { searchParams } = new URL(`https://a.example/?${serializeQuery({ one, several })}`);

      expect([searchParams.get("one"), searchParams.getAll("several")]).toEqual([one, several]);
      fc.pre(!["", ".", ".."].includes(segment));
      const { pathname } = new URL(`https://a.example${expandPath("/before/{segment}/after", { segment })}`);
      expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", "before", segment, "after"]);
    }),
  );
});
