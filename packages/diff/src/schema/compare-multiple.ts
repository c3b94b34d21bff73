import { type ExactNumber, findCommonMultiple, isMultipleOf } from "@shortvideo-api/document/source";
import { type SchemaContext, type OpenPair, readAll } from "./compare-types.ts";
import type { OpenSchema } from "./open-schema.ts";
import { nameValue } from "../change/name-places.ts";
import { reportLimit } from "./report-limit.ts";

/** Compares `multipleOf`. */
export function compareMultiple({ before, after }: OpenPair, context: SchemaContext): void {
  const { place, direction } = context;
  const [was, is] = [readMultiple(before), readMultiple(after)];
  // The type already says that a number is an integer.
  if (was === is || [before, after].every(({ parts }) => readAll(parts, "multipleOf").length === 0)) return;
  const isLooser = is === undefined || (was !== undefined && isMultipleOf(was, is));
  const isTighter = was === undefined || (is !== undefined && isMultipleOf(is, was));
  const written = { was: hideInteger(before, was), is: hideInteger(after, is) };
  const message = printMessage(nameValue(place), written);
  // If neither is a multiple of the other, some values are rejected now, and some are new.
  const isTightened = isLooser || isTighter ? isTighter : direction === "request";
  reportLimit(isTightened, message, "multipleOf", { before, after }, context);
}

function printMessage(value: string, { was, is }: Record<"was" | "is", ExactNumber | undefined>): string {
  if (is === undefined) return `${value} is no longer a multiple of ${was}.`;
  const before = was === undefined ? "" : `; it was a multiple of ${was}`;
  return `${value} is a multiple of ${is}${before}.`;
}

/** Returns a multiple as the document writes it: an integer without `multipleOf` has none. */
function hideInteger({ parts }: OpenSchema, multiple: ExactNumber | undefined): ExactNumber | undefined {
  return readAll(parts, "multipleOf").length === 0 ? undefined : multiple;
}

/** Returns the least common multiple of `multipleOf` in all parts. An integer is a multiple of 1. */
function readMultiple({ parts, types }: OpenSchema): ExactNumber | undefined {
  const multiples = readAll(parts, "multipleOf").filter((multiple) => multiple !== undefined);
  const isInteger = types?.includes("integer") === true && !types.includes("number");
  const [first, ...others] = isInteger ? [1, ...multiples] : multiples;
  return first === undefined ? undefined : others.reduce(findCommonMultiple, first);
}
