import type { ResumeToken } from "./paginate-options.js";

/**
 * The service says that a list goes on, but its pages lead in a circle or nowhere. Every item that was handed out before
 * is good, and no page of several items was handed out twice. An error of a fetch passes through as it is.
 *
 * @example
 * if (error instanceof PaginationLoopError) console.error(error.operation, error.resumeToken);
 */
export class PaginationLoopError extends Error {
  override readonly name = "PaginationLoopError";
  /** Id of the operation that was walked. */
  readonly operation: string;
  /** The last good resumeToken: what lies before it was handed out. As `resumeFrom`, it lets a later walk go on. */
  readonly resumeToken: ResumeToken;

  constructor(operation: string, reason: string, resumeToken: ResumeToken) {
    super(`${operation}: ${reason}. To try again, pass its \`resumeToken\` as \`resumeFrom\`.`);
    this.operation = operation;
    this.resumeToken = resumeToken;
  }
}
