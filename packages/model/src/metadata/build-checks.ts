import type { Body, BodyContent, Operation, Param } from "../api/operation.ts";
import { isOfSchema, type RuleParts, type Rules, type RulesPart } from "../api/rules.ts";
import { inheritedMembers } from "../names/reserved-names.ts";
import { buildMarks } from "./build-marks.ts";
import {
  type Code,
  type CodeFields,
  constantOf,
  nameOf,
  mapFields,
  Expression,
  schemaOf,
  unlessEmpty,
} from "./code.ts";

/** Returns whether the client checks any params of the operation. */
export function isChecked({ params, exactlyOneOf, body }: Operation): boolean {
  return params.some(isParamChecked) || exactlyOneOf.length > 0 || (body !== undefined && isBodyChecked(body));
}

function isParamChecked({ check, required, rules }: Param): boolean {
  return check !== undefined || rules !== undefined || required;
}

function isBodyChecked({ required, check, others, partCheck }: Body): boolean {
  return required || check !== undefined || others.length > 0 || partCheck !== undefined;
}

/** Builds the checks of an operation's params as `OperationChecks` of the client, apart from the operation. */
export function buildOperationChecks({ params, exactlyOneOf, body, name }: Operation): CodeFields {
  const checked = params.filter(isParamChecked);
  return {
    params: unlessEmpty(Object.fromEntries(checked.map((param) => [param.name, buildParamCheck(param)]))),
    exactlyOneOf: unlessEmpty(exactlyOneOf),
    body: body && isBodyChecked(body) ? buildBodyChecks(body, name) : undefined,
  };
}

function buildParamCheck({ check = {}, exact, expected, json, required, rules }: Param): CodeFields {
  const { enum: values, ...others } = check;
  // An enum of both booleans repeats the type.
  const isBoolean = check.type === "boolean" && values?.length === 2;
  return {
    required: required || undefined,
    ...buildCheck(isBoolean ? others : check),
    expected,
    ...(rules && { find: nameOf("checkInner"), rules: buildPart(rules) }),
    ...(rules && json && { isJson: true, exact: exact && buildMarks(exact) }),
  };
}

/** Builds the checks of a body: `{ check: checkBody, required: true, schema: checkOfPet }`. */
function buildBodyChecks(body: Body, operation: string): CodeFields {
  const { check, others, required } = body;
  const own = others.map((other) => [other.mediaType, unlessEmpty(buildContentChecks(other))] as const);
  return {
    check: nameOf("checkBody"),
    required: required || undefined,
    ...buildContentChecks(body),
    schema: check && buildWholeCheck(check, nameBodyCheck(operation)),
    others: unlessEmpty(Object.fromEntries(own)),
  };
}

function buildContentChecks({ check, partCheck }: BodyContent): CodeFields {
  return { schema: check && buildPart(check), partRules: partCheck && buildPart(partCheck) };
}

/** Returns the check of a whole value: that of its schema, or its own one, which may be a constant. */
export function buildWholeCheck(check: RulesPart, constant?: string): Code {
  if (isOfSchema(check)) return constantOf(nameSchemaCheck(check.schema), () => buildPart(check));
  return constant === undefined ? buildCheck(check) : constantOf(constant, () => buildCheck(check));
}

/** Names the constant of the check of a component schema. */
export function nameSchemaCheck(schema: string): string {
  return `checkOf${schema}`;
}

/** Names the constant of the check of an operation's own body. */
export function nameBodyCheck(operation: string): string {
  return `bodyCheckOf${operation}`;
}

/** Builds a check as a `SchemaCheck` of the client: `{ type: "object", required: ["name"], fields: { owner: () => checkOfUser } }`. */
export function buildCheck(rules: Rules): CodeFields {
  const {
    prefix,
    items,
    contains,
    fields,
    patterns,
    names,
    others,
    all,
    any,
    isFile: _,
    readOnly: __,
    anyFields: ___,
    ...scalars
  } = rules;
  const parts: Readonly<Record<keyof RuleParts, Code>> = {
    prefix: prefix?.map(buildPart),
    items: items && buildPart(items),
    contains: contains && buildPart(contains),
    fields: fields && mapFields(fields, buildField),
    patterns: patterns?.map(([pattern, part]) => [pattern, buildPart(part)]),
    names: names && buildPart(names),
    others: others && buildPart(others),
    all: all?.map(buildPart),
    any: any?.map(buildPart),
  };
  return { ...scalars, ...parts };
}

/** Builds the check of a field. TypeScript expects the inherited method below a name such as `constructor`. */
function buildField(part: RulesPart, name: string): Code {
  const check = buildPart(part);
  return inheritedMembers.includes(name) && !isOfSchema(part)
    ? new Expression({ kind: "satisfies", value: check, type: "SchemaCheck" })
    : check;
}

/** Builds the check of a part. */
function buildPart(part: RulesPart): Code {
  return isOfSchema(part) ? schemaOf("check", part.schema) : buildCheck(part);
}
