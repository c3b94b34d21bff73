import { expect, test } from "vitest";
import { readLink, readNextLink } from "./read-next-link.js";

test.each([
  ['</pets?page=2>; rel="next"', "/pets?page=2"],
  ["<https://a.example/pets?page=2>; rel=next", "https://a.example/pets?page=2"],
  ['<?page=1>; rel="prev", <?page=3>; rel="next", <?page=9>; rel="last"', "?page=3"],
  ['<?q=a,b;c&page=2>; title="x, <y>; rel=\\"next\\""; rel="next"', "?q=a,b;c&page=2"],
  ["<?page=2>;rel=NEXT;type=text/html", "?page=2"],
  ['<?page=2> ; rel = "last next"', "?page=2"],
  ['<?page=2>; ; rel="next";', "?page=2"],
  ['<?page=2>; crossorigin; rel="next"', "?page=2"],
])("reads the next address of `%s`", (header, address) => {
  expect(readNextLink(header)).toBe(address);
});

test.each([
  [""],
  [null],
  ['<?page=1>; rel="prev"'],
  ['<?page=2>; rel="nextpage"'],
  ['<?page=1>; rel="first"; rel="next"'],
  ['<?page=2>; rel="next"; anchor="/others"'],
  ['<?page=1>; title="rel=next"'],
  ["?page=2; rel=next"],
])("finds no next address in `%s`", (header) => {
  expect(readNextLink(header)).toBeUndefined();
});

test("takes time in proportion to the length of a header", () => {
  const text = `<a>${"; x".repeat(50_000)}`;

  expect(readNextLink(`${text}; rel=next`)).toBe("a");
  expect(readNextLink(`<a>${' ;x="'.repeat(20_000)}`)).toBeUndefined();
  expect(readNextLink(`<a>${" ".repeat(100_000)}x`)).toBeUndefined();
});

test("reads the address of a page by its relation, in any case", () => {
  const header = '</pets?page=1>; rel="PREV first", </pets?page=3>; rel=next, </pets?page=9>; rel="last"';

  expect(["prev", "first", "next", "last", "up"].map((relation) => readLink(header, relation))).toEqual([
    "/pets?page=1",
    "/pets?page=1",
    "/pets?page=3",
    "/pets?page=9",
    undefined,
  ]);
});
