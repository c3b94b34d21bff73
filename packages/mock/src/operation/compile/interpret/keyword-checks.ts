import type { ErrorObject } from "ajv";
import {
  type CountKeyword,
  type Direction,
  type NumberKeyword,
  numberKeywords,
  optionalKeywords,
  type Schema,
  type SchemaObject,
} from "@shortvideo-api/document";
import { asJson, equalsJson, includesJson } from "@shortvideo-api/document/sample";
import { compilePattern } from "@shortvideo-api/document/pattern";
import { isInFormat, readFormats } from "../formats.js";
import { comparisons, isOfTypes } from "../exact-values.js";

/** Where a value stands, and the list that receives its errors. */
export interface ValueSite {
  /** JSON pointer of the value. */
  readonly path: string;
  /** The name of the property whose name is the value; absent for other values. */
  readonly propertyName?: string | undefined;
  readonly errors: ErrorObject[];
}

/** Adds the errors of a value to those of its site. */
export type Check = (value: unknown, site: ValueSite) => void;

/** What the check of one keyword needs of its surroundings. */
export interface InterpreterScope {
  /** The directions in which the values are sent. */
  readonly directions: readonly Direction[];
  /** Whether values may contain bigints. */
  readonly hasBigints: boolean;
  /** Creates the check of a schema within a schema. */
  readonly compile: (schema: Schema) => Check;
  /** Creates the check of a reference. */
  readonly refer: ($ref: string) => Check;
  /** Returns `true` when a schema has no keyword that is checked. */
  readonly admitsAll: (schema: Schema) => boolean;
}

/** Creates the check of a keyword. Returns `undefined` when the keyword restricts nothing. */
export type CreateCheck = (schema: SchemaObject, around: InterpreterScope) => Check | undefined;

/** Adds an error of the value itself. Its message and parameters are those of Ajv. */
export function addError(
  site: ValueSite,
  keyword: string,
  message: string,
  params: Record<string, unknown> = {},
): void {
  const { path, propertyName, errors } = site;
  const name = propertyName === undefined ? {} : { propertyName };
  errors.push({ instancePath: path, schemaPath: "", keyword, params, message, ...name });
}

/** Checks a value, and returns whether it is valid. Its errors stay in the list. */
export function passes(check: Check, value: unknown, site: ValueSite): boolean {
  const { length } = site.errors;
  check(value, site);
  return site.errors.length === length;
}

