import { StandIns } from "./stand-ins.js";
import { groupEntries, isExactNumber, isRecord } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import { isWord } from "../compare/describe-value.js";
import type { Validators } from "../compare/create-validators.js";
import { type JsonBody, readBody } from "../request/read-body.js";
import type { Visit } from "../compare/visit-body.js";

/**
 * Writes a body as JSON without personal data. `visits` are the values of the body with their schemas. The same value gets the same
 * stand-in in every response.
 */
export type RedactBody = (body: JsonBody, visits: readonly Visit[]) => string;

/**
 * Creates a function that redacts. It replaces every text except single digits and values that the document lists. It also replaces 64-bit numbers,
 * numbers of eight or more digits, and the field names of maps and undocumented objects. It rounds times to days. It keeps other
 * numbers, booleans and null. Stand-ins keep type, length and form: digits, address, time, JSON, pattern.
 */
export function createRedactor({ compileAlone }: Validators): RedactBody {
  const standIns = new StandIns();
  return (body, visits) => {
    const visitsByPlace = groupEntries(visits.map((visit) => [visit.indexedPlace, visit] as const));
    standIns.avoid([...listTexts(body.value), ...listTexts(body.exact).filter(isLongNumber)]);
    return `${write(body.value, body.exact, "body", 0)}\n`;

    function write(value: unknown, exact: unknown, indexedPlace: string, depth: number | undefined): string {
      const visitsHere = visitsByPlace.get(indexedPlace) ?? [];
      if (isExactNumber(value)) return writeNumber(typeof exact === "string" ? exact : String(value), visitsHere);
      if (typeof value === "string") return JSON.stringify(redactText(value, visitsHere, indexedPlace));
      if (Array.isArray(value)) {
        const items = value.map((item: unknown, index) =>
          write(item, isRecord(exact) ? exact[index] : undefined, `${indexedPlace}[${index}]`, increase(depth)),
        );
        return enclose("[", items, "]", depth);
      }
      if (!isRecord(value)) return JSON.stringify(value);
      const fields = Object.entries(value).map(([name, inner]) => {
        const text = write(
          inner,
          isRecord(exact) ? exact[name] : undefined,
          `${indexedPlace}.${name}`,
          increase(depth),
        );
        return `${JSON.stringify(redactName(name, visitsHere))}:${depth === undefined ? "" : " "}${text}`;
      });
      return enclose("{", fields, "}", depth);
    }

    function redactText(text: string, visitsHere: readonly Visit[], indexedPlace: string): string {
      if (visitsHere.some((visit) => isListed(visit, text))) return text;
      if (visitsHere.some(({ schema }) => schema["contentMediaType"] === "application/json")) {
        const content = readBody(text);
        if (isRecord(content?.value)) return write(content.value, content.exact, `${indexedPlace}→`, undefined);
      }
      const standIn = standIns.replaceText(text);
      const isValid = visitsHere.every(
        ({ schema }) => compileAlone(schema)(standIn).length === 0 || compileAlone(schema)(text).length > 0,
      );
      return isValid ? standIn : standIns.replaceCharacters(text);
    }
  };

  function writeNumber(digits: string, visitsHere: readonly Visit[]): string {
    const units = new Set(visitsHere.map(({ schema }) => schema["x-unit"]));
    if (units.has("epoch-seconds")) return floorTo(digits, 86_400n);
    if (units.has("epoch-milliseconds")) return floorTo(digits, 86_400_000n);
    const isId = visitsHere.some(({ schema }) => schema.format === "int64") || digits.replaceAll(/\D/g, "").length >= 8;
    // Coordinates with two decimals do not identify a house.
    if (digits.includes(".")) return digits.replace(/(\.\d\d)\d+/, "$1");
    return isId && /^-?\d{2,}$/.test(digits) ? standIns.replaceNumber(digits) : digits;
  }

  function redactName(name: string, visitsHere: readonly Visit[]): string {
    const isDeclared = visitsHere.some(({ schema }) => Object.hasOwn(schema.properties ?? {}, name));
    // The keys of a map, and of an undocumented object, may be names of people.
    const hasFields = visitsHere.some(({ schema }) => schema.properties !== undefined);
    const isMap = visitsHere.some(({ schema }) => schema.additionalProperties !== undefined);
    return isDeclared || (hasFields && !isMap && isWord(name)) ? name : standIns.replaceText(name);
  }
}

/** Returns the name of the file of a sample: `"posts.get.200.json"`. */
export function toSampleName({ id }: Pick<ServedOperation, "id">, status: number): string {
  return `${id.replaceAll(/[^\w.-]+/g, "_")}.${status}.json`;
}

/** Returns `true` for a value that the document lists: it does not identify a person. */
function isListed({ schema }: Visit, text: string): boolean {
  return schema.enum?.includes(text) || schema.const === text;
}

function floorTo(digits: string, step: bigint): string {
  if (!/^\d+$/.test(digits)) return digits;
  return String((BigInt(digits) / step) * step);
}

function increase(depth: number | undefined): number | undefined {
  return depth === undefined ? undefined : depth + 1;
}

/** Encloses parts in brackets. With a depth, each part has its own indented line; without a depth, all are on one line. */
function enclose(begin: string, parts: readonly string[], end: string, depth: number | undefined): string {
  if (depth === undefined || parts.length === 0) return begin + parts.join(",") + end;
  const indent = "  ".repeat(depth + 1);
  return `${begin}\n${parts.map((part) => indent + part).join(",\n")}\n${"  ".repeat(depth)}${end}`;
}

function isLongNumber(text: string): boolean {
  return /^-?\d{8,}$/.test(text);
}

/** Lists all texts of a body and the names of its fields. */
function listTexts(node: unknown): string[] {
  if (typeof node === "string") {
    const content = /^\s*[[{]/.test(node) ? readBody(node) : undefined;
    return [node, ...(content ? listTexts(content.exact) : [])];
  }
  if (!isRecord(node)) return [];
  const names = Array.isArray(node) ? [] : Object.keys(node);
  return [...names, ...Object.values(node).flatMap(listTexts)];
}
