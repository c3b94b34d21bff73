import type { Param } from "../api/operation.ts";
import type { ParamCheck } from "../api/param-check.ts";
import type { Declared } from "./read-pagination.ts";

/** Lets callers give the parameter of a cursor as pages write the next one, be it a number or text. */
export function widenParam(param: Param, declared: Declared | undefined): Param {
  if (declared?.style !== "cursor" || param.name !== declared.param) return param;
  const alsoTakes = declared.nextTypes.find((type) => type !== declared.paramType);
  if (alsoTakes === undefined) return param;
  const check = param.check && widenCheck(param.check);
  return {
    ...param,
    alsoTakes,
    check,
    expected: check?.type === "text" ? `${param.expected} or an integer` : param.expected,
  };
}

function widenCheck(check: ParamCheck): ParamCheck | undefined {
  if (check.enum !== undefined) return undefined;
  if (check.type === "string") return { ...check, type: "text" };
  if (check.type === "integer") return { ...check, type: "int64" };
  return check.type === "int64" ? check : undefined;
}
