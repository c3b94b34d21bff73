import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import { serializeParams } from "./serialize-params.js";
import { toText } from "./serialize-scalars.js";

/** Serializes params of any kind, of which one is the whole query: JSON or text, percent-encoded. */
export function serializeQueryString(operation: OperationMetadata, params: ParamValues): Serialized {
  const serialized = serializeParams(operation, params);
  const whole = Object.entries(operation.params ?? {}).flatMap(([key, way]) => {
    const value = params[key];
    if (way.in !== "querystring" || value === undefined || value === null) return [];
    return [encodeURIComponent(way.json ? JSON.stringify(value) : toText(value))];
  });
  return { ...serialized, query: [...whole, serialized.query].filter(Boolean).join("&") };
}
