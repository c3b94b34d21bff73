import { readDeprecation as readDeclared, type Report } from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { Deprecation } from "../api/operation.ts";
import type { OperationNames } from "../names/names.ts";
import { readSentence } from "./read-text.ts";

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
  { operation, steps }: Endpoint,
  { byId, givesReasons }: KnownOperations,
  report: Report,
): Deprecation | undefined {
  const declared: unknown = operation["x-deprecated"];
  const place = [...steps, "x-deprecated"];
  if (operation.deprecated !== true) {
    if (declared !== undefined) report("deprecation-malformed", place, "The operation is not `deprecated`.");
    return undefined;
  }
  if (declared === undefined) {
    if (givesReasons) {
      const message = "The operation is `deprecated`, but unlike others it has no `x-deprecated`.";
      report("deprecated-without-reason", [...steps, "deprecated"], message);
    }
    return { since: undefined, why: undefined, use: undefined };
  }
  const { since, why, use } = readDeclared(declared, (code, inner, message) =>
    report(code, [...place, ...inner], message),
  );
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
