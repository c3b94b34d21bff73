import type { Param } from "../api/operation.ts";
import type { Rules } from "../api/rules.ts";
import type { UnnamedPagination } from "./read-pagination.ts";

/** Lets callers pass a cursor in the type that pages write the next one in: string or number. */
export function widenParam(param: Param, declared: UnnamedPagination | undefined): Param {
  if (param.name !== declared?.param) return param;
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

function widenCheck(check: Rules): Rules | undefined {
  if (check.enum !== undefined) return undefined;
  if (check.type === "string") return { ...check, type: "text" };
  if (check.type === "integer") return { ...check, type: "int64" };
  return check.type === "int64" ? check : undefined;
}
