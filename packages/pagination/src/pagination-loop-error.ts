import type { ResumeToken } from "./resume-token.js";

/**
 * Thrown when the service says that a list goes on, but its pages repeat, or name no next page that can be fetched. All items before the error are
 * valid, and no page of several items was returned twice.
 *
 * @example
 * if (error instanceof PaginationLoopError) console.error(error.operation, error.resumeToken);
 */
export class PaginationLoopError extends Error {
  override readonly name = "PaginationLoopError";
  /** Id of the list operation. */
  readonly operation: string;
  /** Resume token after the last valid item. Pass it as `resumeFrom` to try again. */
  readonly resumeToken: ResumeToken;

  constructor(operation: string, reason: string, resumeToken: ResumeToken) {
    super(`${operation}: ${reason}. To try again, pass the error's \`resumeToken\` as \`resumeFrom\`.`);
    this.operation = operation;
    this.resumeToken = resumeToken;
  }
}
