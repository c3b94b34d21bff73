import type { OperationObject, ParameterObject, PathItem } from "../openapi/openapi.ts";
import { resolve } from "../openapi/resolve-reference.ts";

/** Lists the parameters of an operation and those of its path. A parameter of the operation replaces one of the path. */
export function listParameters(
  document: object,
  item: Pick<PathItem, "parameters">,
  operation: Pick<OperationObject, "parameters">,
): ParameterObject[] {
  const merged = new Map<string, ParameterObject>();
  for (const entry of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolve<ParameterObject>(document, entry);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}
