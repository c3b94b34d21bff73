import { groupEntries, readBodyKind } from "@shortvideo-api/document";
import type { BodyField, FormFields } from "../operation/operation.js";
import type { Reading } from "../operation/reading.js";
import { readJoined } from "./joined-text.js";
import { tryJson } from "./decode-body.js";
import { decodeField } from "./read-target.js";
import type { GivenParameters } from "./read-texts.js";
import { admits, listLists, listObjects, listTextValues, listValues, type PropertyPart } from "./read-values.js";

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

/** Lists the properties of the body that the entries of a form mean. */
export function listProperties({ fields }: FormFields, entries: readonly FormEntry[]): readonly PropertyPart[] {
  const given = groupEntries(entries.map((entry) => [findOwner(fields, entry.name) ?? entry.name, entry] as const));
  return [...given].flatMap(([owner, own]): PropertyPart[] => {
    const field = typeof owner === "string" ? { ...undeclared, name: owner } : owner;
    return field.checked ? [[field.name, (part) => listFieldValues(part, field, own)]] : [];
  });
}

const undeclared: BodyField = {
  name: "",
  checked: true,
  shapes: undefined,
  json: undefined,
  isRepeatable: true,
  contentTypes: [],
  headers: [],
};

/** Finds the field to which a name belongs. An object of any properties has the names that no field has. */
function findOwner(fields: readonly BodyField[], name: string): BodyField | undefined {
  return fields.find((field) => belongsTo(field, name)) ?? fields.find(({ exploded }) => exploded?.isOpen);
}

function belongsTo({ name, checked, shapes, exploded }: BodyField, given: string): boolean {
  if (exploded?.fields.some((property) => property.name === given)) return true;
  // If the document does not define the style of a field, its name may have brackets.
  const hasBrackets = !checked || shapes?.some(({ kind, joined }) => kind === "object" && !joined) === true;
  return given === name || (hasBrackets && given.startsWith(`${name}[`));
}

/** Lists the values that the entries of a field may mean. If there are none, the texts themselves, which no schema of them accepts. */
function* listFieldValues(reading: Reading, field: BodyField, entries: readonly FormEntry[]): Generator {
  let isFound = false;
  for (const value of field.shapes ? listStyled(reading, field, entries) : listPlain(reading, field, entries)) {
    isFound = true;
    yield value;
  }
  if (isFound) return;
  const texts = entries.map(({ text }) => text);
  yield texts.length === 1 ? texts[0] : texts;
}

/** Lists the values of a field without a style: a list has an entry for each item, and objects are JSON. */
function* listPlain(reading: Reading, { json }: BodyField, entries: readonly FormEntry[]): Generator {
  const [first, ...others] = entries;
  const isList = json !== "whole" && admits(reading, "array");
  const items = entries.map((entry) => (part: Reading) => listEntryValues(part, entry, { json, isItem: true }));
  const lists = isList ? listLists(reading, items) : [];
  const single = first && others.length === 0 ? listEntryValues(reading, first, { json, isItem: false }) : [];
  // A text that may be a value by itself is a list only if its schema admits no such value.
  yield* first && reading.types.length > 0 ? [...single, ...lists] : [...lists, ...single];
}

/** Lists the values of one entry. */
function listEntryValues(
  reading: Reading,
  { text, fileType }: FormEntry,
  { json, isItem }: { readonly json: BodyField["json"]; readonly isItem: boolean },
): unknown[] {
  const parsed = tryJson(text);
  const isJson = json !== undefined || (fileType !== undefined && readBodyKind(fileType) === "json");
  if (isJson) return parsed ? [parsed.value] : [text];
  const isObject = typeof parsed?.value === "object" && parsed.value !== null;
  const type = Array.isArray(parsed?.value) ? "array" : "object";
  // A list as a whole is JSON only within another one.
  const isAdmitted = (type === "object" || isItem) && admits(reading, type);
  const scalars = reading.types.length > 0 || !isObject ? listTextValues(reading, text) : [];
  return isObject && isAdmitted ? [...scalars, parsed.value] : listTextValues(reading, text);
}

/** Lists the values of a field with a style. */
function* listStyled(
  reading: Reading,
  { name, shapes = [], exploded }: BodyField,
  entries: readonly FormEntry[],
): Generator {
  if (exploded && entries.every((entry) => entry.name !== name))
    yield* listObjects(reading, listProperties(exploded, entries));
  const texts = entries.map((entry) => entry.name.slice(name.length) + entry.text);
  for (const { kind, joined } of shapes) {
    // Only the properties of an object have brackets after the name of the field.
    const hasBrackets = kind === "object" && !joined;
    if (entries.some((entry) => (entry.name === name) === hasBrackets)) continue;
    const [first, ...others] = entries;
    if (!joined) {
      yield* listValues(reading, kind, texts);
    } else if (first && others.length === 0) {
      const fits = (parts: readonly string[]): boolean => [...listValues(reading, kind, parts)].some(reading.accepts);
      const split = readJoined(kind, joined, first, decodeField, fits);
      if (split) yield* listValues(reading, kind, split);
    }
  }
}
