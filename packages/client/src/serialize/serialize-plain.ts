import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import { toText, writeList } from "./serialize-scalars.js";
import { checkHeader, checkSegment } from "./check-text.js";

/**
 * Serializes the body, and params of the most common kinds: single values in the path and in headers, single values and lists in the
 * query. The names in braces are the keys of the params of the path.
 */
export function serializePlain(
  { path, params: metadata = {}, body: bodyMetadata }: OperationMetadata,
  params: ParamValues,
): Serialized {
  const { contentType, ...body } = bodyMetadata?.serialize(params, bodyMetadata) ?? {};
  // First, so that the error of a call with several wrong values names the one in the path.
  const written = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    checkSegment(name, encodeURIComponent(toText(params[name] ?? ""))),
  );
  const headers: Record<string, string | null | undefined> = {};
  const query: string[] = [];
  for (const [key, { in: place, wireName = key, constant, ...style }] of Object.entries(metadata)) {
    const value = params[key] ?? constant;
    if (place !== "header") query.push(...writeList(wireName, value, style));
    else if (value !== undefined) headers[wireName] = checkHeader(wireName, toText(value));
  }
  return {
    path: written,
    query: query.join("&"),
    headers: { ...headers, "content-type": contentType },
    ...body,
  };
}
