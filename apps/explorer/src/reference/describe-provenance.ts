import type { Node } from "@shortvideo-api/document/source";
import { readProvenance } from "@shortvideo-api/generator";
import { writeText } from "./markdown.ts";

/** How we know what stands in an object: a paragraph where it is inferred or assumed, nothing where it is documented. */
export function describeProvenance(written: Node): string[] {
  const provenance = readProvenance(written);
  if (!provenance) return [];
  return [`**${provenance.status === "inferred" ? "Inferred" : "Assumed"}:** ${writeText(provenance.reason)}`];
}
