import { findNode, isNode, parsePlace, type PlaceStep, printJson, readHeaderName } from "@shortvideo-api/document";
import { readNextLink } from "@shortvideo-api/pagination";
import type { PageField, ServedPagination } from "../operation/pagination.js";

/** Reads the value at a place of a body, such as `data.has_more`; `undefined` if the body has none there. */
export function readAt(body: unknown, place: string): unknown {
  return readSteps(body, parsePlace(place));
}

/** Reads the value at the end of these steps. */
export function readSteps(body: unknown, steps: readonly PlaceStep[]): unknown {
  return steps.reduce<unknown>((node, step) => {
    if (step !== -1) return findNode(node, [step]);
    return Array.isArray(node) ? node.at(-1) : undefined;
  }, body);
}

/**
 * Copies a body with another value at a place; `undefined` removes the value. Creates the objects that the place needs. Changes nothing
 * at a place in an item of a list, or in a header.
 */
export function writeAt(body: unknown, place: string, value: unknown): unknown {
  return readHeaderName(place) === undefined ? writeSteps(body, parsePlace(place), value) : body;
}

/** Does the same as {@link writeAt} for steps. */
export function writeSteps(body: unknown, [step, ...rest]: readonly PlaceStep[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === -1) return body;
  const fields = isNode(body) ? body : {};
  const inner = writeSteps(fields[step], rest, value);
  if (inner !== undefined) return { ...fields, [step]: inner };
  const { [step]: _removed, ...others } = fields;
  return others;
}

/** Copies a body with another value at a place, in the type of the present value. Changes nothing if the place has no value. */
export function rewriteAt(body: unknown, place: string, value: number | boolean): unknown {
  const known = readAt(body, place);
  if (known === undefined) return body;
  const isText = typeof known === "string";
  const written = typeof known === "number" ? Number(value) : isText ? String(value) : value;
  return writeAt(body, place, written);
}

/** The parts of a response that contain the fields of a page. */
export interface PageParts {
  readonly body: unknown;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Lists the values of a pagination field, under each of its names that a page has. The preferred one is first. The value of a `Link`
 * header is the address of the next page.
 */
export function listPageValues(
  { body, headers }: PageParts,
  { places }: Pick<ServedPagination, "places">,
  field: PageField,
): readonly unknown[] {
  const values = places[field].map((place) => {
    const name = readHeaderName(place);
    if (name === undefined) return readAt(body, place);
    const text = [headers[name] ?? []].flat().join(", ");
    return name === "link" ? readNextLink(text) : text || undefined;
  });
  return values.filter((value) => value !== undefined && value !== null);
}

/** Reads the number of pages of the whole list; `undefined` if a page does not say it. */
export function readPageCount(page: PageParts, pagination: Pick<ServedPagination, "places">): number | undefined {
  const [count] = listPageValues(page, pagination, "pages");
  return /^\d+$/.test(String(count)) ? Number(count) : undefined;
}

/** Returns whether a page says that another one follows; `undefined` if it does not say. */
export function readFlag(
  page: PageParts,
  pagination: Pick<ServedPagination, "places" | "hasMoreType">,
): boolean | undefined {
  if (pagination.places.hasMore.length === 0) return undefined;
  const [flag] = listPageValues(page, pagination, "hasMore");
  if (pagination.hasMoreType === "text") return flag !== undefined && flag !== "";
  return flag === undefined ? undefined : /^"?(?:true|[1-9]\d*)"?$/i.test(printJson(flag));
}
