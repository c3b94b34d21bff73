import type { ServedOperation } from "../operation/operation.js";
import type { RequestWarning } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import type { Preference } from "../preference/preference.js";
import type { ResponseDetails } from "./read-response-details.js";

/** A request to a known operation with its response, as input of a {@link Detector}. */
export interface Observation extends Pick<Exchange, "parameters" | "status" | "page"> {
  readonly operation: ServedOperation;
  /** The request has no violations. */
  readonly isValid: boolean;
  /** The body of the request; `""` when it has none. */
  readonly body: string;
  readonly details: ResponseDetails;
  readonly preference: Preference;
  readonly connection: ObservedConnection;
  /** When the response was ready, on the clock of the mock, in milliseconds. Its delivery takes time on a busy machine. */
  readonly readyAt: number;
}

/** The connection on which a request came. */
export interface ObservedConnection {
  /** Unique among the connections. */
  readonly id: number;
  /** When it was opened, on the clock of the mock, in milliseconds. */
  readonly since: number;
  /** When the caller has closed it; `undefined` while it is open. */
  closedAt: number | undefined;
  /** The caller has reset it: it left before it had read everything that the mock sent. */
  isReset?: boolean;
}

/**
 * Finds likely mistakes that become visible only across several requests. All sessions share a detector. Each session has its own
 * memory, which starts as `{}` and stays small, because there are thousands of sessions.
 */
export interface Detector<Memory> {
  /** Returns the warnings that a request causes. */
  findWarnings(memory: Readonly<Memory>, observation: Observation): readonly RequestWarning[];
  /** Remembers a request whose response was delivered whole. */
  remember(memory: Memory, observation: Observation): void;
  /** Releases the room that sessions share. Absent for a detector without such a room. */
  release?(memory: Memory): void;
}
