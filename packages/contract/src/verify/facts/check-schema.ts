import type { OpenApi } from "@shortvideo-api/document";
import { findOtherUnit, isTimeIn } from "@shortvideo-api/mock/internal";
import { readKinds } from "../compare/admits-kind.js";
import type { SeenValues } from "./evidence.js";
import type { Judgement } from "./judgement.js";
import type { Mark } from "./list-marks.js";

/** Holds what a schema declares, its types, its unit and its sibling, against the values that were seen there. */
export function checkSchema(document: OpenApi, { path, node }: Mark, seen: SeenValues | undefined): Judgement {
  if (!seen) return { status: "open", evidence: "No answer showed it." };
  const { kinds, otherSiblings, differences } = seen;
  const declared = readKinds(document, path).map((kind) => (kind === "integer" ? "number" : kind));
  const found = [...kinds].map(([kind, count]) => `${names[kind] ?? kind} ${count}×`).join(", ");
  if (declared.length > 0 && [...kinds.keys()].some((kind) => !declared.includes(kind))) {
    return {
      status: "refuted",
      evidence: `Seen: ${found}; declared: ${declared.map((kind) => names[kind] ?? kind).join(" or ")}.`,
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
  return typeof unit === "string" ? judgeUnit(unit, seen, found) : { status: "confirmed", evidence: `Seen: ${found}.` };
}

function judgeUnit(unit: string, { numbers }: SeenValues, found: string): Judgement {
  // 0 stands for "never" or "not known".
  const told = numbers.filter((number) => number !== 0);
  const others = told.flatMap((number) => findOtherUnit(unit, number) ?? []);
  if (others.length > 0) {
    const evidence = `Seen: ${found}; ${others.length}× not in ${unit}: ${others[0]}.`;
    return { status: "refuted", evidence, refutedBy: ["unit-differs"] };
  }
  if (told.length > 0 && told.every((number) => isTimeIn(unit, number))) {
    return { status: "confirmed", evidence: `Seen: ${found}; all are times from 2005 to 2100 in ${unit}.` };
  }
  return { status: "open", evidence: `Seen: ${found}; the unit (${unit}) does not show.` };
}

const typeDifferences = ["type-wrong", "null-unexpected", "boolean-as-number"] as const;

const names: Readonly<Record<string, string>> = {
  array: "list",
  boolean: "boolean",
  null: "null",
  number: "number",
  object: "object",
  string: "text",
};
