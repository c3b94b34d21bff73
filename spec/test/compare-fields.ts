import { type Facet, facetsOf, findSchemas, provenanceOf, stepInto, typesOf } from "./find-schema.ts";
import { type JsonObject, locate } from "./load-document.ts";
import type { FieldRow } from "./read-description.ts";
import { type FieldType, printFieldType } from "./read-field-type.ts";

/** Compares one field of the tables with the document. Gives one sentence for each way in which they differ. */
export function compareField(document: JsonObject, row: FieldRow): string[] {
  const found = row.paths
    .map((path) => findSchemas(document, row.operation, path))
    .find((pointers) => pointers.length > 0);
  const place = `${row.source} ${row.operation} ${row.paths.join(" or ")}`;
  if (row.type.word === "absent") {
    return found ? [`${place}: is absent there by the table, but ${where(found)} has it`] : [];
  }
  if (!found) return [`${place}: wants ${printFieldType(row.type)}, the spec has no such field`];
  const facets = found.flatMap((pointer) => facetsOf(document, pointer));
  const problems = compareType(document, facets, row.type);
  if (row.unit && !facets.some(({ schema }) => schema["x-unit"] === row.unit)) {
    problems.push(`wants \`x-unit: ${row.unit}\`, found ${printFound(facets)}`);
  }
  return problems.map((problem) => `${place} (${where(found)}): ${problem}`);
}

function where(pointers: readonly string[]): string {
  return pointers.map(locate).join(", ");
}

/** Lists the differences between the schemas of one value and a type in the tables. */
export function compareType(document: JsonObject, facets: readonly Facet[], type: FieldType): string[] {
  const wanted = printFieldType(type);
  const types = typesOf(facets);
  const provenance = provenanceOf(facets);
  const differs = [`wants ${wanted}, found ${printFound(facets)}`];
  const unmarked = [`wants ${wanted}, so \`x-provenance\`; found ${printFound(facets)} without it`];

  if (type.word === "not stated") return provenance ? [] : unmarked;
  if (type.word === "null" || type.word === "nullable") {
    const others = types.filter((other) => other !== "null");
    if (types.length > others.length) return others.length === 0 || provenance ? [] : unmarked;
    // Without any `type`, everything is admitted, null too.
    return types.length === 0 && provenance ? [] : differs;
  }
  // Captured responses sometimes contain a null that the description does not document.
  const exact = types.filter((other) => other !== "null" || !provenance);
  if (exact.length !== 1 || exact[0] !== jsonTypeOf(type)) return differs;
  return compareContent(document, facets, type) ? [] : differs;
}

function compareContent(document: JsonObject, facets: readonly Facet[], { word, of }: FieldType): boolean {
  const isInt64 = facets.some(({ schema }) => schema["format"] === "int64");
  if (word === "number (64-bit)") return isInt64;
  if (word === "integer") return !isInt64;
  if (word === "json string") return facets.some(({ schema }) => schema["contentMediaType"] === "application/json");
  if (word === "open object") return facets.every(({ schema }) => schema["additionalProperties"] !== false);
  if (word !== "array" && word !== "map") return true;
  const content = facets.flatMap((facet) => stepInto(facet, word === "array" ? "[]" : "{}"));
  if (of)
    return (
      compareType(
        document,
        content.flatMap((pointer) => facetsOf(document, pointer)),
        of,
      ).length === 0
    );
  return word === "array" || content.length > 0;
}

function jsonTypeOf({ word }: FieldType): string {
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
  return [typesOf(facets).join(" or ") || "no type", ...new Set([...annotations, ...items])].join(", ");
}
