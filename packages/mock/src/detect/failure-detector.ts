import type { RequestWarning } from "@shortvideo-api/report";
import { toKey } from "./remembered-text.js";
import type { Detector, Observation } from "./observation.js";

/** Number of failures in a row after which a retry causes a warning, and maximum number of rows that a session remembers. */
const limits = { failures: 100, rows: 16 };

/** Failures of one request in a row, on one connection. */
interface FailureRow {
  readonly key: string;
  readonly failures: number;
}

/** Requests of one session that fail again and again. */
export interface FailureMemory {
  /** The latest one last. */
  failureRows?: readonly FailureRow[];
}

/**
 * Finds requests that are retried after many failures of the service in a row, each a status of 500 or more.
 *
 * A row consists of equal requests on one connection: each of them was sent after the response to the one before. Requests on other
 * connections may come from parallel tests, so they belong to other rows.
 */
export const failureDetector: Detector<FailureMemory> = {
  findWarnings({ failureRows }, observation) {
    const failures = failureRows && countFailures(failureRows, toRowKey(observation));
    return failures === undefined || failures < limits.failures ? [] : [toWarning(observation)];
  },
  remember(memory, observation) {
    const rows = memory.failureRows ?? [];
    const isFailure = observation.isValid && observation.status !== undefined && observation.status >= 500;
    if (!isFailure && rows.length === 0) return;
    const key = toRowKey(observation);
    const others = rows.filter((row) => row.key !== key);
    const failures = Math.min(countFailures(rows, key) + 1, limits.failures);
    memory.failureRows = isFailure ? [...others, { key, failures }].slice(-limits.rows) : others;
  },
};

function countFailures(rows: readonly FailureRow[], key: string): number {
  return rows.find((row) => row.key === key)?.failures ?? 0;
}

function toRowKey({ connection, operation, parameters, body }: Observation): string {
  return toKey(connection.id, operation.id, parameters, body);
}

function toWarning({ operation: { id } }: Observation): RequestWarning {
  const message = `${id} failed ${limits.failures} times in a row, and the same request was sent again. Limit the number of retries.`;
  return { code: "retry-unlimited", place: "operation", message };
}
