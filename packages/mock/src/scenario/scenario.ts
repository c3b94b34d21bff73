import type { Operation } from "../operation/operation.js";
import type { MockResponse } from "../exchange/mock-response.js";
import type { Counted } from "../exchange/session-state.js";
import type { BodyStage } from "./body-stage.js";

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
  /** Why an operation cannot play it, a clause; `undefined` when it can. Default: all can. */
  readonly findObstacle?: (operation: Operation) => string | undefined;
  /** Answers another status; `undefined` for the usual one. */
  readonly chooseStatus?: (scene: Scene) => ChosenStatus | undefined;
  /** Another way through a list. */
  readonly twist?: Twist;
  /** Gives another body in place of the one. Throws `ScenarioObstacle` when there is none. */
  readonly reshape?: (body: unknown, stage: BodyStage) => unknown;
  /** Changes how the answer goes over the wire. */
  readonly deliver?: (response: MockResponse, parameters: ScenarioParameters) => MockResponse;
}

/** A request that plays a scenario. */
export interface Scene {
  readonly operation: Operation;
  readonly parameters: ScenarioParameters;
  /** Path and query. */
  readonly target: string;
  /** Counts one more of something within the session. */
  readonly count: (what: string) => Counted;
}

export interface ChosenStatus {
  readonly status: number;
  /** Beside those that the document has; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** All of them, by name; those that were not given have their defaults. */
export type ScenarioParameters = Readonly<Record<string, string>>;

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

/** An operation cannot play a scenario, which shows only once its answer is made. The message is a clause that says why. */
export class ScenarioObstacle extends Error {
  override readonly name = "ScenarioObstacle";
}

/** `emptyList`: nothing is in it. `emptyPage`: the second page is empty, and there are more. `repeat`: the second page names itself as the next. */
export type Twist = "emptyList" | "emptyPage" | "repeat";
