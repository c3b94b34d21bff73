import { isWithin, parseMediaType, readBodyKind } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import { cutText } from "../operation/cut-text.js";
import type { BodyField, BodyForm } from "../operation/operation.js";
import { quoteNames } from "@shortvideo-api/report";
import type { RoundingSide } from "../operation/round-number.js";
import { readJson } from "./read-json.js";
import type { GivenParameters } from "./read-texts.js";
import { readJoined } from "./joined-text.js";
import { parseParameter } from "./parse-parameter.js";
import { decodeField } from "./read-target.js";
import { readValue } from "./read-value.js";

/** A name of a form with one value. */
export interface FormEntry {
  readonly name: string;
  /** The value as text. In the text of a file that is not JSON, each character is a byte. */
  readonly text: string;
  /** The text before it was decoded; absent when it is the same. */
  readonly raw?: string | undefined;
  /** The media type of a part; `undefined` for a text without one. */
  readonly fileType: string | undefined;
  /** The headers of a part. Names are in lower case. */
  readonly headers?: GivenParameters["header"];
}

/** Reads the entries of a form as a body, with the types that the document admits. */
export function parseForm(
  { fields, otherTypes }: BodyForm,
  entries: readonly FormEntry[],
  side: RoundingSide,
): unknown {
  const own = fields
    .map((field) => ({ field, given: entries.filter(({ name }) => belongsTo(field, name)) }))
    .filter(({ field, given }) => field.checked && given.length > 0)
    .map(({ field, given }) => [field.name, readField(field, given, side)] as const);
  const others = new Map<string, FormEntry[]>();
  for (const entry of entries) {
    if (fields.some((field) => belongsTo(field, entry.name))) continue;
    const given = others.get(entry.name) ?? [];
    given.push(entry);
    others.set(entry.name, given);
  }
  const undeclared = [...others].map(([name, given]) => [name, readOther(given, otherTypes, side)] as const);
  return createRecord<unknown>([...undeclared, ...own]);
}

/** Describes a field that was sent twice, or a file of the wrong media type. */
export function findEntryProblem({ fields }: BodyForm, entries: readonly FormEntry[]): string | undefined {
  for (const { name, list, deep, joined, checked, contentTypes } of fields) {
    const given = entries.filter((entry) => entry.name === name);
    if (checked && given.length > 1 && list !== "repeated" && (joined || !deep))
      return `\`${name}\` is given ${given.length} times`;
    const types = given.flatMap(({ fileType }) => (fileType === undefined ? [] : parseMediaType(fileType).essence));
    const wrong = types.find((type) => contentTypes.length > 0 && !contentTypes.some((range) => isWithin(type, range)));
    if (wrong === undefined) continue;
    return `\`${name}\` is \`${cutText(wrong)}\`; the document declares ${quoteNames(contentTypes)}`;
  }
  return undefined;
}

function belongsTo({ name, deep, joined, checked }: BodyField, given: string): boolean {
  if (joined) return given === name;
  // If the document does not define the style of a field, its name may have brackets.
  return given === name ? deep === undefined : (deep !== undefined || !checked) && given.startsWith(`${name}[`);
}

function readField(field: BodyField, given: readonly FormEntry[], side: RoundingSide): unknown {
  const { name, list, json, deep, types, itemTypes } = field;
  if (list === "repeated") return given.map((entry) => readItem(entry, json, itemTypes, side));
  const [first = noEntry] = given;
  if (list === undefined && !deep) return readItem(first, json, types, side);
  if (field.joined) {
    const read = (texts: readonly string[]): unknown => parseParameter({ ...field, json: false }, texts, side);
    const fits = (texts: readonly string[]): boolean => hasItemTypes(field, read(texts));
    const texts = readJoined(field, field.joined, first, decodeField, fits);
    // A text in another style matches no schema of a list or an object.
    return texts ? read(texts) : first.text;
  }
  const texts = given.map((entry) => entry.name.slice(name.length) + entry.text);
  return parseParameter({ ...field, json: false }, texts, side);
}

/** Returns whether all items of a list have a type that the document admits. */
function hasItemTypes({ itemTypes }: BodyField, value: unknown): boolean {
  const items = Array.isArray(value) ? value : [];
  return itemTypes.includes("string") || items.every((item) => typeof item !== "string" || itemTypes.length === 0);
}

const noEntry: FormEntry = { name: "", text: "", fileType: undefined };

function readItem({ text, fileType }: FormEntry, json: boolean, types: readonly string[], side: RoundingSide): unknown {
  const isJsonFile = fileType !== undefined && readBodyKind(parseMediaType(fileType).essence) === "json";
  if (!json && !isJsonFile) return readValue(text, types, side);
  try {
    return readJson(text, side);
  } catch {
    return text;
  }
}

function readOther(given: readonly FormEntry[], types: readonly string[], side: RoundingSide): unknown {
  const values = given.map(({ text }) => readValue(text, types, side));
  return values.length === 1 ? values[0] : values;
}
