import { ParamsError } from "../errors/client-error.js";

/** A value that no request can carry at its place. The call rejects with a `ParamsError`. */
export class UnwritableError extends TypeError {
  /** The name of the param on the wire. */
  readonly param: string;

  constructor(param: string, problem: string) {
    super(`\`${param}\` ${problem}`);
    this.param = param;
  }

  /** Returns the error of the call of an operation. */
  toParamsError(operation: string): ParamsError {
    return new ParamsError(operation, [{ param: this.param, message: this.message }]);
  }
}
