import type { ApiErrorClass } from "./api-error.js";

/** The error class of each failure, by HTTP status. */
export type ErrorClasses = Readonly<Record<string, ApiErrorClass | CasedErrorClass>>;

/** A status with several failures, which differ in the message of the service. */
export interface CasedErrorClass {
  /** The class if no case applies. */
  readonly class: ApiErrorClass;
  readonly cases: readonly {
    /** Text within a message of the service, in upper or lower case. */
    readonly contains: string;
    readonly class: ApiErrorClass;
  }[];
}

/** Returns the class of a failure; `undefined` if the document names none. */
export function pickErrorClass(
  found: ApiErrorClass | CasedErrorClass | undefined,
  messages: readonly string[],
): ApiErrorClass | undefined {
  if (!found || !("cases" in found)) return found;
  const said = messages.join("\n").toLowerCase();
  return (found.cases.find(({ contains }) => said.includes(contains.toLowerCase())) ?? found).class;
}
