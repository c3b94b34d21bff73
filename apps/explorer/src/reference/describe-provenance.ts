import type { Node } from "@shortvideo-api/document/source";
import { readProvenance } from "@shortvideo-api/generator";
import { writeText } from "./markdown.ts";

/** Describes the source of an inferred or assumed fact. Returns no paragraph for a documented fact. */
export function describeProvenance(written: Node): string[] {
  const provenance = readProvenance(written);
  if (!provenance) return [];
  return [`**${provenance.status === "inferred" ? "Inferred" : "Assumed"}:** ${writeText(provenance.reason)}`];
}
