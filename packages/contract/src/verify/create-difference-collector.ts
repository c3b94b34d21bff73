import type { Step } from "@shortvideo-api/document";
import { type ServiceRequest, printPublicTarget } from "./request/service-request.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import type { Difference, DifferenceCode } from "@shortvideo-api/report";

/** Collects differences. Differences of the same kind, operation, status and place become one with a count. */
export interface DifferenceCollector {
  add(request: ServiceRequest, status: number | undefined, differences: readonly ResponseDifference[]): void;
  /** Lists the differences in the order of their first occurrence, each with the path of the rule in the document. */
  list(): readonly (Omit<Difference, "line"> & { readonly path: readonly Step[] })[];
  /** Counts the differences beyond the limit of the collector, by code. */
  listUnlisted(): readonly { readonly code: DifferenceCode; readonly count: number }[];
}

/** Creates an empty collector. It lists at most `limit` differences. */
export function createDifferenceCollector(limit = Infinity): DifferenceCollector {
  const unlisted = new Map<DifferenceCode, number>();
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
        if (found.size >= limit) {
          unlisted.set(code, (unlisted.get(code) ?? 0) + 1);
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
    listUnlisted: () => [...unlisted].map(([code, count]) => ({ code, count })),
  };
}
