import type { DocumentedOperation, Report } from "@shortvideo-api/document/source";
import type { Deprecation } from "../api/operation.ts";
import type { OperationNames } from "../names/names.ts";
import { toSentence } from "./clean-text.ts";

/** The operations that a deprecation may name. */
export interface KnownOperations {
  byId: ReadonlyMap<string, OperationNames>;
  /** Whether the document gives reasons at all. Most documents do not use `x-deprecated`. */
  givesReasons: boolean;
}

/**
 * Reads since when and why an operation is deprecated, and what to use instead. Reports a deprecation without a reason if
 * the document gives reasons for other operations.
 */
export function readDeprecation(
  { node, steps, deprecated, deprecation }: DocumentedOperation,
  { byId, givesReasons }: KnownOperations,
  report: Report,
): Deprecation | undefined {
  const place = [...steps, "x-deprecated"];
  if (!deprecated) {
    if (node["x-deprecated"] !== undefined)
      report("deprecation-malformed", place, "The operation is not `deprecated`.");
    return undefined;
  }
  if (deprecation === undefined) {
    if (givesReasons) {
      const message = "The operation is `deprecated`, but unlike others it has no `x-deprecated`.";
      report("deprecated-without-reason", [...steps, "deprecated"], message);
    }
    return { since: undefined, why: undefined, use: undefined };
  }
  const { since, why, use } = deprecation;
  const instead = use === undefined ? undefined : byId.get(use);
  if (use !== undefined && !instead) {
    report("deprecation-unknown-operation", [...place, "use"], `There is no operation \`${use}\`.`);
  }
  return {
    since,
    why: toSentence(why),
    use: instead && {
      id: instead.id,
      resource: instead.resource.members.join("."),
      className: instead.resource.className,
      method: instead.method,
    },
  };
}

/** Describes since when and why an operation is deprecated, and what to use instead, as far as the document says it. */
export function describeDeprecation(
  { since, why, use }: Deprecation,
  nameCall: (use: NonNullable<Deprecation["use"]>) => string = ({ id }) => `\`${id}\``,
): string {
  const parts = [since && `Since ${since}.`, why, use && `Use ${nameCall(use)}.`];
  return parts.filter(Boolean).join(" ");
}
