import type { Operation } from "../operation/operation.js";
import type { RequestWarning } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import type { Preference } from "../preference/preference.js";
import type { ResponseDetails } from "./read-response-details.js";

/** A request to a known operation and its response, as a {@link Watch} sees them. */
export interface Sighting extends Pick<Exchange, "given" | "status" | "page"> {
  readonly operation: Operation;
  /** The request keeps the contract. */
  readonly isRight: boolean;
  /** The body of the request; `""` when it has none. */
  readonly body: string;
  readonly details: ResponseDetails;
  readonly preference: Preference;
  readonly connection: Connection;
}

/** The connection on which a request came. */
export interface Connection {
  /** Differs from connection to connection. */
  readonly id: number;
  /** When it was opened, on the clock of the mock, in milliseconds. */
  readonly since: number;
}

/**
 * Finds mistakes that no single request shows. All sessions share a watch; each has a memory of its own, which begins as `{}` and
 * gets its parts when they are needed, since there are thousands of sessions.
 */
export interface Watch<Memory> {
  /** Returns the warnings that a request causes. */
  look(memory: Readonly<Memory>, sighting: Sighting): readonly RequestWarning[];
  /** Remembers a request whose response was delivered whole. */
  keep(memory: Memory, sighting: Sighting): void;
}
