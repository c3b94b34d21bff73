import { printPointer, readPointer } from "../openapi/node.ts";

/** A step of a place: the name of a property, or -1 for the last item of a list. */
export type PlaceStep = string | -1;

/**
 * Reads a place of a body: property names joined by dots. `$` is the whole body, and `[-1]` after a list is its last item:
 * `data.cursor`, `$`, `data[-1].id`, `$[-1].id`. A runtime expression also has names with dots: `$response.body#/@odata.nextLink`.
 */
export function parsePlace(place: string): readonly PlaceStep[] {
  if (place.startsWith(bodyPointer)) return readPointer(place.slice(bodyPointer.length));
  const [first = "", ...others] = place.split(/\.|(?=\[-1\])/);
  const steps = first === "$" ? others : [first, ...others];
  return steps.map((step) => (step === "[-1]" ? -1 : step));
}

const bodyPointer = "$response.body#";

/** Reads a place of `x-echo`: `comments[].aweme_id` has the steps `comments`, `[]` and `aweme_id`. `[]` is each item of a list. */
export function parseEchoPlace(place: string): readonly string[] {
  return place.split(/\.|(?=\[\])/);
}

/** Prints the place of these property names, so that {@link parsePlace} reads them again. */
export function printPlace(names: readonly string[]): string {
  if (names.length === 0) return "$";
  return names.some((name) => /^$|^\$$|[.[]/.test(name)) ? bodyPointer + printPointer(names) : names.join(".");
}

/** Reads the name of the header that a place names, such as `$response.header.Link`, in lower case; `undefined` for a place of the body. */
export function readHeaderName(place: string): string | undefined {
  const [, name] = /^\$response\.header\.([\w!#$%&'*+.^`|~-]+)$/.exec(place) ?? [];
  return name?.toLowerCase();
}

/** Returns the place within an item if `place` is in the last item of the list at `items`: `"id"` for `data[-1].id` and `data`. */
export function findItemPlace(place: string | undefined, items: string): string | undefined {
  const [list, steps] = [parsePlace(items), place === undefined ? [] : parsePlace(place)];
  const isInItems = steps[list.length] === -1 && list.every((step, index) => step === steps[index]);
  return isInItems ? steps.slice(list.length + 1).join(".") : undefined;
}
