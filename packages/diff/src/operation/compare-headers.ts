import type { DocumentedParameter, DocumentedResponse } from "@shortvideo-api/document/source";
import type { ResponsePair } from "./compare-failures.ts";
import { isWrittenAlike } from "./written-param.ts";
import { compareWords } from "../schema/compare-annotations.ts";
import type { CompareSchemas } from "../schema/compare-types.ts";
import { readSteps, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import { nameValue } from "../change/name-places.ts";
import { locateSchema } from "../schema/side.ts";
import { readParameterWriting } from "../schema/writing.ts";

/** Compares the headers of a response. No type contains them. */
export function compareHeaders(
  { status, was, is }: ResponsePair,
  compareSchemas: CompareSchemas,
  report: ReportChange,
): void {
  const [before, after] = [listHeaders(was), listHeaders(is)];
  for (const [name, one] of before) {
    const place = `${status}(header).${name}`;
    const other = after.get(name);
    if (!other) {
      const message = `The header \`${name}\` of ${status} was removed.`;
      const wire = toVerdict(one.required);
      report({ code: "header-removed", place, message, wire, types: "safe", before: one.steps });
      continue;
    }
    const isRequired = other.required;
    if (one.required !== isRequired) {
      report({
        code: isRequired ? "header-became-required" : "header-became-optional",
        place,
        message: `The header \`${name}\` of ${status} ${isRequired ? "is always there" : "may be absent"}.`,
        wire: toVerdict(!isRequired),
        types: "safe",
        ...readSteps({ before: one, after: other }),
      });
    }
    compareWords({ before: one, after: other }, { place, report });
    if (!isWrittenAlike(one, other)) {
      const how = `written ${printSerialization(other)}; it was written ${printSerialization(one)}`;
      report({
        code: "schema-changed",
        place,
        message: `${nameValue(place)} is ${how}.`,
        wire: "breaks",
        types: "safe",
        ...readSteps({ before: one, after: other }),
      });
    }
    const reportUntyped: ReportChange = (change) => report({ ...change, types: "safe" });
    const writing = readParameterWriting(one, other);
    const context = { place, direction: "response", report: reportUntyped, writing } as const;
    compareSchemas(locateSchema(one), locateSchema(other), context);
  }
  for (const [name, other] of after) {
    if (before.has(name)) continue;
    const message = `${status} has the header \`${name}\`.`;
    const place = `${status}(header).${name}`;
    report({ code: "header-added", place, message, ...safe, after: other.steps });
  }
}

/** Prints the serialization of a header: its media type, or whether an object is exploded. */
function printSerialization({ media, explode }: DocumentedParameter): string {
  return media ? `as \`${media.essence}\`` : `in the style \`simple\`${explode ? ", exploded" : ""}`;
}

/** Lists headers by name, in lower case. */
function listHeaders({ headers }: DocumentedResponse): ReadonlyMap<string, DocumentedParameter> {
  return new Map(headers.map((header) => [header.name.toLowerCase(), header]));
}
