import type { InBandFailureExtension, OpenApi, Schema } from "@shortvideo-api/document";
import type { ServedOperation } from "../operation/operation.js";
import type { MockResponse } from "../exchange/mock-response.js";
import type { Counted } from "../exchange/session-state.js";
import type { ServedPagination } from "../operation/pagination.js";

/** A named behavior of the mock, such as a late response. It works with any document. */
export interface Scenario {
  /** `"slow"`. */
  readonly name: string;
  /** The effect, in one sentence. */
  readonly summary: string;
  /** Which operations can play it: `"all"`, `"lists"`. */
  readonly plays: string;
  readonly parameters: readonly ScenarioParameter[];
  /** Its responses do not match the document. Default: `false`. */
  readonly breaksDocument?: boolean;
  /** Whether the body may also be that of `default`, the response of any status. */
  readonly mayBeDefault?: boolean;
  /** Whether it determines the response, so that `code`, `example` and `dynamic` contradict it. Default: `false`. */
  readonly replacesResponse?: boolean;
  /** Its failures reject all requests of the session, not one request alone. Default: `false`. */
  readonly coversSession?: boolean;
  /** Returns the reason why an operation cannot play it, as a clause; `undefined` when it can. Default: all operations can. */
  readonly findObstacle?: (operation: ServedOperation) => string | undefined;
  /** Returns the status of the response; `undefined` for the usual one. */
  readonly chooseStatus?: (scene: Scene) => ChosenStatus | undefined;
  /** A change to the pages of a list. */
  readonly twist?: Twist;
  /** Changes the body. Throws a `ScenarioObstacle` when no change is possible. */
  readonly reshape?: (body: unknown, stage: BodyStage) => unknown;
  /** Changes the headers, the text or the delivery of the written response. */
  readonly deliver?: (response: MockResponse, parameters: ScenarioParameters) => MockResponse;
}

/** A request that plays a scenario. */
export interface Scene {
  readonly operation: ServedOperation;
  readonly parameters: ScenarioParameters;
  /** Path and query. */
  readonly target: string;
  /** Counts an event within the session. */
  readonly count: (what: string) => Counted;
}

/** A status that a scenario chooses, with its headers. */
export interface ChosenStatus {
  readonly status: number;
  /** Headers to add to those of the document. Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Values of all parameters by name, defaults included. */
type ScenarioParameters = Readonly<Record<string, string>>;

/** A parameter of a scenario, such as `delay_ms` in `scenario=slow, delay_ms=500`. */
export interface ScenarioParameter {
  /** `"delay_ms"`: includes the unit, if it has one. */
  readonly name: string;
  /** Meaning and unit. */
  readonly meaning: string;
  readonly default: string;
  /** A range of integers with both ends included, or all possible words. */
  readonly values: readonly [minimum: number, maximum: number] | { readonly words: readonly string[] };
}

/** Thrown when a created response shows that its operation cannot play a scenario. The message is a clause with the reason. */
export class ScenarioObstacle extends Error {
  override readonly name = "ScenarioObstacle";
}

/**
 * A change to the pages of a list. `emptyList`: the list has no items. `emptyPage`: the second page is empty, and more follow. `repeat`: the
 * second page names itself as the next.
 */
export type Twist = "emptyList" | "emptyPage" | "repeat";

/** The body that a scenario changes, as the document describes it. */
export interface BodyStage {
  readonly document: OpenApi;
  /** The schema of the body. */
  readonly schema: Schema;
  readonly pagination: ServedPagination | undefined;
  /** Places of values that the request sent: `"comments[].aweme_id"`. */
  readonly echoes: readonly string[];
  readonly inBandFailure: InBandFailureExtension | undefined;
  /** Index of the page in a list, counted from 0. */
  readonly page: number;
  /** Returns whether the body matches the document. */
  readonly admits: (body: unknown) => boolean;
}
