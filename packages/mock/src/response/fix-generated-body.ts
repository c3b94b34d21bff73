import { deniesSuccess, type InBandFailureExtension, isRecord, listSuccessCodes } from "@shortvideo-api/document";
import { pageFields, type ServedPagination } from "../operation/pagination.js";
import { readAt, writeAt } from "../exchange/places.js";

/** Rules that a generated body must follow besides its schema. */
export interface GeneratedBodyRules {
  readonly inBandFailure: InBandFailureExtension | undefined;
  readonly pagination?: ServedPagination;
  /** The requested page of the list. */
  readonly page?: unknown;
}

/** Returns a copy of a generated body that is not a failure. For a list, the copy has the pagination fields of the page. */
export function fixGeneratedBody(made: unknown, { inBandFailure, pagination, page }: GeneratedBodyRules): unknown {
  if (!isRecord(made)) return made;
  const { codes = [] } = inBandFailure ?? {};
  const successful = codes.reduce<unknown>((body, code) => replaceFailure(body, code, inBandFailure), made);
  return pagination ? copyPageFields(successful, pagination, page) : successful;
}

/** Replaces a code that denies success with a code of success, preferably one of the same type. */
function replaceFailure(body: unknown, place: string, extension: InBandFailureExtension | undefined): unknown {
  const known = readAt(body, place);
  if (!extension || !deniesSuccess(extension, known)) return body;
  const codes = listSuccessCodes(extension);
  const code = codes.find((each) => typeof each === typeof known) ?? codes[0] ?? 0;
  return writeAt(body, place, typeof known === "string" ? String(code) : code);
}

/** Copies pagination fields of the page, and adjusts the number of items: generated ones first, then those of the page. */
function copyPageFields(made: unknown, pagination: ServedPagination, page: unknown): unknown {
  const { items, places, nextInItem } = pagination;
  const [own, wanted] = [readAt(made, items), readAt(page, items)];
  const all =
    // Where the next position is a value of an item, only the items of the page lead on.
    Array.isArray(own) && Array.isArray(wanted) && nextInItem === undefined
      ? [...own, ...wanted.slice(own.length)].slice(0, wanted.length)
      : wanted;
  return pageFields.reduce(
    (body, name) => {
      const [place, ...others] = places[name];
      if (place === undefined) return body;
      const value = readAt(page, place);
      const present = others.filter((other) => readAt(made, other) !== undefined);
      return present.reduce((rest, other) => writeAt(rest, other, value), writeAt(body, place, value));
    },
    writeAt(made, items, all),
  );
}
