import type { RequestWarning } from "@shortvideo-api/report";
import type { Preference } from "../preference/preference.js";
import { rateLimited } from "../scenario/service-scenarios.js";
import { toKey } from "./to-key.js";
import type { Sighting, Watch } from "./sighting.js";

/** Waits that a session remembers; the oldest is forgotten first. */
const most = 16;

/** Timers may fire a little early, in milliseconds. */
const toleranceMs = 50;

/** A time that a response asked to wait. */
interface Wait {
  readonly until: number;
  readonly answeredAt: number;
  /** The request that was refused. */
  readonly request: string;
  /** What that request asked of the mock. */
  readonly wish: string;
  /** The service refuses all requests of the session, and not this one alone. */
  readonly isOfAll: boolean;
  readonly connection: number;
  /** ``"`posts.get` answered 429 with `retry-after: 60`"``. */
  readonly told: string;
}

/** What one session remembers of responses that asked to wait. */
export interface RetryMemory {
  waits?: readonly Wait[];
}

/**
 * Watches for requests that come before the time in `retry-after` is over, after a 429 or 503.
 *
 * The same request counts, if it asks the same of the mock: another test of the suite that wants the usual response does not
 * wait. Under the scenario `rate-limited`, which refuses the whole session, any request counts; but not on a connection that was
 * already open beside the refused one, since it may have been sent before the refusal arrived.
 */
export function createRetryWatch(now: () => number): Watch<RetryMemory> {
  function isTooEarly(wait: Wait, sighting: Sighting): boolean {
    const { connection, preference } = sighting;
    if (now() >= wait.until - toleranceMs || wait.wish !== toWish(preference)) return false;
    if (wait.request === toRequest(sighting)) return true;
    return wait.isOfAll && (connection.id === wait.connection || connection.since >= wait.answeredAt);
  }

  return {
    look({ waits }, sighting) {
      const wait = sighting.isRight ? waits?.findLast((each) => isTooEarly(each, sighting)) : undefined;
      return wait ? [toWarning(wait, sighting)] : [];
    },
    keep(memory, sighting) {
      const { operation, preference, details, status, connection, isRight } = sighting;
      if (details.retryAfter === undefined || !isRight) return;
      const answeredAt = now();
      const seconds = Math.ceil(details.retryAfter);
      const wait: Wait = {
        until: answeredAt + details.retryAfter * 1_000,
        answeredAt,
        request: toRequest(sighting),
        wish: toWish(preference),
        isOfAll: preference.scenario?.name === rateLimited.name,
        connection: connection.id,
        told: `${operation.id} answered ${status} and asked to wait ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
      };
      const waits = memory.waits?.filter(({ until }) => until > answeredAt) ?? [];
      memory.waits = [...waits, wait].slice(-most);
    },
  };
}

function toRequest({ operation, given, body }: Sighting): string {
  return toKey(operation.id, given, body);
}

function toWish({ status, example, dynamic, seed, scenario }: Preference): string {
  return toKey(status, example, dynamic, seed, scenario);
}

function toWarning({ told }: Wait, { operation: { id } }: Sighting): RequestWarning {
  const message = `${told} (\`retry-after\`), and ${id} was called before that time was over. Wait as long as the response says.`;
  return { code: "retry-too-early", place: "operation", message };
}
