import type { Operation } from "../contract/operation.js";
import type { RequestWarning } from "../contract/warning.js";
import type { Exchange } from "../http/exchange.js";
import type { Preference } from "../preference/preference.js";
import type { ReplyFacts } from "./read-reply-facts.js";

/** A request to a known operation and its response, as a {@link Watch} sees them. */
export interface Sighting extends Pick<Exchange, "given" | "status" | "page"> {
  readonly operation: Operation;
  /** The request keeps the contract. */
  readonly isRight: boolean;
  /** The body of the request; `""` when it has none. */
  readonly body: string;
  readonly facts: ReplyFacts;
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

/** Remembers the requests of one session and finds mistakes that no single request shows. */
export interface Watch {
  /** Returns the warnings that a request causes. */
  look(sighting: Sighting): readonly RequestWarning[];
  /** Remembers a request whose response was delivered whole. */
  keep(sighting: Sighting): void;
}
