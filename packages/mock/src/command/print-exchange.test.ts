import { expect, test } from "vitest";
import { makeExchange } from "../../test/make-exchange.js";
import { printExchange } from "./print-exchange.js";

test("prints the violations, the correction and the warnings below the line of a request", () => {
  const exchange = makeExchange({
    status: 400,
    target: "/books?count=6",
    violations: [{ code: "parameter-wrong", place: "query.count", message: "It takes\n5." }],
    correction: "curl '/books?count=5'",
    warnings: [{ code: "number-rounded", place: "query.tag", message: "It was rounded." }],
  });

  expect(printExchange(exchange, { color: false }).split("\n")).toEqual([
    "400  GET   /books?count=6  books.list  1.0 ms",
    "    query.count: It takes?5.",
    "    right: curl '/books?count=5'",
    "    warning: query.tag: It was rounded.",
  ]);
});

test("prints the disagreement of another engine below the line of a request", () => {
  const exchange = makeExchange({
    opinion: {
      engine: "prism",
      hasResponded: false,
      disagreement: { code: "request-rejected", reason: "query: is\nwrong" },
    },
  });

  expect(printExchange(exchange, { color: false }).split("\n").slice(1)).toEqual([
    "    prism: The mock accepts the request, and Prism rejects it: query: is?wrong",
  ]);
});
