// One function for each keyword of JSON Schema. The table at the end has all of them.

import {
  type AssertionKeyword,
  assumedNull,
  compareNumbers,
  type CountKeyword,
  countKeywords,
  type DescribedSchema,
  describeContains,
  isExactNumber,
  isMultipleOf,
  isNode,
  once,
  optionalKeywords,
  type NumberKeyword,
  numberKeywords,
  parseJson,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import {
  asJson,
  equalsJson,
  findUnevaluated,
  includesJson,
  isOfType,
  printCanonical,
  type SchemaReader,
} from "@shortvideo-api/document/sample";
import { compilePattern } from "@shortvideo-api/document/pattern";
import { readFormats } from "./formats.js";
import {
  addError,
  admit,
  type Check,
  type CheckScope,
  type CreateCheck,
  demand,
  enter,
  has,
  ofLists,
  ofObjects,
  passes,
  say,
} from "./check.js";

const checkType: CreateCheck = ({ type }) => {
  const types = [type ?? []].flat();
  const [only] = types;
  const fits =
    types.length === 1
      ? (value: unknown) => isOfType(value, only)
      : (value: unknown) => types.some((each) => isOfType(value, each));
  return demand(fits, "type", { type });
};

/** Picks limits of a schema, so that a message has both ends of a range. */
function pickLimits(schema: SchemaObject, keywords: readonly (CountKeyword | NumberKeyword)[]): DescribedSchema {
  return Object.fromEntries(keywords.map((keyword) => [keyword, schema[keyword]]));
}

/** Counts the parts of values by their type. JSON Schema counts characters, not the halves of surrogate pairs. */
const counters = {
  string: (value: unknown) => (typeof value === "string" ? [...value].length : undefined),
  array: (value: unknown) => (Array.isArray(value) ? value.length : undefined),
  object: (value: unknown) => (isNode(value) ? Object.keys(value).length : undefined),
};

/** Creates the check of a limit of a count. */
function limitCount(keyword: CountKeyword, type: keyof typeof counters): CreateCheck {
  const isMost = keyword.startsWith("max");
  return (schema) => {
    const { [keyword]: limit = 0 } = schema;
    const fits = (value: unknown): boolean => {
      const counted = counters[type](value);
      return counted === undefined || (isMost ? counted <= limit : counted >= limit);
    };
    return demand(fits, keyword, { ...pickLimits(schema, countKeywords), type });
  };
}

/** Creates the check of a limit of numbers. Limits and numbers are compared as decimals. */
function limitNumber(
  keyword: "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum",
  fits: (order: number) => boolean,
): CreateCheck {
  return (schema) => {
    const { [keyword]: limit } = schema;
    if (!isExactNumber(limit)) return undefined;
    const isWithin = (value: unknown): boolean => !isExactNumber(value) || fits(compareNumbers(value, limit));
    return demand(isWithin, keyword, describeNumber(schema));
  };
}

const checkMultipleOf: CreateCheck = (schema) => {
  const { multipleOf } = schema;
  if (!isExactNumber(multipleOf)) return undefined;
  const fits = (value: unknown): boolean => !isExactNumber(value) || isMultipleOf(value, multipleOf);
  return demand(fits, "multipleOf", describeNumber(schema));
};

function describeNumber(schema: SchemaObject): DescribedSchema {
  const isInteger = [schema.type].flat().every((type) => type === "integer");
  return { ...pickLimits(schema, numberKeywords), type: isInteger ? "integer" : "number" };
}

const checkFormat: CreateCheck = ({ format = "", type }) => {
  const admits = readFormats().get(format);
  const isText = type === undefined || [type].flat().includes("string");
  return admits && demand(admits, "format", { type: isText ? "string" : type, format });
};

const checkPattern: CreateCheck = ({ pattern = "" }) => {
  const matches = compilePattern(pattern);
  const fits = (value: unknown): boolean => typeof value !== "string" || matches(value);
  return demand(fits, "pattern", { type: "string", pattern });
};

const checkContentSchema: CreateCheck = (schema, { readsContent, compile }) => {
  const { contentMediaType, contentSchema = true } = schema;
  if (!readsContent || contentMediaType !== "application/json") return undefined;
  const fits = (value: unknown): boolean => {
    if (typeof value !== "string") return true;
    try {
      // Compiled on first use: the JSON may contain such a text again.
      return passes(compile(contentSchema), parseJson(value), { errors: [] });
    } catch {
      return false;
    }
  };
  return demand(fits, "contentSchema", "must contain JSON that fits its `contentSchema`");
};

const checkConst: CreateCheck = ({ const: only }) =>
  demand((value) => equalsJson(asJson(value), asJson(only)), "const", { const: only });

const checkEnum: CreateCheck = ({ enum: values = [] }) =>
  demand((value) => includesJson(values, asJson(value)), "enum", { enum: values });

const checkAssumedNull: CreateCheck = (_schema, { refusesAssumedNull }) => {
  const message =
    "must not be null: `type` and `enum` must both admit null, and `nullable` adds it only to a `type` beside it";
  return refusesAssumedNull ? demand((value) => value !== null, assumedNull, message) : undefined;
};

const checkReference: CreateCheck = ({ $ref = "" }, { compile, resolve }) => {
  // Compiled on first use: the target may refer back to this schema.
  const check = once(() => compile(resolve($ref)));
  return (value, site) => check()(value, site);
};

const checkNot: CreateCheck = ({ not = true }, { compile }) => {
  const check = compile(not);
  return (value, site) => {
    if (passes(check, value, { ...site, errors: [] })) addError(site, "not", "must not fit the schema of its `not`");
  };
};

const checkAnyOf: CreateCheck = (schema, { compileBranches }) => {
  const branches = compileBranches(schema, schema.anyOf ?? []);
  return (value, site) => {
    const { length } = site.errors;
    if (branches.some((branch) => passes(branch, value, site))) site.errors.length = length;
    else addError(site, "anyOf", "must fit at least one schema of its `anyOf`");
  };
};

const checkOneOf: CreateCheck = (schema, { allowsSeveral, compileBranches }) => {
  const branches = compileBranches(schema, schema.oneOf ?? []);
  return (value, site) => {
    const { length } = site.errors;
    let passing = 0;
    for (const branch of branches) if (passing < 2 && passes(branch, value, site)) passing += 1;
    if (passing === 1 || (allowsSeveral && passing > 1)) site.errors.length = length;
    else addError(site, "oneOf", "must fit exactly one schema of its `oneOf`", { fitsSeveral: passing > 1 });
  };
};

const checkAllOf: CreateCheck = ({ allOf = [] }, { compile }) => {
  const parts = allOf.map(compile);
  return (value, site) => {
    for (const part of parts) part(value, site);
  };
};

const checkIf: CreateCheck = ({ if: condition = true, then = true, else: otherwise = true }, { compile }) => {
  const [test, whenValid, whenInvalid] = [compile(condition), compile(then), compile(otherwise)];
  if (whenValid === admit && whenInvalid === admit) return undefined;
  return (value, site) => {
    const isValid = passes(test, value, { ...site, errors: [] });
    if (passes(isValid ? whenValid : whenInvalid, value, site)) return;
    const failingKeyword = isValid ? "then" : "else";
    addError(site, "if", `must fit the \`${failingKeyword}\` of its condition`);
  };
};

const checkPrefixItems: CreateCheck = ({ prefixItems = [] }, { compile }) => {
  const checks = prefixItems.map(compile);
  return ofLists((list, site) => {
    for (const [index, check] of checks.entries()) {
      if (index < list.length) check(list[index], enter(site, index));
    }
  });
};

const checkItems: CreateCheck = ({ items = true, prefixItems = [] }, { compile }) => {
  const start = prefixItems.length;
  const check = compile(items);
  if (check === admit) return undefined;
  return ofLists((list, site) => {
    if (items === false && list.length > start) {
      addError(site, "items", say({ type: "array", maxItems: start }));
      return;
    }
    for (let index = start; index < list.length; index++) check(list[index], enter(site, index));
  });
};

const checkContains: CreateCheck = (schema, { compile }) => {
  const { contains = true, minContains: least = 1, maxContains: most } = schema;
  const check = compile(contains);
  return ofLists((list, site) => {
    const { length } = site.errors;
    const count = list.filter((item, index) => passes(check, item, enter(site, index))).length;
    if (count >= least && (most === undefined || count <= most)) site.errors.length = length;
    else addError(site, "contains", `must be ${describeContains(least, most)}`);
  });
};

const checkUniqueItems: CreateCheck = ({ uniqueItems }) => {
  if (uniqueItems !== true) return undefined;
  return ofLists((list, site) => {
    const places = new Map<string, number>();
    for (const [i, item] of list.entries()) {
      const text = printCanonical(asJson(item));
      const j = places.get(text);
      if (j !== undefined) {
        const message = `must have items that differ; ${j} and ${i} are the same`;
        addError(site, "uniqueItems", message, { same: [j, i] });
        return;
      }
      places.set(text, i);
    }
  });
};

const checkRequired: CreateCheck = (schema, { directions }) => {
  const lists: unknown[] = directions.map((direction) => schema[optionalKeywords[direction]]);
  const optional = new Set<unknown>(lists.filter(Array.isArray).flat());
  const names = (schema.required ?? []).filter((name) => !optional.has(name));
  return ofObjects((value, site) => {
    for (const name of names) {
      if (!has(value, name)) addError(site, "required", `must have the property \`${name}\``, { name });
    }
  });
};

const checkPropertyNames: CreateCheck = ({ propertyNames = true }, { compile }) => {
  const check = compile(propertyNames);
  return ofObjects((value, site) => {
    for (const propertyName of Object.keys(value)) {
      if (passes(check, propertyName, { ...site, propertyName })) continue;
      addError(site, "propertyNames", "must have only names that its `propertyNames` admits");
    }
  });
};

const checkAdditionalProperties: CreateCheck = (schema, { compile }) => {
  const { additionalProperties = true, properties = {}, patternProperties = {} } = schema;
  const check = compile(additionalProperties);
  if (check === admit) return undefined;
  const names = new Set(Object.keys(properties));
  const matchers = Object.keys(patternProperties).map(compilePattern);
  return ofObjects((value, site) => {
    for (const name of Object.keys(value)) {
      if (names.has(name) || matchers.some((matches) => matches(name))) continue;
      if (additionalProperties === false) {
        addError(site, "additionalProperties", "must have no further properties", { name });
      } else check(value[name], enter(site, name));
    }
  });
};

const checkProperties: CreateCheck = ({ properties = {} }, { compile }) => {
  const checks = compileEach(properties, compile);
  return ofObjects((value, site) => {
    for (const [name, check] of checks) if (has(value, name)) check(value[name], enter(site, name, true));
  });
};

const checkPatternProperties: CreateCheck = ({ patternProperties = {} }, { compile }) => {
  const checks = compileEach(patternProperties, compile).map(([pattern, check]) => ({
    matches: compilePattern(pattern),
    check,
  }));
  return ofObjects((value, site) => {
    for (const { matches, check } of checks) {
      for (const name of Object.keys(value)) if (matches(name)) check(value[name], enter(site, name));
    }
  });
};

const checkDependentRequired: CreateCheck = ({ dependentRequired = {} }) =>
  ofObjects((value, site) => {
    for (const [property, others] of Object.entries(dependentRequired)) {
      if (!has(value, property)) continue;
      for (const name of others) {
        if (has(value, name)) continue;
        const message = `must have the property \`${name}\`, since it has \`${property}\``;
        addError(site, "dependentRequired", message, { name });
      }
    }
  });

const checkDependentSchemas: CreateCheck = ({ dependentSchemas = {} }, { compile }) => {
  const checks = compileEach(dependentSchemas, compile);
  return ofObjects((value, site) => {
    for (const [name, check] of checks) if (has(value, name)) check(value, site);
  });
};

/** Creates the checks of a collection of schemas, without those that admit everything. */
function compileEach(
  schemas: Readonly<Record<string, Schema>>,
  compile: CheckScope["compile"],
): readonly (readonly [name: string, check: Check])[] {
  return Object.entries(schemas)
    .map(([name, schema]) => [name, compile(schema)] as const)
    .filter(([, check]) => check !== admit);
}

/** Creates the check of a keyword for the properties and items that no other keyword evaluates. */
function checkUnevaluated(
  keyword: "unevaluatedItems" | "unevaluatedProperties",
  isOfKeyword: (value: unknown) => boolean,
  describe: (name: string) => string,
): CreateCheck {
  return (schema, { compile, resolve }) => {
    const rest = schema[keyword] ?? true;
    const check = compile(rest);
    const reader: SchemaReader = {
      resolve: ({ $ref = "" }) => resolve($ref),
      admits: (part, value) => passes(compile(part), value, { errors: [] }),
    };
    return (value, site) => {
      if (!isOfKeyword(value)) return;
      for (const name of findUnevaluated(schema, asJson(value), reader)) {
        if (rest === false) addError(site, keyword, describe(name), Array.isArray(value) ? {} : { name });
        else check(Reflect.get(Object(value), name), enter(site, name));
      }
    };
  };
}

/** Keywords that the checks of other keywords read. */
type PartOfOther =
  | "discriminator"
  | "then"
  | "else"
  | "minContains"
  | "maxContains"
  | "contentEncoding"
  | "contentMediaType";

/** The checks of all keywords that restrict values. Errors are listed in this order. */
export const keywordChecks: Readonly<Record<Exclude<AssertionKeyword, PartOfOther> | typeof assumedNull, CreateCheck>> =
  {
    $ref: checkReference,
    type: checkType,
    not: checkNot,
    anyOf: checkAnyOf,
    oneOf: checkOneOf,
    allOf: checkAllOf,
    if: checkIf,
    const: checkConst,
    enum: checkEnum,
    [assumedNull]: checkAssumedNull,
    format: checkFormat,
    minimum: limitNumber("minimum", (order) => order >= 0),
    maximum: limitNumber("maximum", (order) => order <= 0),
    exclusiveMinimum: limitNumber("exclusiveMinimum", (order) => order > 0),
    exclusiveMaximum: limitNumber("exclusiveMaximum", (order) => order < 0),
    multipleOf: checkMultipleOf,
    maxLength: limitCount("maxLength", "string"),
    minLength: limitCount("minLength", "string"),
    pattern: checkPattern,
    contentSchema: checkContentSchema,
    maxItems: limitCount("maxItems", "array"),
    minItems: limitCount("minItems", "array"),
    prefixItems: checkPrefixItems,
    items: checkItems,
    contains: checkContains,
    uniqueItems: checkUniqueItems,
    unevaluatedItems: checkUnevaluated("unevaluatedItems", Array.isArray, (index) =>
      say({ type: "array", maxItems: Number(index) }),
    ),
    maxProperties: limitCount("maxProperties", "object"),
    minProperties: limitCount("minProperties", "object"),
    required: checkRequired,
    propertyNames: checkPropertyNames,
    additionalProperties: checkAdditionalProperties,
    properties: checkProperties,
    patternProperties: checkPatternProperties,
    dependentRequired: checkDependentRequired,
    dependentSchemas: checkDependentSchemas,
    unevaluatedProperties: checkUnevaluated("unevaluatedProperties", isNode, () => "must have no further properties"),
  };
