import type { OperationFacts, ParamValues, Serialized } from "./operation-facts.js";
import { toText } from "./to-text.js";

/** Writes params of which each is one value, and all go to the query under their keys. */
export function serializeScalars(_: OperationFacts, params: ParamValues): Serialized {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`);
  }
  return { query: pairs.join("&") };
}
