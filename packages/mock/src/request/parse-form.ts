import { parseMediaType, readBodyKind } from "@shortvideo-api/document";
import { createRecord } from "../operation/create-record.js";
import type { BodyField, FormFields } from "../operation/operation.js";
import type { RoundingSide } from "../operation/round-number.js";
import { readJson } from "./read-json.js";
import type { GivenParameters } from "./read-texts.js";
import { readJoined } from "./joined-text.js";
import { parseField } from "./parse-field.js";
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
  { fields, otherTypes }: FormFields,
  entries: readonly FormEntry[],
  side: RoundingSide,
): unknown {
  const given = new Map<BodyField | string, FormEntry[]>();
  for (const entry of entries) {
    const owner = findOwner(fields, entry.name) ?? entry.name;
    const known = given.get(owner);
    if (known) known.push(entry);
    else given.set(owner, [entry]);
  }
  const own: [name: string, value: unknown][] = [];
  const undeclared: typeof own = [];
  for (const [owner, texts] of given) {
    if (typeof owner === "string") undeclared.push([owner, readOther(texts, otherTypes, side)]);
    else if (owner.checked) own.push([owner.name, readField(owner, texts, side)]);
  }
  return createRecord<unknown>([...undeclared, ...own]);
}

/** Finds the field to which a name belongs. An object of any properties has the names that no field has. */
function findOwner(fields: readonly BodyField[], name: string): BodyField | undefined {
  return fields.find((field) => belongsTo(field, name)) ?? fields.find(({ exploded }) => exploded?.isOpen);
}

function belongsTo({ name, deep, joined, checked, exploded }: BodyField, given: string): boolean {
  if (exploded) return exploded.fields.some((property) => property.name === given);
  if (joined) return given === name;
  // If the document does not define the style of a field, its name may have brackets.
  return given === name ? deep === undefined : (deep !== undefined || !checked) && given.startsWith(`${name}[`);
}

function readField(field: BodyField, given: readonly FormEntry[], side: RoundingSide): unknown {
  const { name, list, json, deep, types, itemTypes, exploded } = field;
  if (exploded) return parseForm(exploded, given, side);
  if (list === "repeated") return given.map((entry) => readItem(entry, json, itemTypes, side));
  const [first = noEntry] = given;
  if (list === undefined && !deep) return readItem(first, json, types, side);
  if (field.joined) {
    const read = (texts: readonly string[]): unknown => parseField(field, texts, side);
    const fits = (texts: readonly string[]): boolean => hasItemTypes(field, read(texts));
    const kind = field.list === undefined ? "object" : "list";
    const texts = readJoined(kind, field.joined, first, decodeField, fits);
    // A text in another style matches no schema of a list or an object.
    return texts ? read(texts) : first.text;
  }
  const texts = given.map((entry) => entry.name.slice(name.length) + entry.text);
  return parseField(field, texts, side);
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
