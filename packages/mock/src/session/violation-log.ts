import type { Problem } from "../contract/problem.js";
import type { Exchange } from "../http/exchange.js";
import type { Violation } from "../report/contract-report.js";

/** What requests got wrong, each kind once with its first request; no more kinds than there is room for. */
export interface ViolationLog {
  add(exchange: Exchange, problem: Problem): void;
  /** In the order in which they were first seen. */
  list(): Violation[];
  /** Violations of kinds for which there was no room. */
  readonly unlisted: number;
  /** Requests that got something wrong, over all kinds. */
  readonly count: number;
  /** Gives the room back. */
  clear(): void;
}

/** Room that several logs share: kinds of violation that may still be kept. */
export interface Room {
  left: number;
}

/** Keeps up to `most` kinds, as long as there is room for them at all. */
export function createViolationLog(most: number, room: Room = { left: Infinity }): ViolationLog {
  let kinds: Map<string, { violation: Violation; count: number }> | undefined;
  let unlisted = 0;
  let count = 0;
  return {
    add(exchange, problem) {
      count++;
      const key = toKind(exchange, problem);
      const known = kinds?.get(key);
      if (known) known.count++;
      else if ((kinds?.size ?? 0) >= most || room.left <= 0) unlisted++;
      else {
        room.left--;
        (kinds ??= new Map()).set(copy(key), { violation: toViolation(exchange, problem), count: 1 });
      }
    },
    list: () => [...(kinds?.values() ?? [])].map(({ violation, count: seen }) => ({ ...violation, count: seen })),
    get unlisted() {
      return unlisted;
    },
    get count() {
      return count;
    },
    clear() {
      room.left += kinds?.size ?? 0;
      kinds = undefined;
      unlisted = count = 0;
    },
  };
}

/** What no operation answers to is told by its path: two unknown paths are two mistakes. */
function toKind({ operation, verb, target }: Exchange, { code, place }: Problem): string {
  return `${code} ${place} ${operation ?? `${verb} ${target.split("?", 1)[0]}`}`;
}

function toViolation({ operation, verb, target, correction }: Exchange, { code, place, message }: Problem): Violation {
  return {
    code,
    ...(operation === undefined ? {} : { operation }),
    place: copy(place),
    message: copy(message),
    count: 1,
    request: { verb: copy(verb), target: copy(target) },
    ...(correction === undefined ? {} : { correction: copy(correction) }),
  };
}

/** A text of its own: a piece of a longer text would keep all of that in memory. */
function copy(text: string): string {
  return Buffer.from(text.slice(0, 2_000)).toString();
}
