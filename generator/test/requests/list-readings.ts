import type { Json } from "@shortvideo-api/document/sample/source";
import type { Encoding } from "@shortvideo-api/document/source";
import { type ArbitraryOperation, isJsonType } from "./arbitrary-operation.ts";
import { isStyled } from "./is-writable.ts";

// Lists the values that a request may mean, by the tables of OpenAPI alone. Reads no schema, and shares no code with client and mock.
// https://spec.openapis.org/oas/v3.2.0.html#style-examples

/** A request as it was sent. */
export interface SentRequest {
  /** Not decoded: `"/op/1?p=2"`. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** Lists all values that a request may mean. `undefined` is the absent value. */
export function listReadings(operation: ArbitraryOperation, request: SentRequest): readonly (Json | undefined)[] {
  const { parameter, mediaType = "" } = operation;
  if (!parameter) return listBodies(mediaType, operation, request);
  const given = readParameter(parameter.in, request);
  if (mediaType === "") return listStyled(operation, given);
  const read = parameter.in === "header" ? keep : decode;
  if (given.own.length === 0) return [undefined];
  return given.own.flatMap((text) => (isJsonType(mediaType) ? [parse(read(text))] : listTexts(read(text))));
}

/** The texts of a parameter `p`, and the other names with their texts. They are not decoded. */
interface GivenTexts {
  readonly own: readonly string[];
  readonly others: readonly (readonly [name: string, text: string])[];
}

function readParameter(place: string, { target, headers }: SentRequest): GivenTexts {
  const [path = "", search = ""] = target.split(/\?(.*)/s);
  if (place === "path") return { own: [path.split("/").slice(2).join("/")], others: [] };
  if (place === "header") {
    const text = headers.get("p");
    return { own: text === null ? [] : [text], others: [] };
  }
  const pairs = (place === "query" ? search.split("&") : (headers.get("cookie") ?? "").split("; "))
    .filter((pair) => pair !== "")
    .map((pair): [string, string] => {
      const end = pair.indexOf("=");
      return [decode(pair.slice(0, end)), pair.slice(end + 1)];
    });
  return {
    own: pairs.filter(([name]) => name === "p").map(([, text]) => text),
    others: pairs.filter(([name]) => name !== "p"),
  };
}

function listStyled({ parameter }: ArbitraryOperation, { own, others }: GivenTexts): readonly (Json | undefined)[] {
  const { in: place = "query", style = "form" } = parameter ?? {};
  // Ampersands do not separate cookies.
  const explode = parameter?.explode === true && !(place === "cookie" && style === "form");
  const read = place === "header" || style === "cookie" ? keep : decode;
  if (style === "deepObject") {
    if (!others.every(([name]) => /^p\[[^\]]*\]$/.test(name))) return [];
    const fields = others.map(([name, text]) => [name.slice(2, -1), read(text)] as const);
    if (own.length + fields.length === 0) return [undefined];
    if (own.length > 0) return own.length === 1 && fields.length === 0 ? listTexts(read(own[0] ?? "")) : [];
    return listObjects(fields);
  }
  const isSplit = explode && (place === "query" || style === "cookie");
  if (isSplit) {
    if (own.length + others.length === 0) return [undefined, {}];
    const texts = own.map(read);
    const pairs = [
      ...own.map((text) => ["p", read(text)] as const),
      ...others.map(([name, text]) => [name, read(text)] as const),
    ];
    const objects = listExploded(pairs);
    if (others.length > 0) return objects;
    return [...(texts.length === 1 ? listTexts(texts[0] ?? "") : []), ...listLists(texts), ...objects];
  }
  if (own.length === 0) return [undefined];
  const isNamed = explode && style !== "spaceDelimited" && style !== "pipeDelimited";
  // Until OpenAPI 3.0.3 and 3.1.0, dots separate all labels.
  const label = explode ? ["."] : [",", "."];
  const separators = { label, matrix: [explode ? ";" : ","], spaceDelimited: [" "], pipeDelimited: ["|"] }[style];
  const [first = "", ...more] = own;
  // A browser may send cookies of several paths: the first one counts.
  if (more.length > 0 && place !== "cookie") return [];
  return (separators ?? [","]).flatMap((separator) =>
    listJoined(first, { style, isNamed, separator, read, isHeader: place === "header" }),
  );
}

