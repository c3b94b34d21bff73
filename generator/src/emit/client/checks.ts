import {
  type ApiModel,
  buildCheck,
  isOfSchema,
  listInnerRules,
  listOperations,
  nameBodyCheck,
  nameSchemaCheck,
  type RulesPart,
} from "@shortvideo-api/model/source";
import { printCode } from "../print/code.ts";
import { printConstant } from "../print/declarations.ts";
import { printLine } from "../print/doc.ts";
import type { SourceFile } from "../print/source-file.ts";

/** Prints a constant for the check of each component schema in `names`, and of each other body of a request. */
export function printSchemaChecks(model: ApiModel, names: ReadonlySet<string>): SourceFile["statements"] {
  return [
    ...model.schemas.flatMap(({ name, check }) =>
      check && names.has(name)
        ? [
            printConstant(
              nameSchemaCheck(name),
              `The check of \`${name}\`.`,
              "SchemaCheck",
              printCode(buildCheck(check)),
            ),
          ]
        : [],
    ),
    ...listOperations(model).flatMap((operation) => {
      const check = operation.body?.check;
      if (!check || isOfSchema(check)) return [];
      const doc = `The check of a body of \`${printLine(operation.id)}\`.`;
      return [printConstant(nameBodyCheck(operation.name), doc, "SchemaCheck", printCode(buildCheck(check)))];
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
