import { once, type Schema, type SchemaObject } from "@shortvideo-api/document";
import { asJson, findUnevaluated, type SchemaReader } from "@shortvideo-api/document/sample";
import { describeUnevaluated } from "../check-unevaluated.js";
import type { CompileSchema, ValidateValue } from "../compile-on-use.js";
import { isOfTypes } from "../exact-values.js";
import type { LinkSchema } from "../link-schema.js";
import {
  addError,
  addTypeError,
  type Check,
  type CreateCheck,
  enter,
  type KeywordGroup,
  listKeywordGroups,
  passes,
  type InterpreterScope,
} from "./keyword-checks.js";

/** A keyword in addition to those of JSON Schema. */
export interface FurtherKeyword {
  readonly keyword: string;
  /** The type of the values that it restricts; absent for all. */
  readonly type?: KeywordGroup["type"];
  readonly createCheck: CreateCheck;
}

/** Options of {@link createInterpreter}. */
export interface InterpreterOptions extends Pick<InterpreterScope, "directions" | "hasBigints"> {
  /** Copies a schema, and adds the schemas that it refers to to `referred`. */
  readonly link: LinkSchema;
  /** The schemas that copies refer to, by reference. */
  readonly referred: ReadonlyMap<string, Schema>;
  /** Default: none. */
  readonly further?: readonly FurtherKeyword[];
}

/**
 * Creates a compiler that needs no code generation, so that it also works where `eval` is forbidden. A schema becomes functions, one for
 * each keyword. They find the same errors as Ajv with the keywords of this mock, in the same order.
 */
export function createInterpreter(options: InterpreterOptions): CompileSchema {
  const { directions, hasBigints, link, referred, further = [] } = options;
  const groups = addKeywords(listKeywordGroups(hasBigints), [...unevaluatedKeywords(referred), ...further]);
  const keywords = new Set(["type", ...groups.flatMap(({ checks }) => [...checks.keys()])]);
  const compiled = new WeakMap<SchemaObject, Check>();
  const references = new Map<string, Check>();
  const around: InterpreterScope = { directions, hasBigints, compile, refer, admitsAll };

  function admitsAll(schema: Schema): boolean {
    return typeof schema === "boolean" ? schema : !Object.keys(schema).some((keyword) => keywords.has(keyword));
  }

  function compile(schema: Schema): Check {
    if (typeof schema === "boolean") return schema ? () => {} : rejectAll;
    const check = compiled.get(schema) ?? compileKeywords(schema, groups, around);
    compiled.set(schema, check);
    return check;
  }

  function refer($ref: string): Check {
    const known = references.get($ref);
    if (known) return known;
    const target = referred.get($ref);
    if (target === undefined) throw new Error(`can't resolve reference ${$ref}`);
    // Ajv inlines such a schema, which then knows that its value is a name.
    const isInlined = !hasReference(target);
    const compiledTarget = once(() => compile(target));
    const check: Check = (value, { path, propertyName, errors }) =>
      compiledTarget()(value, { path, errors, propertyName: isInlined ? propertyName : undefined });
    // Stored before the target is compiled, because it may refer back to itself.
    references.set($ref, check);
    compiledTarget();
    return check;
  }

  return (schema) => toValidate(compile(link(schema)));
}

const rejectAll: Check = (_value, site) => addError(site, "false schema", "boolean schema is false");

function toValidate(check: Check): ValidateValue {
  const validate: ValidateValue = (value) => {
    const site = { path: "", errors: [] };
    const isValid = passes(check, value, site);
    validate.errors = isValid ? null : site.errors;
    return isValid;
  };
  return validate;
}

/** Creates the check of a schema. Ajv reports a wrong type first, or in the place of the keywords of this type. */
function compileKeywords(schema: SchemaObject, groups: readonly KeywordGroup[], around: InterpreterScope): Check {
  const fields: Readonly<Record<string, unknown>> = { ...schema };
  const isUsed = ({ checks }: KeywordGroup) => [...checks.keys()].some((keyword) => fields[keyword] !== undefined);
  const types = around.hasBigints ? [] : [schema.type ?? []].flat();
  const used = groups.filter(isUsed);
  const typed = types.length === 1 ? used.find(({ type }) => type === types[0]) : undefined;
  const steps: Check[] = [];
  if (types.length > 0 && !typed) {
    steps.push((value, site) => void (isOfTypes(value, types) || addTypeError(site, schema.type)));
  }
  for (const group of used) {
    const checks = [...group.checks]
      .filter(([keyword]) => fields[keyword] !== undefined)
      .flatMap(([, createCheck]) => createCheck(schema, around) ?? []);
    steps.push((value, site) => {
      if (isInGroup(value, group)) for (const check of checks) check(value, site);
      else if (group === typed) addTypeError(site, schema.type);
    });
  }
  const [only] = steps;
  if (only && steps.length === 1) return only;
  return (value, site) => {
    for (const step of steps) step(value, site);
  };
}

function isInGroup(value: unknown, { type }: KeywordGroup): boolean {
  return type === undefined || (typeof value !== "bigint" && isOfTypes(value, type));
}

function addKeywords(groups: readonly KeywordGroup[], further: readonly FurtherKeyword[]): KeywordGroup[] {
  return groups.map((group) => {
    const own = further.filter(({ type }) => type === group.type);
    const added = own.map(({ keyword, createCheck }) => [keyword, createCheck] as const);
    return { ...group, checks: new Map([...group.checks, ...added]) };
  });
}

/** Returns the keywords for properties and items that no other keyword evaluates. */
function unevaluatedKeywords(referred: ReadonlyMap<string, Schema>): FurtherKeyword[] {
  const checkUnevaluated =
    (keyword: "unevaluatedItems" | "unevaluatedProperties"): CreateCheck =>
    (schema, { compile }) => {
      const rest = schema[keyword] ?? true;
      const check = compile(rest);
      const reader: SchemaReader = {
        resolve: ({ $ref = "" }) => referred.get($ref) ?? true,
        admits: (part, value) => passes(compile(part), value, { path: "", errors: [] }),
      };
      return (value, site) => {
        for (const name of findUnevaluated(schema, asJson(value), reader)) {
          const inner = { ...enter(site, name), propertyName: undefined };
          if (rest !== false) check(Reflect.get(Object(value), name), inner);
          else {
            const { message = "", params } = describeUnevaluated(keyword, name);
            addError({ path: site.path, errors: site.errors }, keyword, message, params);
          }
        }
      };
    };
  return [
    { keyword: "unevaluatedItems", type: "array", createCheck: checkUnevaluated("unevaluatedItems") },
    { keyword: "unevaluatedProperties", type: "object", createCheck: checkUnevaluated("unevaluatedProperties") },
  ];
}

function hasReference(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  return Object.entries(node).some(([keyword, value]) => keyword === "$ref" || hasReference(value));
}
