import { type Boundary, type ExactNumber, findResponseKey, readExactNumber } from "@shortvideo-api/document";
import type { Parameter } from "../operation/operation.js";
import type { ReturnedPage, Exchange } from "../exchange/exchange.js";
import type { OperationSlots, ParameterSlots } from "./operation-slots.js";

/** Counts of valid requests. An operation has no counts before its first request. */
export interface Counts {
  /** By the index of the operation; one number for each of its slots. */
  readonly rows: (number[] | undefined)[];
  /** By the index of the operation: counts of examples and scenarios; absent until one is used. */
  byExample: Map<number, Map<string, number>> | undefined;
}

/** Adds one valid request to the counts of its operation. `endsList`: it received the last page after all pages before it. */
export function countExchange(slots: OperationSlots, counts: Counts, exchange: Exchange, endsList: boolean): void {
  const row = (counts.rows[slots.index] ??= Array.from({ length: slots.size }, () => 0));
  add(row, 0);
  for (const [place, texts] of Object.entries(exchange.parameters)) {
    const parameter = slots.parameters.get(place);
    if (parameter && texts.length > 0) countParameter(parameter, row, texts);
  }
  const key = exchange.status === undefined ? undefined : findResponseKey(slots.operation, exchange.status);
  const status = slots.statuses.get(key ?? "");
  if (status !== undefined) add(row, status);
  for (const name of [exchange.example, exchange.scenario]) {
    if (name !== undefined) countExample((counts.byExample ??= new Map()), slots.index, name);
  }
  if (exchange.status === 429 && slots.rateLimits !== undefined) add(row, slots.rateLimits);
  if (exchange.failedInBand && slots.inBandFailures !== undefined) add(row, slots.inBandFailures);
  if (exchange.page && slots.pages !== undefined) countPage(slots.pages, row, exchange.page, endsList);
}

function countExample(byExample: Map<number, Map<string, number>>, index: number, name: string): void {
  const counts = byExample.get(index) ?? new Map<string, number>();
  counts.set(name, (counts.get(name) ?? 0) + 1);
  byExample.set(index, counts);
}

function countParameter(
  { parameter, given, choices, boundaries }: ParameterSlots,
  row: number[],
  texts: readonly string[],
): void {
  add(row, given);
  if (choices.size === 0 && boundaries.length === 0) return;
  // A value that a request sends twice counts once.
  for (const value of new Set(texts)) {
    const slot = choices.get(value) ?? choices.get(toPlainNumber(parameter, value));
    if (slot !== undefined) add(row, slot);
  }
  for (const boundary of boundaries) {
    if (meets(boundary, texts)) add(row, boundary.slot);
  }
}

/** Writes a number in its shortest form: `1.0` as `1`. Returns a text unchanged. */
function toPlainNumber({ types, itemTypes }: Parameter, value: string): string {
  return types.includes("number") || itemTypes.includes("number") ? String(Number(value)) : value;
}

function meets({ kind, value }: Boundary, values: readonly string[]): boolean {
  if (kind === "minItems" || kind === "maxItems") return values.length === value;
  // JSON Schema counts characters, not the units of UTF-16.
  if (kind === "minLength" || kind === "maxLength") return values.some((text) => [...text].length === value);
  return values.some((text) => text !== "" && readSent(text) === value);
}

/** Reads a number of a request with all its digits. */
function readSent(text: string): ExactNumber {
  return /^-?\d+$/.test(text) ? readExactNumber(text) : Number(text);
}

function countPage(pages: number, row: number[], { index, isEmpty }: ReturnedPage, endsList: boolean): void {
  add(row, index === 0 ? pages : pages + 1);
  if (endsList) add(row, pages + 2);
  if (isEmpty) add(row, pages + 3);
}

function add(row: number[], slot: number): void {
  row[slot] = (row[slot] ?? 0) + 1;
}
