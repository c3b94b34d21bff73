import type { Step } from "@shortvideo-api/document";
import { type ServiceRequest, printPublicTarget } from "./request/service-request.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import type { Difference } from "@shortvideo-api/report";

/** Collects differences. Differences of the same kind, operation, status and place become one with a count. */
export interface DifferenceCollector {
  add(request: ServiceRequest, status: number | undefined, differences: readonly ResponseDifference[]): void;
  /** Lists the differences in the order of their first occurrence, each with the path of the rule in the document. */
  list(): readonly (Omit<Difference, "line"> & { readonly path: readonly Step[] })[];
}

/** Creates an empty collector. */
export function createDifferenceCollector(): DifferenceCollector {
  const found = new Map<
    string,
    Omit<Difference, "line" | "count"> & { readonly path: readonly Step[]; count: number }
  >();
  return {
    add(request, status, differences) {
      const { id, method } = request.operation;
      for (const { code, place, expected, found: value, path } of differences) {
        const key = JSON.stringify([id, status, code, place]);
        const known = found.get(key);
        if (known) {
          known.count += 1;
          continue;
        }

        const statusField = status === undefined ? {} : { status };
        found.set(key, {
          code,
          operation: id,
          ...statusField,
          place,
          expected,
          found: value,
          count: 1,
          path,
          request: { method, target: printPublicTarget(request) },
        });
      }
    },
    list: () => [...found.values()],
  };
}
