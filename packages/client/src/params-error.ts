import { ClientError } from "./client-error.js";

/** One thing wrong with the parameters of a call. */
export interface ParamsProblem {
  /** Key in the params object; the keys of a group of which exactly one is taken, joined by ` | `. */
  readonly param: string;
  /** What the operation takes, and what it was given: one sentence. */
  readonly message: string;
}

/**
 * The parameters of a call are not what the API's document admits, and nothing was sent. What the service itself finds
 * wrong with a request is an `ApiError`.
 *
 * @example
 * if (error instanceof ParamsError) for (const { param, message } of error.problems) console.error(param, message);
 */
export class ParamsError extends ClientError {
  override readonly name = "ParamsError";
  /** All that is wrong: one or more. */
  declare readonly problems: readonly ParamsProblem[];

  constructor(operation: string, problems: readonly ParamsProblem[]) {
    super(operation, `${operation} was not sent. ${problems.map(({ message }) => message).join(" ")}`, { attempts: 0 });
    this.problems = problems;
  }
}
