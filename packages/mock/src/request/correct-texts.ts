import { type ExactNumber, findNearName } from "@shortvideo-api/document";
import type { Parameter } from "../operation/operation.js";
import { canJoin } from "./joined-text.js";
import { fitsParameter } from "./parse-parameter.js";
import { findPlaceholder } from "./placeholder.js";
import { findShape, splitProperty } from "./to-pairs.js";

/**
 * Corrects the texts of a parameter: returns the nearest valid value, or a documented one.
 *
 * Returns `undefined` when no valid value is known.
 */
export function correctTexts(parameter: Parameter, texts: readonly string[]): readonly string[] | undefined {
  if (!parameter.checked) return texts.length > 0 && texts.every(isPlain) ? texts : undefined;
  const fits = (proposal: readonly string[]) => proposal.length > 0 && accepts(parameter, proposal);
  // A template that was not filled in contains no part of the value that the caller means.
  const isMeant = findPlaceholder(parameter, texts)?.isAmbiguous !== false;
  const proposals = isMeant ? proposeTexts(parameter, texts) : [];
  return proposals.find(fits) ?? parameter.samples.find(fits);
}

function accepts(parameter: Parameter, texts: readonly string[]): boolean {
  const { list, deep } = parameter;
  const isOne = texts.length === 1 || list !== undefined || deep;
  const shape = findShape(parameter, texts);
  const isWritable = shape?.joined === undefined || canJoin(shape.kind, shape.joined, texts);
  return isOne && isWritable && canCarry(parameter, texts) && texts.every(isPlain) && fitsParameter(parameter, texts);
}

/**
 * Returns whether a request can carry the texts of a parameter. Headers, and cookies that are not encoded, have only visible ASCII. A path
 * has no empty or dotted segment. A request with an empty query is one without a query.
 */
export function canCarry({ in: place, isVerbatim, isWholeQuery }: Parameter, texts: readonly string[]): boolean {
  if (isWholeQuery) return texts.join("") !== "";
  if (place === "header") return texts.every((text) => /^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/.test(text));
  // https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
  if (isVerbatim) return texts.every((text) => /^[!#-+\--:<-[\]-~]*$/.test(text));
  if (place === "path") return texts.every((text) => text !== "" && !/^\.+$/.test(text));
  return true;
}

/** Returns whether a text has no control characters. They could end a header, and a terminal would obey them. */
function isPlain(text: string): boolean {
  return !/\p{Cc}|\p{Cs}/u.test(text);
}

function proposeTexts(parameter: Parameter, texts: readonly string[]): readonly (readonly string[])[] {
  const { list, json, deep } = parameter;
  if (texts.length === 0) return [];
  if (json) return [texts];
  // Keeps each property once: the first or the last one that was sent.
  if (deep && texts.every((text) => text.startsWith("[")))
    return [keepFirst(texts), keepFirst(texts.toReversed()).toReversed()];
  if (list === undefined) return texts.flatMap((text) => proposeText(parameter, text).map((each) => [each]));
  // An invalid item may be several items with another separator.
  const given = texts.flatMap((piece) => (accepts(parameter, [piece]) ? [piece] : piece.split(/[,;|\s]+/)));
  const items = given.flatMap((text) => {
    const corrected = proposeText(parameter, text).find((each) => accepts(parameter, [each]));
    return corrected === undefined ? [] : [corrected];
  });
  // Two invalid items may have the same correction.
  return [texts, [...new Set(items)], items];
}

function keepFirst(texts: readonly string[]): readonly string[] {
  const byProperty = new Map<string, string>();
  for (const text of texts) {
    const [property] = splitProperty(text);
    if (!byProperty.has(property)) byProperty.set(property, text);
  }
  return [...byProperty.values()];
}

/** Lists corrections of a text, the most likely one first. */
function proposeText(parameter: Parameter, text: string): string[] {
  const trimmed = text.trim();
  const types = parameter.list === undefined ? parameter.types : parameter.itemTypes;
  const proposals = [text, trimmed];
  if (types.includes("boolean")) proposals.push(...readBoolean(trimmed));
  if (parameter.choices.length > 0) {
    const lowerCase = trimmed.toLowerCase();
    const nearest = findNearestNumber(trimmed, parameter.choices) ?? findNearName(trimmed, parameter.choices);
    proposals.push(...parameter.choices.filter((choice) => choice.toLowerCase() === lowerCase));
    if (trimmed !== "" && nearest !== undefined) proposals.push(nearest);
  }
  if (types.includes("integer") || types.includes("number")) proposals.push(...proposeNumbers(parameter, trimmed));
  for (const { kind, value } of parameter.boundaries) if (kind === "maxLength") proposals.push(trimmed.slice(0, value));
  return [...proposals, trimmed.toLowerCase(), trimmed.toUpperCase()];
}

/** Returns `undefined` if the text or a choice is not a number. */
function findNearestNumber(text: string, choices: readonly string[]): string | undefined {
  const number = Number(text);
  const numbers = choices.map(Number);
  if (text === "" || ![number, ...numbers].every(Number.isFinite)) return undefined;
  return choices.toSorted((one, other) => Math.abs(Number(one) - number) - Math.abs(Number(other) - number))[0];
}

function readBoolean(text: string): string[] {
  if (/^(?:1|true|yes|on)$/i.test(text)) return ["true"];
  return /^(?:0|false|no|off)$/i.test(text) ? ["false"] : [];
}

function proposeNumbers({ boundaries }: Parameter, text: string): string[] {
  const number = text === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return [];
  const limits = boundaries.filter(({ kind }) => kind === "minimum" || kind === "maximum").map(({ value }) => value);
  const distance = (limit: ExactNumber): number => Math.abs(Number(limit) - number);
  const nearest = limits.toSorted((one, other) => distance(one) - distance(other));
  return [number, Math.trunc(number), ...nearest].map(String);
}
