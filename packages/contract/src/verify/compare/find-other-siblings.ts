import { isRecord } from "@shortvideo-api/document";
import type { Finding } from "./finding.js";
import type { Visit } from "./walk-value.js";

/** Finds fields that are declared to hold the same value as a sibling (`x-same-as`), and do not. A null beside says nothing. */
export function findOtherSiblings(visits: readonly Visit[]): Finding[] {
  const byPlace = new Map(visits.map((visit) => [visit.at, visit]));
  return visits.flatMap((visit): Finding[] => {
    const { schema, at, place, path } = visit;
    const sibling = schema["x-same-as"];
    if (typeof sibling !== "string") return [];
    const other = byPlace.get(`${at.slice(0, at.lastIndexOf("."))}.${sibling}`);
    if (!other || isEmpty(visit.value) || isEmpty(other.value) || toText(visit) === toText(other)) return [];
    return [
      {
        code: "sibling-differs",
        place,
        path: [...path, "x-same-as"],
        expected: `the value of \`${sibling}\``,
        found: "another value",
      },
    ];
  });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || isRecord(value);
}

/** A 64-bit number and the text of its digits are the same. */
function toText({ value, digits }: Visit): string {
  return digits ?? String(value);
}
