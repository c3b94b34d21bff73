import type { Report } from "../diagnostics/collect-diagnostics.ts";
import { describeValue, type Node, readPointer } from "../openapi/node.ts";
import type { PaginationExtension, Places } from "../openapi/openapi.ts";
import { isPaginationStyle, type PaginationStyleName, paginationStyles } from "../pagination/styles.ts";

/** `x-pagination` with all names of a field in a list, in order of preference; empty for an absent field. */
export interface DeclaredPagination extends Omit<PaginationExtension, "next" | "hasMore" | "total" | "pages"> {
  readonly next: readonly string[];
  readonly hasMore: readonly string[];
  readonly total: readonly string[];
  readonly pages: readonly string[];
}

/** Reads an `x-pagination` that {@link validatePagination} has accepted. */
export function readPagination({ next, hasMore, total, pages, ...rest }: PaginationExtension): DeclaredPagination {
  const [named, flags] = [listPlaces(next), listPlaces(hasMore)];
  return { ...rest, next: named, hasMore: flags, total: listPlaces(total), pages: listPlaces(pages) };
}

function listPlaces(places: Places = []): readonly string[] {
  return [places].flat();
}

/** Returns `true` when `x-pagination` has exactly the fields of its style. Reports each missing, unknown or malformed field. */
export function validatePagination(declared: Node, report: Report): declared is Node & PaginationExtension {
  const { style } = declared;
  if (isPaginationStyle(style)) return validateFields(declared, style, report);
  const steps = style === undefined ? [] : ["style"];
  report("pagination-unknown-style", steps, `\`style\` is ${describeValue(style)}.`);
  return false;
}

function validateFields(declared: Node, style: PaginationStyleName, report: Report): boolean {
  const { counts, needs } = paginationStyles[style];
  const required = ["param", "items", ...needs];
  const missing = required.filter((field) => !Object.hasOwn(declared, field));
  for (const field of missing) {
    report("pagination-malformed", [], `\`${field}\` is missing, which the style \`${style}\` needs.`);
  }
  let isWhole = missing.length === 0;
  for (const [field, value] of Object.entries(declared)) {
    if (field === "style") continue;
    const isKnown = required.includes(field) || optional.has(field) || (field === "pages" && counts === "pages");
    if (isKnown && (isName(value) || (manyNamed.has(field) && isListOfNames(value)))) continue;
    isWhole = false;
    const kind = manyNamed.has(field) ? "neither a name nor a list of names" : "not a name";
    const message = isKnown ? `\`${field}\` is ${kind}.` : `The style \`${style}\` has no \`${field}\`.`;
    report("pagination-malformed", [field], message);
  }
  return isWhole;
}

const optional: ReadonlySet<string> = new Set(["key", "hasMore", "size", "total"]);

/** Fields of a response that may have several names. */
const manyNamed: ReadonlySet<string> = new Set(["next", "hasMore", "total", "pages"]);

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function isListOfNames(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isName) && new Set(value).size === value.length;
}

/** Where a request writes a position or a page size. */
export interface RequestPlace {
  readonly in: "query" | "header" | "body";
  /** The name of the parameter. Of a body, the names of its properties joined by dots: `"page.cursor"`. */
  readonly name: string;
  /** The names of the properties of a body. */
  readonly steps: readonly string[];
}

/** Reads the place of `param` or `size`: a query parameter, or `$request.header.X-Cursor`, or `$request.body#/page/cursor`. */
export function readRequestPlace(place: string): RequestPlace {
  const [, header, pointer] = /^\$request\.(?:header\.(.+)|body#(\/.+))$/.exec(place) ?? [];
  if (header !== undefined) return { in: "header", name: header, steps: [] };
  if (pointer === undefined) return { in: "query", name: place, steps: [] };
  const steps = readPointer(pointer);
  return { in: "body", name: steps.join("."), steps };
}

/** Returns whether a parameter is the one at a place. Names of headers may differ in case. */
export function isAtPlace(
  { in: part, name }: { readonly in: string; readonly name: string },
  place: RequestPlace,
): boolean {
  if (part !== place.in) return false;
  return name === place.name || (part === "header" && name.toLowerCase() === place.name.toLowerCase());
}