/** Returns the site of a value within a value. */
export function enter(site: ValueSite, step: string | number): ValueSite {
  const text = String(step);
  const escaped = /[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
  return { ...site, path: `${site.path}/${escaped}` };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function has(value: Fields, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

/** Creates a check that adds one error to the values that do not fit. */
function require(
  fits: (value: unknown) => boolean,
  keyword: string,
  message: string,
  params?: Record<string, unknown>,
): Check {
  return (value, site) => {
    if (!fits(value)) addError(site, keyword, message, params);
  };
}

/** Creates the check of a keyword of objects. */
function ofObjects(check: (value: Fields, site: ValueSite) => void): Check {
  return (value, site) => {
    if (isFields(value)) check(value, site);
  };
}

/** Creates the check of a keyword of lists. */
function ofLists(check: (value: readonly unknown[], site: ValueSite) => void): Check {
  return (value, site) => {
    if (Array.isArray(value)) check(value, site);
  };
}

/** Creates the check of a keyword that limits a count: of characters, items or properties. */
function limitCount(keyword: CountKeyword, count: (value: unknown) => number): CreateCheck {
  const isMost = keyword.startsWith("max");
  const noun = keyword.endsWith("Length") ? "characters" : keyword.slice(3).toLowerCase();
  return ({ [keyword]: limit = 0 }) =>
    require((value) =>
      isMost
        ? count(value) <= limit
        : count(value) >= limit, keyword, `must NOT have ${isMost ? "more" : "fewer"} than ${limit} ${noun}`, {
      limit,
    });
}

/** Counts the characters of a text as JSON Schema does: without halves of surrogate pairs. */
function countCharacters(value: unknown): number {
  return [...String(value)].length;
}

function countEntries(value: unknown): number {
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}

const signs: Readonly<Record<string, string>> = {
  minimum: ">=",
  maximum: "<=",
  exclusiveMinimum: ">",
  exclusiveMaximum: "<",
};

function compareWith(keyword: NumberKeyword): CreateCheck {
  const fits = comparisons[keyword];
  return ({ [keyword]: limit }) => {
    const sign = signs[keyword];
    const [message, params] =
      sign === undefined
        ? [`must be multiple of ${String(limit)}`, { multipleOf: limit }]
        : [`must be ${sign} ${String(limit)}`, { comparison: sign, limit }];
    return require((value) => fits(value, limit), keyword, message, params);
  };
}

/** Adds the error of a value that has none of the types of its schema. */
export function addTypeError(site: ValueSite, type: SchemaObject["type"]): void {
  addError(site, "type", `must be ${[type].flat().join()}`, { type });
}

function checkFormat(type: "number" | "string"): CreateCheck {
  return ({ format = "" }) => {
    const known = readFormats().get(format);
    if (known?.type !== type) return undefined;
    const fits = (value: unknown): boolean => {
      if (known.type === "string") return typeof value !== "string" || known.validate(value);
      return typeof value !== "number" || known.validate(value);
    };
    return require(fits, "format", `must match format "${format}"`, { format });
  };
}

/** Checks a bigint, which the formats of other numbers do not know. */
const checkExactFormat: CreateCheck = ({ format = "" }) =>
  require((value) =>
    typeof value !== "bigint" || isInFormat(value, format), "format", `must match format "${format}"`, { format });

const checkEnum: CreateCheck = ({ enum: values = [] }, { hasBigints }) => {
  if (values.length === 0 && !hasBigints) throw new Error("enum must have non-empty array");
  return require((value) => includesJson(values, asJson(value)), "enum", "must be equal to one of the allowed values", {
    allowedValues: values,
  });
};

const checkNot: CreateCheck = ({ not = true }, { compile, admitsAll }) => {
  const check = compile(not);
  const always = admitsAll(not);
  return (value, site) => {
    if (always || passes(check, value, { ...site, errors: [] })) addError(site, "not", "must NOT be valid");
  };
};

const checkAnyOf: CreateCheck = ({ anyOf = [] }, { compile, admitsAll }) => {
  if (anyOf.some(admitsAll)) return undefined;
  const branches = anyOf.map(compile);
  return (value, site) => {
    const { length } = site.errors;
    if (branches.some((branch) => passes(branch, value, site))) site.errors.length = length;
    else addError(site, "anyOf", "must match a schema in anyOf");
  };
};

const checkOneOf: CreateCheck = ({ oneOf = [] }, { compile }) => {
  const branches = oneOf.map(compile);
  return (value, site) => {
    const { length } = site.errors;
    const passing: number[] = [];
    for (const [index, branch] of branches.entries()) {
      if (passing.length < 2 && passes(branch, value, site)) passing.push(index);
    }
    const [only = null] = passing;
    if (passing.length === 1) site.errors.length = length;
    else {
      const passingSchemas = passing.length === 2 ? passing : only;
      addError(site, "oneOf", "must match exactly one schema in oneOf", { passingSchemas });
    }
  };
};

const checkAllOf: CreateCheck = ({ allOf = [] }, { compile }) => {
  const parts = allOf.map(compile);
  return (value, site) => {
    for (const part of parts) part(value, site);
  };
};

const checkIf: CreateCheck = ({ if: condition = true, then, else: otherwise }, { compile, admitsAll }) => {
  const [whenValid, whenInvalid] = [then, otherwise].map((each) =>
    each === undefined || admitsAll(each) ? undefined : compile(each),
  );
  if (!whenValid && !whenInvalid) return undefined;
  const test = compile(condition);
  return (value, site) => {
    const isValid = passes(test, value, { ...site, errors: [] });
    const [failingKeyword, clause] = isValid ? (["then", whenValid] as const) : (["else", whenInvalid] as const);
    if (clause && !passes(clause, value, site)) {
      addError(site, "if", `must match "${failingKeyword}" schema`, { failingKeyword });
    }
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

const checkItems: CreateCheck = ({ items = true, prefixItems }, { compile, admitsAll }) => {
  if (admitsAll(items)) return undefined;
  const start = prefixItems?.length ?? 0;
  const check = compile(items);
  return ofLists((list, site) => {
    // Without `prefixItems`, each item is an error of its own.
    if (items === false && prefixItems) {
      if (list.length > start) addError(site, "items", `must NOT have more than ${start} items`, { limit: start });
      return;
    }
    for (let index = start; index < list.length; index++) check(list[index], enter(site, index));
  });
};

const checkContains: CreateCheck = (schema, { compile, admitsAll }) => {
  const { contains = true, minContains: least = 1, maxContains: most } = schema;
  if (most === undefined && least === 0) return undefined;
  const [limits, params] =
    most === undefined
      ? [`at least ${least}`, { minContains: least }]
      : [`at least ${least} and no more than ${most}`, { minContains: least, maxContains: most }];
  const check = compile(contains);
  const always = admitsAll(contains);
  return ofLists((list, site) => {
    const { length } = site.errors;
    let count = 0;
    const isDecided = () => (most === undefined ? count >= least : count > most || least > most);
    for (const [index, item] of list.entries()) {
      if (isDecided()) break;
      if (always || passes(check, item, enter(site, index))) count++;
    }
    if (count >= least && (most === undefined || count <= most)) site.errors.length = length;
    else addError(site, "contains", `must contain ${limits} valid item(s)`, params);
  });
};

/** Finds two equal items, as Ajv does: its way through the list depends on the types of the items. */
const checkUniqueItems: CreateCheck = ({ uniqueItems, items }, { hasBigints }) => {
  if (uniqueItems !== true) return undefined;
  const types = typeof items === "object" && !hasBigints ? [items.type ?? []].flat() : [];
  const isScalar = types.length > 0 && !types.includes("object") && !types.includes("array");
  return ofLists((list, site) => {
    const found = isScalar ? findRepeatedScalar(list, types) : findRepeated(list);
    if (!found) return;
    const { i, j } = found;
    addError(site, "uniqueItems", `must NOT have duplicate items (items ## ${j} and ${i} are identical)`, { i, j });
  });
};

interface Repeated {
  readonly i: number;
  readonly j: number;
}

function findRepeatedScalar(list: readonly unknown[], types: readonly unknown[]): Repeated | undefined {
  const seen = new Map<unknown, number>();
  for (let i = list.length - 1; i >= 0; i--) {
    const item = list[i];
    if (!isOfTypes(item, types)) continue;
    const j = seen.get(item);
    if (j !== undefined) return { i, j };
    seen.set(item, i);
  }
  return undefined;
}

function findRepeated(list: readonly unknown[]): Repeated | undefined {
  for (let i = list.length - 1; i > 0; i--) {
    for (let j = i - 1; j >= 0; j--) if (equalsJson(asJson(list[i]), asJson(list[j]))) return { i, j };
  }
  return undefined;
}

const checkRequired: CreateCheck = (schema, { directions }) => {
  const lists: unknown[] = directions.map((direction) => schema[optionalKeywords[direction]]);
  const optional = new Set<unknown>(lists.filter(Array.isArray).flat());
  const names = (schema.required ?? []).filter((name) => !optional.has(name));
  return ofObjects((value, site) => {
    for (const name of names) {
      if (!has(value, name))
        addError(site, "required", `must have required property '${name}'`, { missingProperty: name });
    }
  });
};

const checkPropertyNames: CreateCheck = ({ propertyNames = true }, { compile, admitsAll }) => {
  if (admitsAll(propertyNames)) return undefined;
  const check = compile(propertyNames);
  return ofObjects((value, site) => {
    for (const propertyName of Object.keys(value)) {
      if (!passes(check, propertyName, { ...site, propertyName })) {
        addError(site, "propertyNames", "property name must be valid", { propertyName });
      }
    }
  });
};

const checkAdditionalProperties: CreateCheck = (schema, { compile, admitsAll }) => {
  const { additionalProperties = true, properties = {}, patternProperties = {} } = schema;
  if (admitsAll(additionalProperties)) return undefined;
  const check = compile(additionalProperties);
  const names = new Set(listNames(properties));
  const patterns = listNames(patternProperties).map(compilePattern);
  return ofObjects((value, site) => {
    for (const name of Object.keys(value)) {
      if (names.has(name) || patterns.some((pattern) => pattern.test(name))) continue;
      if (additionalProperties === false) {
        const params = { additionalProperty: name };
        addError(site, "additionalProperties", "must NOT have additional properties", params);
      } else check(value[name], enter(site, name));
    }
  });
};

/** Lists the names of a collection of schemas, as Ajv does. */
function listNames(schemas: object): string[] {
  return Object.keys(schemas).filter((name) => name !== "__proto__");
}

const checkProperties: CreateCheck = ({ properties = {} }, { compile, admitsAll }) => {
  const checks = listNames(properties)
    .filter((name) => !admitsAll(properties[name] ?? true))
    .map((name) => [name, compile(properties[name] ?? true)] as const);
  return ofObjects((value, site) => {
    for (const [name, check] of checks) if (has(value, name)) check(value[name], enter(site, name));
  });
};

const checkPatternProperties: CreateCheck = ({ patternProperties = {} }, { compile, admitsAll }) => {
  const checks = listNames(patternProperties).map((pattern) => {
    const schema = patternProperties[pattern] ?? true;
    return { pattern: compilePattern(pattern), check: admitsAll(schema) ? undefined : compile(schema) };
  });
  if (checks.every(({ check }) => !check)) return undefined;
  return ofObjects((value, site) => {
    for (const { pattern, check } of checks) {
      for (const name of Object.keys(value)) if (pattern.test(name)) check?.(value[name], enter(site, name));
    }
  });
};

const checkDependentRequired: CreateCheck = ({ dependentRequired = {} }) =>
  ofObjects((value, site) => {
    for (const [property, others] of Object.entries(dependentRequired)) {
      if (!has(value, property)) continue;
      const deps = others.join(", ");
      const message = `must have ${others.length === 1 ? "property" : "properties"} ${deps} when property ${property} is present`;
      for (const missingProperty of others) {
        if (has(value, missingProperty)) continue;
        addError(site, "dependentRequired", message, { property, missingProperty, depsCount: others.length, deps });
      }
    }
  });

const checkDependentSchemas: CreateCheck = ({ dependentSchemas = {} }, { compile }) => {
  const checks = Object.entries(dependentSchemas).map(([name, schema]) => [name, compile(schema)] as const);
  return ofObjects((value, site) => {
    for (const [name, check] of checks) if (has(value, name)) check(value, site);
  });
};

const checkPattern: CreateCheck = ({ pattern = "" }) => {
  const compiled = compilePattern(pattern);
  return require((value) => compiled.test(String(value)), "pattern", `must match pattern "${pattern}"`, { pattern });
};

const comparisonChecks: readonly (readonly [string, CreateCheck])[] = numberKeywords.map((keyword) => [
  keyword,
  compareWith(keyword),
]);

/** Checks of keywords, in the order of Ajv, for values of one type, or of all types. */
export interface KeywordGroup {
  /** The type of the values; absent for all. */
  readonly type?: "number" | "string" | "array" | "object";
  readonly checks: ReadonlyMap<string, CreateCheck>;
}

/** Lists the keywords in the order of Ajv. With bigints, numbers of all kinds are checked apart from their type. */
export function listKeywordGroups(hasBigints: boolean): readonly KeywordGroup[] {
  const numbers: readonly (readonly [string, CreateCheck])[] = hasBigints
    ? [["format", checkExactFormat], ...comparisonChecks]
    : [];
  return [
    {
      checks: new Map<string, CreateCheck>([
        ["$ref", ({ $ref = "" }, { refer }) => refer($ref)],
        ...(hasBigints
          ? [
              [
                "type",
                ({ type }: SchemaObject): Check =>
                  (value, site) => {
                    if (!isOfTypes(value, type)) addTypeError(site, type);
                  },
              ] as const,
            ]
          : []),
        ["not", checkNot],
        ["anyOf", checkAnyOf],
        ["oneOf", checkOneOf],
        ["allOf", checkAllOf],
        ["if", checkIf],
        // The check of `if` reads them.
        ["then", () => undefined],
        ["else", () => undefined],
        ...numbers,
        [
          "const",
          ({ const: only }) =>
            require((value) => equalsJson(asJson(value), asJson(only)), "const", "must be equal to constant", {
              allowedValue: only,
            }),
        ],
        ["enum", checkEnum],
      ]),
    },
    {
      type: "number",
      checks: new Map([["format", checkFormat("number")], ...(hasBigints ? [] : comparisonChecks)]),
    },
    {
      type: "string",
      checks: new Map([
        ["maxLength", limitCount("maxLength", countCharacters)],
        ["minLength", limitCount("minLength", countCharacters)],
        ["pattern", checkPattern],
        ["format", checkFormat("string")],
      ]),
    },
    {
      type: "array",
      checks: new Map<string, CreateCheck>([
        ["maxItems", limitCount("maxItems", countEntries)],
        ["minItems", limitCount("minItems", countEntries)],
        ["prefixItems", checkPrefixItems],
        ["items", checkItems],
        ["contains", checkContains],
        ["uniqueItems", checkUniqueItems],
        // The check of `contains` reads them.
        ["minContains", () => undefined],
        ["maxContains", () => undefined],
      ]),
    },
    {
      type: "object",
      checks: new Map([
        ["maxProperties", limitCount("maxProperties", countEntries)],
        ["minProperties", limitCount("minProperties", countEntries)],
        ["required", checkRequired],
        ["propertyNames", checkPropertyNames],
        ["additionalProperties", checkAdditionalProperties],
        ["properties", checkProperties],
        ["patternProperties", checkPatternProperties],
        ["dependentRequired", checkDependentRequired],
        ["dependentSchemas", checkDependentSchemas],
      ]),
    },
  ];
}
