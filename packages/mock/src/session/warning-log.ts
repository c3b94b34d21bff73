import type { UnlistedWarnings, Warning, WarningCode } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { copyText } from "../detect/remembered-text.js";
import { type Room, takeRoom } from "./room.js";

/** Warnings of requests. Contains each kind once, with its first request, as long as there is room. */
export interface WarningLog {
  /** In the order in which they were first seen. */
  readonly kinds: Map<string, Warning & { count: number }>;
  /** Number of warnings of kinds for which there was no room, by code. */
  readonly unlisted: Map<WarningCode, number>;
}

/** Maximum number of stored characters of an address. */
const maxTargetLength = 2_000;

/** Creates a log without warnings. */
export function createWarningLog(): WarningLog {
  return { kinds: new Map(), unlisted: new Map() };
}

/** Adds the warnings of one request: to those of their kind, or as the first of a kind if there is room. */
export function addWarnings({ kinds, unlisted }: WarningLog, room: Room, exchange: Exchange): void {
  const { operation, method, target, warnings } = exchange;
  for (const { code, place, message } of warnings) {
    const key = `${code} ${place} ${operation}`;
    const known = kinds.get(key);
    if (known) {
      known.count++;
      continue;
    }
    if (!takeRoom(room, kinds.size)) {
      unlisted.set(code, (unlisted.get(code) ?? 0) + 1);
      continue;
    }
    kinds.set(copyText(key), {
      code,
      ...(operation === undefined ? {} : { operation }),
      place: copyText(place),
      message: copyText(message),
      count: 1,
      request: { method: copyText(method), target: copyText(target, maxTargetLength) },
    });
  }
}

/** Lists the warnings of a log, and those that it only counts. */
export function listWarnings(log: WarningLog | undefined): {
  readonly warnings: Warning[];
  readonly unlistedWarnings: UnlistedWarnings[];
} {
  return {
    warnings: [...(log?.kinds.values() ?? [])].map((warning) => ({ ...warning })),
    unlistedWarnings: [...(log?.unlisted ?? [])].map(([code, count]) => ({ code, count })),
  };
}
