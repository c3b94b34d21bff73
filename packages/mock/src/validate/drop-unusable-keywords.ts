import {
  isNode,
  isRecord,
  type Node,
  once,
  type OpenApi,
  readPointer,
  schemaKeywords,
  schemaCollectionKeywords,
  type Step,
  traverse,
} from "@shortvideo-api/document";
import { describeSchemaError, type FindSchemaErrors, type SchemaError } from "../operation/compile/schema-error.js";
import { compileMetaSchema } from "../operation/compile/schema-compiler.js";
import { explainPattern, isPattern } from "@shortvideo-api/document/pattern";
import type { DocumentDiagnostic } from "./document-diagnostic.js";
import { listSites } from "./list-sites.js";

/**
 * Removes, in place, each keyword that is not valid JSON Schema, and each pattern that is not a regular expression. Returns a diagnostic for
 * each removed keyword.
 *
 * Afterwards every schema compiles, and the mock still checks the other keywords.
 */
export function dropUnusableKeywords(document: OpenApi): DocumentDiagnostic[] {
  const findErrors = readMetaSchema();
  const seen = new Set<unknown>();
  return listSites(document).flatMap(({ path, schema }) => {
    if (!isNode(schema)) return [];
    const diagnostics = dropMalformed(findErrors, schema);
    diagnostics.push(...dropInvalidPatterns(schema, seen));
    return diagnostics.map((diagnostic) => ({ ...diagnostic, path: [...path, ...diagnostic.path] }));
  });
}

/** Validates schemas. Compiled once for all documents. */
const readMetaSchema = once(compileMetaSchema);

/** Removes the keywords that the meta-schema of JSON Schema 2020-12 rejects. */
function dropMalformed(findErrors: FindSchemaErrors, schema: Node): DocumentDiagnostic[] {
  const diagnostics: DocumentDiagnostic[] = [];
  // An invalid keyword may hide others. Each round removes at least one keyword.
  for (;;) {
    const places = groupByPlace(schema, findErrors(schema));
    if (places.length === 0) return diagnostics;
    for (const { path, holder, keyword, isSchema, errors } of places) {
      const value = holder[keyword];
      if (isSchema) holder[keyword] = true;
      else delete holder[keyword];
      // A repeated entry, as in `required`, is removed without a diagnostic: it changes nothing.
      const unique = Array.isArray(value) ? [...new Set(value)] : [];
      if (errors.some((error) => error.keyword === "uniqueItems")) holder[keyword] = unique;
      else diagnostics.push(...errors.slice(0, 1).map((error) => toDiagnostic(path, describeSchemaError(error))));
    }
  }
}

/** Groups the errors by the keyword that they are about. */
function groupByPlace(schema: Node, errors: readonly SchemaError[]): (Place & { readonly errors: SchemaError[] })[] {
  const places = new Map<string, Place & { readonly errors: SchemaError[] }>();
  for (const error of errors) {
    const place = locate(schema, error);
    if (!place) continue;
    const key = JSON.stringify(place.path);
    const known = places.get(key) ?? { ...place, errors: [] };
    known.errors.push(error);
    places.set(key, known);
  }
  return [...places.values()];
}

/** The place of a keyword in a schema. */
interface Place {
  readonly path: readonly Step[];
  /** The schema with the keyword. */
  readonly holder: Node;
  readonly keyword: string;
  /** Whether the value at this place is a schema. */
  readonly isSchema: boolean;
}

/** Finds the keyword that an error is about. The pointer may continue into the value of the keyword. */
function locate(schema: Node, { instancePath }: SchemaError): Place | undefined {
  const steps = readPointer(instancePath);
  let holder: Node = schema;
  let isName = false;
  for (const [index, keyword] of steps.entries()) {
    const isSchema: boolean = isName || schemaKeywords.has(keyword);
    const isMap: boolean = !isSchema && (schemaCollectionKeywords.has(keyword) || keyword === "definitions");
    if (index === steps.length - 1 || (!isSchema && !isMap)) {
      return { path: steps.slice(0, index + 1), holder, keyword, isSchema };
    }
    const inner = holder[keyword];
    if (!isRecord(inner)) return undefined;
    holder = inner;
    isName = isMap;
  }
  return undefined;
}

/** Removes the patterns that are no regular expressions. The meta-schema accepts them. */
function dropInvalidPatterns(schema: Node, seen: Set<unknown>): DocumentDiagnostic[] {
  const diagnostics: DocumentDiagnostic[] = [];
  traverse("schema", schema, (kind, node, steps) => {
    if (seen.has(node)) return false;
    seen.add(node);
    if (kind !== "schema") return false;
    const { pattern, patternProperties } = node;
    if (typeof pattern === "string" && !isPattern(pattern)) {
      delete node["pattern"];
      diagnostics.push(toDiagnostic([...steps, "pattern"], describePattern(pattern)));
    }
    if (!isNode(patternProperties)) return true;
    for (const name of Object.keys(patternProperties).filter((each) => !isPattern(each))) {
      delete patternProperties[name];
      diagnostics.push(toDiagnostic([...steps, "patternProperties", name], describePattern(name)));
    }
    return true;
  });
  return diagnostics;
}

function describePattern(pattern: string): string {
  return `is not a regular expression of ECMA-262: ${explainPattern(pattern) ?? "it is too large"}`;
}

function toDiagnostic(path: readonly Step[], problem: string): DocumentDiagnostic {
  return { path, message: `\`${path.at(-1)}\` ${problem}. It is ignored; correct it.` };
}
