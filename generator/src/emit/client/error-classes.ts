import {
  type ClassDeclarationStructure,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  type PropertyDeclarationStructure,
  StructureKind,
} from "ts-morph";
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
import { printConstant } from "../print/declarations.ts";
import { printDoc } from "../print/doc.ts";
import { printStatusKey } from "../print/literal.ts";
import type { SourceFile } from "../print/source-file.ts";

/** Prints a class for each error that the document names, and the table of which response throws which class. */
export function printErrorClasses(model: ApiModel, shared: SharedMetadata["errors"]): SourceFile["statements"] {
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
function printFailureClasses(rules: readonly [string, Failure][], hasInBand: boolean): InterfaceDeclarationStructure {
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
