import { listParameters } from "./compare-parameters.ts";
import {
  facetsOf,
  findResponseSchema,
  listOperations,
  provenanceOf,
  resolve,
  stepInto,
  stepsFrom,
} from "./find-schema.ts";
import { extend, type JsonObject, locate, mappingAt, mappingOf } from "./load-document.ts";
import type { Description } from "./read-description.ts";
import type { Row } from "./read-tables.ts";

/** Finds every property of the responses that is in no table and has no `x-provenance`. */
export function findUndocumented(document: JsonObject, { fields, failureFields }: Description): string[] {
  return listOperations(document).flatMap(({ id, operation }) =>
    Object.keys(mappingOf(operation["responses"])).flatMap((status) => {
      const pointer = findResponseSchema(document, id, Number(status));
      const mine = fields.filter((row) => row.operation === id && row.type.word !== "absent");
      const paths = status === "200" ? mine.flatMap((row) => row.paths) : namesIn(failureFields, status);
      const place = status === "200" ? id : `${id} ${status}`;
      return pointer === undefined ? [] : visit(document, place, new Set(paths), [pointer], "$", []);
    }),
  );
}

function namesIn(failureFields: readonly Row[], status: string): string[] {
  return failureFields.filter((row) => row.text("Status") === status).flatMap((row) => row.codes("Field"));
}

/** Finds every response whose status is in no table and has no `x-provenance`. */
export function findUndocumentedStatuses(document: JsonObject, { failures }: Description): string[] {
  const known = new Set(["200", ...failures.map((row) => row.text("Status"))]);
  return listOperations(document).flatMap(({ id, pointer, operation }) => {
    const unknown = Object.keys(mappingOf(operation["responses"])).filter((status) => !known.has(status));
    const places = unknown.map((status) => resolve(document, extend(pointer, "responses", status)));
    const unmarked = places.filter((place) => !mappingAt(document, place)?.["x-provenance"]);
    return unmarked.map((place) => `${id} (${locate(place)}): a status of no table, without \`x-provenance\``);
  });
}

/** Finds every parameter, and every rule of one, that stands in no table and does not say where it is from. */
export function findUndocumentedRules(document: JsonObject, { parameters }: Description): string[] {
  return listOperations(document).flatMap(({ id }) =>
    listParameters(document, id).flatMap((pointer) => {
      const parameter = mappingOf(mappingAt(document, pointer));
      if (parameter["x-provenance"]) return [];
      const row = parameters.find(({ operation, name }) => operation === id && name === parameter["name"]);
      if (!row) return [`${id} (${locate(pointer)}): a parameter of no table, without \`x-provenance\``];
      const known = new Set(row.rules.map(({ word }) => word));
      const schema = mappingOf(mappingAt(document, resolve(document, extend(pointer, "schema"))));
      if (schema["x-provenance"]) return [];
      const unknown = ["enum", "default", "maximum", "minimum", "pattern", "minLength", "maxLength"].filter(
        (keyword) => keyword in schema && !known.has(keyword),
      );
      return unknown.map(
        (keyword) => `${row.source} ${id} ?${row.name} (${locate(pointer)}): no word of \`${keyword}\``,
      );
    }),
  );
}

function visit(
  document: JsonObject,
  place: string,
  documented: ReadonlySet<string>,
  pointers: readonly string[],
  path: string,
  above: readonly string[],
): string[] {
  const facets = pointers.flatMap((pointer) => facetsOf(document, pointer));
  const isProperty = path !== "$" && !/(\[\]|\{\}|\(json\))$/.test(path);
  const marked = provenanceOf(facets) !== undefined;
  const isSpokenOf =
    path === "$" || [...documented].some((other) => other.startsWith(path) && /^[.[{(]/.test(other.slice(path.length)));
  // The mark of an object applies to its fields, unless the tables describe them.
  if (marked && !isSpokenOf) return [];
  if (isProperty && !marked && !documented.has(path)) {
    return [`${place} ${path} (${pointers.map(locate).join(", ")}): stands in no table, and has no \`x-provenance\``];
  }
  if (pointers.some((pointer) => above.includes(pointer))) return [];
  return [...new Set(facets.flatMap(stepsFrom))].flatMap((step) => {
    const next = facets.flatMap((facet) => stepInto(facet, step));
    return visit(document, place, documented, next, join(path, step), [...above, ...pointers]);
  });
}

function join(path: string, step: string): string {
  const isProperty = !/^(\[\]|\{\}|\(json\))$/.test(step);
  if (path === "$") return step;
  return isProperty ? `${path}.${step}` : path + step;
}