interface JoinedOptions {
  readonly style: string;
  /** Objects are `name=value`; in the style `matrix`, lists repeat the name. */
  readonly isNamed: boolean;
  readonly separator: string;
  readonly read: (text: string) => string;
  readonly isHeader: boolean;
}

/** Lists the values of one text. Separators may be encoded, as many clients do. */
function listJoined(text: string, options: JoinedOptions): Json[] {
  const { style, isNamed, separator, read, isHeader } = options;
  const prefix = { label: ".", matrix: ";" }[style] ?? "";
  if (!text.startsWith(prefix)) return [];
  const rest = text.slice(prefix.length);
  const named = style === "matrix" ? stripName(rest) : rest;
  const found: Json[] = [];
  if (named !== undefined) found.push(...listTexts(read(named)));
  const trim = (part: string): string => (isHeader ? part.trim() : part);
  // An address contains neither a space nor a vertical line: as separators, they are encoded.
  const strict = separator === " " || separator === "|" ? [] : [{ parts: rest.split(separator), decodePart: read }];
  for (const { parts, decodePart } of [...strict, { parts: read(rest).split(separator), decodePart: keep }]) {
    const texts = parts.map((part) => trim(decodePart(part)));
    const assigned = listAssigned(parts.map(trim), decodePart);
    if (style === "matrix" && isNamed) {
      const items = texts.map(stripName);
      if (items.every((item) => item !== undefined)) found.push(...listLists(items));
      found.push(...assigned);
      continue;
    }
    if (style === "matrix") {
      const [first = "", ...others] = texts;
      const item = stripName(first);
      if (item === undefined) continue;
      found.push(...listLists([item, ...others]), ...listAlternating([item, ...others]));
      continue;
    }
    found.push(...listLists(texts), ...(isNamed ? assigned : listAlternating(texts)));
  }
  return found;
}

function stripName(text: string): string | undefined {
  if (text === "p") return "";
  return text.startsWith("p=") ? text.slice(2) : undefined;
}

function listAssigned(parts: readonly string[], decodePart: (part: string) => string): Json[] {
  if (parts.join("") === "") return [{}];
  const fields = parts.map((part) => {
    const end = part.indexOf("=");
    return end < 0 ? undefined : ([decodePart(part.slice(0, end)), decodePart(part.slice(end + 1))] as const);
  });
  return fields.every((field) => field !== undefined) ? listObjects(fields) : [];
}

function listAlternating(texts: readonly string[]): Json[] {
  if (texts.join("") === "" && texts.length === 1) return [{}];
  if (texts.length % 2 === 1) return [];
  return listObjects(
    texts.flatMap((name, index) => (index % 2 === 0 ? [[name, texts[index + 1] ?? ""] as const] : [])),
  );
}

/** Lists the values of a text: the text itself, and the number, boolean or null that it spells. */
function listTexts(text: string): Json[] {
  const value = parse(text);
  // The mock reads numbers in their shortest form only, as most services do.
  const isScalar =
    value === null || typeof value === "boolean" || (typeof value === "number" && String(value) === text);
  return isScalar ? [text, value] : [text];
}

/** Lists the lists of texts. One empty text is also the empty list. */
function listLists(texts: readonly string[], list = listTexts): Json[] {
  const empty: Json[] = texts.length === 1 && texts[0] === "" ? [[]] : [];
  return [...empty, ...multiply(texts.map(list))];
}

function listObjects(fields: readonly (readonly [name: string, text: string])[]): Json[] {
  if (new Set(fields.map(([name]) => name)).size < fields.length) return [];
  return multiply(fields.map(([, text]) => listTexts(text))).map((values) =>
    toObject(
      fields.map(([name]) => name),
      values,
    ),
  );
}

/** Lists the objects of which each property is a pair. An object may have a property `p`, and a list within it repeats its name. */
function listExploded(pairs: readonly (readonly [name: string, text: string])[]): Json[] {
  const names = [...new Set(pairs.map(([name]) => name))];
  const values = names.map((name) => {
    const own = pairs.filter((pair) => pair[0] === name).map(([, text]) => text);
    return [...(own.length === 1 ? listTexts(own[0] ?? "") : []), ...listLists(own)];
  });
  return multiply(values).map((each) => toObject(names, each));
}

