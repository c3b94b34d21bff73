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

/** Picks the class of a failure from the entry of its status; `undefined` if the document names no class. */
export function pickErrorClass(
  entry: ApiErrorClass | CasedErrorClass | undefined,
  messages: readonly string[],
): ApiErrorClass | undefined {
  if (typeof entry !== "object") return entry;
  const text = messages.join("\n").toLowerCase();
  return (entry.cases.find(({ contains }) => text.includes(contains.toLowerCase())) ?? entry).class;
}
