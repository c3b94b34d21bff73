import type { Operation } from "../api/operation.ts";
import { type Code, type CodeFields, nameOf, unlessEmpty } from "./code.ts";
import { listEnvelopes, type NamedFailure, type SharedMetadata } from "./shared-metadata.ts";

/** Builds how to recognize the documented failures, and their classes. Leaves out those that are the same as the shared ones. */
export function buildFailures({ failures }: Operation, shared: SharedMetadata): CodeFields {
  const envelopes = listEnvelopes(failures);
  const own = failures.filter((failure) => {
    if (failure.errorClass === "ApiError") return false;
    const common = shared.errors.get(String(failure.status));
    return !common || !isSameClass(common, failure);
  });
  return {
    failures: isSame(envelopes, shared.envelopes) ? undefined : envelopes,
    bareFailures: unlessEmpty(failures.filter(({ envelope }) => envelope === undefined).map(({ status }) => status)),
    errors: unlessEmpty(buildErrorClasses(own.map((failure) => [String(failure.status), failure]))),
  };
}

/** Builds the classes of failures as `ErrorClasses` of the client, sorted by status: `{ 404: NotFoundError }`. */
export function buildErrorClasses(failures: Iterable<readonly [status: string, failure: NamedFailure]>): CodeFields {
  const sorted = [...failures].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([status, failure]) => [status, buildErrorClass(failure)]));
}

function buildErrorClass({ errorClass, cases }: NamedFailure): Code {
  const usual = nameOf(errorClass);
  if (cases.length === 0) return usual;
  return {
    class: usual,
    cases: cases.map((each) => ({ contains: each.contains, class: nameOf(each.errorClass) })),
  };
}

/** Returns whether two failures throw the same classes. */
export function isSameClass(one: NamedFailure, other: NamedFailure): boolean {
  return isSame([one.errorClass, one.cases], [other.errorClass, other.cases]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
