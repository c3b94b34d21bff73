import { type Boundary, findResponseKey, type ExactNumber, readExactNumber } from "@shortvideo-api/document";
import type { ServedOperation, Parameter } from "../operation/operation.js";
import type { Exchange } from "../exchange/exchange.js";

/**
 * The name of a count of one operation.
 *
 * - `valid`: valid requests; `abandoned`: those whose callers were gone before the response.
 * - `last page`: ends of lists that were reached page by page. `numeric flag`: first pages that say with a number that another follows.
 * - `rate limit`: responses with status 429. `in-band failure`: successes whose body contains a failure.
 * - `given`: requests that sent a parameter. `value` and `limit`: those that sent a documented value, or one at a limit.
 */
type CountName =
  | "valid"
  | "abandoned"
  | (typeof pageCounts)[number]
  | "rate limit"
  | "in-band failure"
  | `${"status" | "given" | "value" | "limit"} ${string}`;

const pageCounts = ["first page", "further page", "last page", "empty page", "numeric flag"] as const;

/** The counts of a parameter at a place such as `"query.count"`. */
export const parameterCounts = {
  given: (place: string): CountName => `given ${place}`,
  value: (place: string, value: string): CountName => `value ${place}\0${value}`,
  limit: (place: string, { kind, value }: Boundary): CountName => `limit ${place}\0${kind} ${value}`,
};

/**
 * The indexes of the counts of one operation in a row of numbers. There is one such object for each operation. A session stores only
 * the row, so that 10,000 sessions stay small.
 */
export interface OperationSlots {
  readonly operation: ServedOperation;
  /** Index of the operation in the document, counted from 0. */
  readonly index: number;
  /** By the names of the counts, in the order of the row. Parts that the document does not have are not counted. */
  readonly slots: ReadonlyMap<CountName, number>;
}

/** Assigns a slot to each count of an operation. */
export function placeSlots(operation: ServedOperation, index: number, hasInBandFailures: boolean): OperationSlots {
  const names: readonly CountName[] = [
    "valid",
    "abandoned",
    ...operation.parameters.flatMap(({ in: part, name, choices, boundaries }) => {
      const place = `${part}.${name}`;
      return [
        parameterCounts.given(place),
        ...choices.map((choice) => parameterCounts.value(place, choice)),
        ...boundaries.map((boundary) => parameterCounts.limit(place, boundary)),
      ];
    }),
    ...[...operation.responses.keys()].map((status) => `status ${status}` as const),
    ...(operation.pagination ? pageCounts : []),
    ...(findResponseKey(operation, 429) === undefined ? [] : (["rate limit"] as const)),
    ...(hasInBandFailures ? (["in-band failure"] as const) : []),
  ];
  return { operation, index, slots: new Map([...new Set(names)].map((name, slot) => [name, slot])) };
}

/** Counts of valid requests. An operation has no counts before its first request. */
export interface Counts {
  /** By the index of the operation; one number for each of its slots. */
  readonly rows: (number[] | undefined)[];
  /** By the index of the operation: counts of examples and scenarios; absent until one is used. */
  byExample: Map<number, Map<string, number>> | undefined;
}

/** Returns a count; 0 for a part that the document does not have. */
export function readCount({ index, slots }: OperationSlots, { rows }: Counts, name: CountName): number {
  return rows[index]?.[slots.get(name) ?? slots.size] ?? 0;
}

/** Scenarios that test the time limit of a caller, who is gone by intent. */
const testsOfTimeLimits: ReadonlySet<string> = new Set(["slow", "drip"]);

/** Adds one valid request to the counts of its operation. `endsList`: it received the last page after all pages before it. */
export function countExchange(
  { operation, index, slots }: OperationSlots,
  counts: Counts,
  exchange: Exchange,
  endsList: boolean,
): void {
  const row = (counts.rows[index] ??= Array.from({ length: slots.size }, () => 0));
  const add = (name: CountName): void => {
    const slot = slots.get(name);
    if (slot !== undefined) row[slot] = (row[slot] ?? 0) + 1;
  };
  const { isAbandoned, scenario, example, status, parameters, failedInBand, page } = exchange;
  if (isAbandoned) {
    if (!testsOfTimeLimits.has(scenario ?? "")) add("abandoned");
    return;
  }
  add("valid");
  for (const parameter of operation.parameters) {
    const texts = parameters[`${parameter.in}.${parameter.name}`] ?? [];
    if (texts.length > 0) listParameterCounts(parameter, texts).forEach(add);
  }
  if (status !== undefined) add(`status ${findResponseKey(operation, status)}`);
  for (const name of [example, scenario]) {
    if (name !== undefined) countExample((counts.byExample ??= new Map()), index, name);
  }
  if (status === 429) add("rate limit");
  if (failedInBand) add("in-band failure");
  if (page) {
    add(page.index === 0 ? "first page" : "further page");
    if (endsList) add("last page");
    if (page.isEmpty) add("empty page");
    if (page.index === 0 && page.hasNumericFlag) add("numeric flag");
  }
}

function countExample(byExample: Map<number, Map<string, number>>, index: number, name: string): void {
  const counts = byExample.get(index) ?? new Map<string, number>();
  counts.set(name, (counts.get(name) ?? 0) + 1);
  byExample.set(index, counts);
}

function listParameterCounts(parameter: Parameter, texts: readonly string[]): readonly CountName[] {
  const { in: part, name, choices, boundaries } = parameter;
  const place = `${part}.${name}`;
  // A value that a request sends twice counts once.
  const values = choices.length === 0 ? [] : [...new Set(texts)];
  return [
    parameterCounts.given(place),
    ...values.map((value) => {
      return parameterCounts.value(place, choices.includes(value) ? value : toPlainNumber(parameter, value));
    }),
    ...boundaries.filter((limit) => meets(limit, texts)).map((limit) => parameterCounts.limit(place, limit)),
  ];
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
