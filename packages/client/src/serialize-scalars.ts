import type { OperationFacts, ParamValues, Serialized } from "./operation-facts.js";
import { toText } from "./to-text.js";

/** Writes params of which each is one value, and all go to the query under their keys. */
export function serializeScalars(_: OperationFacts, params: ParamValues): Serialized {
  let query = "";
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (value === undefined || value === null) continue;
    query += `${query && "&"}${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`;
  }
  return { query };
}
