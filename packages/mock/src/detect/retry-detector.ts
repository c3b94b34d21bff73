import type { RequestWarning } from "@shortvideo-api/report";
import type { Preference } from "../preference/preference.js";
import { scenarios } from "../scenario/scenarios.js";
import { toKey } from "./remembered-text.js";
import type { Detector, Observation, ObservedConnection } from "./observation.js";

/** Maximum number of waits that a session remembers. The oldest is dropped first. */
const maxWaits = 16;

/** How early a retry may come, in milliseconds: timers may fire a little early. */
const toleranceMs = 50;

/** A period that a response asked to wait, on the clock of the mock. */
interface Wait {
  readonly until: number;
  /** Key of the rejected request. */
  readonly request: string;
  /** Key of the preference of that request. */
  readonly preference: string;
  /** The service rejects all requests of the session, not this one alone. */
  readonly coversSession: boolean;
  /** The connection of the rejected request. */
  readonly connection: ObservedConnection;
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
 * The scenario `rate-limited` rejects all requests of the session, so any request counts then. A request that may have been sent before
 * the caller could read the rejection does not count.
 */
export function createRetryDetector(now: () => number): Detector<RetryMemory> {
  function isTooEarly(wait: Wait, observation: Observation): boolean {
    const { connection, preference } = observation;
    if (now() >= wait.until - toleranceMs || wait.preference !== toPreferenceKey(preference)) return false;
    return (wait.coversSession || wait.request === toRequestKey(observation)) && isAfter(connection, wait.connection);
  }

  return {
    findWarnings({ waits }, observation) {
      const wait = observation.isValid ? waits?.findLast((each) => isTooEarly(each, observation)) : undefined;
      return wait ? [toWarning(wait, observation)] : [];
    },
    remember(memory, observation) {
      const { operation, preference, details, status, connection, isValid, readyAt } = observation;
      if (details.retryAfter === undefined || !isValid) return;
      const seconds = Math.ceil(details.retryAfter);
      const wait: Wait = {
        // A client may have the response long before this process notices the delivery.
        until: readyAt + details.retryAfter * 1_000,
        request: toRequestKey(observation),
        preference: toPreferenceKey(preference),
        coversSession: scenarios.get(preference.scenario?.name ?? "")?.coversSession === true,
        connection,
        rejection: `${operation.id} responded with ${status} and asked to wait ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
      };
      const waits = memory.waits?.filter(({ until }) => until > now()) ?? [];
      memory.waits = [...waits, wait].slice(-maxWaits);
    },
  };
}

/**
 * Returns whether a request was certainly sent after the caller had a response. It came on the same connection, or on one that was opened
 * after the caller had closed the other. Requests on further connections may have been sent at the same time. A caller that has reset
 * the connection may not have read the response.
 */
function isAfter({ id, since }: ObservedConnection, { id: earlier, closedAt, isReset }: ObservedConnection): boolean {
  return id === earlier || (closedAt !== undefined && !isReset && since >= closedAt);
}

function toRequestKey({ operation, parameters, body }: Observation): string {
  return toKey(operation.id, parameters, body);
}

function toPreferenceKey({ status, example, dynamic, seed, scenario }: Preference): string {
  return toKey(status, example, dynamic, seed, scenario);
}

function toWarning({ rejection }: Wait, { operation: { id } }: Observation): RequestWarning {
  const message = `${rejection} (\`retry-after\`), and ${id} was called before that time was over. Wait as long as the response says.`;
  return { code: "retry-too-early", place: "operation", message };
}
