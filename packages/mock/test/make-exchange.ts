import type { Exchange } from "../src/exchange/exchange.js";

/** Makes the exchange of a valid `GET /books` of the library. `more` replaces fields. */
export function makeExchange(more: Partial<Exchange> = {}): Exchange {
  return {
    session: "default",
    method: "GET",
    target: "/books",
    operation: "books.list",
    parameters: {},
    status: 200,
    example: undefined,
    scenario: undefined,
    page: undefined,
    failedInBand: false,
    violations: [],
    warnings: [],
    opinion: undefined,
    correction: undefined,
    durationMs: 1,
    ...more,
  };
}
