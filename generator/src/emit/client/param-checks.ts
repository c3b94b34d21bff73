import { asJson } from "@shortvideo-api/document/sample/source";
import type { Operation, Param } from "../../model/api/operation.ts";
import { printJson, printKey } from "../print/literal.ts";

/** Prints the checks of params as fields of the metadata: `checks: { count: { type: "integer", minimum: 1, expected: … } }`. */
export function printParamChecks({ params, exactlyOneOf }: Operation): string[] {
  const checks = params
    .filter(({ check, required }) => check !== undefined || required)
    .map((param) => `${printKey(param.name)}: ${printParamCheck(param)}`);
  return [
    ...(checks.length === 0 ? [] : [`checks: { ${checks.join(", ")} }`]),
    ...(exactlyOneOf.length === 0 ? [] : [`exactlyOneOf: ${printJson(exactlyOneOf)}`]),
  ];
}

/** Returns whether the client checks any params of the operation. */
export function checksParams(operation: Operation): boolean {
  const { body } = operation;
  return printParamChecks(operation).length > 0 || body?.check !== undefined || body?.required === true;
}

function printParamCheck({ check = {}, expected, required }: Param): string {
  const { enum: values, ...others } = check;
  // An enum of both booleans repeats the type.
  const isBoolean = check.type === "boolean" && values?.length === 2;
  return printJson(asJson({ ...(required ? { required } : {}), ...(isBoolean ? others : check), expected }));
}
