import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import type { ParamMetadata, ParamStyle } from "../call/param-style.js";
import { delimiters, isComposite, joinTexts, toText } from "./serialize-scalars.js";
import { checkHeader, checkSegment } from "./check-text.js";

/** Styles by the name that the parameter has on the wire. */
export type ParamStyles = Readonly<Record<string, ParamStyle>>;

/** Serializes params of any kind, each in its place, and the body. */
export function serializeParams(
  { path, params: paramMetadata = {}, body: bodyMetadata }: OperationMetadata,
  params: ParamValues,
): Serialized {
  const select = (place: NonNullable<ParamMetadata["in"]> | "query"): [values: ParamValues, styles: ParamStyles] => {
    const entries = Object.entries(paramMetadata).filter(([, metadata]) => (metadata.in ?? "query") === place);
    return [
      Object.fromEntries(entries.map((entry) => [wireName(entry), params[entry[0]] ?? entry[1].constant])),
      Object.fromEntries(entries.map((entry) => [wireName(entry), entry[1]])),
    ];
  };
  const cookie = serializeCookies(...select("cookie"));
  const { contentType, ...body } = bodyMetadata?.serialize(params, bodyMetadata) ?? {};
  return {
    path: path.includes("{") ? expandPath(path, ...select("path")) : undefined,
    query: serializeQuery(...select("query")),
    headers: {
      ...serializeHeaders(...select("header")),
      ...(cookie === "" ? {} : { cookie }),
      "content-type": contentType,
    },
    ...body,
  };
}

function wireName([key, metadata]: [string, ParamMetadata]): string {
  return metadata.wireName ?? key;
}

/** Writes a query, without its question mark. */
export function serializeQuery(values: ParamValues, styles: ParamStyles = {}): string {
  return paramsOf(values)
    .flatMap(([name, value]) => writePairs(name, value, styles[name]))
    .join("&");
}

/** Replaces the braces of a path by values. Throws an {@link UnwritableError} for a value that would lead to another path. */
export function expandPath(path: string, values: ParamValues, styles: ParamStyles = {}): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string, offset: number) => {
    const value = values[name] ?? undefined;
    const paramStyle = styles[name] ?? {};
    const isWhole = paramStyle.json || paramStyle.write;
    const isEmpty = !isWhole && isComposite(value) && entriesOf(value).length === 0;
    const encodeReserved = isComposite(value) ? encodeSegmentItem : encodeSegment;
    const encode = paramStyle.allowReserved ? encodeReserved : encodeURIComponent;
    const isAbsent = value === undefined || isEmpty;
    const text = isAbsent ? "" : writeSegment(encodeURIComponent(name), value, paramStyle, encode);
    // In `/{year}-{month}`, the month is written with `%2D` in place of each `-`, which means the same and separates nothing.
    const [, separator] = /\}[^{}/]*([^{}/%A-Za-z\d])$/.exec(path.slice(0, offset)) ?? [];
    const checked = checkSegment(name, text);
    return separator === undefined ? checked : checked.replaceAll(separator, encodeSign);
  });
}

/** Encodes a character, also one that `encodeURIComponent` leaves as it is. */
function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Writes the values of headers. Throws an {@link UnwritableError} for a value that no header can carry. */
export function serializeHeaders(values: ParamValues, styles: ParamStyles = {}): Record<string, string> {
  return Object.fromEntries(
    paramsOf(values).map(([name, value]) => {
      const style = styles[name] ?? {};
      const text = writeSegment(name, value, style, keep);
      return [name, checkHeader(name, style.json || style.write ? escapeJson(text) : text)];
    }),
  );
}

/** Writes a cookie header; an empty text when there is no cookie. */
export function serializeCookies(values: ParamValues, styles: ParamStyles = {}): string {
  return paramsOf(values)
    .flatMap(([name, value]) => {
      const { json, write, style, explode = true } = styles[name] ?? {};
      if (style !== "cookie") return `${name}=${writeSegment(name, value, { json, write }, encodeURIComponent)}`;
      const isExploded = explode && isComposite(value);
      const pairs = isExploded
        ? entriesOf(value).map(([part, item]) => `${Array.isArray(value) ? name : part}=${toText(item)}`)
        : [`${name}=${writeSegment(name, value, { json, write }, keep)}`];
      return pairs.map((pair) => checkHeader(name, joinTexts(name, [pair], ";")));
    })
    .join("; ");
}

