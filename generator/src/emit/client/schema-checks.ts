import { asJson } from "@shortvideo-api/document/sample/source";
import {
  type ApiModel,
  inheritedMembers,
  isOfSchema,
  listInnerRules,
  type Operation,
  type RulesPart,
  type SchemaRules,
} from "@shortvideo-api/model/source";
import { printConstant } from "../print/declarations.ts";
import { printLine } from "../print/doc.ts";
import { type Import, printImports } from "../print/imports.ts";
import { printJson, printKey, printString } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";

/** Prints a constant for the check of each component schema that bodies consist of, and of each other body. */
export function printSchemaChecks({ resources, schemas }: ApiModel): SourceFile["statements"] {
  const operations = resources.flatMap((resource) => resource.operations);
  const constants = [
    ...schemas.flatMap(({ name, check }) =>
      check
        ? [printConstant(nameSchemaCheck(name), `The check of a \`${name}\`.`, "SchemaCheck", printCheck(check))]
        : [],
    ),
    ...operations.flatMap((operation) => {
      const check = operation.body?.check;
      if (!check || isOfSchema(check)) return [];
      const doc = `The check of a body of \`${printLine(operation.id)}\`.`;
      return [printConstant(nameBodyCheck(operation), doc, "SchemaCheck", printCheck(check))];
    }),
  ];
  if (constants.length === 0) return [];
  return [...printImports([{ from: "../call/metadata.js", name: "SchemaCheck", type: true }]), ...constants];
}

/** Names the constant of the check of an operation's body; `undefined` if the body has none. */
export function findBodyCheck({ body, name }: Pick<Operation, "body" | "name">): string | undefined {
  if (!body?.check) return undefined;
  return isOfSchema(body.check) ? nameSchemaCheck(body.check.schema) : nameBodyCheck({ name });
}

function nameSchemaCheck(schema: string): string {
  return `checkOf${schema}`;
}

function nameBodyCheck({ name }: Pick<Operation, "name">): string {
  return `checkOfRequestOf${name}`;
}

/** Prints a check: `{ type: "object", required: ["name"], fields: { owner: () => checkOfUser } }`. */
function printCheck(rules: SchemaRules): string {
  const { types, items, contains, prefix, fields, patterns, names, others, all, any, ...scalars } = rules;
  const parts = [
    ...(types ? [`type: ${printJson(asJson(types.length === 1 ? types[0] : types))}`] : []),
    ...Object.entries(scalars).map(([name, value]) => `${name}: ${printJson(asJson(value))}`),
    ...(prefix ? [`prefix: [${prefix.map(printRules).join(", ")}]`] : []),
    ...(items ? [`items: ${printRules(items)}`] : []),
    ...(contains ? [`contains: ${printRules(contains)}`] : []),
    ...(fields ? [`fields: { ${Object.entries(fields).map(printField).join(", ")} }`] : []),
    ...(patterns ? [`patterns: [${patterns.map(printPattern).join(", ")}]`] : []),
    ...(names ? [`names: ${printRules(names)}`] : []),
    ...(others === undefined ? [] : [`others: ${others && printRules(others)}`]),
    ...(all ? [`all: [${all.map(printRules).join(", ")}]`] : []),
    ...(any ? [`any: [${any.map(printRules).join(", ")}]`] : []),
  ];
  return `{ ${parts.join(", ")} }`;
}

function printField([name, part]: [string, RulesPart]): string {
  // TypeScript expects the inherited method below such a name, instead of a check.
  const type = inheritedMembers.includes(name) && !isOfSchema(part) ? " satisfies SchemaCheck" : "";
  return `${printKey(name)}: ${printRules(part)}${type}`;
}

function printPattern([pattern, part]: readonly [string, RulesPart]): string {
  return `[${printString(pattern)}, ${printRules(part)}]`;
}

/** Returns the names of the constants that {@link printRules} refers to. */
export function listRuleNames(part: RulesPart): string[] {
  if (isOfSchema(part)) return [nameSchemaCheck(part.schema)];
  return listInnerRules(part).flatMap(listRuleNames);
}

/** Returns the imports of the constants that {@link printRules} refers to. */
export function listRuleImports(rules: RulesPart | undefined): Import[] {
  return rules ? listRuleNames(rules).map((name) => ({ from: "./checks.js", name })) : [];
}

/** Prints a part. A schema becomes a function, since schemas may refer to one another. */
export function printRules(part: RulesPart): string {
  return isOfSchema(part) ? `() => ${nameSchemaCheck(part.schema)}` : printCheck(part);
}
