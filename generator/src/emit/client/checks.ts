import { asJson, type Json } from "@shortvideo-api/document/sample/source";
import {
  type ApiModel,
  type Body,
  type BodyContent,
  inheritedMembers,
  isOfSchema,
  listInnerRules,
  listOperations,
  type Operation,
  type Param,
  printKey,
  printString,
  type RuleParts,
  type Rules,
  type RulesPart,
} from "@shortvideo-api/model/source";
import { printConstant } from "../print/declarations.ts";
import { printLine } from "../print/doc.ts";
import { printExact } from "../print/exact.ts";
import { printFields, printJson } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";

/** Prints a constant for the check of each component schema in `names`, and of each other body of a request. */
export function printSchemaChecks(model: ApiModel, names: ReadonlySet<string>): SourceFile["statements"] {
  return [
    ...model.schemas.flatMap(({ name, check }) =>
      check && names.has(name)
        ? [printConstant(nameSchemaCheck(name), `The check of a \`${name}\`.`, "SchemaCheck", printCheck(check))]
        : [],
    ),
    ...listOperations(model).flatMap((operation) => {
      const check = operation.body?.check;
      if (!check || isOfSchema(check)) return [];
      const doc = `The check of a body of \`${printLine(operation.id)}\`.`;
      return [printConstant(nameBodyCheck(operation), doc, "SchemaCheck", printCheck(check))];
    }),
  ];
}

/** Lists the component schemas that requests and webhooks consist of. The other checks of a model are those of responses. */
export function listSentSchemas({ schemas, webhooks, ...model }: ApiModel): ReadonlySet<string> {
  const checks = new Map(schemas.map(({ name, check }) => [name, check]));
  const bodies = listOperations(model).flatMap(({ body }) => (body ? [body, ...body.others] : []));
  const roots = [
    ...listOperations(model).flatMap(({ params }) => params.map(({ rules }) => rules)),
    ...bodies.flatMap(({ check, partCheck }) => [check, partCheck]),
    ...webhooks.flatMap(({ contents, params }) => [...contents, ...params].map(({ check }) => check)),
  ];
  const names = new Set(roots.flatMap((part) => (part ? listReferences(part) : [])));
  for (const name of names) {
    // The set grows while it is read.
    for (const inner of listInnerRules(checks.get(name) ?? {}).flatMap(listReferences)) names.add(inner);
  }
  return names;
}

/** Lists the component schemas that the rules of a value refer to. */
function listReferences(part: RulesPart): string[] {
  return isOfSchema(part) ? [part.schema] : listInnerRules(part).flatMap(listReferences);
}

/** Names the constant of the check of an operation's body; `undefined` if the body has none. */
function findBodyCheck({ body, name }: Pick<Operation, "body" | "name">): string | undefined {
  if (!body?.check) return undefined;
  return isOfSchema(body.check) ? nameSchemaCheck(body.check.schema) : nameBodyCheck({ name });
}

/** Names the constant of the check of a component schema. */
export function nameSchemaCheck(schema: string): string {
  return `checkOf${schema}`;
}

/** Names the constant of the check of an operation's own body. */
export function nameBodyCheck({ name }: Pick<Operation, "name">): string {
  return `bodyCheckOf${name}`;
}

/** Prints a check: `{ type: "object", required: ["name"], fields: { owner: () => checkOfUser } }`. */
export function printCheck(rules: Rules): string {
  // Schemas with the same keywords share a check.
  const text = texts.get(rules) ?? printFields(listFields(rules));
  texts.set(rules, text);
  return text;
}

const texts = new WeakMap<Rules, string>();

