import { isNode, type Report } from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { Deprecation } from "../api/operation.ts";
import type { OperationNames } from "../names/names.ts";
import { readSentence } from "./read-text.ts";

/** What deprecations are read against. */
export interface KnownOperations {
  byId: ReadonlyMap<string, OperationNames>;
  /** Does the document tell reasons at all? Documents by others know nothing of `x-deprecated`. */
  givesReasons: boolean;
}

/**
 * Reads whether an operation is deprecated, since when, why, and what to use instead. Where the document gives
 * reasons for other operations, one without is reported.
 */
export function readDeprecation(
  { operation, steps }: Endpoint,
  { byId, givesReasons }: KnownOperations,
  report: Report,
): Deprecation | undefined {
  const declared = operation["x-deprecated"];
  const place = [...steps, "x-deprecated"];
  if (operation.deprecated !== true) {
    if (declared !== undefined) report("deprecation-malformed", place, "The operation is not `deprecated`.");
    return undefined;
  }
  if (declared === undefined) {
    if (givesReasons) {
      const message = "The operation is `deprecated`, and unlike others it has no `x-deprecated`.";
      report("deprecated-without-reason", [...steps, "deprecated"], message);
    }
    return { since: undefined, why: undefined, use: undefined };
  }
  if (!isNode(declared)) report("deprecation-malformed", place, "`x-deprecated` is no object.");
  const fields = isNode(declared) ? declared : {};
  const [since, why, use] = ["since", "why", "use"].map((field) => {
    const value = fields[field];
    if (value === undefined || typeof value === "string") return value;
    report("deprecation-malformed", [...place, field], `\`${field}\` is no text; a version has to be quoted.`);
    return undefined;
  });
  const instead = use === undefined ? undefined : byId.get(use);
  if (use !== undefined && !instead) {
    report("deprecation-unknown-operation", [...place, "use"], `There is no operation \`${use}\`.`);
  }
  return {
    since,
    why: readSentence(why),
    use: instead && {
      id: instead.id,
      resource: instead.resource.name,
      className: instead.resource.className,
      method: instead.method,
    },
  };
}
