import type { ApiErrorClass } from "./api-error.js";

/** The class that each failure is thrown as, by HTTP status. */
export type ErrorClasses = Readonly<Record<string, ApiErrorClass | CasedErrorClass>>;

/** A status that stands for several failures, which the service's words tell apart. */
export interface CasedErrorClass {
  /** Where none of the cases holds. */
  readonly class: ApiErrorClass;
  readonly cases: readonly {
    /** What one of the service's messages holds, in letters of either case. */
    readonly contains: string;
    readonly class: ApiErrorClass;
  }[];
}

/** The class of a failure; `undefined` where the document names none. */
export function pickErrorClass(
  found: ApiErrorClass | CasedErrorClass | undefined,
  messages: readonly string[],
): ApiErrorClass | undefined {
  if (!found || !("cases" in found)) return found;
  const said = messages.join("\n").toLowerCase();
  return (found.cases.find(({ contains }) => said.includes(contains.toLowerCase())) ?? found).class;
}
