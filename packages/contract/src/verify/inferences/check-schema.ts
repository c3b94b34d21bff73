import { explainWrongUnit, isTimeIn, type OpenApi, type SchemaType } from "@shortvideo-api/document";
import type { Inference } from "@shortvideo-api/report";
import { typeNames } from "../compare/describe-value.js";
import { readKinds } from "../compare/document-nodes.js";
import type { SeenValues } from "./evidence.js";
import type { Mark } from "./list-marks.js";

/** Checks the types, the unit and the sibling that a schema declares against the values in the responses. */
export function checkSchema(document: OpenApi, { path, node }: Mark, seen: SeenValues | undefined): InferenceResult {
  if (!seen) return { status: "open", evidence: "No response contained it." };
  const { kinds, otherSiblings, differences } = seen;
  const declared = readKinds(document, path).map((kind): SchemaType => (kind === "integer" ? "number" : kind));
  const found = [...kinds].map(([kind, count]) => `${nameKind(kind)} ${count}×`).join(", ");
  if (declared.length > 0 && [...kinds.keys()].some((kind) => !declared.includes(kind))) {
    return {
      status: "refuted",
      evidence: `Seen: ${found}; declared: ${declared.map(nameKind).join(" or ")}.`,
      refutedBy: typeDifferences.filter((code) => differences.has(code)),
    };
  }
  if (otherSiblings > 0) {
    const evidence = `It differed from \`${String(node["x-same-as"])}\` ${otherSiblings}×.`;
    return { status: "refuted", evidence, refutedBy: ["sibling-differs"] };
  }
  if (declared.length === 0) return { status: "open", evidence: `Seen: ${found}; no type is declared.` };
  if ([...kinds.keys()].every((kind) => kind === "null")) return { status: "open", evidence: "Only null was seen." };
  const unit = node["x-unit"];
  return typeof unit === "string" ? checkUnit(unit, seen, found) : { status: "confirmed", evidence: `Seen: ${found}.` };
}

function checkUnit(unit: string, { numbers }: SeenValues, found: string): InferenceResult {
  // 0 means "never" or "unknown".
  const known = numbers.filter((number) => number !== 0);
  const others = known.flatMap((number) => explainWrongUnit(unit, number) ?? []);
  if (others.length > 0) {
    const evidence = `Seen: ${found}; ${others.length}× not in ${unit}: ${others[0]}.`;
    return { status: "refuted", evidence, refutedBy: ["unit-differs"] };
  }
  if (known.length > 0 && known.every((number) => isTimeIn(unit, number))) {
    return { status: "confirmed", evidence: `Seen: ${found}; all are times from 2005 to 2100 in ${unit}.` };
  }
  return { status: "open", evidence: `Seen: ${found}; the values do not show the unit (${unit}).` };
}

const typeDifferences = ["type-wrong", "null-unexpected", "boolean-as-number"] as const;

/** Returns the word for a type, without its article. */
function nameKind(kind: SchemaType): string {
  return typeNames[kind].replace(/^an? /, "");
}

/** The result of checking one inference. */
export type InferenceResult = Pick<Inference, "status" | "evidence" | "refutedBy">;
