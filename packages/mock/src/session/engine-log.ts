import type { Disagreement, EngineReport } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { copyText } from "../detect/copy-text.js";
import { type Room, takeRoom } from "./room.js";

/** Verdicts of another engine: each kind of disagreement once with its first request, no more kinds than there is room for. */
export interface EngineLog {
  readonly engine: string;
  requests: number;
  responses: number;
  /** In the order in which they were first seen. */
  readonly kinds: Map<string, Disagreement & { count: number }>;
  /** Disagreements of kinds for which there was no room. */
  unlisted: number;
}

/** Characters of an address and of a reason that are kept. */
const most = { ofTarget: 2_000, ofReason: 500 };

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
  const reason = opinion.disagreement.reason.slice(0, most.ofReason);
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
    request: { method: copyText(method), target: copyText(target, most.ofTarget) },
  });
}

/** Reports a log; empty where no engine was asked. */
export function listEngines(log: EngineLog | undefined): EngineReport[] {
  if (!log) return [];
  const { engine, requests, responses, kinds, unlisted } = log;
  const disagreements = [...kinds.values()].map((disagreement) => ({ ...disagreement }));
  return [{ name: engine, requests, responses, disagreements, ...(unlisted === 0 ? {} : { unlisted }) }];
}
