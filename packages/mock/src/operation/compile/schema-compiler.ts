import applicator from "ajv/dist/refs/json-schema-2020-12/meta/applicator.json" with { type: "json" };
import content from "ajv/dist/refs/json-schema-2020-12/meta/content.json" with { type: "json" };
import core from "ajv/dist/refs/json-schema-2020-12/meta/core.json" with { type: "json" };
import format from "ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json" with { type: "json" };
import metadata from "ajv/dist/refs/json-schema-2020-12/meta/meta-data.json" with { type: "json" };
import unevaluated from "ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json" with { type: "json" };
import root from "ajv/dist/refs/json-schema-2020-12/schema.json" with { type: "json" };
import validation from "ajv/dist/refs/json-schema-2020-12/meta/validation.json" with { type: "json" };
import {
  type Direction,
  isSchema,
  oncePer,
  optionalKeywords,
  readTarget,
  type Schema,
  type SchemaObject,
  viewSchema,
} from "@shortvideo-api/document";
import { UndecidedPatternError } from "@shortvideo-api/document/pattern";
import { admit, type Check, type CheckScope, passes, reject } from "./check.js";
import { keywordChecks } from "./keyword-checks.js";
import { type FindSchemaErrors, type SchemaError, UnusableSchemaError } from "./schema-error.js";

/**
 * Compiles a schema of the document to functions, one for each keyword. The target of a reference follows when a value first needs it:
 * most mocks use a small part of their document. No code is generated, so schemas compile in pages that forbid `eval`, too.
 */
export type CompileSchema = (schema: Schema) => FindSchemaErrors;

/** Options of {@link createSchemaCompiler}. */
export interface CompilerOptions {
  /** Whether `contentSchema` checks JSON in texts, which JSON Schema leaves to its users. Default: no. */
  readonly readsContent?: boolean;
  /** Whether a schema admits `null` only as OpenAPI defines it, not by the keyword {@link assumedNull}. Default: no. */
  readonly refusesAssumedNull?: boolean;
  /** Whether a value may fit several schemas of a `oneOf`, as of an `anyOf`. Default: no. */
  readonly allowsSeveral?: boolean;
  /**
   * Receives a sentence when matching a pattern takes too long. The value then passes. Default: the value passes without a word.
   */
  readonly onUndecided?: ((warning: string) => void) | undefined;
}

/**
 * Creates a compiler for the schemas of `document`, which follow JSON Schema 2020-12. `directions` are those in which the values are
 * sent. Numbers are compared as decimals, and bigints are numbers. No value is coerced: callers read texts by type first.
 *
 * Throws {@link UnusableSchemaError} for a schema that does not compile, such as one with an invalid pattern, because
 * ignoring the keyword would switch the check off.
 */
export function createSchemaCompiler(
  document: object,
  directions: readonly Direction[],
  { readsContent = false, refusesAssumedNull = false, allowsSeveral = false, onUndecided }: CompilerOptions = {},
): CompileSchema {
  const compileObject = oncePer((schema: SchemaObject) => compileKeywords(schema, scope));
  const settings = { directions, readsContent, refusesAssumedNull, allowsSeveral };
  const scope: CheckScope = { ...settings, resolve, compile, compileBranches };

  function resolve($ref: string): Schema {
    const target = readTarget(document, $ref);
    return isSchema(target) ? target : true;
  }

  function compile(schema: unknown): Check {
    if (!isSchema(schema)) return admit;
    if (typeof schema === "boolean") return schema ? admit : reject;
    return compileObject(schema);
  }

  /**
   * Compiles the branches of a choice. With a discriminator, a branch is validated only if the value selects it. Otherwise the values
   * inside each value would be visited once for each branch, at each level.
   */
  function compileBranches({ discriminator }: SchemaObject, branches: readonly Schema[]): Check[] {
    return branches.map((branch) => {
      const check = compile(branch);
      const selector = discriminator && readSelector(document, branch, discriminator.propertyName);
      if (!selector) return check;
      const select = compile(selector);
      return (value, site) => {
        if (passes(select, value, site)) check(value, site);
      };
    });
  }

  return (schema) => {
    const check = useSafely(() => compile(schema));
    return (value) => {
      const errors: SchemaError[] = [];
      try {
        useSafely(() => check(value, { errors }));
        return errors;
      } catch (error) {
        if (!(error instanceof UndecidedPatternError)) throw error;
        onUndecided?.(`${error.message} The value is not checked.`);
        return [];
      }
    };
  };
}

function compileKeywords(schema: SchemaObject, scope: CheckScope): Check {
  const checks = Object.entries(keywordChecks).flatMap(([keyword, createCheck]) =>
    Reflect.get(schema, keyword) === undefined ? [] : (createCheck(schema, scope) ?? []),
  );
  const [only = admit, ...others] = checks;
  if (others.length === 0) return only;
  return (value, site) => {
    for (const check of checks) check(value, site);
  };
}

/** Returns a schema that each value of a branch matches: the values of the property that select the branch. */
function readSelector(document: object, branch: Schema, property: string): Schema | undefined {
  const view = viewSchema(document, branch);
  const { values } = view.property(property);
  if (!values || !view.types.includes("object")) return undefined;
  // One direction may leave the property out.
  const isOptional = view.always.some((part) => Object.values(optionalKeywords).some((keyword) => part[keyword]));
  const required = view.required.has(property) && !isOptional ? { required: [property] } : {};
  return { ...required, properties: Object.fromEntries([[property, { enum: values }]]) };
}

/** Compiles or applies a schema. Throws {@link UnusableSchemaError} if it cannot. */
function useSafely<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof UndecidedPatternError) throw error;
    const reason =
      error instanceof RangeError
        ? "A schema of it contains itself, so its validation never ends."
        : `A schema of it cannot be used: ${(error instanceof Error ? error.message : String(error)).replace(/\.?$/, ".")}`;
    throw new UnusableSchemaError(reason, { cause: error });
  }
}

/** Compiles the meta-schema of JSON Schema 2020-12. */
export function compileMetaSchema(): FindSchemaErrors {
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
  return createSchemaCompiler(document, [])({ $ref: "#/root" });
}

/** Copies a part of the meta-schema, so that its references lead to the parts of one document. Its formats are not checked. */
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
