import { countOf } from "../../report/print-facts.js";
import type { Difference, VerifyReport } from "../verify-report.js";

/** The verdict in a headline without a full stop. */
export function printHeadline({ outcome, differences, operations }: VerifyReport): string {
  if (outcome === "key-refused") return "The service refused the key";
  if (outcome === "unreachable") return "The service could not be reached";
  if (outcome === "untested") return "Nothing could be compared";
  const compared = operations.filter(({ state }) => state === "compared").length;
  if (outcome === "conforms") {
    return `The service conforms to the document, in ${compared} of ${countOf(operations.length, "operation")}`;
  }
  return `The service differs from the document in ${differences.length === 1 ? "one way" : countOf(differences.length, "way")}`;
}

/** What the document says and what was found, as a sentence; `file` and line are where it says so. */
export function printDifference({ expected, found, line }: Difference, file: string): string {
  return `The document says ${expected} (${file}:${line}); found: ${found}.`;
}

/** How many facts have each status: `"139 confirmed, 1 refuted, 91 open"`. */
export function printFactCounts({ facts }: VerifyReport): string {
  return (["confirmed", "refuted", "open"] as const)
    .map((status) => `${facts.filter((fact) => fact.status === status).length} ${status}`)
    .join(", ");
}
