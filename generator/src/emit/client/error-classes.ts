import {
  type ClassDeclarationStructure,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertyDeclarationStructure,
  StructureKind,
} from "ts-morph";
import type { ApiModel, ErrorClass } from "../../model/api/model.ts";
import type { Operation } from "../../model/api/operation.ts";
import type { Failure } from "../../model/api/response.ts";
import { printConstant } from "../print/declarations.ts";
import { printDoc } from "../print/doc.ts";
import { printImports } from "../print/imports.ts";
import { printKey, printString } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";

/** A failure that the document names a class for. */
type NamedFailure = Pick<Failure, "errorClass" | "cases">;

/** The failure that stands for each status of failure, by status: that of the first operation that names a class for it. */
export type UsualErrors = ReadonlyMap<string, NamedFailure>;

/** A class for each error that the document names, and which answer throws which. */
export function printErrorClasses(
  { resources, errors, inBandFailure }: ApiModel,
  usual: UsualErrors,
): SourceFile["statements"] {
  const operations = resources.flatMap((resource) => resource.operations);
  return [
    ...printImports([
      ...(errors.length === 0 ? [] : [{ from: "../errors/api-error.js", name: "ApiError" }]),
      ...(inBandFailure ? [{ from: "../errors/api-error.js", name: "InBandError", type: true }] : []),
      { from: "../errors/error-classes.js", name: "ErrorClasses", type: true },
    ]),
    ...errors.map(printErrorClass),
    printConstant(
      "errorClasses",
      "The class that each HTTP status of failure throws, unless an operation says otherwise; every other one throws `ApiError`.",
      "ErrorClasses",
      printRules(sortRules(usual)),
    ),
    printFailureClasses(listRules(operations), inBandFailure !== undefined),
  ];
}

/**
 * The class of each status, by `"404"`; where an operation says otherwise than the first that spoke of the status, also by
 * `"posts.get 404"`. Ascending.
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
  return [...rules].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
}

/** Finds the class of each status; one of success means what its operation says, and has none. */
export function findUsualErrors({ resources }: ApiModel): UsualErrors {
  const usual = new Map<string, NamedFailure>();
  for (const failure of resources.flatMap((resource) => resource.operations).flatMap(({ failures }) => failures)) {
    const key = String(failure.status);
    if (failure.errorClass !== "ApiError" && !isSuccess(failure) && !usual.has(key)) usual.set(key, failure);
  }
  return usual;
}

/**
 * What an operation throws where it differs from others, as a field of its facts: `errors: { 204: NoPhotoError }`. Bundles
 * of other operations go without these classes.
 */
export function printOwnErrors(operation: Operation, usual: UsualErrors): string[] {
  const own = listOwn(operation, usual);
  return own.length === 0 ? [] : [`errors: ${printRules(own.map((failure) => [String(failure.status), failure]))}`];
}

/** Classes that {@link printOwnErrors} names. */
export function namesOfOwnErrors(operation: Operation, usual: UsualErrors): string[] {
  return listOwn(operation, usual).flatMap(({ errorClass, cases }) => [
    errorClass,
    ...cases.map((one) => one.errorClass),
  ]);
}

function listOwn({ failures }: Operation, usual: UsualErrors): Failure[] {
  return failures.filter((failure) => {
    if (failure.errorClass === "ApiError") return false;
    const common = usual.get(String(failure.status));
    return !common || printRule(common) !== printRule(failure);
  });
}

function isSuccess({ status }: Failure): boolean {
  return typeof status === "number" && status < 400;
}

function printRules(rules: readonly [key: string, failure: NamedFailure][]): string {
  const entries = rules.map(([key, failure]) => `${printRuleKey(key)}: ${printRule(failure)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** A status stands as a number, so that types can look it up by one. */
export function printRuleKey(key: string): string {
  return /^\d+$/.test(key) ? key : printKey(key);
}

function printRule({ errorClass, cases }: NamedFailure): string {
  if (cases.length === 0) return errorClass;
  const list = cases.map((one) => `{ contains: ${printString(one.contains)}, class: ${one.errorClass} }`);
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
  // `name` keeps its literal type, so that classes of one shape can be told apart; the wording of the others may change.
  const type = isStatic ? { type: "string" } : {};
  return [{ name, isStatic, hasOverrideKeyword: true, isReadonly: true, ...type, initializer: printString(value) }];
}

/** The same for types: unions where words tell the classes of a status apart. */
function printFailureClasses(
  rules: readonly [string, NamedFailure][],
  hasInBand: boolean,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: "FailureClasses",
    isExported: true,
    docs: ["What documented failures are instances of: by status, and by operation where it differs."],
    properties: [
      ...(hasInBand ? [{ name: "inBand", type: "InBandError" }] : []),
      ...rules.map(([key, { errorClass, cases }]) => ({
        name: printRuleKey(key),
        type: [...new Set([errorClass, ...cases.map((one) => one.errorClass)])].join(" | "),
      })),
    ],
  };
}
