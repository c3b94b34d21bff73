/** Kinds of disagreements between the mock and another engine. A released code keeps its meaning. */
export type DisagreementCode =
  /** The mock rejects the request, and the engine accepts it. */
  | "request-accepted"
  /** The mock accepts the request, and the engine rejects it. */
  | "request-rejected"
  /** The engine threw an error, or would not have finished. */
  | "engine-failed"
  /** The engine returned a response that does not match the document. */
  | "response-unusable";

/** How another engine disagrees about one request. */
export interface RequestDisagreement {
  readonly code: DisagreementCode;
  /**
   * Why: the violations where the mock rejects the request, and the engine's own words otherwise. Contains no key and no value of an
   * undeclared parameter.
   */
  readonly reason: string;
}

/** A disagreement, once for each operation, code and reason. It never fails a run. */
export interface Disagreement extends RequestDisagreement {
  /** The operationId; absent if the document does not have the path or the method. */
  readonly operation?: string;
  /** Requests with this disagreement. */
  readonly count: number;
  /** The first of them, without keys and without values of undeclared parameters. */
  readonly request: { readonly method: string; readonly target: string };
}

/** The work of another engine, and how it disagrees with the mock. */
export interface EngineReport {
  /** `"prism"`. */
  readonly name: string;
  /** Requests that the engine validated. */
  readonly requests: number;
  /** Responses with a body that the engine created. */
  readonly responses: number;
  readonly disagreements: readonly Disagreement[];
  /** Disagreements that are counted and not listed, since there were too many kinds of them; absent when all are listed. */
  readonly unlisted?: number;
}
