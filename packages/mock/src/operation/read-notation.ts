import {
  type ObjectParts,
  type ParameterObject,
  parseMediaType,
  readBodyKind,
  readObjectParts,
  readTypes,
  type Schema,
} from "@shortvideo-api/document";

/** How a request writes a parameter that is, or may be, more than one value. */
export type Notation =
  /** One value, a list, or JSON text. */
  | { readonly kind: "plain" }
  /** `name[property]`. */
  | { readonly kind: "deep"; readonly parts: ObjectParts | undefined }
  /** Each property is a parameter of its own. */
  | { readonly kind: "spread"; readonly parts: ObjectParts }
  /** The document, or OpenAPI, leaves open what is right; `why` is a sentence without its beginning. */
  | { readonly kind: "open"; readonly why: string; readonly parts: ObjectParts | undefined };

/** Why a list or an object that stands within an object is not checked. */
export const nestedWhy = "OpenAPI does not say how a list or an object within an object is written";

const mixedWhy = "it may be an object or something else";

/** Reads how the parameter is written. https://spec.openapis.org/oas/v3.1.1.html#style-values */
export function readNotation(document: object, parameter: ParameterObject): Notation {
  const { schema = true, content, style, explode } = parameter;
  if (content) return readContent(Object.keys(content));
  const parts = readObjectParts(document, schema);
  const isMixed = readTypes(document, schema).some((type) => type !== "object" && type !== "null");
  if (style === "deepObject") return readDeep(document, schema, parts, isMixed);
  if (!parts) return { kind: "plain" };
  const usual = parameter.in === "query" || parameter.in === "cookie" ? "form" : "simple";
  const isExploded = explode ?? (style ?? usual) === "form";
  if (parameter.in === "query" && (style ?? usual) === "form" && isExploded) {
    return isMixed ? { kind: "open", why: mixedWhy, parts } : { kind: "spread", parts };
  }
  const written = `the style \`${style ?? usual}\` ${isExploded ? "with" : "without"} \`explode\``;
  return { kind: "open", why: `the mock does not read an object in ${written}`, parts: undefined };
}

/** A parameter in a format of its own. */
function readContent([name = ""]: readonly string[]): Notation {
  const { essence } = parseMediaType(name);
  const isJson = essence.includes("*") || readBodyKind(essence) === "json";
  if (isJson) return { kind: "plain" };
  return { kind: "open", why: `the mock does not read a parameter as \`${name}\``, parts: undefined };
}

function readDeep(document: object, schema: Schema, parts: ObjectParts | undefined, isMixed: boolean): Notation {
  if (parts && isMixed) return { kind: "open", why: mixedWhy, parts: undefined };
  if (parts && [...parts.properties.values()].some((inner) => isNested(document, inner))) {
    return { kind: "open", why: nestedWhy, parts: undefined };
  }
  if (parts || !isMixed) return { kind: "deep", parts };
  // The style is for objects; of a single value it says nothing.
  if (!readTypes(document, schema).includes("array")) return { kind: "plain" };
  return { kind: "open", why: "the mock does not read a list in the style `deepObject`", parts: undefined };
}

/** Is it a list or an object, in any of its branches? */
export function isNested(document: object, schema: Schema): boolean {
  return readTypes(document, schema).includes("array") || readObjectParts(document, schema) !== undefined;
}
