/** Compiles schemas where code generation is forbidden, as in a page whose content security policy lacks `unsafe-eval`. */

import applicator from "ajv/dist/refs/json-schema-2020-12/meta/applicator.json" with { type: "json" };
import content from "ajv/dist/refs/json-schema-2020-12/meta/content.json" with { type: "json" };
import core from "ajv/dist/refs/json-schema-2020-12/meta/core.json" with { type: "json" };
import format from "ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json" with { type: "json" };
import metadata from "ajv/dist/refs/json-schema-2020-12/meta/meta-data.json" with { type: "json" };
import unevaluated from "ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json" with { type: "json" };
import root from "ajv/dist/refs/json-schema-2020-12/schema.json" with { type: "json" };
import validation from "ajv/dist/refs/json-schema-2020-12/meta/validation.json" with { type: "json" };
import { assumedNull, type Direction, type Schema, type SchemaObject } from "@shortvideo-api/document";
import { type CompileSchema, compileOnUse, type OpenCompiler, type ValidateValue } from "../compile-on-use.js";
import { createLinker } from "../link-schema.js";
import { validateJson } from "../validate-json.js";
import { createInterpreter, type FurtherKeyword } from "./interpret-schema.js";
import { addError } from "./keyword-checks.js";

/** Creates a compiler for the schemas of `document`, as the function of the same name for Ajv does. */
export function createSchemaCompiler(
  document: object,
  direction: Direction,
  onUndecided?: (warning: string) => void,
): CompileSchema {
  return compileOnUse(openInterpreter(document, [direction]), onUndecided);
}

/** Creates a compiler that also validates JSON in texts, as the function of the same name for Ajv does. */
export function createContentCompiler(
  document: object,
  directions: readonly Direction[],
  { refusesAssumedNull = false }: { readonly refusesAssumedNull?: boolean } = {},
): CompileSchema {
  const contentSchema = createFurther("contentSchema", "string", ({ contentMediaType, contentSchema: schema }) => {
    if (schema === undefined || contentMediaType !== "application/json") return () => true;
    // Compiled on first use: the JSON may contain such a text again.
    return (value) => validateJson(String(value), compile(schema));
  });
  const isNotNull = createFurther(assumedNull, undefined, () => (value) => value !== null);
  const further = refusesAssumedNull ? [contentSchema, isNotNull] : [contentSchema];
  const compile: CompileSchema = compileOnUse(openInterpreter(document, directions, further));
  return compile;
}

/** Compiles the meta-schema of JSON Schema 2020-12, whose formats are not checked. */
export function compileMetaSchema(): ValidateValue {
  const parts = {
    core,
    applicator,
    unevaluated,
    validation,
    "meta-data": metadata,
    "format-annotation": format,
    content,
  };
  const document = Object.fromEntries(
    Object.entries({ root, ...parts }).map(([name, part]) => [name, relocate(part, name)]),
  );
  return openInterpreter(document, [])(false)({ $ref: "#/root" });
}

/** Copies a part of the meta-schema, so that its references lead to the parts of one document. */
function relocate(node: unknown, part: string): unknown {
  if (Array.isArray(node)) return node.map((each) => relocate(each, part));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([keyword, value]): [string, unknown][] => {
      // A property of this name has a schema.
      if (typeof value !== "string") return [[keyword, relocate(value, part)]];
      if (keyword === "$dynamicRef") return [["$ref", "#/root"]];
      if (keyword === "format") return [];
      if (keyword !== "$ref") return [[keyword, value]];
      const [file = "", fragment = ""] = value.split("#");
      return [[keyword, `#/${file === "" ? part : file.replace("meta/", "")}${fragment}`]];
    }),
  );
}

function openInterpreter(
  document: object,
  directions: readonly Direction[],
  further: readonly FurtherKeyword[] = [],
): OpenCompiler {
  return (hasBigints) => {
    const referred = new Map<string, Schema>();
    const link = createLinker(document, (id, schema) => void referred.set(id, schema));
    return createInterpreter({ directions, hasBigints, link, referred, further });
  };
}

/** Creates a keyword that accepts or rejects a value as a whole. */
function createFurther(
  keyword: string,
  type: FurtherKeyword["type"],
  accept: (schema: SchemaObject) => (value: unknown) => boolean,
): FurtherKeyword {
  return {
    keyword,
    type,
    createCheck(schema) {
      const accepts = accept(schema);
      return (value, site) => {
        if (!accepts(value)) addError(site, keyword, `must pass "${keyword}" keyword validation`);
      };
    },
  };
}
