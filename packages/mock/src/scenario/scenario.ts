import type { Operation } from "../contract/operation.js";
import type { Reply } from "../http/reply.js";

/**
 * Something that a client may meet and that a plain answer does not show it.
 *
 * A scenario is found by its name, and says itself what it needs; it knows the API by the document alone.
 */
export interface Scenario {
  /** `"slow"`. */
  readonly name: string;
  /** What happens, in one sentence. */
  readonly summary: string;
  /** Which operations can play it: `"all"`, `"lists"`. */
  readonly plays: string;
  readonly parameters: readonly ScenarioParameter[];
  /** Is what it answers within the document? What is not, a tolerant client survives all the same. */
  readonly legal: boolean;
  /** Takes the place of the answer, so that `code`, `example` and `dynamic` say something else. Default: it does not. */
  readonly replacesAnswer?: boolean;
  /** Why an operation cannot play it, to follow "because"; `undefined` when it can. Default: all can. */
  findObstacle?(operation: Operation): string | undefined;
  /** Changes how the answer goes over the wire. */
  deliver?(reply: Reply, parameters: Readonly<Record<string, string>>): Reply;
}

/** A word beside `scenario=…` that says more. */
export interface ScenarioParameter {
  /** `"delay_ms"`: carries its unit, where it has one. */
  readonly name: string;
  /** What it means, with its unit. */
  readonly says: string;
  readonly default: string;
  /** A range of whole numbers, both ends included, or all the words there are. */
  readonly takes: readonly [minimum: number, maximum: number] | { readonly words: readonly string[] };
}
