import { createStandIns } from "./create-stand-ins.js";
import { isRecord } from "@shortvideo-api/document";
import { isWord } from "../compare/describe-value.js";
import type { Validators } from "../compare/validators.js";
import { type Body, readBody } from "../call/read-body.js";
import type { Visit } from "../compare/walk-value.js";

/** Writes answers without what is of a person. The same value gets the same stand-in in all of them. */
export interface Redactor {
  /** Writes a body as JSON; `visits` are the schemas that speak of its values. */
  redact(body: Body, visits: readonly Visit[]): string;
}

/**
 * Every text is replaced, but for single digits and those that the document lists as a value; so are 64-bit numbers and others of
 * eight digits and more, and the names in maps and in objects that the document does not show. Times lose their time of day.
 * Counts, small numbers, booleans and null stay. Stand-ins keep type, length and form: digits, address, time, JSON, pattern.
 */
export function createRedactor({ alone }: Validators): Redactor {
  const standIns = createStandIns();
  return {
    redact(body, visits) {
      const schemas = new Map<string, Visit[]>();
      for (const visit of visits) schemas.set(visit.at, [...(schemas.get(visit.at) ?? []), visit]);
      standIns.avoid([...listTexts(body.value), ...listTexts(body.exact).filter(isLongNumber)]);
      return `${write(body.value, body.exact, "body", 0)}\n`;

      function write(value: unknown, exact: unknown, at: string, depth: number | undefined): string {
        const own = schemas.get(at) ?? [];
        if (typeof value === "number") return writeNumber(typeof exact === "string" ? exact : String(value), own);
        if (typeof value === "string") return JSON.stringify(redactText(value, own, at));
        if (Array.isArray(value)) {
          const items = value.map((item: unknown, index) =>
            write(item, isRecord(exact) ? exact[index] : undefined, `${at}[${index}]`, deeper(depth)),
          );
          return enclose("[", items, "]", depth);
        }
        if (!isRecord(value)) return JSON.stringify(value);
        const fields = Object.entries(value).map(([name, inner]) => {
          const text = write(inner, isRecord(exact) ? exact[name] : undefined, `${at}.${name}`, deeper(depth));
          return `${JSON.stringify(redactName(name, own))}:${depth === undefined ? "" : " "}${text}`;
        });
        return enclose("{", fields, "}", depth);
      }

      function redactText(text: string, own: readonly Visit[], at: string): string {
        if (own.some((visit) => isListed(visit, text))) return text;
        if (own.some(({ schema }) => schema["contentMediaType"] === "application/json")) {
          const content = readBody(text);
          if (isRecord(content?.value)) return write(content.value, content.exact, `${at}→`, undefined);
        }
        const standIn = standIns.textFor(text);
        const isRight = own.every(({ schema }) => alone(schema)(standIn) || !alone(schema)(text));
        return isRight ? standIn : standIns.likeFor(text);
      }
    },
  };

  function writeNumber(digits: string, own: readonly Visit[]): string {
    const units = new Set(own.map(({ schema }) => schema["x-unit"]));
    if (units.has("epoch-seconds")) return floorTo(digits, 86_400n);
    if (units.has("epoch-milliseconds")) return floorTo(digits, 86_400_000n);
    const isId = own.some(({ schema }) => schema.format === "int64") || digits.replaceAll(/\D/g, "").length >= 8;
    // Two places behind the point tell no house from its neighbours.
    if (digits.includes(".")) return digits.replace(/(\.\d\d)\d+/, "$1");
    return isId && /^-?\d{2,}$/.test(digits) ? standIns.numberFor(digits) : digits;
  }

  function redactName(name: string, own: readonly Visit[]): string {
    const isDeclared = own.some(({ schema }) => Object.hasOwn(schema.properties ?? {}, name));
    // In a map, and where nothing is declared, a name may be that of a person.
    const hasFields = own.some(({ schema }) => schema.properties !== undefined);
    const isMap = own.some(({ schema }) => schema.additionalProperties !== undefined);
    return isDeclared || (hasFields && !isMap && isWord(name)) ? name : standIns.textFor(name);
  }
}

/** A value that the document itself names says nothing of a person. */
function isListed({ schema }: Visit, text: string): boolean {
  return (Array.isArray(schema.enum) && schema.enum.includes(text)) || schema.const === text;
}

function floorTo(digits: string, step: bigint): string {
  if (!/^\d+$/.test(digits)) return digits;
  return String((BigInt(digits) / step) * step);
}

function deeper(depth: number | undefined): number | undefined {
  return depth === undefined ? undefined : depth + 1;
}

/** In lines when there is a depth, else in one. */
function enclose(begin: string, parts: readonly string[], end: string, depth: number | undefined): string {
  if (depth === undefined || parts.length === 0) return begin + parts.join(",") + end;
  const indent = "  ".repeat(depth + 1);
  return `${begin}\n${parts.map((part) => indent + part).join(",\n")}\n${"  ".repeat(depth)}${end}`;
}

function isLongNumber(text: string): boolean {
  return /^-?\d{8,}$/.test(text);
}

/** All texts of a body, and the names of its fields. */
function listTexts(node: unknown): string[] {
  if (typeof node === "string") {
    const content = /^\s*[[{]/.test(node) ? readBody(node) : undefined;
    return [node, ...(content ? listTexts(content.exact) : [])];
  }
  if (!isRecord(node)) return [];
  const names = Array.isArray(node) ? [] : Object.keys(node);
  return [...names, ...Object.values(node).flatMap(listTexts)];
}
