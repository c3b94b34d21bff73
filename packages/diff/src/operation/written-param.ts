import { type DocumentedParameter, type JoinedStyle, readJoinedStyle } from "@shortvideo-api/document/source";
import type { Param } from "@shortvideo-api/model/source";

/** A parameter in the model, and in the document. */
export interface WrittenParam {
  readonly param: Param;
  readonly written: DocumentedParameter | undefined;
}

/** Returns whether each request has a parameter. The client sends some of them on its own. */
export function isInEachRequest({ param, written }: WrittenParam): boolean {
  return written?.required ?? param.required;
}

/** Prints the place of a parameter: `"query.size"`. */
export function printPlace({ in: place, wireName }: Param): string {
  return `${place}.${wireName}`;
}

/** Returns `true` if two parameters or headers write the values that the first one admits in the same way, whatever their names are. */
export function isWrittenAlike(one: DocumentedParameter, other: DocumentedParameter): boolean {
  if (one.media || other.media) return readContent(one) === readContent(other);
  const { types } = one.view;
  return (
    (!types.includes("object") || readStyle(one, "object") === readStyle(other, "object")) &&
    (!types.includes("array") || readStyle(one, "list") === readStyle(other, "list")) &&
    readStyle(one, "value") === readStyle(other, "value")
  );
}

/** Returns the media type of a value; its form alone for JSON and for forms, which look the same in each of their media types. */
function readContent({ media, contentForm, style }: DocumentedParameter): string {
  return `${style === "querystring" ? style : ""} ${contentForm === "text" ? media?.essence : contentForm}`;
}

/** Prints how a value of a shape is written. A single value has no separators. */
function readStyle(
  { in: place, style, explode }: DocumentedParameter,
  shape: Parameters<typeof readJoinedStyle>[1],
): string {
  const joined: Partial<JoinedStyle> = readJoinedStyle({ in: place, style, explode }, shape) ?? {};
  const separators = shape === "value" ? [] : [joined.separator, joined.assignment, style === "deepObject"];
  // Cookies of the style `cookie` are not percent-encoded.
  return JSON.stringify([joined.begin ?? "", style === "cookie", ...separators]);
}
