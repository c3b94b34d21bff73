import { type Difference, differenceGuide, type Omission, omissionGuide } from "../model/difference.js";
import type { Finding } from "../model/finding.js";

/** Creates the finding for a difference. `file` is the document; `judged` says whether an option accepts the difference. */
export function toDifferenceFinding(
  difference: Difference,
  file: string,
  judged: Pick<Finding, "severity" | "accepted">,
): Finding {
  const { code, operation, place, status, line, count, request, expected, found } = difference;
  return {
    code,
    guide: differenceGuide[code],
    ...judged,
    operations: [operation],
    place,
    subject: `${operation}, ${place}`,
    message: `The document says ${expected} (${file}:${line}); found: ${found}.`,
    facts: [String(status ?? "no response"), `${count}×`],
    count,
    request,
    at: { file, line },
    elements: [
      { name: place, fullyQualifiedName: `${operation}/${status ?? "none"}/${place}`, kind: "element" },
      { name: operation, fullyQualifiedName: operation, kind: "function" },
    ],
    identity: ["serviceDifference/v1", code, operation, String(status), place],
  };
}

/** Something that was not compared, with its number of occurrences. */
interface CountedPart extends Pick<Omission, "reason" | "line"> {
  readonly code: keyof typeof omissionGuide;
  readonly place?: string;
  readonly count: number;
}

/** Creates the finding for something that was not compared. The same part of several operations is one finding. */
export function toOmissionFinding(
  { code, place, reason, line, count }: CountedPart,
  operations: readonly string[],
  file: string,
): Finding {
  return {
    code,
    guide: omissionGuide[code],
    severity: "note",
    operations,
    ...(place !== undefined && { place, subject: place }),
    message: reason,
    facts: [],
    count,
    at: { file, line },
    elements: operations.map((id) => ({ name: id, fullyQualifiedName: id, kind: "function" })),
    // The fields of a response differ from run to run.
    identity: ["serviceDifference/v1", code, place, code === "field-not-compared" ? operations[0] : reason],
  };
}
