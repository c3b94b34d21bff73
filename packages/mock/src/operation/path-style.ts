import type { ParameterObject } from "@shortvideo-api/document";

/** How a path writes a parameter in the style `label` or `matrix`. https://spec.openapis.org/oas/v3.1.1.html#style-values */
export interface PathStyle {
  /** The text before the value: `"."`, `";color="`. */
  readonly begin: string;
  /** The text between the items of a list. */
  readonly separator: string;
}

/** Reads the style of a parameter. Returns `undefined` for the style `simple`, and for a parameter outside the path. */
export function readPathStyle(
  { in: place, name, style, explode = false }: ParameterObject,
  isList: boolean,
): PathStyle | undefined {
  if (place !== "path" || (style !== "label" && style !== "matrix")) return undefined;
  const begin = style === "label" ? "." : `;${name}=`;
  return { begin, separator: isList && explode ? begin : "," };
}

/** Returns the value in the style `simple`; `undefined` when it is not written in its own style. */
export function toSimple({ begin, separator }: PathStyle, text: string): string | undefined {
  // An empty value has no equals sign.
  if (`${text}=` === begin) return "";
  return text.startsWith(begin) ? text.slice(begin.length).split(separator).join(",") : undefined;
}

/** Writes a value of the style `simple` in its own style. */
export function fromSimple({ begin, separator }: PathStyle, text: string): string {
  return begin + text.split(",").join(separator);
}
