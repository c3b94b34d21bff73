import type { Step } from "@shortvideo-api/document";
import { type ServiceRequest, printPublicTarget } from "./request/service-request.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import type { Difference, DifferenceCode } from "@shortvideo-api/report";

/** Collects differences. Differences of the same kind, operation, status and place become one with a count. */
export interface DifferenceCollector {
  /** `printed` shows the request in place of the sent one. Default: the sent one, with the values of the document. */
  add(
    request: ServiceRequest,
    status: number | undefined,
    differences: readonly ResponseDifference[],
    printed?: Pick<Difference, "request" | "curl">,
  ): void;
  /** Returns whether a difference is collected already. */
  has(request: ServiceRequest, status: number | undefined, difference: ResponseDifference): boolean;
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
    has: ({ operation }, status, difference) => found.has(toKey(operation.id, status, difference)),
    add(request, status, differences, printed) {
      const { id, method } = request.operation;
      for (const difference of differences) {
        const { code, place, rule, expected, found: value, path } = difference;
        const key = toKey(id, status, difference);
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
          ...(rule !== undefined && { rule }),
          expected,
          found: value,
          count: 1,
          path,
          ...(printed ?? { request: { method, target: printPublicTarget(request) } }),
        });
      }
    },
    list: () => [...found.values()],
    listUnlisted: () => [...unlisted].map(([code, count]) => ({ code, count })),
  };
}

function toKey(operation: string, status: number | undefined, { code, place, rule }: ResponseDifference): string {
  return JSON.stringify([operation, status, code, place, rule]);
}