function toObject(keys: readonly string[], values: readonly Json[]): Json {
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
}

/** Lists the combinations of one value of each list. */
function multiply(lists: readonly (readonly Json[])[]): Json[][] {
  return lists.reduce<Json[][]>((all, list) => all.flatMap((one) => list.map((each) => [...one, each])), [[]]);
}

/** A field of a form: not decoded. */
interface Entry {
  readonly name: string;
  readonly raw: string;
  readonly read: (text: string) => string;
  /** The part is declared as JSON. */
  readonly isJson: boolean;
}

function listBodies(
  mediaType: string,
  { encoding = {} }: ArbitraryOperation,
  { headers, body }: SentRequest,
): readonly (Json | undefined)[] {
  const text = new TextDecoder().decode(body);
  if (mediaType === "application/json") return [text === "" ? undefined : parse(text)];
  const entries = mediaType.startsWith("multipart") ? readParts(headers, text) : readPairs(text);
  // The names of properties follow that of their object in brackets, in one style alone.
  const findKey = (name: string): string =>
    Object.keys(encoding).find((key) => encoding[key]?.style === "deepObject" && name.startsWith(`${key}[`)) ?? name;
  const keys = [...new Set(entries.map(({ name }) => findKey(name)))];
  const isWhole = !mediaType.startsWith("multipart");
  const values = keys.map((key) => {
    const own = entries.filter(({ name }) => findKey(name) === key);
    return listEncoded(key, own, encoding[key] ?? {}, isWhole);
  });
  return multiply(values).map((each) => toObject(keys, each));
}

/** Lists the values of a field. https://spec.openapis.org/oas/v3.2.0.html#encoding-object */
function listEncoded(key: string, own: readonly Entry[], encoding: Encoding, isWhole: boolean): Json[] {
  const { contentType, style = "form", explode = style === "form" } = encoding;
  const texts = own.map(({ raw, read }) => read(raw));
  if (!isStyled(encoding)) {
    // A multipart body has a part for each item of a list.
    if (contentType !== "application/json") return listFieldValues(own);
    const values = texts.map(parse).filter((value) => value !== undefined);
    if (values.length < texts.length) return [];
    return [...(values.length === 1 ? values : []), ...(isWhole ? [] : [values])];
  }
  if (style === "deepObject") {
    const fields = own.map(({ name }, index) => [name.slice(key.length + 1, -1), texts[index] ?? ""] as const);
    return own.every(({ name }) => name.endsWith("]")) ? listObjects(fields) : [];
  }
  if (explode) return [...(texts.length === 1 ? listTexts(texts[0] ?? "") : []), ...listLists(texts)];
  const separator = { spaceDelimited: " ", pipeDelimited: "|" }[style] ?? ",";
  const [{ raw, read } = { raw: "", read: keep }] = own;
  return own.length === 1 ? listJoined(raw, { style, isNamed: false, separator, read, isHeader: false }) : [];
}

function readPairs(text: string): Entry[] {
  return text
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const end = pair.indexOf("=");
      return { name: decode(pair.slice(0, end)), raw: pair.slice(end + 1), read: decode, isJson: false };
    });
}

function readParts(headers: Headers, text: string): Entry[] {
  const [, boundary = ""] = (headers.get("content-type") ?? "").split("boundary=");
  return `\r\n${text}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf("\r\n\r\n");
      const head = part.slice(0, end);
      const [, name = ""] = /name="([^"]*)"/.exec(head) ?? [];
      return { name, raw: part.slice(end + 4), read: keep, isJson: head.includes("application/json") };
    });
}

/** Lists the values of a field: texts, or JSON objects; in a list, also JSON lists. */
function listFieldValues(entries: readonly Entry[]): Json[] {
  const list = ({ raw, read, isJson }: Entry): Json[] => {
    const text = read(raw);
    const value = parse(text);
    if (isJson) return value === undefined ? [] : [value];
    return typeof value === "object" && value !== null ? [text, value] : listTexts(text);
  };
  const [first, ...others] = entries;
  const isWhole = (value: Json): boolean => first?.isJson === true || !Array.isArray(value);
  const single = first && others.length === 0 ? list(first).filter(isWhole) : [];
  return [...single, ...multiply(entries.map(list))];
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function keep(text: string): string {
  return text;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
