import type { DocumentPath } from "@shortvideo-api/mock/internal";
import { type Call, printPublicTarget } from "./call/call.js";
import type { Finding } from "./compare/finding.js";
import type { Difference } from "@shortvideo-api/report";

/** Gathers differences: each kind once for each operation, status and place, and how often it was found. */
export interface Differences {
  add(call: Call, status: number | undefined, findings: readonly Finding[]): void;
  /** In the order in which they were found first, each with the path of what the document says. */
  list(): readonly (Omit<Difference, "line"> & { readonly path: DocumentPath })[];
}

/** Begins with none. */
export function collectDifferences(): Differences {
  const found = new Map<string, Omit<Difference, "line" | "count"> & { readonly path: DocumentPath; count: number }>();
  return {
    add(call, status, findings) {
      const { id, method } = call.operation;
      for (const { code, place, expected, found: value, path } of findings) {
        const key = JSON.stringify([id, status, code, place]);
        const known = found.get(key);
        if (known) {
          known.count += 1;
          continue;
        }
        const request = { method, target: printPublicTarget(call) };
        const told = status === undefined ? {} : { status };
        found.set(key, { code, operation: id, ...told, place, expected, found: value, count: 1, path, request });
      }
    },
    list: () => [...found.values()],
  };
}
