import { assertionKeywords, holdsBigint, typeOf } from "@shortvideo-api/document";
import { type ExactModel, modelOfField, modelOfItem } from "@shortvideo-api/document/sample";
import {
  type ApiModel,
  type Body,
  type BodyContent,
  bodyKeys,
  hasContentType,
  isOfSchema,
  type NamedSchema,
  type Operation,
  type Param,
  type Rules,
  type RulesPart,
} from "@shortvideo-api/model";

/** A JSON Schema of 2020-12, as MCP takes it. */
export type InputSchema = Readonly<Record<string, unknown>>;

/**
 * Writes the schema of an object with the params of an operation, except those in `omitted`. It says what the client checks, and 64-bit
 * numbers are texts.
 */
export type WriteParams = (operation: Operation, options: InputSchemaOptions) => InputSchema;

/** What {@link WriteParams} writes. */
interface InputSchemaOptions {
  /** Params that the schema does not have. */
  readonly omitted: ReadonlySet<string>;
  /** Further inputs, by name. */
  readonly added: Readonly<Record<string, InputSchema>>;
  /** Names of inputs, by the names of params that have another one. Default: each param has its own. */
  readonly names?: ReadonlyMap<string, string>;
  /** Returns the description of a param; `undefined` for none. */
  readonly describe: (param: Param) => string | undefined;
  /**
   * Saves tokens: leaves out patterns, least values of 0 and 1, and least lengths of 1. The client checks them, and its error says what
   * it expects. Integers that follow each other are a range.
   */
  readonly isCompact?: boolean;
}

/** Creates the writer of a document's input schemas. */
export function createSchemaWriter({ schemas }: Pick<ApiModel, "schemas">): WriteParams {
  const named = new Map(schemas.map((schema) => [schema.name, schema]));
  return ({ body, exactlyOneOf, params }, { omitted, added, names = new Map(), describe, isCompact = false }) => {
    const defs = new Map<string, InputSchema>();
    const scope: Scope = { named, defs, isCompact, file: chooseFile(body) };
    const kept = params.filter(({ name }) => !omitted.has(name));
    const nameOf = (name: string): string => names.get(name) ?? name;
    const properties = kept.map((param) => {
      const name = nameOf(param.name);
      const description = describe(param) ?? (name === param.name ? undefined : param.name);
      return [name, writeParam(param, description, scope)] as const;
    });
    const required = [
      ...kept.filter((param) => param.required).map(({ name }) => nameOf(name)),
      ...(body?.required ? [bodyKeys.name] : []),
    ];
    return {
      type: "object",
      properties: { ...Object.fromEntries(properties), ...(body && writeBody(body, scope)), ...added },
      ...(required.length > 0 && { required }),
      ...writeGroups(exactlyOneOf.map((group) => group.map(nameOf))),
      ...(defs.size > 0 && { $defs: Object.fromEntries(defs) }),
    };
  };
}

/** The component schemas, and those that a schema refers to so far. */
interface Scope {
  readonly named: ReadonlyMap<string, NamedSchema>;
  readonly defs: Map<string, InputSchema>;
  readonly isCompact: boolean;
  /** The schema of a file. */
  readonly file: InputSchema;
}

/**
 * Writes groups of which exactly one param is required. APIs of agents reject `oneOf` at the top of an input schema, so this is a
 * chain of conditions. If there is the first one, there is no other. Otherwise, there is exactly one of the others.
 */
function writeGroups(groups: readonly (readonly string[])[]): InputSchema {
  return groups.reduceRight<InputSchema>((rest, group) => writeGroup(group, rest), {});
}

function writeGroup([first, ...others]: readonly string[], rest: InputSchema): InputSchema {
  if (first === undefined) return rest;
  if (others.length === 0) return { required: [first], ...rest };
  return {
    if: { required: [first] },
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: { ...rest, properties: Object.fromEntries(others.map((name) => [name, false])) },
    else: writeGroup(others, rest),
  };
}

function writeParam({ check, exact, rules }: Param, description: string | undefined, scope: Scope): InputSchema {
  const schema = rules ? writePart(rules, exact, scope) : check ? writeRules(check, exact, scope) : {};
  return { ...schema, ...(description !== undefined && { description }) };
}

function writeBody(body: Body, scope: Scope): Record<string, InputSchema> {
  const contents = [body, ...body.others];
  const schemas = [
    ...new Map(contents.map((each) => writeContent(each, scope)).map((each) => [JSON.stringify(each), each])).values(),
  ];
  const [only = {}] = schemas;
  const types = contents.map(({ mediaType }) => mediaType);
  return {
    [bodyKeys.name]: schemas.length === 1 ? only : { anyOf: schemas },
    // A range stands for the media types within it.
    ...(hasContentType(body) && {
      [bodyKeys.contentType]: {
        type: "string",
        ...(types.some((type) => type.includes("*")) ? { description: types.join(", ") } : { enum: types }),
      },
    }),
  };
}

