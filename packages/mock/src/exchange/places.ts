import { isNode, isRecord, parsePlace, type PlaceStep } from "@shortvideo-api/document";
import type { PageField, ServedPagination } from "../operation/pagination.js";

/** Reads the value at a place of a body, such as `data.has_more`; `undefined` if the body has none there. */
export function readAt(body: unknown, place: string): unknown {
  let node = body;
  for (const step of parsePlace(place)) {
    if (step === -1) node = Array.isArray(node) ? node.at(-1) : undefined;
    else node = isRecord(node) && Object.hasOwn(node, step) ? node[step] : undefined;
  }
  return node;
}

/**
 * Copies a body with another value at a place; `undefined` removes the value. Creates the objects that the place needs. Changes nothing
 * at a place in an item of a list.
 */
export function writeAt(body: unknown, place: string, value: unknown): unknown {
  return writeSteps(body, parsePlace(place), value);
}

function writeSteps(body: unknown, [step, ...rest]: readonly PlaceStep[], value: unknown): unknown {
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

/** Lists the values of a pagination field, under each of its names that a page has. The preferred one is first. */
export function listPageValues(body: unknown, pagination: ServedPagination, field: PageField): readonly unknown[] {
  const places = [pagination[field] ?? [], pagination.others[field]].flat();
  return places.map((place) => readAt(body, place)).filter((value) => value !== undefined && value !== null);
}
