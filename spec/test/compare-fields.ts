import { type Facet, listFacets, findSchemas, findProvenance, stepInto, listTypes } from "./find-schema.ts";
import { type JsonObject, locate } from "./load-document.ts";
import type { FieldRow } from "./read-description.ts";
import { type FieldType, printFieldType } from "./read-field-type.ts";

/** Compares one field of the tables with the document. Returns one sentence for each difference. */
export function compareField(document: JsonObject, row: FieldRow): string[] {
  const found = row.paths
    .map((path) => findSchemas(document, row.operation, path))
    .find((pointers) => pointers.length > 0);
  const place = `${row.source} ${row.operation} ${row.paths.join(" or ")}`;
  if (row.type.word === "absent") {
    return found ? [`${place}: expected no such field, found one at ${printPlaces(found)}`] : [];
  }
  if (!found) return [`${place}: expected ${printFieldType(row.type)}, found no such field`];
  const facets = found.flatMap((pointer) => listFacets(document, pointer));
  const problems = compareType(document, facets, row.type);
  if (row.unit && !facets.some(({ schema }) => schema["x-unit"] === row.unit)) {
    problems.push(`expected \`x-unit: ${row.unit}\`, found ${printFound(facets)}`);
  }
  return problems.map((problem) => `${place} (${printPlaces(found)}): ${problem}`);
}

function printPlaces(pointers: readonly string[]): string {
  return pointers.map(locate).join(", ");
}

/** Lists the differences between the schemas of one value and a type in the tables. */
export function compareType(document: JsonObject, facets: readonly Facet[], type: FieldType): string[] {
  const expected = printFieldType(type);
  const types = listTypes(facets);
  const provenance = findProvenance(facets);
  const differs = [`expected ${expected}, found ${printFound(facets)}`];
  const unmarked = [`expected ${expected} with \`x-provenance\`, found ${printFound(facets)} without it`];

  if (type.word === "not stated") return provenance ? [] : unmarked;
  if (type.word === "null" || type.word === "nullable") {
    const others = types.filter((other) => other !== "null");
    if (types.length > others.length) return others.length === 0 || provenance ? [] : unmarked;
    // A schema without `type` admits every value, null too.
    return types.length === 0 && provenance ? [] : differs;
  }
  // Captured responses sometimes contain a null that the description does not document.
  const exact = types.filter((other) => other !== "null" || !provenance);
  if (exact.length !== 1 || exact[0] !== toJsonType(type)) return differs;
  return matchesContent(document, facets, type) ? [] : differs;
}

/** Returns `true` if the schemas have the keywords and the content that a type in the tables requires. */
function matchesContent(document: JsonObject, facets: readonly Facet[], { word, content }: FieldType): boolean {
  const isInt64 = facets.some(({ schema }) => schema["format"] === "int64");
  if (word === "number (64-bit)") return isInt64;
  if (word === "integer") return !isInt64;
  if (word === "json string") return facets.some(({ schema }) => schema["contentMediaType"] === "application/json");
  if (word === "open object") return facets.every(({ schema }) => schema["additionalProperties"] !== false);
  if (word !== "array" && word !== "map") return true;
  const pointers = facets.flatMap((facet) => stepInto(facet, word === "array" ? "[]" : "{}"));
  if (!content) return word === "array" || pointers.length > 0;
  const contentFacets = pointers.flatMap((pointer) => listFacets(document, pointer));
  return compareType(document, contentFacets, content).length === 0;
}

function toJsonType({ word }: FieldType): string {
  if (word === "number (64-bit)") return "integer";
  if (word === "json string") return "string";
  if (word === "open object" || word === "map") return "object";
  return word;
}

function printFound(facets: readonly Facet[]): string {
  const annotations = ["format", "contentMediaType", "x-unit"].flatMap((keyword) =>
    facets.flatMap(({ schema }) => (typeof schema[keyword] === "string" ? [`${keyword} ${schema[keyword]}`] : [])),
  );
  const items = facets.flatMap((facet) =>
    ["[]", "{}"].flatMap((step) => (stepInto(facet, step).length > 0 ? [`with ${step}`] : [])),
  );
  return [listTypes(facets).join(" or ") || "no type", ...new Set([...annotations, ...items])].join(", ");
}
