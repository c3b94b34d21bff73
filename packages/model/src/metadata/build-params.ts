import type { Operation, Param } from "../api/operation.ts";
import { isOfSchema, type RulesPart } from "../api/rules.ts";
import { buildMarks } from "./build-marks.ts";
import { arrowOf, type CodeFields, nameOf, unlessEmpty } from "./code.ts";

/** Builds how the params of an operation are serialized. */
export function buildParams(operation: Operation): CodeFields {
  const serializer = chooseSerializer(operation);
  if (serializer === "serializeScalars") return {};
  const listed = operation.params.filter((param) => {
    if (serializer === "serializeLists") return !hasDefaultStyle(param);
    return serializer !== "serializePlain" || !isInBraces(param);
  });
  const params = Object.fromEntries(listed.map((param) => [param.name, buildParam(param)]));
  return { serialize: nameOf(serializer), params: unlessEmpty(params) };
}

/** Chooses the function that serializes the params. Each one supports more than the one before, and adds more to a bundle. */
function chooseSerializer({ params, body, path }: Operation): string {
  if (params.some(isQueryString)) return "serializeQueryString";
  // A value may contain the text that separates it from another one in its segment.
  if (!params.every(isPlain) || /\}[^{}/]+\{/.test(path)) return "serializeParams";
  if (body || !params.every((param) => param.in === "query" && isAsGiven(param))) return "serializePlain";
  return params.every((param) => hasDefaultStyle(param) && isScalar(param.check))
    ? "serializeScalars"
    : "serializeLists";
}

/** Builds how a param is sent: `{ in: "path" }`, `{ wireName: "tag-name" }`. */
function buildParam(param: Param): CodeFields {
  const { allowReserved, constant, explode, in: location, name, style, wireName } = param;
  const isWholeQuery = isQueryString(param);
  return {
    in: isWholeQuery ? "querystring" : location === "query" ? undefined : location,
    wireName: name === wireName ? undefined : wireName,
    constant,
    style: isWholeQuery || style === readDefaultStyle(param) ? undefined : style,
    // A single value is written the same, exploded or not.
    explode: explode === isExploded(param) || isScalar(param.check) ? undefined : explode,
    allowReserved: allowReserved || undefined,
    ...buildWriter(param),
  };
}

/** Builds how a value is written that is one text. */
function buildWriter({ exact, form, json }: Param): CodeFields {
  const marks = exact && buildMarks(exact);
  if (json) return marks ? { write: arrowOf("value", "stringifyExact", marks) } : { json: true };
  if (!form) return {};
  return { write: marks ? arrowOf("value", "writeForm", {}, marks) : nameOf("writeForm") };
}

/** Returns whether a param is a single value in the default style of its place, or a list in the query. */
function isPlain(param: Param): boolean {
  if (param.allowReserved || isWhole(param)) return false;
  if (param.in === "query") return isListOrScalar(param);
  return (isInBraces(param) || param.in === "header") && hasDefaultStyle(param) && isScalar(param.check);
}

/** Returns whether the braces of the path contain the key of a param that callers give. */
function isInBraces(param: Param): boolean {
  return param.in === "path" && isAsGiven(param);
}

/** Returns whether a param is sent under its key, and only if callers give it. */
function isAsGiven({ constant, name, wireName }: Param): boolean {
  return name === wireName && constant === undefined;
}

/** Returns whether a value is scalar. Values of an enum are scalar, since `buildParamCheck` returns no other enums. */
function isScalar(check: RulesPart | undefined): boolean {
  if (!check || isOfSchema(check)) return false;
  return check.enum !== undefined || (check.type !== undefined && check.type !== "array");
}

function isListOrScalar({ check }: Param): boolean {
  return isScalar(check) || (check?.type === "array" && isScalar(check.items));
}

/** Returns whether the value is the whole query. */
function isQueryString({ style }: Param): boolean {
  return style === "querystring";
}

function hasDefaultStyle(param: Param): boolean {
  const { allowReserved, explode, style } = param;
  return style === readDefaultStyle(param) && explode === isExploded(param) && !allowReserved && !isWhole(param);
}

/** Returns whether the client writes the whole value as one text, such as JSON or a form. */
function isWhole({ form, json }: Param): boolean {
  return form || json;
}

/** Returns whether the client explodes a parameter of this style by default. */
function isExploded({ in: location, style }: Param): boolean {
  return style === "cookie" || (style === "form" && location !== "cookie");
}

function readDefaultStyle({ in: location }: Param): "form" | "simple" {
  return location === "query" || location === "cookie" ? "form" : "simple";
}
