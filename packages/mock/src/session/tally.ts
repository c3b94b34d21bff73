import { randomUUID } from "node:crypto";
import type { Boundary, OpenApi } from "@shortvideo-api/document";
import {
  type BoundaryCoverage,
  type ContractReport,
  listUnmet,
  type OperationCoverage,
  type PageCoverage,
  type ParameterCoverage,
  type ReadPart,
  type Violation,
  type Warning,
} from "@shortvideo-api/report";
import type { Parameter, ServedOperation } from "../operation/operation.js";
import type { ListPart } from "./pagination-log.js";
import type { Exchange } from "../exchange/exchange.js";
import {
  type Counts,
  countExchange,
  type OperationSlots,
  parameterCounts,
  placeSlots,
  readCount,
} from "./operation-slots.js";
import {
  addOpinion,
  addViolation,
  addWarnings,
  createEngineLog,
  createKindLog,
  type EngineLog,
  type KindLog,
  listEngines,
  listKinds,
  type Room,
} from "./kind-log.js";

/** Coverage and violations of requests. Contains few texts, because each session has a tally. */
export interface Tally extends Counts {
  /** Identifies the tally in reports; absent until the first report. */
  recording: string | undefined;
  /** Number of requests so far, invalid ones included. */
  requests: number;
  readonly violations: KindLog<Violation>;
  /** Created at the first warning. */
  warnings: KindLog<Warning> | undefined;
  /** Created when another engine is asked. */
  engine: EngineLog | undefined;
}

/** The parts of a document that are counted; shared by all tallies. */
export interface RecordedDocument {
  readonly title: string;
  readonly version: string;
  /** By id, in the order of the document. */
  readonly operations: ReadonlyMap<string, OperationSlots>;
  /** Why operations are not served, by id. Grows as operations are used. */
  readonly unserved: Map<string, string>;
  /** The mock does not respond, so no scenario can cause a condition that no request met. */
  readonly isObserved: boolean;
  /** Finds the places of operations; `undefined` when they are unknown. */
  readonly locate: (() => DocumentPlaces) | undefined;
}

/** The file of a document, and the line of each operation, in the order of the document. */
export interface DocumentPlaces {
  readonly file: string;
  readonly lines: readonly number[];
}

/** Assigns a slot to each count of a document. */
export function readRecordedDocument(
  document: Partial<Pick<OpenApi, "info" | "x-in-band-failure">>,
  all: readonly ServedOperation[],
  { locate, isObserved = false }: Partial<Pick<RecordedDocument, "locate" | "isObserved">> = {},
): RecordedDocument {
  const { info, "x-in-band-failure": inBandFailure } = document;
  const operations = all.filter(({ unserved }) => unserved === undefined);
  return {
    title: info?.title ?? "",
    version: info?.version ?? "",
    operations: new Map(
      operations.map((operation, index) => [operation.id, placeSlots(operation, index, inBandFailure !== undefined)]),
    ),
    unserved: new Map(all.flatMap(({ id, unserved }) => (unserved === undefined ? [] : [[id, unserved]]))),
    isObserved,
    locate,
  };
}

/** Creates an empty tally. */
export function createTally(): Tally {
  return {
    recording: undefined,
    requests: 0,
    rows: [],
    byExample: undefined,
    violations: createKindLog(),
    warnings: undefined,
    engine: undefined,
  };
}

/**
 * Adds a request to a tally: a valid one to the coverage, an invalid one only to the violations. `endsList`: it received the last page
 * of a list after all pages before it.
 */
export function recordExchange(
  document: RecordedDocument,
  tally: Tally,
  room: Room,
  exchange: Exchange,
  endsList = false,
): void {
  const slots = document.operations.get(exchange.operation ?? "");
  // A browser's preflight uses no operation of the document.
  if (exchange.method === "OPTIONS" && !slots && exchange.violations.length === 0) return;
  tally.requests++;
  for (const violation of exchange.violations) addViolation(tally.violations, room, exchange, violation);
  if (exchange.warnings.length > 0) addWarnings((tally.warnings ??= createKindLog()), room, exchange);
  const { opinion } = exchange;
  if (opinion) addOpinion((tally.engine ??= createEngineLog(opinion.engine)), room, exchange);
  const counted = findCountedSlots(document, exchange);
  if (counted) countExchange(counted, tally, exchange, endsList);
}

/** Returns the slots of a request that counts as coverage; `undefined` for an invalid request and for HEAD in place of GET. */
export function findCountedSlots({ operations }: RecordedDocument, exchange: Exchange): OperationSlots | undefined {
  const slots = operations.get(exchange.operation ?? "");
  // HEAD tests no response body.
  return exchange.violations.length === 0 && exchange.method === slots?.operation.method ? slots : undefined;
}

/** Maximum number of parts of lists in a report. The oldest are left out. */
const maxParts = 1_000;

