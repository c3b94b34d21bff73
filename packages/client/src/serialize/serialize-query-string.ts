import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import { serializeParams } from "./serialize-params.js";
import { toText } from "./serialize-scalars.js";

/** Serializes params of any kind. One of them is the whole query: JSON or text, percent-encoded. */
export function serializeQueryString(operation: OperationMetadata, params: ParamValues): Serialized {
  const serialized = serializeParams(operation, params);
  const whole = Object.entries(operation.params ?? {}).flatMap(([key, metadata]) => {
    const value = params[key];
    if (metadata.in !== "querystring" || value === undefined || value === null) return [];
    const text = metadata.json ? JSON.stringify(value) : (metadata.write?.(value) ?? toText(value));
    return [encodeURIComponent(text)];
  });
  return { ...serialized, query: [...whole, serialized.query].filter(Boolean).join("&") };
}
