import type { Disagreement, EngineReport } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { copyText } from "../detect/copy-text.js";
import type { Room } from "./violation-log.js";

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

/** Kinds for which every log has room of its own. */
const ownRoom = 3;

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
  const needsRoom = log.kinds.size >= ownRoom;
  if (log.kinds.size >= room.ofOne || (needsRoom && room.left <= 0)) {
    log.unlisted++;
    return;
  }
  if (needsRoom) room.left--;
  log.kinds.set(copyText(key), {
    code,
    ...(operation === undefined ? {} : { operation }),
    reason: copyText(reason),
    count: 1,
    request: { method: copyText(method), target: copyText(target, most.ofTarget) },
  });
}

/** Gives back the room that a log took of what is shared. */
export function leaveEngineRoom(log: EngineLog | undefined, room: Room): void {
  room.left += Math.max((log?.kinds.size ?? 0) - ownRoom, 0);
}

/** Reports a log; empty where no engine was asked. */
export function listEngines(log: EngineLog | undefined): EngineReport[] {
  if (!log) return [];
  const { engine, requests, responses, kinds, unlisted } = log;
  const disagreements = [...kinds.values()].map((disagreement) => ({ ...disagreement }));
  return [{ name: engine, requests, responses, disagreements, ...(unlisted === 0 ? {} : { unlisted }) }];
}