/** Lists the printed rules of a check: first those without parts. */
function listFields(rules: Rules): string[] {
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
    ...scalars
  } = rules;
  const parts: Readonly<Record<keyof RuleParts, string | undefined>> = {
    prefix: prefix && printList(prefix),
    items: items && printRules(items),
    contains: contains && printRules(contains),
    fields: fields && printFields(Object.entries(fields).map(printField)),
    patterns: patterns && `[${patterns.map(printPattern).join(", ")}]`,
    names: names && printRules(names),
    others: others === false ? "false" : others && printRules(others),
    all: all && printList(all),
    any: any && printList(any),
  };
  // The compiler rejects a rule that is no JSON.
  const printed = Object.entries<Json | undefined>(scalars).map(([name, value]) => [name, printJson(asJson(value))]);
  return [...printed, ...Object.entries(parts)].flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}: ${text}`],
  );
}

function printList(parts: readonly RulesPart[]): string {
  return `[${parts.map(printRules).join(", ")}]`;
}

function printField([name, part]: [string, RulesPart]): string {
  const type = isInherited(name, part) ? " satisfies SchemaCheck" : "";
  return `${printKey(name)}: ${printRules(part)}${type}`;
}

function printPattern([pattern, part]: readonly [string, RulesPart]): string {
  return `[${printString(pattern)}, ${printRules(part)}]`;
}

/** Returns whether TypeScript expects the inherited method below the name of a field, instead of a check. */
function isInherited(name: string, part: RulesPart): boolean {
  return inheritedMembers.includes(name) && !isOfSchema(part);
}

/** Prints the check of a whole body: the constant of a schema, or its rules. */
export function printBodyRules(check: RulesPart): string {
  return isOfSchema(check) ? nameSchemaCheck(check.schema) : printRules(check);
}

/** Prints a part. A schema becomes a function, since schemas may refer to one another. */
export function printRules(part: RulesPart): string {
  return isOfSchema(part) ? `() => ${nameSchemaCheck(part.schema)}` : printCheck(part);
}

/** Returns whether the client checks any params of the operation. */
export function isChecked({ params, exactlyOneOf, body }: Operation): boolean {
  return params.some(isParamChecked) || exactlyOneOf.length > 0 || (body !== undefined && isBodyChecked(body));
}

/** Prints the checks of an operation's params, for `paramChecks`. */
export function printOperationChecks(operation: Operation): string {
  const checks = [...printParamChecks(operation), ...printBodyChecks(operation)];
  return printFields([`operation: ${operation.call.metadata}`, ...checks]);
}

function isParamChecked({ check, required, rules }: Param): boolean {
  return check !== undefined || rules !== undefined || required;
}

/** Prints the checks of params: `params: { count: { type: "integer", minimum: 1, expected: … } }`. */
function printParamChecks({ params, exactlyOneOf }: Operation): string[] {
  const checks = params.filter(isParamChecked).map((param) => `${printKey(param.name)}: ${printParamCheck(param)}`);
  return [
    ...(checks.length === 0 ? [] : [`params: ${printFields(checks)}`]),
    ...(exactlyOneOf.length === 0 ? [] : [`exactlyOneOf: ${printJson(exactlyOneOf)}`]),
  ];
}

/** Prints the checks of a body: `body: { check: checkBody, required: true, schema: checkOfPet }`. */
function printBodyChecks({ body, name }: Operation): string[] {
  if (!body || !isBodyChecked(body)) return [];
  const check = findBodyCheck({ body, name });
  const others = body.others.flatMap((other) => {
    const fields = [...(other.check ? [`schema: ${printRules(other.check)}`] : []), ...printPartRules(other)];
    return fields.length === 0 ? [] : [`${printKey(other.mediaType)}: ${printFields(fields)}`];
  });
  const fields = [
    "check: checkBody",
    ...(body.required ? ["required: true"] : []),
    ...(check === undefined ? [] : [`schema: ${check}`]),
    ...printPartRules(body),
    ...(others.length === 0 ? [] : [`others: ${printFields(others)}`]),
  ];
  return [`body: ${printFields(fields)}`];
}

function isBodyChecked({ required, check, others, partCheck }: Body): boolean {
  return required || check !== undefined || others.length > 0 || partCheck !== undefined;
}

function printPartRules({ partCheck }: BodyContent): string[] {
  return partCheck ? [`partRules: ${printRules(partCheck)}`] : [];
}

function printParamCheck({ check = {}, exact, expected, json, required, rules }: Param): string {
  const { enum: values, ...others } = check;
  // An enum of both booleans repeats the type.
  const isBoolean = check.type === "boolean" && values?.length === 2;
  return printFields([
    ...(required ? ["required: true"] : []),
    ...listFields(isBoolean ? others : check),
    `expected: ${printString(expected)}`,
    ...(rules ? ["find: checkInner", `rules: ${printRules(rules)}`] : []),
    ...(rules && json ? ["isJson: true", ...(exact ? [`exact: ${printExact(exact)}`] : [])] : []),
  ]);
}
