import type { Provenance } from "../api/operation.ts";
import { toSentence } from "./clean-text.ts";

/** Reads the provenance of a fact; `undefined` if it is documented. `surveySchemas` reports a malformed one. */
export function readProvenance(holder: object): Provenance | undefined {
  const found: unknown = "x-provenance" in holder ? holder["x-provenance"] : undefined;
  if (!isProvenance(found)) return undefined;
  return { status: found.status, reason: toSentence(found.reason) ?? "" };
}

/** Returns whether a value has the form of `x-provenance`. */
export function isProvenance(value: unknown): value is Provenance {
  if (typeof value !== "object" || value === null || !("status" in value) || !("reason" in value)) return false;
  const isKnown = value.status === "inferred" || value.status === "assumed";
  return isKnown && typeof value.reason === "string" && value.reason.trim() !== "";
}
