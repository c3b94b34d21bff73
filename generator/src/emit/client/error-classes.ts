import {
  type ClassDeclarationStructure,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertyDeclarationStructure,
  StructureKind,
} from "ts-morph";
import {
  type ApiModel,
  type ErrorClass,
  type Failure,
  listOperations,
  type Operation,
  printString,
} from "@shortvideo-api/model/source";
import { printConstant } from "../print/declarations.ts";
import { printDoc } from "../print/doc.ts";
import { printFields, printStatusKey } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";

/** A failure that the document names a class for. */
type NamedFailure = Pick<Failure, "errorClass" | "cases">;

/** The failure of each status: that of the first operation that names a class for the status. */
export type SharedErrors = ReadonlyMap<string, NamedFailure>;

/** Prints a class for each error that the document names, and the table of which response throws which class. */
export function printErrorClasses(model: ApiModel, shared: SharedErrors): SourceFile["statements"] {
  const { errors, inBandFailure } = model;
  return [
    ...errors.map(printErrorClass),
    printConstant(
      "errorClasses",
      "The class that each failing HTTP status throws, unless an operation has its own. Other statuses throw `ApiError`.",
      "ErrorClasses",
      printRules(sortRules(shared)),
    ),
    printFailureClasses(listRules(listOperations(model)), inBandFailure !== undefined),
  ];
}

/**
 * Lists the class of each status, by `"404"`, ascending. An operation that differs from the first one with the status has an
 * entry of its own, by `"posts.get 404"`.
 */
function listRules(operations: readonly Operation[]): [key: string, failure: NamedFailure][] {
  const rules = new Map<string, NamedFailure>();
  for (const { id, failures } of operations) {
    for (const failure of failures) {
      if (failure.errorClass === "ApiError") continue;
      const common = rules.get(String(failure.status));
      if (!common) rules.set(String(failure.status), failure);
      else if (printRule(common) !== printRule(failure)) rules.set(`${id} ${failure.status}`, failure);
    }
  }
  return sortRules(rules);
}

function sortRules(rules: ReadonlyMap<string, NamedFailure>): [key: string, failure: NamedFailure][] {
  return [...rules].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Prints the errors that are special to an operation, as a field of its metadata: `errors: { 204: NoPhotoError }`. Bundles
 * without the operation do not contain these classes.
 */
export function printOwnErrors(operation: Operation, shared: SharedErrors): string[] {
  const failures = listOwnFailures(operation, shared);
  return failures.length === 0
    ? []
    : [`errors: ${printRules(failures.map((failure) => [String(failure.status), failure]))}`];
}

function listOwnFailures({ failures }: Operation, shared: SharedErrors): Failure[] {
  return failures.filter((failure) => {
    if (failure.errorClass === "ApiError") return false;
    const common = shared.get(String(failure.status));
    return !common || printRule(common) !== printRule(failure);
  });
}

function printRules(rules: readonly [key: string, failure: NamedFailure][]): string {
  const entries = rules.map(([key, failure]) => `${printStatusKey(key)}: ${printRule(failure)}`);
  return printFields(entries);
}

function printRule({ errorClass, cases }: NamedFailure): string {
  if (cases.length === 0) return errorClass;
  const list = cases.map((each) => `{ contains: ${printString(each.contains)}, class: ${each.errorClass} }`);
  return `{ class: ${errorClass}, cases: [${list.join(", ")}] }`;
}

function printErrorClass({ name, description, advice, meaning }: ErrorClass): ClassDeclarationStructure {
  return {
    kind: StructureKind.Class,
    name,
    isExported: true,
    extends: "ApiError",
    docs: [
      printDoc([
        description,
        advice,
        { tag: "example", text: `if (error instanceof ${name}) console.error(error.message);` },
      ]),
    ],
    properties: [
      ...printText("advice", advice, true),
      ...printText("meaning", meaning, true),
      ...printText("name", name, false),
    ],
  };
}

function printText(
  name: string,
  value: string | undefined,
  isStatic: boolean,
): OptionalKind<PropertyDeclarationStructure>[] {
  if (value === undefined) return [];
  // The literal type of `name` distinguishes classes of the same shape. The wording of the other properties may change.
  const type = isStatic ? { type: "string" } : {};
  return [{ name, isStatic, hasOverrideKeyword: true, isReadonly: true, ...type, initializer: printString(value) }];
}

/** Prints the table of error classes as an interface. A status has a union of classes if the message decides. */
function printFailureClasses(
  rules: readonly [string, NamedFailure][],
  hasInBand: boolean,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: "FailureClasses",
    isExported: true,
    docs: ["The classes of documented failures: by status, and by operation where they differ."],
    properties: [
      ...(hasInBand ? [{ name: "inBand", type: "InBandError" }] : []),
      ...rules.map(([key, { errorClass, cases }]) => ({
        name: printStatusKey(key),
        type: [...new Set([errorClass, ...cases.map((each) => each.errorClass)])].join(" | "),
      })),
    ],
  };
}
