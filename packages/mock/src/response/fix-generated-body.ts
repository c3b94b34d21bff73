import { deniesSuccess, type InBandFailureExtension, isRecord, listSuccessCodes } from "@shortvideo-api/document";
import { pageFields, type ServedPagination } from "../operation/pagination.js";
import { readAt, writeAt } from "../exchange/places.js";

/** Returns a copy of a generated body that is not a failure. */
export function removeFailure(made: unknown, extension: InBandFailureExtension | undefined): unknown {
  if (!extension || !isRecord(made)) return made;
  return extension.codes.reduce<unknown>((body, code) => replaceFailure(body, code, extension), made);
}

/** Replaces a code that denies success with a code of success, preferably one of the same type. */
function replaceFailure(body: unknown, place: string, extension: InBandFailureExtension): unknown {
  const known = readAt(body, place);
  if (!deniesSuccess(extension, known)) return body;
  const codes = listSuccessCodes(extension);
  const code = codes.find((each) => typeof each === typeof known) ?? codes[0] ?? 0;
  return writeAt(body, place, typeof known === "string" ? String(code) : code);
}

/**
 * Returns a copy of a generated body with the pagination fields of a page. Adjusts the number of items: generated ones first, then those of
 * the page.
 */
export function copyPageFields(made: unknown, pagination: ServedPagination, page: unknown): unknown {
  if (!isRecord(made)) return made;
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
