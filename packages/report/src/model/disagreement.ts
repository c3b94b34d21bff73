/** Kinds of disagreements between the mock and another engine. A released code keeps its meaning. */
export type DisagreementCode =
  /** The mock rejects the request, and the engine accepts it. */
  | "request-accepted"
  /** The mock accepts the request, and the engine rejects it. */
  | "request-rejected"
  /** The engine threw an error or would not respond. */
  | "engine-failed"
  /** The engine returned a response that does not match the document. */
  | "response-unusable";

/** The disagreement of another engine about one request. */
export interface RequestDisagreement {
  readonly code: DisagreementCode;
  /**
   * The violations if the mock rejects the request, else the messages of the engine. Contains no key and no value of an undeclared
   * parameter.
   */
  readonly reason: string;
}

/** The disagreements with the same operation, code and reason. They never fail a run. */
export interface Disagreement extends RequestDisagreement {
  /** The operationId; absent if the document does not have the path or the method. */
  readonly operation?: string;
  /** Number of requests with this disagreement. */
  readonly count: number;
  /** The first such request, without keys and without values of undeclared parameters. */
  readonly request: { readonly method: string; readonly target: string };
}

/** The requests and responses of another engine, and its disagreements with the mock. */
export interface EngineReport {
  /** Name of the engine: `"prism"`. */
  readonly name: string;
  /** Number of requests that the engine validated. */
  readonly requests: number;
  /** Number of responses with a body that the engine created. */
  readonly responses: number;
  readonly disagreements: readonly Disagreement[];
  /** Number of disagreements that are not listed, because there are too many kinds; absent if all are listed. */
  readonly unlisted?: number;
}
