import { parseMediaType, readBodyKind } from "../openapi/media-type.ts";
import type { ParameterObject, Schema } from "../openapi/openapi.ts";
import { type ObjectParts, readObjectParts } from "../schema/read-object-parts.ts";
import { listParts } from "../schema/list-parts.ts";
import { readTypes } from "../schema/read-types.ts";
import { type JoinedStyle, readJoinedStyle } from "../openapi/joined-style.ts";

/** How a request writes a parameter. https://spec.openapis.org/oas/v3.1.1.html#style-values */
export type ParameterStyle =
  /** One value, a list, or JSON text. */
  | { readonly kind: "plain" }
  /** `name[property]`. `parts` is `undefined` when the document does not describe the object. */
  | { readonly kind: "deepObject"; readonly parts: ObjectParts | undefined }
  /** An object whose names and values are one text: `R,100,G,200`. */
  | { readonly kind: "joined"; readonly parts: ObjectParts; readonly joined: JoinedStyle }
  /** An exploded object: each property is a parameter of its own. */
  | { readonly kind: "exploded"; readonly parts: ObjectParts }
  /**
   * The document or OpenAPI does not define how a request writes the parameter. `why` is a clause that explains it. `parts` is
   * present when the parameter may be an exploded object.
   */
  | { readonly kind: "unchecked"; readonly why: string; readonly parts: ObjectParts | undefined };

/** The reason why a list or an object within another one is not checked. */
export const nestedWhy = "OpenAPI does not say how a list or an object within another one is written";

/** The reason why an object that may be something else is not checked. */
export const mixedWhy = "it may be an object or something else";

/** Reads how a request writes a parameter. */
export function readParameterStyle(document: object, parameter: ParameterObject): ParameterStyle {
  const { schema = true, content } = parameter;
  if (content) return readContent(document, content);
  const parts = readObjectParts(document, schema);
  const isMixed = readTypes(document, schema).some((type) => type !== "object" && type !== "null");
  if (parameter.style === "deepObject") return readDeepObject(document, schema, parts, isMixed);
  if (!parts) {
    const items = listParts(document, schema).flatMap(({ items: each = [] }) => each);
    const hasNestedItems = items.some((each) => isNested(document, each));
    return hasNestedItems ? { kind: "unchecked", why: nestedWhy, parts: undefined } : { kind: "plain" };
  }
  const joined = readJoinedStyle(parameter, "object");
  if (joined) {
    if (isMixed) return { kind: "unchecked", why: mixedWhy, parts: undefined };
    if (hasNested(document, parts)) return { kind: "unchecked", why: nestedWhy, parts: undefined };
    return { kind: "joined", parts, joined };
  }
  return isMixed ? { kind: "unchecked", why: mixedWhy, parts } : { kind: "exploded", parts };
}

/** Reads a parameter whose value is a text of a media type. */
function readContent(document: object, content: NonNullable<ParameterObject["content"]>): ParameterStyle {
  const [[name, { schema = true }] = ["", {}]] = Object.entries(content);
  const { essence } = parseMediaType(name);
  const kind = readBodyKind(essence);
  if (essence.includes("*") || kind === "json" || (kind === "text" && !isNested(document, schema))) {
    return { kind: "plain" };
  }
  return { kind: "unchecked", why: `the mock does not read a parameter as \`${name}\``, parts: undefined };
}

function readDeepObject(
  document: object,
  schema: Schema,
  parts: ObjectParts | undefined,
  isMixed: boolean,
): ParameterStyle {
  if (parts && isMixed) return { kind: "unchecked", why: mixedWhy, parts: undefined };
  if (parts && hasNested(document, parts)) return { kind: "unchecked", why: nestedWhy, parts: undefined };
  if (parts || !isMixed) return { kind: "deepObject", parts };
  // The style is for objects, and has no effect on a single value.
  if (!readTypes(document, schema).includes("array")) return { kind: "plain" };
  return { kind: "unchecked", why: "the mock does not read a list in the style `deepObject`", parts: undefined };
}

function hasNested(document: object, { properties }: ObjectParts): boolean {
  return [...properties.values()].some((inner) => isNested(document, inner));
}

/** Returns `true` when a schema or one of its branches is a list or an object. */
export function isNested(document: object, schema: Schema): boolean {
  return readTypes(document, schema).includes("array") || readObjectParts(document, schema) !== undefined;
}

/** Returns `true` for a header that is not a parameter, because HTTP sets it. https://spec.openapis.org/oas/v3.1.1.html#fixed-fields-for-use-with-schema */
export function isIgnoredHeader({ in: place, name }: Pick<ParameterObject, "in" | "name">): boolean {
  return place === "header" && ["accept", "content-type", "authorization"].includes(name.toLowerCase());
}
