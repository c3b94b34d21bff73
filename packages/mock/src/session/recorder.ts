import type { Operation } from "../contract/operation.js";
import type { Exchange } from "../http/exchange.js";
import type { ContractReport, OperationCoverage, ParameterCoverage } from "../report/contract-report.js";
import { countExchange, type OperationCounts } from "./count-exchange.js";
import { type OperationSlots, type ParameterSlots, placeSlots } from "./operation-slots.js";
import { createViolationLog, type Room } from "./violation-log.js";

/** What is counted of a document; shared by all recorders. */
export interface RecordedDocument {
  readonly title: string;
  readonly version: string;
  /** By id, in the order of the document. */
  readonly operations: ReadonlyMap<string, OperationSlots>;
}

/** Counts what requests reached and what they got wrong. Its size is bounded, however many come. */
export interface Recorder {
  record(exchange: Exchange): void;
  report(): Omit<ContractReport, "runs">;
  /** Requests so far, wrong ones included. */
  readonly requests: number;
  /** Violations so far. */
  readonly violations: number;
  /** Forgets all. */
  clear(): void;
}

/** Prepares what recorders of a document share. */
export function readRecordedDocument(
  info: { readonly title?: string; readonly version?: string } | undefined,
  operations: readonly Operation[],
): RecordedDocument {
  return {
    title: info?.title ?? "",
    version: info?.version ?? "",
    operations: new Map(operations.map((operation) => [operation.id, placeSlots(operation)])),
  };
}

/** Starts at nothing. Up to `mostViolations` kinds of violation are told with their first request, as `room` allows. */
export function createRecorder(document: RecordedDocument, mostViolations: number, room?: Room): Recorder {
  const counts = new Map<string, OperationCounts>();
  const violations = createViolationLog(mostViolations, room);
  let requests = 0;
  return {
    record(exchange) {
      const slots = document.operations.get(exchange.operation ?? "");
      // A browser's preflight asks the mock, and nothing of the document.
      if (exchange.verb === "OPTIONS" && !slots && exchange.problems.length === 0) return;
      requests++;
      for (const problem of exchange.problems) violations.add(exchange, problem);
      // HEAD asks whether something is there; it tests no answer.
      if (!slots || exchange.problems.length > 0 || exchange.verb !== slots.operation.verb) return;
      countExchange(slots, getCounts(counts, slots), exchange);
    },
    report: () => ({
      format: 1,
      document: { title: document.title, version: document.version },
      requests,
      operations: [...document.operations.values()].map((slots) => toCoverage(slots, counts.get(slots.operation.id))),
      violations: violations.list(),
      ...(violations.unlisted === 0 ? {} : { unlisted: violations.unlisted }),
    }),
    get requests() {
      return requests;
    },
    get violations() {
      return violations.count;
    },
    clear() {
      counts.clear();
      violations.clear();
      requests = 0;
    },
  };
}

function getCounts(counts: Map<string, OperationCounts>, { operation, size }: OperationSlots): OperationCounts {
  let found = counts.get(operation.id);
  if (!found) {
    found = { row: Array.from({ length: size }, () => 0), answers: undefined };
    counts.set(operation.id, found);
  }
  return found;
}

function toCoverage(slots: OperationSlots, counts: OperationCounts | undefined): OperationCoverage {
  const { id, verb, path, deprecated, responses } = slots.operation;
  const at = (slot: number) => counts?.row[slot] ?? 0;
  return {
    id,
    verb,
    path,
    ...(deprecated === undefined ? {} : { deprecated }),
    requests: at(0),
    parameters: [...slots.parameters.values()].map((parameter) => toParameterCoverage(parameter, at)),
    statuses: [...slots.statuses].map(([status, slot]) => ({
      status,
      description: responses.get(status)?.description ?? "",
      count: at(slot),
    })),
    answers: [...(counts?.answers ?? [])].map(([name, count]) => ({ name, count })).sort(byName),
    ...(slots.pages === undefined ? {} : { pages: toPageCoverage(slots.pages, at) }),
  };
}

/** The count at a slot. */
type CountAt = (slot: number) => number;

function toParameterCoverage(
  { parameter, given, choices, boundaries }: ParameterSlots,
  at: CountAt,
): ParameterCoverage {
  const { name, in: place, required } = parameter;
  return {
    name,
    in: place,
    required,
    given: at(given),
    omitted: at(0) - at(given),
    ...(choices.size === 0 ? {} : { values: [...choices].map(([value, slot]) => ({ value, count: at(slot) })) }),
    ...(boundaries.length === 0
      ? {}
      : { boundaries: boundaries.map(({ kind, value, slot }) => ({ kind, value, count: at(slot) })) }),
  };
}

function toPageCoverage(pages: number, at: CountAt): NonNullable<OperationCoverage["pages"]> {
  return { first: at(pages), further: at(pages + 1), last: at(pages + 2), empty: at(pages + 3) };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}
