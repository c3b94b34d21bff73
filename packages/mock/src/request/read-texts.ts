import { decodePercent, type WrittenShape } from "@shortvideo-api/document";
import type { Parameter } from "../operation/operation.js";
import { fitsParameter } from "./parse-parameter.js";
import { readJoined, type Sent } from "./joined-text.js";
import { decodeField, type QueryPair } from "./read-target.js";
import { takesName } from "./to-pairs.js";

/** The parameters of a request, by place. Names of headers are in lower case. */
export interface GivenParameters {
  /** Decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** The values of the path as sent. Absent when they are unknown. */
  readonly rawPath?: Readonly<Record<string, string>> | undefined;
  readonly query: readonly QueryPair[];
  /** Each header with all its values. */
  readonly header: Readonly<Record<string, readonly string[] | undefined>>;
  /** Each cookie with all its values, as sent. */
  readonly cookie: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The parameters of a request that gives none. */
export const nothingGiven: GivenParameters = { path: {}, query: [], header: {}, cookie: {} };

/** The texts of a parameter, and the forms that they may have. */
export interface ReadTexts {
  /** One for a single value or for each item of a list. For an object, `[name]value` for each property. */
  readonly texts: readonly string[];
  readonly shapes: readonly WrittenShape[];
}

/** Reads the texts of a parameter. Returns an empty list if nothing was sent, or if the text is not in the style of the parameter. */
export function readTexts(parameter: Parameter, given: GivenParameters): readonly string[] {
  return readShapes(parameter, given).texts;
}

/** Reads the texts of a parameter as {@link readTexts} does, with the forms that they may have. */
export function readShapes(parameter: Parameter, given: GivenParameters): ReadTexts {
  const sent = readSent(parameter, given);
  const [first] = sent;
  const { joined, shapes } = parameter;
  if (joined === undefined || first === undefined || sent.length > 1) return readSeparate(parameter, given, sent);
  let found: ReadTexts | undefined;
  for (const shape of shapes) {
    const fits = (texts: readonly string[]): boolean => fitsParameter(parameter, texts, [shape]);
    const texts = shape.joined
      ? readJoined(shape.kind, shape.joined, first, decodersOf[parameter.in], fits)
      : [readPlain(parameter, given) ?? first.text];
    // Without a text, the parameter counts as absent, although an empty value may be meant.
    if (texts && (shapes.length === 1 || (texts.length > 0 && fits(texts)))) return { texts, shapes: [shape] };
    if (texts) found ??= { texts, shapes: [shape] };
  }
  return found ?? { texts: [], shapes };
}

/** Returns whether the line of a header is valid. */
export function fitsHeader(header: Parameter, line: string): boolean {
  const given = { ...nothingGiven, header: { [header.name.toLowerCase()]: [line] } };
  const { texts, shapes } = readShapes(header, given);
  return texts.length > 0 && fitsParameter(header, texts, shapes);
}

/** Reads texts that are not joined. The name of the parameter alone is not that of a property. */
function readSeparate({ name, deep, shapes }: Parameter, { query }: GivenParameters, sent: readonly Sent[]): ReadTexts {
  const texts = sent.map(({ text }) => text);
  if (!deep || shapes.length < 2) return { texts, shapes };
  const isObject = !query.some(([given]) => given === name);
  return { texts, shapes: shapes.filter(({ kind }) => (kind === "object") === isObject) };
}

/** Returns the line of a header with all its spaces, which are part of a single value. */
function readPlain({ in: place, name }: Parameter, { header }: GivenParameters): string | undefined {
  const lines = place === "header" ? listNamed(header, name.toLowerCase()) : [];
  return lines.length === 1 ? lines[0] : undefined;
}

/** Lists the texts that a request contains for a parameter, before they are split. */
export function readSent(
  parameter: Parameter,
  { path, rawPath, query, header, cookie }: GivenParameters,
): readonly Sent[] {
  const { name, in: place, list } = parameter;
  if (place === "header") {
    const lines = listNamed(header, name.toLowerCase());
    return (parameter.joined ? joinLines(lines) : lines).map((text) => ({ text, raw: undefined }));
  }
  if (place === "query") {
    return query.flatMap(([key, value, raw]) =>
      takesName(parameter, key) ? [{ text: key.slice(name.length) + value, raw }] : [],
    );
  }
  if (place === "path") {
    const text = path[name];
    return text === undefined ? [] : [{ text, raw: rawPath?.[name] }];
  }
  const values = listNamed(cookie, name);
  // A browser may send cookies of several paths with the same name, that of the nearest path first.
  return (list === "repeated" ? values : values.slice(0, 1)).map((raw) =>
    parameter.isVerbatim ? { text: raw, raw: undefined } : { text: decodePercent(raw), raw },
  );
}

/** Lists the values of a header or a cookie. A parameter may be named `constructor`, which each object inherits. */
function listNamed(all: GivenParameters["header"], name: string): readonly string[] {
  return Object.hasOwn(all, name) ? (all[name] ?? []) : [];
}

/**
 * Joins the lines of a list, which are one list. Removes the optional whitespace around its members.
 * https://www.rfc-editor.org/rfc/rfc9110#section-5.6.1
 */
function joinLines(lines: readonly string[]): readonly string[] {
  if (lines.length < 2 && !lines.some((line) => /[ \t]/.test(line))) return lines;
  const members = lines.join(",").split(",");
  return [members.map(trimBlanks).join(",")];
}

/** Removes spaces and tabs from both ends. In a header, other whitespace is part of the value. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\t";
}

const decodersOf: Readonly<Record<Parameter["in"], (text: string) => string>> = {
  path: decodeURIComponent,
  query: decodeField,
  header: (text) => text,
  cookie: decodePercent,
};
