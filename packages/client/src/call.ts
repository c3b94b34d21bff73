import type { Exact } from "@shortvideo-api/wire";
import type { DocumentedAnswers } from "./documented-answers.js";
import type { ParamCheck } from "./param-check.js";
import type { ParamStyles, ParamValues } from "./serialize-params.js";

/** One call of one operation: what a generated method knows. */
export interface Call extends DocumentedAnswers {
  /** Id of the operation, for errors. */
  readonly operation: string;
  /** Upper case. */
  readonly verb: string;
  /** With the document's braces. */
  readonly path: string;
  readonly pathParams?: ParamValues | undefined;
  readonly query?: ParamValues | undefined;
  readonly headers?: ParamValues | undefined;
  readonly cookies?: ParamValues | undefined;
  /** Ways of the parameters that are not written as OpenAPI writes them by default. */
  readonly styles?: ParamStyles | undefined;
  /** What the params are held against before anything is sent, by their keys in the params object. */
  readonly checks?: Readonly<Record<string, ParamCheck>> | undefined;
  /** Groups of params of which exactly one is given; each has a place in `checks`. */
  readonly exactlyOneOf?: readonly (readonly string[])[] | undefined;
  readonly body?: unknown;
  /** Media type of the body. */
  readonly mediaType?: string | undefined;
  readonly bodyExact?: Exact | undefined;
  /** What the operation answers. Default: JSON. */
  readonly answer?: "json" | "text" | "binary" | "none" | undefined;
  /** A success without a body is documented beside one with. */
  readonly mayBeEmpty?: boolean | undefined;
  readonly exact?: Exact | undefined;
}
