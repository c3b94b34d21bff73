import type { ServedOperation } from "../src/operation/operation.js";
import { type CorrectedRequest, correctRequest } from "../src/request/correct-request.js";
import { createRouter } from "../src/request/create-router.js";

/** Makes a valid request for each operation, from the examples and schemas of the document. Skips operations without one. */
export function makeRequests(operations: readonly ServedOperation[]): CorrectedRequest[] {
  return operations.flatMap((operation) => {
    // The router knows only this operation, so that it cannot choose a similar path of another operation.
    const router = createRouter([operation]);
    const segments = operation.path.replace(/#.*$/, "").slice(1).split("/");
    const given = { query: [], header: {}, cookie: {} };
    return (
      correctRequest(router, { method: operation.method, segments, given, search: "", isPosition: () => false }) ?? []
    );
  });
}
