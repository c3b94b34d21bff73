import type { DocumentedAnswers } from "./documented-answers.js";
import type { PlaceKey } from "./place-key.js";

/** What the API's document says of the service as a whole. */
export interface ServiceFacts {
  /** How the caller's key travels; `undefined` when the service takes none. */
  readonly credential?: Credential | undefined;
  /** How the service says no inside an HTTP 200; `undefined` when it does not. */
  readonly inBandFailure?: InBandFailure | undefined;
  /** What operations document of failures, unless they say otherwise. */
  readonly failures?: DocumentedAnswers["failures"];
}

export interface Credential {
  readonly place: PlaceKey;
  /** Name on the wire. */
  readonly name: string;
  /** What stands before the key, such as a scheme and a space. */
  readonly prefix?: string | undefined;
}

export interface InBandFailure {
  /** Fields that may hold the code, dots leading inward. Any that denies success makes a failure. */
  readonly codes: readonly string[];
  /** The codes that mean success. A text is the same in letters of either case, and a number the same as its text. */
  readonly success: readonly (number | string)[];
  /** Fields that may hold the service's words, best first. */
  readonly messages: readonly string[];
  /** What a caller does about it: one sentence. */
  readonly advice?: string | undefined;
}