/** Creates the report of a tally, with the parts of lists that were read. Reports of the same tally have the same id. */
export function reportTally(
  { title, version, operations, unserved, isObserved, locate }: RecordedDocument,
  tally: Tally,
  parts: readonly ListPart[] = [],
): ContractReport {
  const listed = parts.slice(-maxParts);
  const places = locate?.();
  const { kinds: violations, unlisted } = listKinds(tally.violations);
  const coverage = [...operations.values()].map((slots) => {
    const { id } = slots.operation;
    const ownParts = listed
      .filter(({ operation }) => operation === id)
      .map(toReadPart)
      .sort((one, other) => (printPositions(one) < printPositions(other) ? -1 : 1));
    return toCoverage(slots, tally, ownParts, places?.lines[slots.index]);
  });
  const { kinds: warnings, unlisted: unlistedWarnings } = listKinds(tally.warnings);
  const engines = listEngines(tally.engine);
  return {
    format: 1,
    document: { title, version, ...(places && { file: places.file }) },
    recordings: [(tally.recording ??= randomUUID())],
    runs: [],
    requests: tally.requests,
    operations: coverage,
    violations,
    ...(unlisted.length === 0 ? {} : { unlisted }),
    warnings: [...warnings, ...listUnmet(coverage, !isObserved), ...warnOfUnserved(unserved)],
    ...(unlistedWarnings.length === 0 ? {} : { unlistedWarnings }),
    ...(engines.length === 0 ? {} : { engines }),
  };
}

function warnOfUnserved(unserved: ReadonlyMap<string, string>): Warning[] {
  return [...unserved].map(([operation, message]) => {
    return { code: "operation-unserved", operation, place: "operation", message, count: 1 };
  });
}

function toReadPart({ from, to, count }: ListPart): ReadPart {
  return { count, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function toCoverage(
  own: OperationSlots,
  counts: Counts,
  parts: readonly ReadPart[],
  line: number | undefined,
): OperationCoverage {
  const { index, slots, operation } = own;
  const { id, method, path, deprecated, parameters, responses } = operation;
  const countOf: CountOf = (name) => readCount(own, counts, name);
  return {
    id,
    method,
    path,
    ...(line === undefined ? {} : { line }),
    ...(deprecated === undefined ? {} : { deprecated }),
    requests: countOf("valid"),
    parameters: parameters.map((parameter) => toParameterCoverage(parameter, countOf)),
    statuses: [...responses].map(([status, { documented }]) => ({
      status,
      description: documented.description,
      count: countOf(`status ${status}`),
    })),
    responses: [...(counts.byExample?.get(index) ?? [])]
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    ...(operation.pagination && { pages: toPageCoverage(countOf, parts) }),
    ...(slots.has("rate limit") && { rateLimits: countOf("rate limit") }),
    ...(slots.has("in-band failure") && { inBandFailures: countOf("in-band failure") }),
    ...(countOf("abandoned") > 0 && { abandoned: countOf("abandoned") }),
  };
}

type CountOf = (name: Parameters<typeof readCount>[2]) => number;

function toParameterCoverage(
  { name, in: part, required, choices, boundaries }: Parameter,
  countOf: CountOf,
): ParameterCoverage {
  const place = `${part}.${name}`;
  const given = countOf(parameterCounts.given(place));
  const values = choices.map((value) => ({ value, count: countOf(parameterCounts.value(place, value)) }));
  const limits = boundaries.map((limit) => toBoundaryCoverage(limit, countOf(parameterCounts.limit(place, limit))));
  return {
    name,
    in: part,
    required,
    given,
    omitted: countOf("valid") - given,
    ...(values.length > 0 && { values }),
    ...(limits.length > 0 && { boundaries: limits }),
  };
}

/** Counts a boundary. A report is JSON, which many tools read with doubles: an integer that they would round is a text. */
function toBoundaryCoverage({ kind, value }: Boundary, count: number): BoundaryCoverage {
  return { kind, value: typeof value === "bigint" ? String(value) : value, count };
}

function toPageCoverage(countOf: CountOf, parts: readonly ReadPart[]): PageCoverage {
  const numericFlags = countOf("numeric flag");
  return {
    first: countOf("first page"),
    further: countOf("further page"),
    last: countOf("last page"),
    empty: countOf("empty page"),
    ...(numericFlags > 0 && { numericFlags }),
    ...(parts.length > 0 && { parts }),
  };
}

function printPositions({ from = "", to = "" }: ReadPart): string {
  return `${from} ${to}`;
}

/**
 * Moves the counts of one document to the slots of the next one. Drops counts of parts that the next document does not have.
 * Keeps all violations.
 */
export function carryTally(from: RecordedDocument, to: RecordedDocument, tally: Tally): Tally {
  const carried: Tally = { ...tally, rows: [], byExample: undefined };
  for (const [id, previous] of from.operations) {
    const next = to.operations.get(id);
    if (!next || !tally.rows[previous.index]) continue;
    carried.rows[next.index] = [...next.slots.keys()].map((name) => readCount(previous, tally, name));
    const byExample = tally.byExample?.get(previous.index);
    if (byExample) (carried.byExample ??= new Map()).set(next.index, byExample);
  }
  return carried;
}