function writePairs(name: string, value: unknown, paramStyle: ParamStyle = {}): string[] {
  const { style = "form", explode = style === "form" } = paramStyle;
  const isJoined = !explode && style !== "deepObject" && isComposite(value);
  const encodeReserved = isJoined ? encodeItem : encodeUnreserved;
  const encode = paramStyle.allowReserved ? encodeReserved : encodeURIComponent;
  const key = encodeURIComponent(name);
  const whole = writeWhole(value, paramStyle);
  if (whole !== undefined) return [`${key}=${encode(whole)}`];
  if (!isComposite(value)) return [`${key}=${encode(toText(value))}`];
  const parts = entriesOf(value);
  if (parts.length === 0) return [];
  if (style === "deepObject") return parts.flatMap(([part, item]) => writePairs(`${name}[${part}]`, item, paramStyle));
  const isList = Array.isArray(value);
  if (explode) {
    // A list in an exploded object repeats the name of its property, as in a form.
    return parts.flatMap(([part, item]) => {
      const items = !isList && Array.isArray(item) ? entriesOf(item).map(([, inner]) => inner) : [item];
      return items.map((each) => `${isList ? key : encodeURIComponent(part)}=${encode(toText(each))}`);
    });
  }
  const flat = parts.flatMap(([part, item]) => [...(isList ? [] : [encodeURIComponent(part)]), encode(toText(item))]);
  return [`${key}=${joinTexts(name, flat, delimiters[style])}`];
}

/** Writes a value outside of a query, where names are not repeated by default. */
function writeSegment(name: string, value: unknown, paramStyle: ParamStyle, encode: (text: string) => string): string {
  const { style = "simple", explode = false } = paramStyle;
  const whole = writeWhole(value, paramStyle);
  if (whole !== undefined) return encode(whole);
  const prefix = { label: ".", matrix: ";" }[style as string] ?? "";
  const named = style === "matrix" ? `${name}=` : "";
  if (named && value === "") return prefix + name;
  if (!isComposite(value)) return prefix + named + encode(toText(value));
  const isList = Array.isArray(value);
  const encodePart = (text: string): string => (explode && style === "label" ? encodeDots(encode(text)) : encode(text));
  const parts = entriesOf(value).map(([part, item]) => [encodePart(part), encodePart(toText(item))] as const);
  if (!explode) return prefix + named + joinTexts(name, isList ? parts.map(([, text]) => text) : parts.flat());
  const texts = parts.map(([part, text]) => (isList ? named + text : `${joinTexts(name, [part], "=")}=${text}`));
  return prefix + joinTexts(name, texts, prefix || ",");
}

/** Writes a value that is sent as one text, such as JSON. Returns `undefined` for any other value. */
function writeWhole(value: unknown, { json, write }: ParamStyle): string | undefined {
  return json ? JSON.stringify(value) : write?.(value);
}

/** Escapes the characters of JSON that no header can carry. */
function escapeJson(text: string): string {
  return text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function keep(text: string): string {
  return text;
}

/** Encodes the dots that would separate values. */
function encodeDots(text: string): string {
  return text.replaceAll(".", "%2E");
}

/** Lists the params that are sent: those that are neither `undefined` nor null. */
function paramsOf(values: ParamValues): [name: string, value: unknown][] {
  return entriesOf(values).filter(([, value]) => value !== null);
}

/** Lists the entries of a list or an object, without `undefined`. A null inside a value is sent as the text `null`. */
function entriesOf(value: object): [name: string, value: unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/**
 * Keeps reserved characters and percent-encoded ones, except those that would end or split a query.
 * https://www.rfc-editor.org/rfc/rfc6570#section-3.2.3
 */
function encodeUnreserved(text: string): string {
  return encodeURI(text)
    .replaceAll(/%25(?=[\da-f]{2})/gi, "%")
    .replaceAll(/[#&+]/g, encodeURIComponent);
}

/** Encodes as {@link encodeUnreserved}, and the commas of a value in a list. */
function encodeItem(text: string): string {
  return encodeUnreserved(text).replaceAll(",", encodeURIComponent);
}

/** Encodes as {@link encodeUnreserved}, and the characters that would end or split a segment of a path. */
function encodeSegment(text: string): string {
  return encodeUnreserved(text).replaceAll(/[/?;=]/g, encodeURIComponent);
}

function encodeSegmentItem(text: string): string {
  return encodeSegment(encodeItem(text));
}
