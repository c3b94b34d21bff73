import {
  type ApiModel,
  buildCheck,
  buildWholeCheck,
  type CodeFields,
  listOperations,
  nameSchemaCheck,
  type NamedMedia,
  type Operation,
} from "@shortvideo-api/model/source";
import { printCode } from "../print/code.ts";
import { printConstant, printOwnConstant } from "../print/declarations.ts";
import { printLine } from "../print/doc.ts";
import type { SourceFile } from "../print/source-file.ts";

/**
 * Prints a constant for the JSON that each operation returns, and a list of all. `fullResponseChecks` takes them. The file also has the
 * checks of component schemas that are not in `sent`, so that programs without this file do not load them.
 */
export function printResponseChecks(model: ApiModel, sent: ReadonlySet<string>): SourceFile["statements"] {
  const received = model.schemas.flatMap(({ name, check }) => (check && !sent.has(name) ? [{ name, check }] : []));
  const checked = listOperations(model).filter(({ response }) => response.media.some(isChecked));
  const constants = checked.map((operation) => {
    const doc = `The checks of the responses of \`${printLine(operation.id)}\`.`;
    return printConstant(nameChecks(operation), doc, "ResponseChecks", printCode(buildChecks(operation)));
  });
  const doc = "The checks of the responses of all operations that return JSON, for `fullResponseChecks`.";
  return [
    ...received.map(
      ({ name, check }) => `\n${printOwnConstant(nameSchemaCheck(name), "SchemaCheck", printCode(buildCheck(check)))}`,
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

/** Builds the checks of an operation: `{ operation: "pets.get", media: { "application/json": { schema: checkOfPet } } }`. */
function buildChecks({ id, response }: Operation): CodeFields {
  return { operation: id, media: Object.fromEntries(response.media.map((media) => [media.name, buildMedia(media)])) };
}

function buildMedia({ check, bodies }: NamedMedia): CodeFields {
  const base = buildSchema(check);
  const statuses = bodies.map((body) => [body.status, body.check === check ? base : buildSchema(body.check)] as const);
  const isOne = statuses.every(([, schema]) => schema === base || printCode(schema) === printCode(base));
  return { ...base, statuses: isOne ? undefined : Object.fromEntries(statuses) };
}

function buildSchema(check: Check): CodeFields {
  return { schema: check && buildWholeCheck(check) };
}
