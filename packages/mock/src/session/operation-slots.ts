import { type Boundary, findResponseKey, type ExactNumber, readExactNumber } from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "../operation/operation.js";
import type { ReturnedPage, Exchange } from "../exchange/exchange.js";

/**
 * The indexes of the counts of one operation in a row of numbers. There is one such object for each operation. A session stores only
 * the row, so that 10,000 sessions stay small.
 */
export interface OperationSlots {
  readonly operation: ServedOperation;
  /** Index of the operation in the document, counted from 0. */
  readonly index: number;
  /** Length of the row. Slot 0 counts the valid requests. */
  readonly size: number;
  /** Slot of the valid requests whose callers were gone before the response. */
  readonly abandoned: number;
  /** Slots of the parameters, by place and name: `"query.count"`. */
  readonly parameters: ReadonlyMap<string, ParameterSlots>;
  /** Slots of the statuses, by the document's key: `"200"`, `"4XX"`, `"default"`. */
  readonly statuses: ReadonlyMap<string, number>;
  /**
   * The first of the slots of a list: first pages, further pages, ends that were reached page by page, empty pages, numeric flags.
   * `undefined` for an operation that is not a list.
   */
  readonly pages: number | undefined;
  /** Slot of responses with status 429; `undefined` when the document has no response for that status. */
  readonly rateLimits: number | undefined;
  /** Slot of successes whose body contains a failure; `undefined` when the document declares no such failures. */
  readonly inBandFailures: number | undefined;
}

/** The slots of one parameter. */
export interface ParameterSlots {
  readonly parameter: Parameter;
  /** Slot of the requests that sent it. */
  readonly given: number;
  /** Slots of its documented values, by value. */
  readonly choices: ReadonlyMap<string, number>;
  readonly boundaries: readonly (Boundary & { readonly slot: number })[];
}

/** Number of slots of a list. */
export const pageSlots = 5;

/** Assigns a slot to each count of an operation. */
export function placeSlots(operation: ServedOperation, index: number, hasInBandFailures = false): OperationSlots {
  let size = 1;
  const next = () => size++;
  const parameters = operation.parameters.map((parameter): [string, ParameterSlots] => [
    `${parameter.in}.${parameter.name}`,
    {
      parameter,
      given: next(),
      choices: new Map(parameter.choices.map((choice) => [choice, next()])),
      boundaries: parameter.boundaries.map((boundary) => ({ ...boundary, slot: next() })),
    },
  ]);
  const statuses = [...operation.responses.keys()].map((status): [string, number] => [status, next()]);
  const pages = operation.pagination ? size : undefined;
  if (pages !== undefined) size += pageSlots;
  const rateLimits = findResponseKey(operation, 429) === undefined ? undefined : next();
  const inBandFailures = hasInBandFailures ? next() : undefined;
  const abandoned = next();
  return {
    operation,
    index,
    size,
    abandoned,
    parameters: new Map(parameters),
    statuses: new Map(statuses),
    pages,
    rateLimits,
    inBandFailures,
  };
}

/** Counts of valid requests. An operation has no counts before its first request. */
export interface Counts {
  /** By the index of the operation; one number for each of its slots. */
  readonly rows: (number[] | undefined)[];
  /** By the index of the operation: counts of examples and scenarios; absent until one is used. */
  byExample: Map<number, Map<string, number>> | undefined;
}

/** Scenarios that test the time limit of a caller, who is gone by intent. */
const testsOfTimeLimits: ReadonlySet<string> = new Set(["slow", "drip"]);

/** Adds one valid request to the counts of its operation. `endsList`: it received the last page after all pages before it. */
export function countExchange(slots: OperationSlots, counts: Counts, exchange: Exchange, endsList: boolean): void {
  const row = (counts.rows[slots.index] ??= Array.from({ length: slots.size }, () => 0));
  if (exchange.isAbandoned) {
    if (!testsOfTimeLimits.has(exchange.scenario ?? "")) add(row, slots.abandoned);
    return;
  }
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
  return values.some((text) => text !== "" && toSentNumber(text) === value);
}

/** Reads a number of a request with all its digits. */
function toSentNumber(text: string): ExactNumber {
  return /^-?\d+$/.test(text) ? readExactNumber(text) : Number(text);
}

function countPage(pages: number, row: number[], page: ReturnedPage, endsList: boolean): void {
  const { index, isEmpty, hasNumericFlag = false } = page;
  add(row, index === 0 ? pages : pages + 1);
  if (endsList) add(row, pages + 2);
  if (isEmpty) add(row, pages + 3);
  if (index === 0 && hasNumericFlag) add(row, pages + 4);
}

function add(row: number[], slot: number): void {
  row[slot] = (row[slot] ?? 0) + 1;
}
