import {
  type ApiModel,
  listOperations,
  type NamedMedia,
  type Operation,
  printKey,
  printString,
} from "@shortvideo-api/model/source";
import { printConstant, printOwnConstant } from "../print/declarations.ts";
import { printLine } from "../print/doc.ts";
import { printFields, printStatusKey } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";
import { nameSchemaCheck, printBodyRules, printCheck } from "./checks.ts";

/**
 * Prints a constant for the JSON that each operation returns, and a list of all. `fullResponseChecks` takes them. The file also has the
 * checks of component schemas that are not in `sent`, so that programs without this file do not load them.
 */
export function printResponseChecks(model: ApiModel, sent: ReadonlySet<string>): SourceFile["statements"] {
  const received = model.schemas.flatMap(({ name, check }) => (check && !sent.has(name) ? [{ name, check }] : []));
  const checked = listOperations(model).filter(({ response }) => response.media.some(isChecked));
  const constants = checked.map((operation) => {
    const doc = `The checks of the responses of \`${printLine(operation.id)}\`.`;
    return printConstant(nameChecks(operation), doc, "ResponseChecks", printChecks(operation));
  });
  const doc = "The checks of the responses of all operations that return JSON, for `fullResponseChecks`.";
  return [
    ...received.map(
      ({ name, check }) => `\n${printOwnConstant(nameSchemaCheck(name), "SchemaCheck", printCheck(check))}`,
    ),
    ...constants,
    printConstant("allResponseChecks", doc, "readonly ResponseChecks[]", `[${checked.map(nameChecks).join(", ")}]`),
  ];
}

function nameChecks({ name }: Operation): string {
  return `responseChecksOf${name}`;
}

type Check = NamedMedia["check"];

function isChecked(media: NamedMedia): boolean {
  return listChecks(media).some((check) => check !== undefined);
}

function listChecks({ check, bodies }: NamedMedia): Check[] {
  return [...new Set([check, ...bodies.map((body) => body.check)])];
}

/** Prints the checks of an operation: `{ operation: "pets.get", media: { "application/json": { schema: checkOfPet } } }`. */
function printChecks({ id, response }: Operation): string {
  const media = response.media.map((each) => `${printKey(each.name)}: ${printMedia(each)}`);
  return printFields([`operation: ${printString(id)}`, `media: ${printFields(media)}`]);
}

function printMedia({ check, bodies }: NamedMedia): string {
  const base = printSchema(check);
  const statuses = bodies.map((body) => ({
    status: body.status,
    fields: body.check === check ? base : printSchema(body.check),
  }));
  const isOne = statuses.every(({ fields }) => fields.join() === base.join());
  const printed = statuses.map(({ status, fields }) => `${printStatusKey(status)}: ${printFields(fields)}`);
  return printFields([...base, ...(isOne ? [] : [`statuses: ${printFields(printed)}`])]);
}

function printSchema(check: Check): string[] {
  return check ? [`schema: ${printBodyRules(check)}`] : [];
}
