import {
  type ApiModel,
  buildErrorClasses,
  type ErrorClass,
  type Failure,
  isSameClass,
  listOperations,
  type Operation,
  printString,
  type SharedMetadata,
} from "@shortvideo-api/model/source";
import { printCode } from "../print/code.ts";
import { printConstant, printInterface, printMember } from "../print/declarations.ts";
import { printStatusKey } from "../print/literal.ts";

/** Prints a class for each error that the document names, and the table of which response throws which class. */
export function printErrorClasses(model: ApiModel, shared: SharedMetadata["errors"]): string[] {
  const { errors, inBandFailure } = model;
  return [
    ...errors.map(printErrorClass),
    printConstant(
      "errorClasses",
      "The class that each failing HTTP status throws, unless an operation has its own. Other statuses throw `ApiError`.",
      "ErrorClasses",
      printCode(buildErrorClasses(shared)),
    ),
    printFailureClasses(listRules(listOperations(model)), inBandFailure !== undefined),
  ];
}

/**
 * Lists the class of each status, by `"404"`, ascending. An operation that differs from the first one with the status has an
 * entry of its own, by `"posts.get 404"`.
 */
function listRules(operations: readonly Operation[]): [key: string, failure: Failure][] {
  const rules = new Map<string, Failure>();
  for (const { id, failures } of operations) {
    for (const failure of failures) {
      if (failure.errorClass === "ApiError") continue;
      const common = rules.get(String(failure.status));
      if (!common) rules.set(String(failure.status), failure);
      else if (!isSameClass(common, failure)) rules.set(`${id} ${failure.status}`, failure);
    }
  }
  return [...rules].sort(([one], [other]) => (one < other ? -1 : 1));
}

function printErrorClass({ name, description, advice, meaning }: ErrorClass): string {
  const example = { tag: "example", text: `if (error instanceof ${name}) console.error(error.message);` };
  const members = [
    ...printStatic("advice", advice),
    ...printStatic("meaning", meaning),
    // The literal type distinguishes classes of the same shape. The wording of the other properties may change.
    `override readonly name = ${printString(name)};`,
  ];
  const text = `export class ${name} extends ApiError {\n${members.join("\n")}\n}`;
  return `\n${printMember(text, [description, advice, example])}`;
}

function printStatic(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`static override readonly ${name}: string = ${printString(value)};`];
}

/** Prints the table of error classes as an interface. A status has a union of classes if the message decides. */
function printFailureClasses(rules: readonly [string, Failure][], hasInBand: boolean): string {
  const members = rules.map(([key, { errorClass, cases }]) => {
    const classes = new Set([errorClass, ...cases.map((each) => each.errorClass)]);
    return `${printStatusKey(key)}: ${[...classes].join(" | ")};`;
  });
  const doc = "The classes of documented failures: by status, and by operation where they differ.";
  return printInterface("FailureClasses", doc, [...(hasInBand ? ["inBand: InBandError;"] : []), ...members]);
}
