import { isWithin, readBodyKind, readMediaKind } from "../openapi/media-type.ts";
import { type JoinedStyle, readJoinedStyle, type StyleFields } from "../openapi/joined-style.ts";
import { hasNestedItems, isNested, type ObjectParts, readObjectParts } from "../view/read-object-parts.ts";
import type { SchemaView } from "../view/schema-view.ts";

/** How a request writes a parameter. https://spec.openapis.org/oas/v3.1.1.html#style-values */
export type ParameterStyle =
  /** One value, a list, or JSON text. */
  | { readonly kind: "plain" }
  /** `name[property]`. `parts` is `undefined` when the document does not describe the object. */
  | ({ readonly kind: "deepObject"; readonly parts: ObjectParts | undefined } & Mixed)
  /** An object whose names and values are one text: `R,100,G,200`. */
  | ({ readonly kind: "joined"; readonly parts: ObjectParts; readonly joined: JoinedStyle } & Mixed)
  /** An exploded object: each property is a parameter of its own. */
  | ({ readonly kind: "exploded"; readonly parts: ObjectParts } & Mixed)
  /**
   * The document or OpenAPI does not define how a request writes the parameter. `why` is a clause that explains it. `parts` is
   * present when the parameter may be an exploded object, and `bracketed` when only some properties of a `name[property]` are undefined.
   */
  | {
      readonly kind: "unchecked";
      readonly why: string;
      readonly parts: ObjectParts | undefined;
      readonly bracketed?: ObjectParts | undefined;
    };

interface Mixed {
  /** The parameter may be something other than an object, which is then written as in another parameter. */
  readonly isMixed: boolean;
}

/** How a request writes a parameter that has a media type. */
export type ContentForm = "json" | "form" | "text";

/** The reason why a list or an object within another one is not checked. */
export const nestedWhy = "OpenAPI does not say how a list or an object within another one is written";

/** Explains why a list in the style `deepObject`, which OpenAPI defines only for objects, is not checked; `undefined` for other values. */
export function explainDeepList(view: SchemaView, style: string): string | undefined {
  const isDeepList = style === "deepObject" && view.meantTypes.includes("array") && isNested(view);
  return isDeepList ? "the mock does not read a list in the style `deepObject`" : undefined;
}

/** A parameter with a style of its place. */
interface StyledParameter extends StyleFields {
  /** The media type of a value that is the text of one. */
  readonly media: StyledMedia | undefined;
  readonly view: SchemaView;
}

interface StyledMedia {
  readonly name: string;
  readonly essence: string;
  readonly view: SchemaView;
}

/** Reads how a request writes a parameter. */
export function readParameterStyle(parameter: StyledParameter): ParameterStyle {
  const { media, style, view } = parameter;
  if (media) return readContent(media);
  const parts = readObjectParts(view);
  const isMixed = view.types.some((type) => type !== "object" && type !== "null");
  if (hasNestedItems(view)) return { kind: "unchecked", why: nestedWhy, parts };
  if (style === "deepObject") return readDeepObject(view, parts, isMixed);
  if (!parts) return { kind: "plain" };
  const joined = readJoinedStyle(parameter, "object");
  if (!joined) return { kind: "exploded", parts, isMixed };
  if (hasNestedProperties(view, parts)) return { kind: "unchecked", why: nestedWhy, parts: undefined };
  return { kind: "joined", parts, joined, isMixed };
}

/**
 * Reads how a request writes a parameter that has a media type. A range that includes JSON is JSON for a value that may be a list or an
 * object, and text for a single value.
 */
export function readContentForm({ essence, view }: StyledMedia): ContentForm {
  if (essence.includes("*")) return isWithin("application/json", essence) && isComposite(view) ? "json" : "text";
  if (readBodyKind(essence) === "form") return "form";
  return readMediaKind(essence) === "json" ? "json" : "text";
}

function isComposite({ types }: SchemaView): boolean {
  return types.includes("array") || types.includes("object");
}

/** Reads a parameter whose value is a text of a media type. */
function readContent(media: StyledMedia): ParameterStyle {
  const { name, essence, view } = media;
  const form = readContentForm(media);
  const isText = readBodyKind(essence) === "text" || isWithin("application/json", essence);
  if (form === "json" || (form === "text" && isText && !isNested(view))) return { kind: "plain" };
  return { kind: "unchecked", why: `the mock does not read a parameter as \`${name}\``, parts: undefined };
}

function readDeepObject(view: SchemaView, parts: ObjectParts | undefined, isMixed: boolean): ParameterStyle {
  if (parts && hasNestedProperties(view, parts)) {
    return {
      kind: "unchecked",
      why: nestedWhy,
      parts: undefined,
      bracketed: isMixed || parts.properties.size === 0 ? undefined : parts,
    };
  }
  const why = explainDeepList(view, "deepObject");
  if (why !== undefined) return { kind: "unchecked", why, parts: undefined };
  // The style is for objects, and has no effect on a single value.
  return parts || view.types.includes("object") ? { kind: "deepObject", parts, isMixed } : { kind: "plain" };
}

/** Returns `true` when a property of an object is meant to be a list or an object, or may be one. */
export function hasNestedProperties({ otherProperties }: SchemaView, { properties }: ObjectParts): boolean {
  return [...properties.values(), ...otherProperties.map(({ view }) => view)].some(isNested);
}
