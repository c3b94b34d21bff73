import type { RequestWarning } from "@shortvideo-api/report";
import type { Preference } from "../preference/preference.js";
import { rateLimited } from "../scenario/service-scenarios.js";
import { toKey } from "./to-key.js";
import type { Observation, Detector } from "./observation.js";

/** Waits that a session remembers; the oldest is forgotten first. */
const most = 16;

/** Timers may fire a little early, in milliseconds. */
const toleranceMs = 50;

/** A time that a response asked to wait. */
interface Wait {
  readonly until: number;
  readonly respondedAt: number;
  /** The request that was refused. */
  readonly request: string;
  /** The preference of that request. */
  readonly wish: string;
  /** The service rejects all requests of the session, and not this one alone. */
  readonly isOfAll: boolean;
  readonly connection: number;
  /** ``"`posts.get` responded with 429 and asked to wait 60 seconds"``. */
  readonly rejection: string;
}

/** Responses of one session that asked to wait. */
export interface RetryMemory {
  waits?: readonly Wait[];
}

/**
 * Creates a detector for requests that come before the time in `retry-after` is over, after a 429 or 503.
 *
 * Only the same request with the same preference counts: another test of the suite that wants the usual response does not wait.
 * The scenario `rate-limited` refuses the whole session, so any request counts then. A request on a connection that was already
 * open beside the refused one does not count. It may have been sent before the refusal arrived.
 */
export function createRetryDetector(now: () => number): Detector<RetryMemory> {
  function isTooEarly(wait: Wait, observation: Observation): boolean {
    const { connection, preference } = observation;
    if (now() >= wait.until - toleranceMs || wait.wish !== toWish(preference)) return false;
    if (wait.request === toRequest(observation)) return true;
    return wait.isOfAll && (connection.id === wait.connection || connection.since >= wait.respondedAt);
  }

  return {
    look({ waits }, observation) {
      const wait = observation.isRight ? waits?.findLast((each) => isTooEarly(each, observation)) : undefined;
      return wait ? [toWarning(wait, observation)] : [];
    },
    keep(memory, observation) {
      const { operation, preference, details, status, connection, isRight } = observation;
      if (details.retryAfter === undefined || !isRight) return;
      const respondedAt = now();
      const seconds = Math.ceil(details.retryAfter);
      const wait: Wait = {
        until: respondedAt + details.retryAfter * 1_000,
        respondedAt,
        request: toRequest(observation),
        wish: toWish(preference),
        isOfAll: preference.scenario?.name === rateLimited.name,
        connection: connection.id,
        rejection: `${operation.id} responded with ${status} and asked to wait ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
      };
      const waits = memory.waits?.filter(({ until }) => until > respondedAt) ?? [];
      memory.waits = [...waits, wait].slice(-most);
    },
  };
}

function toRequest({ operation, parameters: given, body }: Observation): string {
  return toKey(operation.id, given, body);
}

function toWish({ status, example, dynamic, seed, scenario }: Preference): string {
  return toKey(status, example, dynamic, seed, scenario);
}

function toWarning({ rejection }: Wait, { operation: { id } }: Observation): RequestWarning {
  const message = `${rejection} (\`retry-after\`), and ${id} was called before that time was over. Wait as long as the response says.`;
  return { code: "retry-too-early", place: "operation", message };
}
