import type { Node } from "@shortvideo-api/document/source";
import { readProvenance } from "@shortvideo-api/generator";
import { writeText } from "./markdown.ts";

/** Describes the provenance of an inferred or assumed fact in one paragraph. Returns none for a documented fact. */
export function describeProvenance(written: Node): string[] {
  const provenance = readProvenance(written);
  if (!provenance) return [];
  return [`**${provenance.status === "inferred" ? "Inferred" : "Assumed"}:** ${writeText(provenance.reason)}`];
}
