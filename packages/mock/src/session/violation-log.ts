import { type RequestViolation, type ViolationCode, toViolationKind, type Violation } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { copyText, toKey } from "../detect/remembered-text.js";
import { type Room, takeRoom } from "./room.js";

/** Violations: each kind once with its first request, up to a maximum number of kinds. */
export interface ViolationLog {
  /** Number of violations so far, of all kinds. */
  count: number;
  /** Number of violations of kinds for which there was no room, by code; created when there is one. */
  unlisted: Map<ViolationCode, number> | undefined;
  /** In the order in which they were first seen; created when there is one. */
  kinds: Map<string, Violation & { count: number }> | undefined;
}

/** Maximum number of stored characters of an address. */
const maxTargetLength = 2_000;

/** Maximum length of a correction, in characters. A longer one is left out, because a part of it would be another request. */
const maxCorrectionLength = 8_000;

/** Adds one violation: to those of its kind, or as the first of its kind if there is room. */
export function addViolation(log: ViolationLog, room: Room, exchange: Exchange, found: RequestViolation): void {
  log.count++;
  const violation = toViolation(exchange, found);
  const key = toKey(...toViolationKind(violation));
  const known = log.kinds?.get(key);
  if (known) {
    known.count++;
    return;
  }
  if (!takeRoom(room, log.kinds?.size ?? 0)) {
    log.unlisted ??= new Map();
    log.unlisted.set(violation.code, (log.unlisted.get(violation.code) ?? 0) + 1);
    return;
  }
  (log.kinds ??= new Map()).set(copyText(key), keepViolation(violation, exchange.correction));
}

/** Creates the violation of a request. Its texts are not copied yet. */
function toViolation(
  { operation, method, target }: Exchange,
  { code, place, message, mistake }: RequestViolation,
): Omit<Violation, "count" | "correction"> {
  return {
    code,
    ...(operation === undefined ? {} : { operation }),
    place,
    ...(mistake === undefined ? {} : { mistake }),
    message,
    request: { method, target: shorten(target) },
  };
}

function keepViolation(
  violation: Omit<Violation, "count" | "correction">,
  correction: string | undefined,
): Violation & { count: number } {
  const { place, mistake, message, request } = violation;
  return {
    ...violation,
    place: copyText(place),
    ...(mistake === undefined ? {} : { mistake: copyText(mistake) }),
    message: copyText(message),
    count: 1,
    request: { method: copyText(request.method), target: copyText(request.target) },
    ...(correction === undefined || correction.length > maxCorrectionLength
      ? {}
      : { correction: copyText(correction, maxCorrectionLength) }),
  };
}

function shorten(target: string): string {
  return target.length > maxTargetLength ? `${target.slice(0, maxTargetLength)}…` : target;
}
