import { type QueryStyle, readExplode, stylesOf } from "./joined-style.ts";
import { isWithin, readMediaKind } from "./media-type.ts";
import type { MediaType } from "./openapi.ts";

/** How a form writes a property. https://spec.openapis.org/oas/v3.2.0.html#encoding-object */
export type FieldEncoding =
  /** In a style, as a query writes a parameter. */
  | { readonly kind: "style"; readonly style: QueryStyle; readonly explode: boolean; readonly allowReserved: boolean }
  /** As the text of a media type. */
  | {
      readonly kind: "content";
      /** The media types that the document lists, as it writes them. Empty if the type of the value decides. */
      readonly contentTypes: readonly string[];
      /** The only media type is JSON. A multipart body has a part for each item of a list, another form has the list as one text. */
      readonly isJson: boolean;
    };

const styledForms = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Reads how a form writes a property. Each of `style`, `explode` and `allowReserved` makes it a style, beside which `contentType` has no
 * effect. Other multipart bodies have no styles.
 */
export function readFieldEncoding(form: { essence: string; node: MediaType }, name: string): FieldEncoding {
  const encodings = form.node.encoding ?? {};
  const { style, explode, allowReserved, contentType = "" } = (Object.hasOwn(encodings, name) && encodings[name]) || {};
  const isStyled = [style, explode, allowReserved].some((field) => field !== undefined);
  if (isStyled && styledForms.some((each) => isWithin(each, form.essence))) {
    const known = stylesOf.query.find((each) => each === style) ?? "form";
    const fields = { in: "query", style: known, ...(explode !== undefined && { explode }) } as const;
    return { kind: "style", style: known, explode: readExplode(fields), allowReserved: allowReserved === true };
  }
  const contentTypes = contentType.split(",").flatMap((each) => each.trim() || []);
  const [first = "", ...others] = contentTypes;
  const isJson = others.length === 0 && !first.includes("*") && readMediaKind(first) === "json";
  return { kind: "content", contentTypes, isJson };
}
