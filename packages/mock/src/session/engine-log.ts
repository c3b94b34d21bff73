import type { Disagreement, EngineReport } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { copyText } from "../detect/remembered-text.js";
import { type Room, takeRoom } from "./room.js";

/** Verdicts of another engine. Contains each kind of disagreement once, with its first request, as long as there is room. */
export interface EngineLog {
  /** Name of the engine. */
  readonly engine: string;
  /** Number of requests that the engine validated. */
  requests: number;
  /** Number of responses whose body the engine created. */
  responses: number;
  /** In the order in which they were first seen. */
  readonly kinds: Map<string, Disagreement & { count: number }>;
  /** Number of disagreements of kinds for which there was no room. */
  unlisted: number;
}

/** Maximum number of stored characters of an address and of a reason. */
const maxLength = { target: 2_000, reason: 500 };

/** Creates a log without verdicts. */
export function createEngineLog(engine: string): EngineLog {
  return { engine, requests: 0, responses: 0, kinds: new Map(), unlisted: 0 };
}

/** Adds the verdict on one request. */
export function addOpinion(log: EngineLog, room: Room, { opinion, operation, method, target }: Exchange): void {
  if (!opinion) return;
  log.requests++;
  if (opinion.hasResponded) log.responses++;
  if (!opinion.disagreement) return;
  const { code } = opinion.disagreement;
  const reason = opinion.disagreement.reason.slice(0, maxLength.reason);
  const key = `${code} ${operation} ${reason}`;
  const known = log.kinds.get(key);
  if (known) {
    known.count++;
    return;
  }
  if (!takeRoom(room, log.kinds.size)) {
    log.unlisted++;
    return;
  }
  log.kinds.set(copyText(key), {
    code,
    ...(operation === undefined ? {} : { operation }),
    reason: copyText(reason),
    count: 1,
    request: { method: copyText(method), target: copyText(target, maxLength.target) },
  });
}

/** Reports a log. Returns an empty list when no engine was asked. */
export function listEngines(log: EngineLog | undefined): EngineReport[] {
  if (!log) return [];
  const { engine, requests, responses, kinds, unlisted } = log;
  const disagreements = [...kinds.values()].map((disagreement) => ({ ...disagreement }));
  return [{ name: engine, requests, responses, disagreements, ...(unlisted === 0 ? {} : { unlisted }) }];
}
