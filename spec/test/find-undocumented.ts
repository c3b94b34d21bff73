import { listParameters } from "./compare-parameters.ts";
import {
  listFacets,
  findResponseSchema,
  listOperations,
  findProvenance,
  resolve,
  stepInto,
  listSteps,
} from "./find-schema.ts";
import { extend, type JsonObject, locate, findMapping, toMapping } from "./load-document.ts";
import type { Description } from "./read-description.ts";
import type { Row } from "./read-tables.ts";

/** Finds every property of the responses that is in no table and has no `x-provenance`. */
export function findUndocumented(document: JsonObject, { fields, failureFields }: Description): string[] {
  return listOperations(document).flatMap(({ id, operation }) =>
    Object.keys(toMapping(operation["responses"])).flatMap((status) => {
      const pointer = findResponseSchema(document, id, Number(status));
      const rows = fields.filter((row) => row.operation === id && row.type.word !== "absent");
      const paths = status === "200" ? rows.flatMap((row) => row.paths) : listFieldNames(failureFields, status);
      const place = status === "200" ? id : `${id} ${status}`;
      return pointer === undefined ? [] : visit(document, place, new Set(paths), [pointer], "$", []);
    }),
  );
}

function listFieldNames(failureFields: readonly Row[], status: string): string[] {
  return failureFields.filter((row) => row.text("Status") === status).flatMap((row) => row.codes("Field"));
}

/** Finds every response whose status is in no table and has no `x-provenance`. */
export function findUndocumentedStatuses(document: JsonObject, { failures }: Description): string[] {
  const known = new Set(["200", ...failures.map((row) => row.text("Status"))]);
  return listOperations(document).flatMap(({ id, pointer, operation }) => {
    const unknown = Object.keys(toMapping(operation["responses"])).filter((status) => !known.has(status));
    const places = unknown.map((status) => resolve(document, extend(pointer, "responses", status)));
    const unmarked = places.filter((place) => !findMapping(document, place)?.["x-provenance"]);
    return unmarked.map((place) => `${id} (${locate(place)}): a status that is in no table, without \`x-provenance\``);
  });
}

/** Finds every parameter, and every rule of a parameter, that is in no table and has no `x-provenance`. */
export function findUndocumentedRules(document: JsonObject, { parameters }: Description): string[] {
  return listOperations(document).flatMap(({ id }) =>
    listParameters(document, id).flatMap((pointer) => {
      const parameter = toMapping(findMapping(document, pointer));
      if (parameter["x-provenance"]) return [];
      const row = parameters.find(({ operation, name }) => operation === id && name === parameter["name"]);
      if (!row) return [`${id} (${locate(pointer)}): a parameter that is in no table, without \`x-provenance\``];
      const known = new Set(row.rules.map(({ word }) => word));
      const schema = toMapping(findMapping(document, resolve(document, extend(pointer, "schema"))));
      if (schema["x-provenance"]) return [];
      const unknown = ["enum", "default", "maximum", "minimum", "pattern", "minLength", "maxLength"].filter(
        (keyword) => keyword in schema && !known.has(keyword),
      );
      return unknown.map(
        (keyword) =>
          `${row.source} ${id} ?${row.name} (${locate(pointer)}): \`${keyword}\` is in no table, and has no \`x-provenance\``,
      );
    }),
  );
}

/** Visits a value and everything in it. Stops at a schema that is also in `above`, which has the schemas around the value. */
function visit(
  document: JsonObject,
  place: string,
  documented: ReadonlySet<string>,
  pointers: readonly string[],
  path: string,
  above: readonly string[],
): string[] {
  const facets = pointers.flatMap((pointer) => listFacets(document, pointer));
  const isProperty = path !== "$" && !/(\[\]|\{\}|\(json\))$/.test(path);
  const isMarked = findProvenance(facets) !== undefined;
  const containsDocumented =
    path === "$" || [...documented].some((other) => other.startsWith(path) && /^[.[{(]/.test(other.slice(path.length)));
  // The mark of an object applies to its fields, unless the tables describe them.
  if (isMarked && !containsDocumented) return [];
  if (isProperty && !isMarked && !documented.has(path)) {
    return [`${place} ${path} (${pointers.map(locate).join(", ")}): is in no table, and has no \`x-provenance\``];
  }
  if (pointers.some((pointer) => above.includes(pointer))) return [];
  return [...new Set(facets.flatMap(listSteps))].flatMap((step) => {
    const next = facets.flatMap((facet) => stepInto(facet, step));
    return visit(document, place, documented, next, join(path, step), [...above, ...pointers]);
  });
}

function join(path: string, step: string): string {
  const isProperty = !/^(\[\]|\{\}|\(json\))$/.test(step);
  if (path === "$") return step;
  return isProperty ? `${path}.${step}` : path + step;
}
