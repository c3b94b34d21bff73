import { asJson } from "../../model/json.ts";
import type { Operation, Param } from "../../model/model.ts";
import { printJson, printKey } from "./literal.ts";

/** Fields of a call that say what its params are held against: `checks: { count: { type: "integer", minimum: 1 } }`. */
export function printParamChecks({ params, exactlyOneOf }: Operation): string[] {
  const grouped = new Set(exactlyOneOf.flat());
  const checks = params
    // A member of a group is looked up by its check, even if anything is right for it.
    .filter(({ check, name, required }) => check !== undefined || required || grouped.has(name))
    .map((param) => `${printKey(param.name)}: ${printParamCheck(param)}`);
  return [
    ...(checks.length === 0 ? [] : [`checks: { ${checks.join(", ")} }`]),
    ...(exactlyOneOf.length === 0 ? [] : [`exactlyOneOf: ${printJson(exactlyOneOf)}`]),
  ];
}

function printParamCheck({ check = {}, in: place, name, required, wireName }: Param): string {
  return printJson(
    asJson({
      ...(place === "query" ? {} : { in: place }),
      ...(wireName === name ? {} : { wireName }),
      ...(required ? { required } : {}),
      ...check,
    }),
  );
}
