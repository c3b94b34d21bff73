import { isNode } from "@shortvideo-api/document";
import {
  type Disagreement,
  type EngineReport,
  type RequestViolation,
  toViolationKind,
  type Violation,
  type Warning,
} from "@shortvideo-api/report";
import { copyText, toKey } from "../detect/remembered-text.js";
import type { Exchange } from "../exchange/exchange.js";

/** Violations, warnings or disagreements of requests. Contains each kind once, with its first request, as long as there is room. */
export interface KindLog<Kind extends { readonly code: string }> {
  /** In the order in which they were first seen; created when there is one. */
  kinds: Map<string, Kind & { count: number }> | undefined;
  /** Number of additions of kinds for which there was no room, by code; created when there is one. */
  unlisted: Map<Kind["code"], number> | undefined;
}

/** Verdicts of another engine. */
export interface EngineLog extends KindLog<Disagreement> {
  /** Name of the engine. */
  readonly engine: string;
  /** Number of requests that the engine validated. */
  requests: number;
  /** Number of responses whose body the engine created. */
  responses: number;
}

/** Room for kinds of violations, warnings or disagreements. The logs of all sessions share it. */
export interface Room {
  /** Maximum number of kinds in one log. */
  readonly maxPerLog: number;
  /** How many more kinds all logs together may add, beyond the reserved ones. */
  left: number;
}

/** Number of kinds for which each log has reserved room. */
const reserved = 3;

/** Maximum length of a correction, in characters. A longer one is left out, because a part of it would be another request. */
const maxCorrectionLength = 8_000;

/** Creates a log without kinds. */
export function createKindLog<Kind extends { readonly code: string }>(): KindLog<Kind> {
  return { kinds: undefined, unlisted: undefined };
}

/** Creates a log without verdicts. */
export function createEngineLog(engine: string): EngineLog {
  return { ...createKindLog(), engine, requests: 0, responses: 0 };
}

/** Adds a violation of a request. */
export function addViolation(
  log: KindLog<Violation>,
  room: Room,
  exchange: Exchange,
  { header, ...violation }: RequestViolation,
): void {
  const { correction } = exchange;
  const described = { ...describeRequest(exchange, header), ...violation };
  add(log, room, violation.code, toViolationKind(described), () => ({
    ...copyTexts(described),
    ...(correction === undefined || correction.length > maxCorrectionLength
      ? {}
      : { correction: copyText(correction, maxCorrectionLength) }),
  }));
}

/** Adds the warnings of a request. */
export function addWarnings(log: KindLog<Warning>, room: Room, exchange: Exchange): void {
  for (const warning of exchange.warnings) {
    const { code, place } = warning;
    const kind = [code, place, exchange.operation];
    add(log, room, code, kind, () => copyTexts({ ...describeRequest(exchange), ...warning }));
  }
}

/** Adds the verdict of the other engine on a request. */
export function addOpinion(log: EngineLog, room: Room, exchange: Exchange): void {
  const { opinion, operation } = exchange;
  if (!opinion) return;
  log.requests++;
  if (opinion.hasResponded) log.responses++;
  if (!opinion.disagreement) return;
  const { code } = opinion.disagreement;
  const reason = opinion.disagreement.reason.slice(0, 500);
  add(log, room, code, [code, operation, reason], () => copyTexts({ ...describeRequest(exchange), code, reason }));
}

/** Adds one more of a kind, or the first of a kind if there is room. Otherwise counts it by its code. */
function add<Kind extends { readonly code: string }>(
  log: KindLog<Kind>,
  room: Room,
  code: Kind["code"],
  kind: readonly unknown[],
  create: () => Omit<Kind, "count">,
): void {
  const key = toKey(...kind);
  const known = log.kinds?.get(key);
  if (known) known.count++;
  else if (takeRoom(room, log.kinds?.size ?? 0))
    (log.kinds ??= new Map()).set(copyText(key), { ...create(), count: 1 });
  else (log.unlisted ??= new Map()).set(code, (log.unlisted.get(code) ?? 0) + 1);
}

function describeRequest({ operation, method, target }: Exchange, header?: string) {
  const request = { method, target, ...(header === undefined ? {} : { header }) };
  return { ...(operation === undefined ? {} : { operation }), request };
}

/** Copies an object with all its texts, so that they do not keep a whole request in memory. */
function copyTexts<Value>(value: Value): Value;
function copyTexts(value: unknown): unknown {
  if (typeof value === "string") return copyText(value);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyTexts(inner)]));
}

/** Lists the kinds of a log, and those that it only counts, sorted by code. */
export function listKinds<Kind extends { readonly code: string }>(
  log: KindLog<Kind> | undefined,
): { readonly kinds: (Kind & { count: number })[]; readonly unlisted: { code: Kind["code"]; count: number }[] } {
  return {
    kinds: [...(log?.kinds?.values() ?? [])].map((kind) => ({ ...kind })),
    unlisted: [...(log?.unlisted ?? [])]
      .map(([code, count]) => ({ code, count }))
      .sort((one, other) => (one.code < other.code ? -1 : 1)),
  };
}

/** Reports the verdicts of the other engine. Returns an empty list when no engine was asked. */
export function listEngines(log: EngineLog | undefined): EngineReport[] {
  if (!log) return [];
  const { engine, requests, responses } = log;
  const { kinds, unlisted } = listKinds(log);
  const total = unlisted.reduce((sum, { count }) => sum + count, 0);
  return [{ name: engine, requests, responses, disagreements: kinds, ...(total === 0 ? {} : { unlisted: total }) }];
}

/** Takes room for one more kind in a log that has `size` kinds. Returns `false` if the room is full. */
function takeRoom(room: Room, size: number): boolean {
  if (size >= room.maxPerLog) return false;
  if (size < reserved) return true;
  if (room.left <= 0) return false;
  room.left--;
  return true;
}

/** Frees the shared room that a log has taken. */
export function freeRoom(
  room: Room,
  log: { readonly kinds: ReadonlyMap<string, unknown> | undefined } | undefined,
): void {
  room.left += Math.max((log?.kinds?.size ?? 0) - reserved, 0);
}
