import type { DocumentedAnswers } from "./documented-answers.js";
import type { PlaceKey } from "./place-key.js";

/** What the API's document says of the service as a whole. */
export interface ServiceFacts {
  /** How the caller's key travels; `undefined` when the service takes none. */
  readonly credential?: Credential | undefined;
  /** Fields of a body that may hold the service's code, dots leading inward. A code that denies success makes a failure. */
  readonly codes: readonly string[];
  /** The codes that mean success. A text is the same in letters of either case, and a number the same as its text. */
  readonly success: readonly (number | string)[];
  /** Fields of a body that may hold the service's words, best first. */
  readonly messages: readonly string[];
  /** What a caller does about a failure that came as a success: one sentence. */
  readonly advice?: string | undefined;
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
