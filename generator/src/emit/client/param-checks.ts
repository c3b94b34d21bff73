import { asJson } from "@shortvideo-api/document/sample/source";
import type { Operation, Param } from "@shortvideo-api/model/source";
import { listExactNames, printExact } from "../print/exact.ts";
import type { Import } from "../print/imports.ts";
import { printJson, printKey } from "../print/literal.ts";
import { listRuleImports, printRules } from "./schema-checks.ts";

/** Prints the checks of params as fields of the metadata: `checks: { count: { type: "integer", minimum: 1, expected: … } }`. */
export function printParamChecks({ params, exactlyOneOf }: Operation): string[] {
  const checks = params
    .filter(({ check, required, rules }) => check !== undefined || rules !== undefined || required)
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

/** Returns the imports that {@link printParamChecks} needs. */
export function listParamCheckImports({ params }: Operation): Import[] {
  return params.flatMap(({ exact, json, rules }) => {
    if (!rules) return [];
    const marks = json && exact ? listExactNames(exact) : [];
    return [
      { from: "../checks/check-body.js", name: "checkInner" },
      ...listRuleImports(rules),
      ...marks.map((name) => ({ from: "@shortvideo-api/wire", name })),
    ];
  });
}

function printParamCheck({ check = {}, exact, expected, json, required, rules }: Param): string {
  const { enum: values, ...others } = check;
  // An enum of both booleans repeats the type.
  const isBoolean = check.type === "boolean" && values?.length === 2;
  const fields = { ...(required ? { required } : {}), ...(isBoolean ? others : check), expected };
  if (!rules) return printJson(asJson(fields));
  const inner = [
    ...Object.entries(fields).map(([name, value]) => `${name}: ${printJson(asJson(value))}`),
    "find: checkInner",
    `rules: ${printRules(rules)}`,
    ...(json ? ["isJson: true"] : []),
    ...(json && exact ? [`exact: ${printExact(exact)}`] : []),
  ];
  return `{ ${inner.join(", ")} }`;
}