/** Returns the schema of a file in a body. Only a multipart body carries bytes beside other values. */
function chooseFile(body: Body | undefined): InputSchema {
  const contents = body ? [body, ...body.others] : [];
  const multipart = contents.filter(({ mediaType }) => /^multipart\//i.test(mediaType));
  if (multipart.length === 0) return { type: "string" };
  return multipart.length === contents.length ? base64 : { anyOf: [{ type: "string" }, base64] };
}

const base64: InputSchema = {
  type: "object",
  properties: { $base64: { type: "string" }, $type: { type: "string" } },
  required: ["$base64"],
};

function writeContent({ check, exact, kind }: BodyContent, scope: Scope): InputSchema {
  switch (kind) {
    case "bytes":
      return base64;
    case "text":
      return { type: "string" };
    case "lines":
    case "records":
      return { type: "array", items: check ? writePart(check, exact, scope) : {} };
    default:
      return check ? writePart(check, exact, scope) : {};
  }
}

function writePart(part: RulesPart, exact: ExactModel | undefined, scope: Scope): InputSchema {
  if (!isOfSchema(part)) return writeRules(part, exact, scope);
  const { schema: alias } = part;
  const { check, exact: ownExact } = scope.named.get(alias) ?? {};
  if (!scope.defs.has(alias)) {
    // First a placeholder: schemas may refer to one another.
    scope.defs.set(alias, {});
    scope.defs.set(alias, check ? writeRules(check, ownExact, scope) : {});
  }
  return { $ref: `#/$defs/${alias}` };
}

/** The fields of rules that are keywords of JSON Schema with other values. */
const rewritten: ReadonlySet<string> = new Set(["type", "items", "contains", "required"]);

/** The keywords that rules and JSON Schema share. */
const sharedKeywords: readonly string[] = assertionKeywords.filter((keyword) => !rewritten.has(keyword));

function writeRules(rules: Rules, exact: ExactModel | undefined, scope: Scope): InputSchema {
  // Rules without any value: JSON Schema forbids an empty list of values.
  if (rules.enum?.length === 0) return { not: {} };
  if (exact?.int64 === true || rules.type === "int64") {
    const isNullable = [rules.type].flat().includes("null");
    const pattern = scope.isCompact ? {} : { pattern: String.raw`^-?\d+$` };
    return { type: isNullable ? ["string", "null"] : "string", ...pattern };
  }
  const {
    all,
    any,
    anyFields = [],
    contains,
    fields = {},
    items,
    names,
    others,
    patterns,
    prefix,
    required = [],
    requires,
    type,
  } = rules;
  if (rules.isFile) return scope.file;
  // Some models reject an input without a type, even if its values are listed.
  const types = rules.enum ? [...new Set(rules.enum.map(typeOf))] : type;
  const given: Readonly<Record<string, unknown>> = { ...rules, ...(scope.isCompact && readRange(rules.enum)) };
  const shared = sharedKeywords.flatMap((keyword): [string, unknown][] => {
    const value = given[keyword];
    // JSON cannot carry an integer beyond 2^53.
    return value === undefined || holdsBigint(value) || (scope.isCompact && isMinor(keyword, value))
      ? []
      : [[keyword, value]];
  });
  const write = (part: RulesPart, marks?: ExactModel): InputSchema => writePart(part, marks, scope);
  // Some models reject a required property that has no description.
  const undescribed = [...anyFields, ...required].filter((name) => !Object.hasOwn(fields, name));
  const described = { ...fields, ...Object.fromEntries(undescribed.map((name) => [name, others || {}])) };
  const properties = Object.entries(described)
    .filter(([name]) => !rules.readOnly?.includes(name))
    .map(([name, part]) => [name, write(part, exact && modelOfField(exact, name))]);
  return {
    ...(types !== undefined && { type: writeType(types) }),
    ...Object.fromEntries(shared),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
    ...(requires && { dependentRequired: requires }),
    ...(patterns && {
      patternProperties: Object.fromEntries(patterns.map(([pattern, part]) => [pattern, write(part)])),
    }),
    ...(names && { propertyNames: write(names) }),
    ...(others !== undefined && { additionalProperties: others === false ? false : write(others, exact?.values) }),
    ...(prefix && { prefixItems: prefix.map((part, index) => write(part, exact && modelOfItem(exact, index))) }),
    // APIs of agents reject a list without it.
    ...((items || [type].flat().includes("array")) && { items: items ? write(items, exact?.items) : {} }),
    ...(contains && { contains: write(contains) }),
    ...(all && { allOf: all.map((part) => write(part, exact)) }),
    ...(any && { anyOf: any.map((part) => write(part, exact)) }),
  };
}

/** Returns whether a compact schema leaves a keyword out. */
function isMinor(keyword: string, value: unknown): boolean {
  if (keyword === "minimum") return value === 0 || value === 1;
  return keyword === "pattern" || (keyword === "minLength" && value === 1);
}

/** Returns the limits of integers that follow each other, which a range says in fewer tokens; `undefined` for other values. */
function readRange(values: readonly unknown[] = []): Readonly<Record<string, unknown>> | undefined {
  const numbers = [...new Set(values)].filter((value) => Number.isSafeInteger(value)).map(Number);
  const [minimum, maximum] = [Math.min(...numbers), Math.max(...numbers)];
  const isRange = numbers.length > 1 && numbers.length === values.length && maximum - minimum === numbers.length - 1;
  return isRange ? { enum: undefined, minimum, maximum } : undefined;
}

function writeType(type: string | readonly string[]): unknown {
  const types = [type].flat().map(nameType);
  return types.length === 1 ? types[0] : types;
}

/** Returns the type of JSON. A param of the type `text` is a string, or a number that is sent as its digits. */
function nameType(type: string): string {
  return type === "text" || type === "int64" ? "string" : type;
}
